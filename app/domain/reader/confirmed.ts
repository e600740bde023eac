import type { Destination } from '~/domain/catalogue/destination'
import { type Constraint, certainEnough } from './constraint'
import { inShort } from './in-short'
import { read } from './read'

/** Characters that the field takes. */
const longest = 2000

/**
 * The text with a plain sentence after it that says a wish of which the reader was not sure; null where the sentence would not
 * be read as that wish.
 */
export function confirmed(
  text: string,
  wish: Constraint,
  sentence: string,
  destination: Destination,
): string | null {
  const before = text.trim()
  const whole = `${before}${/[.!?;]$/.test(before) ? '' : '.'} ${sentence}.`
  if (whole.length > longest) return null
  const isSaid = read(whole, destination).read.some(
    ({ constraint, certainty }) => certainty >= certainEnough && inShort(constraint) === inShort(wish),
  )
  return isSaid ? whole : null
}
