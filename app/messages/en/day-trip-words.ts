import type { DayTripRow } from '~/domain/itinerary/day-trip-rows'
import type { Say } from '~/domain/message'
import { clock } from './wording'

/** What a row of a day trip says beside its times. */
export function rowWords({ kind, name = '', at = '' }: DayTripRow, say: Pick<Say, 'units'>): string {
  switch (kind) {
    case 'leave':
      return `Set off: ${name}`
    case 'part':
      return name
    case 'free':
      return 'Time to yourself'
    case 'back':
      return 'On the way back'
    case 'late':
      return `Be on the way back by ${clock(at, say)}`
    case 'out':
      return `No time is left for ${name}`
    case 'short':
      return 'You are there for less time than is usual, so each part is shorter'
  }
}
