import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { PlacesChange } from '~/domain/request/places-change'

/** The places of a trip as they are, as what is asked for: the length follows from the nights. */
export function placesNow({ places = [] }: Pick<ItineraryView, 'places'>): PlacesChange {
  return {
    destinations: places.map(({ destination, nights }) => ({ destination, nights })),
    order: 'fixed',
    days: 'fit',
  }
}

/** How many days longer a trip gets by its nights; negative where it gets shorter. Null where the planner shares them out. */
export function daysLonger(
  { destinations }: PlacesChange,
  { places = [] }: Pick<ItineraryView, 'places'>,
): number | null {
  const sum = destinations.reduce<number | null>(
    (all, { nights }) => (all === null || nights === undefined ? null : all + nights),
    0,
  )
  return sum === null ? null : sum - places.reduce((all, { nights }) => all + nights, 0)
}
