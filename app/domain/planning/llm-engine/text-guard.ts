import type { Destination } from '~/domain/catalogue/destination'
import type { PlanRequest } from '~/domain/request/plan-request'
import { knownNames } from '~/domain/verification/known-names'
import { namesTyped } from '~/domain/verification/names-typed'
import { type Style, unknownVenues } from '~/domain/verification/venue-names'
import { offenceOf, plainText } from './text-gate'

/**
 * Reads a text of a model and gives it back as one line, or nothing when it may not be shown. `given` is what the model was
 * told: figures may come from there alone.
 */
export type TextGuard = (text: unknown, most: number, given: unknown, style?: Style) => string | undefined

/**
 * The one gate for all that a model writes: no link, contact, payment, markup or order, no figure that was not given, and no
 * venue that nobody knows, by the same rule as the check of the words in a finished plan.
 */
export function textGuard(
  { interests, additionalInfo }: Pick<PlanRequest, 'interests' | 'additionalInfo'>,
  destination: Destination,
  more: string[] = [],
): TextGuard {
  const known = knownNames(destination, [...interests, ...namesTyped(additionalInfo), ...more])
  return (text, most, given, style = 'prose') => {
    if (typeof text !== 'string') return undefined
    const line = plainText(text, most)
    if (line === '' || offenceOf(line, given) !== undefined) return undefined
    return unknownVenues(line, style, known).length === 0 ? line : undefined
  }
}
