import { z } from 'zod'
import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import type { Log } from '~/domain/operations/events'
import { retention } from '~/domain/retention/retention-rules'
import type { ShareCache } from '~/domain/trips/sharing/shared-trip'

/** A cached trip that was not opened for this long is read from the database again, seconds. */
const kept = retention['shared-copies'].keep / 1000

const Facts = z.object({
  version: z.number(),
  /** Missing in entries of earlier days. */
  confirmedAt: z.number().default(0),
})

/** One entry a code, with the version it shows and the time at which the database confirmed it. */
export function kvShareCache(kv: KVNamespace, now: () => number, log: Log): ShareCache {
  const keyOf = (code: string) => `shared:${code}`
  /** The page works without the cache, only slower. */
  const orElse = <T>(work: Promise<T>, otherwise: T) =>
    work.catch((error: unknown) => {
      log('share-cache-failed', {}, error)
      return otherwise
    })
  return {
    get: (code) =>
      orElse(
        kv.getWithMetadata(keyOf(code)).then(({ value, metadata }) => {
          const facts = Facts.safeParse(metadata)
          if (value === null || !facts.success) return null
          return { trip: readItinerary(value), ...facts.data }
        }),
        null,
      ),
    put: (code, version, trip) =>
      orElse(
        kv.put(keyOf(code), JSON.stringify(trip), {
          expirationTtl: kept,
          metadata: { version, confirmedAt: now() },
        }),
        undefined,
      ),
    clear: (code) => orElse(kv.delete(keyOf(code)), undefined),
  }
}
