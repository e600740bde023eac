import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { BookedStop, Move } from '~/domain/itinerary/edit/moves'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import type { DatedBooking } from '~/domain/request/booking'
import { type BookingFields, emptyBooking, minutesOf } from '~/domain/request/booking-fields'

/** The edit that puts a booking into a plan; `id` is the stop that it takes the place of. */
export function bookingMove(
  { title, date, start, end, cost, ...booking }: DatedBooking,
  id: string | null,
  days: readonly DayView[],
): Move | null {
  const day = days.find((each) => each.date === date)?.day
  if (day === undefined) return null
  const stop: BookedStop = {
    booking,
    title,
    start: fromClock(start),
    minutes: minutesOf({ start, end }),
    cost,
  }
  return { kind: 'book', day, id, stop }
}

/** A booked stop as the form shows it. */
export function fieldsOfStop({ title, startTime, endTime, cost = '', booking }: ActivityView, date: string) {
  const { turn = 'during', ...known } = booking ?? { kind: emptyBooking.kind }
  return {
    ...emptyBooking,
    ...known,
    turn,
    title,
    date,
    start: startTime,
    end: endTime,
    cost,
  } satisfies BookingFields
}

/** Names of a destination that give a booking its position. */
export function knownPlaces({ places, areas }: Pick<Destination, 'places' | 'areas'>): string[] {
  return [...areas, ...places.filter(({ kind }) => kind !== 'base')].map(({ name }) => name)
}
