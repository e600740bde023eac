import type { MapFailure } from '~/domain/places-import/live-places'
import { isTimeout, outbound } from '../outbound.server'

export interface AskedServer {
  url: string
  /** Who asks, for the operator of the server: a name, and an address to write to. */
  userAgent: string
  /** The whole of an answer has to be there within this time, milliseconds. */
  patience: number
  /** Longest answer, bytes. */
  most: number
  accept: string
}

/** Asks a server that many share, by a form or by JSON. It may be busy, break off, or answer with something else; nothing of it throws. */
export function askedJson({ url, userAgent, patience, most, accept }: AskedServer) {
  const ask = outbound({ each: patience })
  return async (body: URLSearchParams | Blob): Promise<{ is: 'json'; json: unknown } | MapFailure> => {
    try {
      const response = await ask(url, {
        method: 'POST',
        headers: { 'User-Agent': userAgent, Accept: accept },
        body,
      })
      if (response.ok) return readReply(await shortText(response, most))
      await response.body?.cancel()
      return refusal(response)
    } catch (error) {
      // No answer, or one that breaks off in the words of its runtime.
      return { is: 'broken', why: isTimeout(error) ? 'silent' : 'broken off' }
    }
  }
}

function refusal({ status, headers }: Response): MapFailure {
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

function readReply(text: string | null): { is: 'json'; json: unknown } | MapFailure {
  if (text === null) return { is: 'broken', why: 'too long' }
  try {
    const json: unknown = JSON.parse(text)
    return { is: 'json', json }
  } catch {
    return { is: 'broken', why: 'no JSON' }
  }
}

/** The text of an answer; null when it is too long. */
export async function shortText({ body }: Response, most: number): Promise<string | null> {
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
