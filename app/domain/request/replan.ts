import type { Place } from '~/domain/catalogue/place'

/**
 * What is to be different when days are planned anew. Stops that are locked, and those a traveller typed in, stay where
 * and when they are; everything else may change.
 */
export interface Replan {
  /** Numbers of the days, from 1. The others stay as they are, and nothing of theirs comes again. */
  days: number[]
  /** Ids of stops that stay beside the locked ones. */
  keep?: string[]
  /** "We start at noon": nothing before. As `12:00`. */
  from?: string
  /** Back at the base by then. */
  to?: string
  /** Rather under a roof. */
  rainy?: boolean
  /** One pace slower. */
  slower?: boolean
  /** Only the stops that the days have now, in a better order. */
  sameStops?: boolean
  /** Places and kinds of places that shall not come. */
  without?: { places?: string[]; kinds?: Place['kind'][] }
  /** Wishes that count beside those of the trip. */
  interests?: string[]
  /** Kilometres on foot a day, where that is less than before. */
  maxWalkingDistance?: number
  /** Tables and tickets that cost less. */
  cheaper?: boolean
  /** Another number gives another plan. */
  seed?: number
}
