import { createContext } from 'react'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'

/** Destinations whose water and parks are drawn under the routes of a trip, by its places; null where there are none. */
export type TripGround = readonly (string | null)[]

/** The grounds of the trip that is shown. */
export const TripGroundContext = createContext<TripGround>([])

export function tripGround({
  destinationId,
  places,
}: Pick<ItineraryView, 'destinationId' | 'places'>): TripGround {
  return places ? places.map((place) => place.destinationId) : [destinationId]
}

/** The grounds that a day may be on: on a day with a journey, both of its places. */
export function groundsOf(
  { place = 0, before }: Pick<DayView, 'place' | 'before'>,
  trip: TripGround,
): string[] {
  const ids = [trip[place], before && trip[place - 1]]
  return ids.flatMap((id) => (typeof id === 'string' ? [id] : []))
}
