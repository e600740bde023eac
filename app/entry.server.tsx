import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { NonceContext } from '~/http/nonce-context'
import { contentSecurityPolicy } from '~/http/security-headers'

/** Milliseconds that deferred data may take. */
export const streamTimeout = 5000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, setup }: AppLoadContext,
) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), streamTimeout + 1000)
  let answerStatus = status
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remix} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: controller.signal,
      onError(error) {
        if (!controller.signal.aborted) console.error(error)
        answerStatus = 500
      },
    },
  )
  body.allReady.then(() => clearTimeout(timer))
  if (isbot(request.headers.get('user-agent'))) await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(nonce, {
      stripe: setup.payments === 'stripe',
      testApi: setup.checkout?.testApi ?? null,
      mapStyleUrl: setup.mapStyleUrl,
    }),
  )
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', keepingOf(remix))
  return new Response(body, { headers, status: answerStatus })
}

/** A page with somebody's name on it is kept nowhere: the back button would show it after they have signed out. */
function keepingOf({ staticHandlerContext: { loaderData } }: EntryContext): string {
  return loaderData.root?.user ? 'private, no-store' : 'private, no-cache'
}
