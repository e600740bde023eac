import { shortDate } from '~/domain/calendar/calendar-date'

/** "Tue 13 April 2027". */
export function longDate(date: string): string {
  return `${shortDate(date)} ${date.slice(0, 4)}`
}

/** "premium" as "Premium". */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** After a deletion. */
export const removedWords = 'The trip was deleted, and its share link with it.'
