import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'

/** A stop of a plan with what the catalogue knows about it. */
export interface PlannedStop {
  place: Place
  date: string
}

/** The catalogue places of a plan, in order; stops that a person typed in are left out. */
export function plannedStops(
  days: readonly ItineraryDay[],
  { places }: Pick<Destination, 'places'>,
): PlannedStop[] {
  const known = new Map(places.map((place) => [place.id, place]))
  return days.flatMap(({ activities, date }) =>
    activities.flatMap(({ placeId, type }) => {
      const place = placeId === null || type === 'accommodation' ? undefined : known.get(placeId)
      return place ? [{ place, date }] : []
    }),
  )
}
