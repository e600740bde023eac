// Vite's dev server has this module; for `wrangler`, wrangler.toml's [alias] names the built file.
import * as build from 'virtual:remix/server-build'
import { createRequestHandler } from '@remix-run/cloudflare'
import { withSecurityHeaders } from '~/http/security-headers'
import '~/load-context'
import { compose, newNonce } from './compose'
import type { Env } from './env'

export { Generator } from './generator'

const handle = createRequestHandler(build, process.env.NODE_ENV)

export default {
  async fetch(request, env) {
    return withSecurityHeaders(await handle(request, { ...compose(env), nonce: newNonce() }))
  },
} satisfies ExportedHandler<Env>
