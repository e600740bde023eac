import type { User } from '~/domain/account/session'
import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { fail, type Result } from '~/domain/errors'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { movedTrip } from '~/domain/trips/move-trip'
import { editTrip, type SaveParts } from './edit-trip'

interface Move {
  user: User
  tripId: string
  /** The version that was looked at. */
  version: number
  startDate: CalendarDate
}

/** Puts a trip on other dates, as an edit like any other: hours, light and checks are those of the new dates. */
export async function moveTrip(
  { user, tripId, version, startDate }: Move,
  parts: SaveParts,
): Promise<Result<{ version: number; itinerary: ItineraryView }>> {
  const trip = await parts.trips.find(user.id, tripId)
  if (!trip) return fail('not-found', 'There is no such trip.')
  const itinerary = movedTrip(trip.itinerary, startDate)
  return editTrip({ user, tripId, version, itinerary }, parts)
}
