import type { MapReply, MapServer } from '~/domain/places-import/live-places'
import { MapAnswer } from '~/domain/places-import/map-answer'
import { isTimeout, outbound } from '../outbound.server'

/** The whole of an answer has to be there within this time, milliseconds: servers work for up to a minute on one. */
const patience = 90_000
/** Longest answer, bytes. That of a town of millions has about six megabytes. */
const most = 16 * 1024 * 1024

interface Options {
  /** Where the server takes queries: https://…/api/interpreter. */
  url: string
  /** Who asks, for the operator of the server: a name, and an address to write to. */
  userAgent: string
  patience?: number
}

/** A map server over HTTP (wiki.openstreetmap.org/wiki/Overpass_API). */
export function overpassServer({ url, userAgent, patience: each = patience }: Options): MapServer {
  const ask = outbound({ each })
  return {
    async ask(query) {
      try {
        const response = await ask(url, {
          method: 'POST',
          headers: { 'User-Agent': userAgent, Accept: 'application/json' },
          body: new URLSearchParams({ data: query }),
        })
        if (response.ok) return readReply(await shortText(response))
        await response.body?.cancel()
        return refusal(response)
      } catch (error) {
        // No answer, or one that breaks off in the words of its runtime.
        return { is: 'broken', why: isTimeout(error) ? 'silent' : 'broken off' }
      }
    },
  }
}

function refusal({ status, headers }: Response): MapReply {
  // Too many requests, or too many others.
  if (status === 429 || status >= 500) return { is: 'busy', retryAfter: seconds(headers.get('Retry-After')) }
  return { is: 'refused', status }
}

/** Seconds of a Retry-After, which may be a date as well; null without one. */
function seconds(value: string | null): number | null {
  if (value === null) return null
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const until = Date.parse(value)
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000))
}

/** A server that ran out of time or memory says so in an answer that began well. */
function readReply(text: string | null): MapReply {
  if (text === null) return { is: 'broken', why: 'too long' }
  const json = jsonOf(text)
  if (json === undefined) return { is: 'broken', why: 'no JSON' }
  const { success, data } = MapAnswer.safeParse(json)
  if (!success) return { is: 'broken', why: 'unknown form' }
  if (data.remark && /error|timed out|out of memory/i.test(data.remark))
    return { is: 'broken', why: 'remark' }
  return { is: 'answer', answer: data }
}

function jsonOf(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}

/** The text of an answer; null when it is too long. */
async function shortText({ body }: Response): Promise<string | null> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const parts: string[] = []
  let size = 0
  for await (const bytes of body) {
    size += bytes.byteLength
    if (size > most) return null
    parts.push(decoder.decode(bytes, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}
