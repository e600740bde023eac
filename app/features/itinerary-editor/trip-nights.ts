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

/** Whether the places that are asked for are those of the trip, with their nights and in their order. */
export function isSameChange(
  { destinations, order, booked = [] }: PlacesChange,
  itinerary: ItineraryView,
): boolean {
  const now = placesNow(itinerary).destinations
  return (
    order !== 'best' &&
    booked.length === 0 &&
    destinations.length === now.length &&
    destinations.every(
      ({ destination, nights }, at) => destination === now[at]?.destination && nights === now[at]?.nights,
    )
  )
}

/** How many days longer a trip gets by its nights; negative where it gets shorter. Null where the planner shares them out. */
export function daysLonger({ destinations }: PlacesChange, itinerary: ItineraryView): number | null {
  const sum = destinations.reduce<number | null>(
    (all, { nights }) => (all === null || nights === undefined ? null : all + nights),
    0,
  )
  return sum === null ? null : sum - staysOf(itinerary).reduce((all, { nights }) => all + nights, 0)
}
