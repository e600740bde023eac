import { fail, failureStatus } from '~/domain/errors'
import { plainPage } from './plain-page'
import { failureResponse } from './respond'

const kB = 1024

/** The largest body of a form or a call, bytes. The longest form of ours, the trip form at its caps, has under 20 kB. */
const usualLimit = 64 * kB

/** Routes that read more, and why. */
const otherLimits: { path: RegExp; method: string; bytes: number }[] = [
  // A whole itinerary: sixty full days have 600 kB.
  { path: /^\/api\/trips\/[^/]+$/, method: 'PUT', bytes: kB * kB },
  // The same itinerary, with what was said about it.
  { path: /^\/api\/assistant$/, method: 'POST', bytes: kB * kB },
  // The provider decides how much it sends: an event holds a whole object, and its metadata may have 27 kB by itself.
  { path: /^\/api\/stripe\/webhook$/, method: 'POST', bytes: 512 * kB },
]

/** Most bytes of a refused body that are drained, so that the sender can read the answer; then the connection is closed. */
const mostDrained = 2 * kB * kB

/** The largest body that a route reads, bytes. */
export function bodyLimit(method: string, pathname: string): number {
  const other = otherLimits.find((route) => route.method === method && route.path.test(pathname))
  return other?.bytes ?? usualLimit
}

/**
 * The limit of bodies, in front of every route: the request with its whole body in memory, or the answer 413. A body whose
 * stated length is over the limit is not kept at all, one without a stated length only up to the limit. As every body is
 * read to its end here, none is left in the connection, where it would break the sender's next call.
 */
export async function boundedBody(request: Request): Promise<Request | Response> {
  if (!request.body) return request
  const { pathname } = new URL(request.url)
  const limit = bodyLimit(request.method, pathname)
  const stated = Number(request.headers.get('Content-Length') ?? 0)
  const reader = request.body.getReader()
  const body = stated > limit ? null : await readUpTo(reader, limit)
  if (!body) {
    await drain(reader)
    return tooLarge(pathname, limit)
  }
  // Nothing reads the body of these, and a request cannot be made with one.
  if (request.method === 'GET' || request.method === 'HEAD') return request
  return new Request(request, { body })
}

async function readUpTo(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) return null
    chunks.push(value)
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let size = 0
  while (size <= mostDrained) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.byteLength
  }
  await reader.cancel()
}

function tooLarge(pathname: string, limit: number): Response {
  const words = `This is over ${limit / kB} kB, the most that is read here. Please shorten it.`
  return pathname.startsWith('/api/')
    ? failureResponse(fail('body-too-large', words).failure)
    : plainPage(failureStatus['body-too-large'], 'Too much text', words)
}
