import type { MapServer } from '~/domain/places-import/live-places'
import { MapAnswer } from '~/domain/places-import/map-answer'
import { type AskedServer, askedJson } from './asked-json.server'

/** Servers work for up to a minute on an answer. */
const patience = 90_000
/** That of a town of millions has about six megabytes. */
const most = 16 * 1024 * 1024

/** A map server over HTTP (wiki.openstreetmap.org/wiki/Overpass_API). `url`: where it takes queries, https://…/api/interpreter. */
export function overpassServer(
  options: Pick<AskedServer, 'url' | 'userAgent'> & { patience?: number },
): MapServer {
  const ask = askedJson({ patience, ...options, most, accept: 'application/json' })
  return {
    async ask(query) {
      const reply = await ask(new URLSearchParams({ data: query }))
      if (reply.is !== 'json') return reply
      const { success, data } = MapAnswer.safeParse(reply.json)
      if (!success) return { is: 'broken', why: 'unknown form' }
      // A server that ran out of time or memory says so in an answer that began well.
      if (data.remark && /error|timed out|out of memory/i.test(data.remark))
        return { is: 'broken', why: 'remark' }
      return { is: 'answer', answer: data }
    },
  }
}
