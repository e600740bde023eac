import { describe, expect, it, vi } from 'vitest'
import { bodyLimit, boundedBody } from './body-limit'

/** A body of that many chunks of 64 kB, and how many were read. */
function pieces(count: number, headers: Record<string, string> = {}, path = '/refund') {
  const asked = { count: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked.count === count) return controller.close()
        asked.count++
        controller.enqueue(new Uint8Array(64 * 1024))
      },
      cancel() {
        asked.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  return { request: new Request(`http://localhost${path}`, init), asked }
}

const statusOf = (bounded: Request | Response) => (bounded instanceof Response ? bounded.status : null)

describe('a body', () => {
  it('is there for the route, with all that belongs to the request', async () => {
    const init = { method: 'POST', headers: { 'X-Kept': 'yes' }, body: 'a=ü' }
    const bounded = await boundedBody(new Request('http://localhost/refund', init))
    if (bounded instanceof Response) throw new Error('refused')
    expect(bounded).toMatchObject({ method: 'POST', url: 'http://localhost/refund' })
    expect(bounded.headers.get('X-Kept')).toBe('yes')
    expect(await bounded.text()).toBe('a=ü')
  })

  it('may be missing', async () => {
    const request = new Request('http://localhost/')
    expect(await boundedBody(request)).toBe(request)
  })

  it('may have exactly the limit', async () => {
    expect(statusOf(await boundedBody(pieces(1).request))).toBeNull()
    expect(statusOf(await boundedBody(pieces(2).request))).toBe(413)
  })

  it('that is refused is read to its end when that is near', async () => {
    const { request, asked } = pieces(5)
    expect(statusOf(await boundedBody(request))).toBe(413)
    expect(asked).toEqual({ count: 5, cancelled: false })
  })

  it('is cut off when it goes on and on, whatever length is stated', async () => {
    for (const stated of ['', '65536000']) {
      const { request, asked } = pieces(1000, { 'Content-Length': stated })
      expect(statusOf(await boundedBody(request))).toBe(413)
      expect(asked.cancelled).toBe(true)
      expect(asked.count).toBeLessThan(50)
    }
  })

  it('that stops is refused, and what it took is free again', async () => {
    vi.useFakeTimers()
    try {
      const stalled = (path: string) => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(new Uint8Array(1000 * 1024)),
        })
        const init = { method: 'PUT', body, duplex: 'half' } as RequestInit
        return boundedBody(new Request(`http://localhost${path}`, init))
      }
      const many = Array.from({ length: 24 }, (_, index) => stalled(`/api/trips/${index}`))
      await vi.advanceTimersByTimeAsync(1000)
      const full = await stalled('/api/trips/more')
      expect(full).toMatchObject({ status: 429 })
      expect((full as Response).headers.get('Retry-After')).toBe('10')
      await vi.advanceTimersByTimeAsync(10_000)
      expect((await Promise.all(many)).map(statusOf)).toEqual(many.map(() => 408))
      expect(statusOf(await boundedBody(pieces(1).request))).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused in JSON by the API, by a page elsewhere', async () => {
    const page = await boundedBody(pieces(2).request)
    expect(await (page as Response).text()).toContain('over 64 kB')
    const call = await boundedBody(pieces(20, {}, '/api/assistant').request)
    expect(await (call as Response).json()).toMatchObject({ code: 'body-too-large' })
  })
})

it('limits differ where a route reads more, by method', () => {
  expect(bodyLimit('POST', '/planner')).toBe(65_536)
  expect(bodyLimit('PUT', '/api/trips/a-b')).toBe(1_048_576)
  expect(bodyLimit('POST', '/api/trips/a-b/places')).toBe(1_048_576)
  expect(bodyLimit('PUT', '/api/trips/a-b/share')).toBe(65_536)
  expect(bodyLimit('DELETE', '/api/trips/a-b')).toBe(65_536)
  expect(bodyLimit('POST', '/api/stripe/webhook')).toBe(524_288)
})
