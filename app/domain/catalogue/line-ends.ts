import { metersBetween } from './distance'
import type { Coordinates, Place } from './place'

/** Where a place is begun and where it is left: the same point for most, the two ends of a street, a path or a ride. */
export interface Ends {
  at: Coordinates
  end: Coordinates
}

/** Metres between two ends from which on it matters at which of them one begins. */
const worthTurning = 100

/** The ends of a place as it is begun, or turned round. */
export function endsOf({ at, line }: Pick<Place, 'at' | 'line'>, turned = false): Ends {
  if (!line) return { at, end: at }
  return turned ? { at: line.to, end: at } : { at, end: line.to }
}

/** Whether a place is as good begun at its other end, and that makes a difference. */
export function canTurn({ at, line }: Pick<Place, 'at' | 'line'>): boolean {
  return line?.bothWays === 'yes' && metersBetween(at, line.to) >= worthTurning
}

/** Whether a stop that stands at `begun` was begun at the other end of its place. */
export function isTurned(place: Pick<Place, 'at' | 'line'>, begun: Coordinates): boolean {
  if (!canTurn(place) || !place.line) return false
  return metersBetween(begun, place.line.to) < metersBetween(begun, place.at)
}

/** The same places without their other ends, for trips whose ways begin where a stop began. */
export function withoutLines<D extends { places: Place[] }>(destination: D): D {
  return { ...destination, places: destination.places.map(({ line: _line, ...place }) => place) }
}
