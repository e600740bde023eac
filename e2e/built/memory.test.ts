// The heap limit of the second run of the fault suites must end a Worker that needs more.
import type { Readable } from 'node:stream'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { afterEach, expect, it, vi } from 'vitest'
import { deployedHeap } from '../../scripts/deployed-heap.mjs'

const hoarder = `export default {
  fetch(request) {
    const kept = []
    const megabytes = Number(new URL(request.url).searchParams.get('megabytes'))
    while (kept.length < megabytes) kept.push(new Array(131_072).fill(kept.length + 0.5))
    return new Response(String(kept.length))
  },
}`

/** Fills a Worker's heap; gives how many megabytes it could hold, or that it was ended. */
async function fill(megabytes: number, flags: string): Promise<string> {
  vi.stubEnv('MINIFLARE_WORKERD_V8_FLAGS', flags)
  const miniflare = new Miniflare({
    modules: true,
    script: hoarder,
    cf: false,
    log: new Log(LogLevel.NONE),
    handleRuntimeStdio: (...streams: Readable[]) => {
      for (const stream of streams) stream.resume()
    },
  })
  try {
    await miniflare.ready
    const response = await miniflare.dispatchFetch(`http://localhost/?megabytes=${megabytes}`)
    return await response.text()
  } catch {
    return 'ended'
  } finally {
    await miniflare.dispose()
  }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

it('a heap of 128 MB holds 60 MB and ends what needs 200 MB, which a free heap holds', {
  timeout: 60_000,
}, async () => {
  expect(await fill(60, deployedHeap)).toBe('60')
  expect(await fill(200, deployedHeap)).toBe('ended')
  expect(await fill(200, '')).toBe('200')
})
