import { matrixAddress, matrixBody, matrixMeters, type WalkRouter } from '~/domain/catalogue/matrix-call'
import type { Log } from '~/domain/operations/events'
import { type AskedServer, askedJson } from './asked-json.server'

/** A person waits for an edit to be saved. */
const patience = 2000
/** An answer of fifty points against fifty has about 200 kB. */
const most = 512 * 1024
/** How long a server is left alone that did not answer, and the longest that it may ask for, milliseconds. */
const rest = { usual: 60_000, longest: 3_600_000 }

/** Until when the server is left alone by this isolate. */
let restsUntil = 0

interface Parts extends Pick<AskedServer, 'url' | 'userAgent'> {
  /** Counts one question of a visitor; false when there were enough. */
  admits(visitorId: string): Promise<boolean>
  now(): number
  log: Log
}

/** A Valhalla server over HTTP. A server that is slow, busy or broken is left alone for a while; nothing of it throws. */
export function valhallaRouter({ url, userAgent, admits, now, log }: Parts): WalkRouter {
  const ask = askedJson({ url: matrixAddress(url), userAgent, patience, most, accept: 'application/json' })
  return {
    async meters(question, visitorId) {
      if (now() < restsUntil || !(await admits(visitorId))) return null
      const reply = await ask(new Blob([matrixBody(question)], { type: 'application/json' }))
      const meters = reply.is === 'json' ? matrixMeters(reply.json, question) : undefined
      if (meters) return meters
      const why = reply.is === 'broken' ? reply.why : reply.is === 'json' ? 'unknown form' : reply.is
      log('router-failed', { why: why.replaceAll(' ', '-') })
      const asked = reply.is === 'busy' && reply.retryAfter !== null ? reply.retryAfter * 1000 : rest.usual
      // What it refuses is about the question, not about the server.
      if (reply.is !== 'refused') restsUntil = now() + Math.min(asked, rest.longest)
      return null
    },
  }
}
