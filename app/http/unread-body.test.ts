import { describe, expect, it } from 'vitest'
import { drainBody } from './unread-body'

/** A body of that many chunks of 64 kB, and how many were read. */
function pieces(count: number) {
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
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return { request, asked }
}

describe('a body nobody wants', () => {
  it('is read to its end', async () => {
    const { request, asked } = pieces(5)
    await drainBody(request)
    expect(asked).toEqual({ count: 5, cancelled: false })
  })

  it('is cut off when it goes on and on', async () => {
    const { request, asked } = pieces(1000)
    await drainBody(request)
    expect(asked.cancelled).toBe(true)
    expect(asked.count).toBeLessThan(50)
  })

  it('may be missing, or read already', async () => {
    await drainBody(new Request('http://localhost/'))
    const read = new Request('http://localhost/', { method: 'POST', body: 'x' })
    await read.text()
    await drainBody(read)
  })
})
