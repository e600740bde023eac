// Remix makes this module of the routes, in the dev server and in the build alike.
import * as build from 'virtual:remix/server-build'
import { createRequestHandler } from '@remix-run/cloudflare'
import { fromOtherSite } from '~/http/api-route'
import { postedCallback } from '~/http/posted-callback'
import { withSecurityHeaders } from '~/http/security-headers'
import { drainBody } from '~/http/unread-body'
import '~/load-context'
import { catchUp } from '~/use-cases/catch-up'
import { compose, newNonce } from './compose'
import type { Env } from './env'

export { Generator } from './generator'

const handle = createRequestHandler(build, process.env.NODE_ENV)

export default {
  async fetch(request, env) {
    const answered = await postedCallback(request)
    if (answered) return withSecurityHeaders(answered)
    if (fromOtherSite(request)) {
      // Remix would notice as well, but call it an error of ours. The API has words of its own for it.
      await drainBody(request)
      return withSecurityHeaders(new Response('This form was sent from another site.', { status: 403 }))
    }
    return withSecurityHeaders(await handle(request, { ...compose(env), nonce: newNonce() }))
  },
  /** Every hour, by wrangler.toml: catches up with what no webhook told. */
  async scheduled(_event, env) {
    const { payments, ...books } = compose(env)
    if (payments) await catchUp({ ...books, payments })
  },
} satisfies ExportedHandler<Env>
