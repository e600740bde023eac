import { daysBetween } from '~/domain/calendar/calendar-date'
import type { ItineraryView, TripPlaceView } from '~/domain/itinerary/itinerary'
import type { PlacesChange } from '~/domain/request/places-change'

/** How long a trip stays in a place. */
export type Stay = Pick<TripPlaceView, 'destination' | 'name' | 'startDate' | 'days' | 'nights'>

/** The places of a trip, of which a plain one has one. */
export function staysOf({ places, destination, startDate, endDate }: ItineraryView): Stay[] {
  if (places) return places
  const days = daysBetween(startDate, endDate) + 1
  return [{ destination, name: destination.split(',')[0] ?? destination, startDate, days, nights: days - 1 }]
}

/** The places of a trip as they are, as what is asked for: the length follows from the nights. */
export function placesNow(itinerary: ItineraryView): PlacesChange {
  return {
    destinations: staysOf(itinerary).map(({ destination, nights }) => ({
      destination,
      nights: Math.max(1, nights),
    })),
    order: 'fixed',
    days: 'fit',
  }
}

/** How many days longer a trip gets by its nights; negative where it gets shorter. Null where the planner shares them out. */
export function daysLonger({ destinations }: PlacesChange, itinerary: ItineraryView): number | null {
  const sum = destinations.reduce<number | null>(
    (all, { nights }) => (all === null || nights === undefined ? null : all + nights),
    0,
  )
  return sum === null ? null : sum - staysOf(itinerary).reduce((all, { nights }) => all + nights, 0)
}
