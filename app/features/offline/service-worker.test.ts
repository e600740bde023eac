import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const site = 'https://site.example'
const trip = ['/trips/t1', '/own/edits/t1', '/api/trips/t1/export/trip.json']

/**
 * The service worker in a browser whose network answers with `status`; returns what is cached after a trip was opened.
 */
async function keptAfter(status: number): Promise<string[]> {
  const own = new Set(trip)
  const pathOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, site).pathname
  const cache = {
    put: async (key: string) => void own.add(key),
    keys: async () => [...own].map((path) => ({ url: site + path })),
    delete: async (key: string | { url: string }) => own.delete(pathOf(key)),
  }
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener(name: string, listener: (event: object) => void) {
      listeners[name] = listener
    },
    location: { origin: site },
  }
  runInNewContext(await readFile('public/sw.js', 'utf8'), {
    self,
    caches: { open: async () => cache },
    fetch: async () => new Response('', { status }),
    Response,
    URL,
    setTimeout,
  })
  let work: Promise<unknown> = Promise.resolve()
  listeners.message?.({
    data: { type: 'keep', address: '/trips/t1', shared: false, sparing: true },
    waitUntil(waited: Promise<unknown>) {
      work = waited
    },
  })
  await work
  return [...own].sort()
}

it('keeps a trip and its unsent edit while the server is in trouble', async () => {
  for (const status of [500, 503, 429]) expect(await keptAfter(status)).toEqual([...trip].sort())
})

it('forgets a trip that is gone, but never an edit that waits', async () => {
  expect(await keptAfter(404)).toEqual(['/own/edits/t1'])
})
