import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import type { Log } from '~/domain/operations/events'
import type { ShareCache } from '~/domain/trips/sharing/shared-trip'

/** A cached trip that was not opened for this long is read from the database again, seconds. */
const kept = 7 * 86_400

/** One entry a code, with the version it shows: after an edit it is simply not the version that is asked for. */
export function kvShareCache(kv: KVNamespace, log: Log): ShareCache {
  const keyOf = (code: string) => `shared:${code}`
  /** The page works without the cache, only slower. */
  const orElse = <T>(work: Promise<T>, otherwise: T) =>
    work.catch((error: unknown) => {
      log('share-cache-failed', {}, error)
      return otherwise
    })
  return {
    get: (code, version) =>
      orElse(
        kv
          .getWithMetadata<{ version: number }>(keyOf(code))
          .then(({ value, metadata }) =>
            value !== null && metadata?.version === version ? readItinerary(value) : null,
          ),
        null,
      ),
    put: (code, version, trip) =>
      orElse(
        kv.put(keyOf(code), JSON.stringify(trip), { expirationTtl: kept, metadata: { version } }),
        undefined,
      ),
    clear: (code) => orElse(kv.delete(keyOf(code)), undefined),
  }
}
