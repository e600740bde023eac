import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { type ShareCache, type ShareStore, sharedTrip } from '~/domain/trips/sharing/shared-trip'
import { itineraryView } from '~/messages/itinerary-view'

/** What a share code shows; null for an unknown or revoked code. */
export async function openSharedTrip(
  code: string,
  { shares, shareCache, say }: { shares: ShareStore; shareCache: ShareCache; say: Say },
): Promise<ItineraryView | null> {
  const target = await shares.target(code)
  if (!target) return null
  const cached = await shareCache.get(code, target.version)
  if (cached) return itineraryView(cached, say)
  const itinerary = await shares.read(target)
  if (!itinerary) return null
  const shown = sharedTrip(itinerary)
  await shareCache.put(code, target.version, shown)
  return itineraryView(shown, say)
}
