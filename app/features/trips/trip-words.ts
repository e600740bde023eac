import { shortDate } from '~/messages/en/dates'

/** "Tue 13 April 2027". */
export function longDate(date: string): string {
  return `${shortDate(date)} ${date.slice(0, 4)}`
}

/** "premium" as "Premium". */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Shown after a deletion. */
export const removedWords = 'The trip was deleted, and its share link with it.'

/** Messages about a trip that was not deleted or not restored. */
export const tripProblems = {
  remove: 'The trip could not be deleted. Please try again.',
  undo: 'The trip could not be brought back. Please try again.',
}

/** The same for the name of a problem in an address; null for any other. */
export function problemWords(problem: string | null): string | null {
  return problem === 'remove' || problem === 'undo' ? tripProblems[problem] : null
}
