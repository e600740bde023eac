import { isStorageDown } from '~/domain/errors'
import type { Itinerary, ItineraryView } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import {
  confirmedFor,
  copyHolds,
  type ShareCache,
  type ShareStore,
  type ShareTarget,
  sharedTrip,
} from '~/domain/trips/sharing/shared-trip'
import { itineraryView } from '~/messages/itinerary-view'

interface Parts {
  shares: ShareStore
  shareCache: ShareCache
  say: Say
  now(): Date
}

/**
 * What a share code shows; null for an unknown or revoked code. While the database is away, the copy that it confirmed last,
 * if that is not too long ago (decision 101).
 */
export async function openSharedTrip(code: string, parts: Parts): Promise<ItineraryView | null> {
  const trip = await readShared(code, parts)
  return trip && itineraryView(trip, parts.say)
}

/** `tries`: an edit between the two reads makes the first one old, and the trip is looked for again. */
async function readShared(code: string, parts: Parts, tries = 3): Promise<Itinerary | null> {
  const { shares, shareCache, now } = parts
  let target: ShareTarget | null
  try {
    target = await shares.target(code)
  } catch (error) {
    const copy = isStorageDown(error) ? await shareCache.get(code) : null
    if (copy && now().getTime() - copy.confirmedAt < copyHolds) return copy.trip
    throw error
  }
  if (!target) return null
  const copy = await shareCache.get(code)
  const isCurrent = copy?.version === target.version
  if (isCurrent && now().getTime() - copy.confirmedAt < confirmedFor) return copy.trip
  const itinerary = isCurrent ? null : await shares.read(target)
  if (!isCurrent && !itinerary && tries > 1) return readShared(code, parts, tries - 1)
  const shown = isCurrent ? copy.trip : itinerary && sharedTrip(itinerary)
  if (shown) await shareCache.put(code, target.version, shown)
  return shown
}
