// Bodies of any length against the built Worker, with the heap that Cloudflare gives it.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deployedHeap } from '../../../scripts/deployed-heap.mjs'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'

const megabyte = 1024 * 1024
const form = 'application/x-www-form-urlencoded'

// Others run beside it.
vi.setConfig({ testTimeout: 30_000 })

let worker: BuiltWorker

beforeAll(async () => {
  vi.stubEnv('MINIFLARE_WORKERD_V8_FLAGS', deployedHeap)
  worker = await startBuiltWorker()
}, 60_000)

afterAll(async () => {
  await worker.close()
  vi.unstubAllEnvs()
})

interface Sent {
  megabytes: number
  path: string
  type?: string
  method?: string
  /** Sent in chunks, without a length that is known before. */
  chunked?: boolean
}

/** A body of one field, sent whole or in chunks; the answer, or null when the connection ended without one. */
async function send({ megabytes, path, type = form, method = 'POST', chunked = false }: Sent) {
  const start = new TextEncoder().encode('email=')
  const piece = new Uint8Array(megabyte).fill(97)
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? start : piece)
      if (sent++ === megabytes) controller.close()
    },
  })
  const body = chunked ? stream : `email=${'a'.repeat(megabytes * megabyte)}`
  const init = { method, headers: { 'Content-Type': type }, body, ...(chunked && { duplex: 'half' }) }
  try {
    const response = await worker.fetch(`${origin}${path}`, init as Parameters<typeof worker.fetch>[1])
    const { status, headers } = response
    return { status, type: headers.get('Content-Type') ?? '', text: await response.text() }
  } catch {
    return null
  }
}

/** The Worker answers, and has kept no part of what was sent: a page is rendered as before. */
async function expectAlive() {
  const page = await worker.fetch(`${origin}/pricing`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('</html>')
}

const pages = [
  '/newsletter',
  '/planner',
  '/refund',
  '/account/gifts',
  '/account/erase',
  '/profile',
  '/subscribe',
  '/nowhere',
]
const calls = ['/api/subscribe-newsletter', '/api/generate-itinerary', '/api/nothing', '/api/popup/seen']

describe('a body over the limit', () => {
  it.each(pages)('is refused by a readable page at %s', { timeout: 60_000 }, async (path) => {
    const answer = await send({ path, megabytes: 1 })
    expect(answer).toMatchObject({ status: 413, type: expect.stringContaining('text/html') })
    expect(answer?.text).toMatch(/<h1>[^<]+<\/h1>[\s\S]*64 kB/)
  })

  it.each(calls)('is refused in JSON at %s', async (path) => {
    const answer = await send({ path, megabytes: 1, type: 'application/json' })
    expect(answer).toMatchObject({ status: 413, type: 'application/json' })
    expect(JSON.parse(answer?.text ?? '')).toEqual({
      code: 'body-too-large',
      message: expect.stringContaining('64 kB'),
    })
  })

  it('is refused however it is sent', async () => {
    expect(await send({ path: '/refund', megabytes: 1, chunked: true })).toMatchObject({ status: 413 })
    expect(
      await send({ path: '/api/assistant', megabytes: 2, chunked: true, type: 'application/json' }),
    ).toMatchObject({ status: 413 })
  })

  it.each([
    { path: '/newsletter', megabytes: 60 },
    { path: '/planner', megabytes: 90 },
    { path: '/refund', megabytes: 90 },
    { path: '/account/gifts', megabytes: 90 },
    { path: '/refund', megabytes: 90, chunked: true },
    { path: '/api/trips/x', megabytes: 90, chunked: true, method: 'PUT', type: 'application/json' },
    { path: '/api/stripe/webhook', megabytes: 90, chunked: true, type: 'application/json' },
  ])('does not end the Worker: $megabytes MB to $path', { timeout: 60_000 }, async (sent) => {
    // Both at once, as a heap that holds one of them might not hold two.
    const answers = await Promise.all([send(sent), send(sent)])
    for (const answer of answers) expect(answer?.status ?? 413).toBe(413)
    await expectAlive()
  })
})

/** Sends the beginning of a body, and then nothing; the status of the answer. */
async function stall(path: string, method: string, kilobytes: number) {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(kilobytes * 1024).fill(97)),
  })
  const init = { method, headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' }
  const answer = await worker.fetch(`${origin}${path}`, init as Parameters<typeof worker.fetch>[1])
  await answer.text()
  return answer.status
}

describe('a body that stops', () => {
  it('is refused after a while, and many of them do not fill the memory', { timeout: 60_000 }, async () => {
    const stalled = Array.from({ length: 40 }, (_, index) => stall(`/api/trips/${index}`, 'PUT', 1000))
    const form = stall('/newsletter', 'POST', 1)
    const statuses = await Promise.all(stalled)
    expect(statuses.filter((status) => status === 408).length).toBeGreaterThan(15)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
    expect(statuses.filter((status) => status !== 408 && status !== 429)).toEqual([])
    expect([408, 429]).toContain(await form)
    await expectAlive()
  })
})

describe('a body within the limit', () => {
  const post = (path: string, type: string, body: string) =>
    worker.fetch(`${origin}${path}`, { method: 'POST', headers: { 'Content-Type': type }, body })

  it('of a webhook may have more than other calls', async () => {
    const answer = await post('/api/stripe/webhook', 'application/json', `{"id":"${'x'.repeat(300_000)}"}`)
    expect(await answer.json()).toMatchObject({ code: 'bad-signature' })
  })

  it('reaches its route', async () => {
    const fields = new URLSearchParams({ email: 'ada@example.com', location: 'inline', source: '/' })
    const answer = await post('/newsletter', form, `${fields}&name=${'a'.repeat(60_000)}`)
    expect(answer.status).toBe(422)
    await answer.text()
  })
})

describe('a form without a form body', () => {
  it.each(pages)('is refused at %s, and is no fault of the server', async (path) => {
    for (const [type, body] of [
      [undefined, undefined],
      ['application/json', '{}'],
      ['multipart/form-data', 'x'],
    ] as const) {
      const headers = type ? { 'Content-Type': type } : {}
      const answer = await worker.fetch(`${origin}${path}`, {
        method: 'POST',
        headers,
        ...(body && { body }),
      })
      expect(await answer.text()).not.toMatch(/TypeError|\bat .*\.(js|ts):\d/)
      expect(
        [302, 303].includes(answer.status) || (answer.status >= 400 && answer.status < 500),
        `${type} ${answer.status}`,
      ).toBe(true)
    }
  })
})
