import { fail, ok, type Result } from '~/domain/errors'
import type { ShareCache } from '~/domain/trips/sharing/shared-trip'
import type { TripStore } from '~/domain/trips/trip'

/** Takes a trip away, and its link with it. It can be brought back for a while. */
export async function removeTrip(
  { userId, tripId }: { userId: string; tripId: string },
  { trips, shareCache }: { trips: TripStore; shareCache: ShareCache },
): Promise<Result<null>> {
  const removed = await trips.remove(userId, tripId)
  if (!removed) return fail('not-found', 'There is no such trip.')
  if (removed.shareCode) await shareCache.clear(removed.shareCode)
  return ok(null)
}
