import type { Log } from '~/domain/operations/events'
import { retention } from '~/domain/retention/retention-rules'
import type { PictureCache } from '~/domain/trips/sharing/picture-cache'

/** Seconds that a picture is cached. */
const kept = retention.pictures.keep / 1000

/** Pictures in the cache of the data centre; empty where the platform has no cache. */
export function edgePictures(waitUntil: (work: Promise<unknown>) => void, log: Log): PictureCache {
  const addressOf = (edition: string) => `https://pictures.local/${encodeURIComponent(edition)}.png`
  const failed = (error: unknown) => {
    log('picture-cache-failed', {}, error)
    return undefined
  }
  return async (edition, draw) => {
    const address = addressOf(edition)
    const cache = await caches.open('pictures').catch(failed)
    const known = await cache?.match(address).catch(failed)
    if (known) return known.arrayBuffer()
    const drawn = await draw()
    if (!drawn) return null
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${kept}` }
    if (cache) waitUntil(cache.put(address, new Response(drawn, { headers })).catch(failed))
    return drawn
  }
}
