import { z } from 'zod'
import { DatedBooking, mostBookings } from '~/domain/request/booking'
import { draftBookingsKey } from '~/domain/request/trip-draft'

const Kept = z.array(DatedBooking).max(mostBookings).catch([])

/** The bookings of a form that was being filled in in this tab; none where they cannot be read. */
export function readBookings(): DatedBooking[] {
  try {
    return Kept.parse(JSON.parse(sessionStorage.getItem(draftBookingsKey) ?? '[]'))
  } catch {
    return []
  }
}
