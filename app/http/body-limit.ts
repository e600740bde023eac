import { type Failure, fail, failureStatus } from '~/domain/errors'
import { plainPage } from './plain-page'
import { failureResponse } from './respond'

const kB = 1024

/** The largest body of a form or a call, bytes. The longest form of ours, the trip form at its caps, has under 20 kB. */
const usualLimit = 64 * kB

/** Routes that read more, and why. */
const otherLimits: { path: RegExp; method: string; bytes: number }[] = [
  // A whole itinerary: sixty full days have 600 kB.
  { path: /^\/api\/trips\/[^/]+$/, method: 'PUT', bytes: kB * kB },
  // The same, as it is edited, with the places that it shall have.
  { path: /^\/api\/trips\/[^/]+\/places$/, method: 'POST', bytes: kB * kB },
  // The same itinerary, with what was said about it.
  { path: /^\/api\/assistant$/, method: 'POST', bytes: kB * kB },
  // The provider decides how much it sends: an event holds a whole object, and its metadata may have 27 kB by itself.
  { path: /^\/api\/(stripe\/webhook|mail\/events)$/, method: 'POST', bytes: 512 * kB },
]

/** Longest time without a byte of a body, milliseconds. */
const longestPause = 10_000

/**
 * Most bytes of unfinished bodies in memory, for each isolate, which has 128 MB for everything: callers who send slowly, or
 * stop, would else fill it without being known to anybody.
 */
const mostUnfinished = 24 * kB * kB

/** Bytes of the bodies that are being read. */
let unfinished = 0

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
 * read to its end here, none is left in the connection, where it would break the sender's next call. A body that stops is
 * refused with 408, and while too much is unfinished any further one with 429.
 */
export async function boundedBody(request: Request): Promise<Request | Response> {
  if (!request.body) return request
  const { pathname } = new URL(request.url)
  const limit = bodyLimit(request.method, pathname)
  const stated = Number(request.headers.get('Content-Length') ?? 0)
  const reader = request.body.getReader()
  const body = stated > limit ? 'too-large' : await readUpTo(reader, limit)
  if (body === 'too-large') {
    await drain(reader)
    return tooLarge(pathname, limit)
  }
  if (body === 'too-slow') return refusal(pathname, 'Nothing came any more', tooSlow)
  if (body === 'too-much') return refusal(pathname, 'Too much at once', tooMuch)
  // Nothing reads the body of these, and a request cannot be made with one.
  if (request.method === 'GET' || request.method === 'HEAD') return request
  return new Request(request, { body })
}

type Reader = ReadableStreamDefaultReader<Uint8Array>
type Unread = 'too-large' | 'too-slow' | 'too-much'

/** The whole body, or why it was not read. */
async function readUpTo(reader: Reader, limit: number): Promise<Uint8Array<ArrayBuffer> | Unread> {
  const chunks: Uint8Array[] = []
  let size = 0
  const stop = (why: Unread): Unread => {
    reader.cancel().catch(() => undefined)
    return why
  }
  try {
    for (;;) {
      const next = await nextPiece(reader)
      if (next === null) return stop('too-slow')
      if (next.done) break
      const { byteLength } = next.value
      if (size + byteLength > limit) return 'too-large'
      if (unfinished + byteLength > mostUnfinished) return stop('too-much')
      size += byteLength
      unfinished += byteLength
      chunks.push(next.value)
    }
  } finally {
    unfinished -= size
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body
}

/** The next piece of a body; null where none comes. */
async function nextPiece(reader: Reader): Promise<Awaited<ReturnType<Reader['read']>> | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestPause)
  })
  try {
    return await Promise.race([reader.read(), pause])
  } finally {
    clearTimeout(timer)
  }
}

async function drain(reader: Reader): Promise<void> {
  let size = 0
  while (size <= mostDrained) {
    const next = await nextPiece(reader)
    if (next?.done) return
    if (next === null) break
    size += next.value.byteLength
  }
  reader.cancel().catch(() => undefined)
}

const tooSlow = fail('body-too-slow', 'What you sent did not arrive in full. Please send it again.').failure
const tooMuch = fail('rate-limited', 'Too much is being sent to us at once. Please try again in a moment.', {
  retryAfter: 10,
}).failure

function tooLarge(pathname: string, limit: number): Response {
  const words = `This is over ${limit / kB} kB, the most that is read here. Please shorten it.`
  return refusal(pathname, 'Too much text', fail('body-too-large', words).failure)
}

function refusal(pathname: string, title: string, failure: Failure): Response {
  return pathname.startsWith('/api/')
    ? failureResponse(failure)
    : plainPage(failureStatus[failure.code], title, failure.message)
}
