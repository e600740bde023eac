// Remix generates this module from the routes, in the dev server and in the build.
import * as build from 'virtual:remix/server-build'
import { createRequestHandler } from '@remix-run/cloudflare'
import { boundedBody } from '~/http/body-limit'
import { refuseCrossSite } from '~/http/cross-site'
import { postedCallback } from '~/http/posted-callback'
import { requestIdOf } from '~/http/request-id'
import { withSecurityHeaders } from '~/http/security-headers'
import { withOutages } from '~/http/storage-outage'
import '~/load-context'
import { inRequest } from '~/services/log/json-log.server'
import { catchUp } from '~/use-cases/catch-up'
import { purge } from '~/use-cases/purge'
import { compose, composePurges, newNonce } from './compose'
import type { Env } from './env'
import { numbered } from './numbered'
import { checkAlerts, operatorLog } from './operator'

export { Counters } from './counters'
export { Generator } from './generator'

const handle = createRequestHandler(withOutages(build), process.env.NODE_ENV)

async function answer(incoming: Request, env: Env, requestId: string): Promise<Response> {
  const request = await boundedBody(incoming)
  if (request instanceof Response) return request
  return (
    (await postedCallback(request)) ??
    refuseCrossSite(request) ??
    (await handle(request, { ...compose(env), nonce: newNonce(), requestId }))
  )
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
