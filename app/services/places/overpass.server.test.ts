import { afterEach, expect, test, vi } from 'vitest'
import { overpassServer } from './overpass.server'

const server = (patience = 5000) =>
  overpassServer({ url: 'https://map.test/api/interpreter', userAgent: 'Test (a@b.example)', patience })

/** What the server is asked, and what it answers. */
function answers(respond: (init: RequestInit) => Response | Promise<Response>) {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init)
    return respond(init)
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test('gets the elements of an answer, and says who asks', async () => {
  const asked = answers(() => Response.json({ elements: [{ type: 'node', id: 1 }] }))
  expect(await server().ask('[out:json];')).toMatchObject({ is: 'answer', answer: { elements: [{ id: 1 }] } })
  expect(asked[0]?.body?.toString()).toBe('data=%5Bout%3Ajson%5D%3B')
  expect(new Headers(asked[0]?.headers).get('User-Agent')).toBe('Test (a@b.example)')
})

test.each([
  ['120', 120],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', null],
])('is busy for as long as Retry-After %s says', async (value, retryAfter) => {
  answers(() => new Response('', { status: 429, headers: { 'Retry-After': value } }))
  expect(await server().ask('')).toEqual({ is: 'busy', retryAfter })
})

test('is busy without a time at 504, and refuses at 400', async () => {
  answers(() => new Response('', { status: 504 }))
  expect(await server().ask('')).toEqual({ is: 'busy', retryAfter: null })
  answers(() => new Response('', { status: 400 }))
  expect(await server().ask('')).toEqual({ is: 'refused', status: 400 })
})

test('recognises a time-out that is told inside an answer', async () => {
  answers(() => Response.json({ elements: [], remark: 'runtime error: Query timed out in "query"' }))
  expect(await server().ask('')).toEqual({ is: 'broken', why: 'remark' })
  answers(() => Response.json({ elements: [], remark: 'area data is from yesterday' }))
  expect(await server().ask('')).toMatchObject({ is: 'answer' })
})

test('does not take what is no answer', async () => {
  answers(() => new Response('<html>'))
  expect(await server().ask('')).toEqual({ is: 'broken', why: 'no JSON' })
  answers(() => Response.json({ places: [] }))
  expect(await server().ask('')).toEqual({ is: 'broken', why: 'unknown form' })
})

test('ends an answer that never ends, by its time or its length', async () => {
  const drip = (signal: AbortSignal, bytes: number) =>
    new ReadableStream({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
      pull(controller) {
        controller.enqueue(new Uint8Array(bytes).fill(32))
        return new Promise((resolve) => setTimeout(resolve, bytes > 1 ? 0 : 20))
      },
    })
  answers(({ signal }) => new Response(signal ? drip(signal, 1) : null))
  expect(await server(200).ask('')).toEqual({ is: 'broken', why: 'silent' })
  answers(({ signal }) => new Response(signal ? drip(signal, 1_000_000) : null))
  expect(await server().ask('')).toEqual({ is: 'broken', why: 'too long' })
})
