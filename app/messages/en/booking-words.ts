import type { ActivityView } from '~/domain/itinerary/itinerary'
import type { BookingKind } from '~/domain/request/booking'

/** What a kind of booking is called. */
export const bookingNames: Record<BookingKind, string> = {
  flight: 'Flight',
  train: 'Train',
  table: 'Table',
  tour: 'Tour',
  show: 'Show',
  ticket: 'Ticket with a time',
}

/** What is said of a booking on one line: its way or place, and its number. */
export function bookingWords({ booking }: Pick<ActivityView, 'booking'>): string[] {
  if (!booking) return []
  const { kind, from, to, place, confirmation } = booking
  const way = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')
  return [
    way ? `${bookingNames[kind]} ${way}` : bookingNames[kind],
    ...(place ? [place] : []),
    ...(confirmation ? [`Confirmation ${confirmation}`] : []),
  ]
}
