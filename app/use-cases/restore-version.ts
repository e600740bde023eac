import type { User } from '~/domain/account/session'
import { fail, type Result } from '~/domain/errors'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { editTrip, type SaveParts } from './edit-trip'

interface Restore {
  user: User
  tripId: string
  /** The version that is replaced; it stays among the earlier ones. */
  version: number
  /** The version that comes back. */
  restore: number
}

/** Brings an earlier version of a trip back, as an edit like any other: it is judged by what is known today. */
export async function restoreVersion(
  { user, tripId, version, restore }: Restore,
  parts: SaveParts,
): Promise<Result<{ version: number; itinerary: ItineraryView }>> {
  const itinerary = await parts.trips.atVersion(user.id, tripId, restore)
  if (!itinerary) return fail('not-found', 'This version is not kept any more.')
  return editTrip({ user, tripId, version, itinerary }, parts)
}
