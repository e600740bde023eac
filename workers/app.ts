// Remix generates this module from the routes, in the dev server and in the build.

import { waitUntil } from 'cloudflare:workers'
import * as build from 'virtual:remix/server-build'
import { createRequestHandler } from '@remix-run/cloudflare'
import { boundedBody } from '~/http/body-limit'
import { refuseCrossSite } from '~/http/cross-site'
import { withLoopbackCookies } from '~/http/loopback-cookies'
import { pageKey } from '~/http/page-key'
import { postedCallback } from '~/http/posted-callback'
import { requestIdOf } from '~/http/request-id'
import { withSecurityHeaders } from '~/http/security-headers'
import { withOutages } from '~/http/storage-outage'
import { storedPages } from '~/http/stored-pages'
import { refuseUnreadable } from '~/http/unreadable-address'
import '~/load-context'
import { inRequest } from '~/services/log/json-log.server'
import { edgePages } from '~/services/page-store.server'
import { catchUp } from '~/use-cases/catch-up'
import { purge } from '~/use-cases/purge'
import { refreshRates } from '~/use-cases/refresh-rates'
import { remind } from '~/use-cases/remind'
import { sendGifts } from '~/use-cases/send-gifts'
import { tellChanges } from '~/use-cases/tell-changes'
import { compose, composePurges, newNonce } from './compose'
import { composeKey } from './compose-key'
import type { Env } from './env'
import { numbered } from './numbered'
import { checkAlerts, operatorLog } from './operator'
import { rateSource } from './rates'

export { Counters } from './counters'
export { Generator } from './generator'
export { Mailer } from './mailer'
export { Places } from './places'

/** What the Worker was built from, as a hash; set by the build. */
declare const BUILD_ID: string

const handle = createRequestHandler(withOutages(build), process.env.NODE_ENV)

// Pages for the life of the isolate.
let pages: ReturnType<typeof storedPages> | undefined

async function answer(incoming: Request, env: Env, requestId: string): Promise<Response> {
  const bounded = await boundedBody(incoming)
  if (bounded instanceof Response) return bounded
  return withLoopbackCookies(
    bounded,
    async (request) =>
      refuseUnreadable(request) ??
      (await postedCallback(request)) ??
      refuseCrossSite(request) ??
      page(request, env, requestId),
  )
}

async function page(request: Request, env: Env, requestId: string): Promise<Response> {
  const nonce = newNonce()
  const known = composeKey(env, request)
  const render = () => {
    const rendered = { dataOnly: new URL(request.url).pathname.endsWith('.data') }
    const timeZone = typeof request.cf?.timezone === 'string' ? request.cf.timezone : null
    const services = compose(env, 'visitor', known.units)
    // The same object, so that the visitor is not looked up again.
    return handle(request, Object.assign(known, { ...services, nonce, requestId, timeZone, rendered }))
  }
  const key = await pageKey(request, BUILD_ID, known)
  if (key === null) return render()
  pages ??= storedPages(edgePages(known.digest, waitUntil, known.log), waitUntil)
  return pages(key, nonce, render)
}

export default {
  async fetch(request, env) {
    const requestId = requestIdOf(request)
    const answered = await inRequest(requestId, () =>
      numbered(request, requestId, operatorLog(env), () => answer(request, env, requestId)),
    )
    return withSecurityHeaders(answered)
  },
  /** Every hour, by wrangler.toml: applies events that no webhook delivered, and deletes data whose time is over. */
  async scheduled(_event, env) {
    const { payments, ...parts } = compose(env, 'clock')
    const tasks = {
      'catch-up': async () => payments && catchUp({ ...parts, payments }),
      purge: () => purge({ ...parts, purges: composePurges(env) }),
      rates: async () => {
        const rates = rateSource(env, parts.log)
        if (rates) await refreshRates({ ...parts, ...rates })
      },
      reminders: async () => parts.mails && remind(parts),
      changes: async () => parts.mails && tellChanges({ ...parts, release: BUILD_ID }),
      gifts: async () => parts.mails && sendGifts(parts),
      mails: async () => parts.mails?.wake(),
    }
    let broken = 0
    // One runs even if the other fails.
    for (const [task, work] of Object.entries(tasks)) {
      try {
        await work()
      } catch (error) {
        parts.log('cron-failed', { task }, error)
        broken += 1
      }
    }
    await checkAlerts(env)
    if (broken > 0) throw new Error('the hourly run failed')
  },
} satisfies ExportedHandler<Env>
