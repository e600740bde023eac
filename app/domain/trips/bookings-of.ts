import type { Itinerary } from '~/domain/itinerary/itinerary'
import { textsIn } from '~/domain/message'
import { formatMoney } from '~/domain/money/format-money'
import { type DatedBooking, mostBookings } from '~/domain/request/booking'

/** What is booked in a trip, as a form for another plan of it has it. */
export function bookingsOf({ days, currency }: Pick<Itinerary, 'days' | 'currency'>): DatedBooking[] {
  return days
    .flatMap(({ date, activities }) =>
      activities.flatMap(({ booking, title, startTime, endTime, costCents }): DatedBooking[] => {
        if (!booking) return []
        const cost = costCents > 0 ? formatMoney(costCents, currency) : ''
        const name = textsIn(title).join(' ').slice(0, 160)
        return [{ ...booking, title: name, date, start: startTime, end: endTime, cost }]
      }),
    )
    .slice(0, mostBookings)
}
