import type { Log } from '~/domain/operations/events'
import { retention } from '~/domain/retention/retention-rules'
import type { PictureCache } from '~/domain/trips/sharing/picture-cache'
import { edgeCache } from './edge-cache.server'

/** Pictures in the cache of the data centre. */
export function edgePictures(waitUntil: (work: Promise<unknown>) => void, log: Log): PictureCache {
  const cache = edgeCache('pictures', { keep: retention.pictures.keep, waitUntil, log })
  return async (edition, draw) => {
    const known = await cache.get(`${edition}.png`)
    if (known) return known.arrayBuffer()
    const drawn = await draw()
    if (drawn) cache.put(`${edition}.png`, drawn, { 'Content-Type': 'image/png' })
    return drawn
  }
}
