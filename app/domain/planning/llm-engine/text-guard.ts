import type { Destination } from '~/domain/catalogue/destination'
import type { PlanRequest } from '~/domain/request/plan-request'
import { knownNames } from '~/domain/verification/known-names'
import { type Style, unknownVenues } from '~/domain/verification/venue-names'

/** Control characters, and those that turn the direction of a text or can't be seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu

/** A model's text as one line of plain text of at most so many characters, cut between words. */
export function plainText(text: string, most: number): string {
  const line = text.replace(unseen, ' ').replace(/\s+/gu, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

/** Reads a text and gives it back, or nothing when it is empty or names a venue that nobody knows of. */
export type TextGuard = (text: unknown, most: number, style?: Style) => string | undefined

/** The same rule as the check of the words in a finished plan, applied before a text gets into one. */
export function textGuard(request: PlanRequest, destination: Destination): TextGuard {
  const known = knownNames(destination, request.interests)
  return (text, most, style = 'prose') => {
    if (typeof text !== 'string') return undefined
    const line = plainText(text, most)
    return line !== '' && unknownVenues(line, style, known).length === 0 ? line : undefined
  }
}
