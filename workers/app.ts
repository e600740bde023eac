// Remix makes this module of the routes, in the dev server and in the build alike.
import * as build from 'virtual:remix/server-build'
import { createRequestHandler } from '@remix-run/cloudflare'
import { boundedBody } from '~/http/body-limit'
import { refuseCrossSite } from '~/http/cross-site'
import { postedCallback } from '~/http/posted-callback'
import { withSecurityHeaders } from '~/http/security-headers'
import '~/load-context'
import { catchUp } from '~/use-cases/catch-up'
import { compose, newNonce } from './compose'
import type { Env } from './env'

export { Generator } from './generator'

const handle = createRequestHandler(build, process.env.NODE_ENV)

export default {
  async fetch(incoming, env) {
    const request = await boundedBody(incoming)
    if (request instanceof Response) return withSecurityHeaders(request)
    const answered =
      (await postedCallback(request)) ??
      refuseCrossSite(request) ??
      (await handle(request, { ...compose(env), nonce: newNonce() }))
    return withSecurityHeaders(answered)
  },
  /** Every hour, by wrangler.toml: applies events that no webhook delivered. */
  async scheduled(_event, env) {
    const { payments, ...books } = compose(env, 'clock')
    if (payments) await catchUp({ ...books, payments })
  },
} satisfies ExportedHandler<Env>
