import type { Log } from '~/domain/operations/events'

/** Responses in the cache of the data centre, by key; empty where the platform has no cache. */
export function edgeCache(
  name: string,
  { keep, waitUntil, log }: { keep: number; waitUntil: (work: Promise<unknown>) => void; log: Log },
) {
  const addressOf = (key: string) => `https://${name}.local/${encodeURIComponent(key)}`
  const failed = (error: unknown) => {
    log('edge-cache-failed', { cache: name }, error)
    return undefined
  }
  const open = () => caches.open(name).catch(failed)
  return {
    get: async (key: string): Promise<Response | undefined> =>
      (await open())?.match(addressOf(key)).catch(failed),
    put(key: string, body: BodyInit, headers: Record<string, string>) {
      const lasting = { ...headers, 'Cache-Control': `public, max-age=${Math.round(keep / 1000)}` }
      const work = async () =>
        (await open())?.put(addressOf(key), new Response(body, { headers: lasting })).catch(failed)
      waitUntil(work())
    },
  }
}
