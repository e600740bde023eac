// Remix makes this module of the routes, in the dev server and in the build alike.
import * as build from 'virtual:remix/server-build'
import { createRequestHandler } from '@remix-run/cloudflare'
import { refuseCrossSite } from '~/http/cross-site'
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
    const answered =
      (await postedCallback(request)) ??
      (await refuseCrossSite(request)) ??
      (await handle(request, { ...compose(env), nonce: newNonce() }))
    // What no route has read would break the sender's next call over the same connection.
    await drainBody(request)
    return withSecurityHeaders(answered)
  },
  /** Every hour, by wrangler.toml: applies events that no webhook delivered. */
  async scheduled(_event, env) {
    const { payments, ...books } = compose(env)
    if (payments) await catchUp({ ...books, payments })
  },
} satisfies ExportedHandler<Env>
