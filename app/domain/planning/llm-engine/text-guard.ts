import type { Destination } from '~/domain/catalogue/destination'
import type { PlanRequest } from '~/domain/request/plan-request'
import { knownNames } from '~/domain/verification/known-names'
import { namesTyped } from '~/domain/verification/names-typed'
import { type Style, unknownVenues } from '~/domain/verification/venue-names'
import { isGermanProse, isSaying, isTitle, proseFault } from './plain-prose'
import { hidesLetters, offenceOf, plainText } from './text-gate'

/**
 * Reads a text of a model and gives it back as one line, or nothing when it may not be shown. `given` is what the model was
 * told: figures may come from there alone.
 */
export type TextGuard = (text: unknown, most: number, given: unknown, style?: Style) => string | undefined

/** What a text is: a line of a plan, or an answer of the assistant, which may speak of hours and prices that it was given. */
type Manner = 'plan' | 'answer'

/**
 * The one gate for all that a model writes: the plain prose of a plan in one of five languages, without link, contact or markup,
 * without a figure that was not given, and without a venue that nobody knows, by the same rule as the check of the words in a
 * finished plan.
 */
export function textGuard(
  { interests, additionalInfo }: Pick<PlanRequest, 'interests' | 'additionalInfo'>,
  destination: Destination,
  more: string[] = [],
  manner: Manner = 'plan',
): TextGuard {
  const names = knownNames(destination, [...interests, ...namesTyped(additionalInfo), ...more])
  return (text, most, given, style = 'prose') => {
    if (typeof text !== 'string' || hidesLetters(text)) return undefined
    const line = plainText(text, most)
    if (line === '' || offenceOf(line, given) !== undefined) return undefined
    if (proseFault(line, { given, names, answers: manner === 'answer' })) return undefined
    const venues = unknownVenues(line, isTitle(line) ? 'heading' : style, names)
    return venues.every((venue) => isGermanProse(line, venue) || isSaying(venue, names)) ? line : undefined
  }
}
