import type { Itinerary } from '~/domain/itinerary/itinerary'
import { type ShareCache, type ShareStore, sharedTrip } from '~/domain/trips/sharing/shared-trip'

/** What a share code shows; null for a code that leads nowhere, be it unknown or taken back. */
export async function openSharedTrip(
  code: string,
  { shares, shareCache }: { shares: ShareStore; shareCache: ShareCache },
): Promise<Itinerary | null> {
  const target = await shares.target(code)
  if (!target) return null
  const cached = await shareCache.get(code, target.version)
  if (cached) return cached
  const itinerary = await shares.read(target)
  if (!itinerary) return null
  const shown = sharedTrip(itinerary)
  await shareCache.put(code, target.version, shown)
  return shown
}
