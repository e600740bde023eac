import { fail, ok, type Result } from '~/domain/errors'
import type { ShareCache, ShareStore } from '~/domain/trips/sharing/shared-trip'

/** Revokes a share link. The store decides; the cache only drops what cannot be reached any more. */
export async function unshareTrip(
  { userId, tripId }: { userId: string; tripId: string },
  { shares, shareCache }: { shares: ShareStore; shareCache: ShareCache },
): Promise<Result<null>> {
  const code = await shares.close(userId, tripId)
  if (code === null) return fail('not-found', 'There is no such trip.')
  if (code !== '') await shareCache.clear(code)
  return ok(null)
}
