import type { ActionFunctionArgs, AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbotNaive } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { isFailure } from '~/domain/errors'
import { DrawingsContext } from '~/features/posters/drawings-context'
import { startsLater, withScriptsLater } from '~/features/shell/later-scripts'
import { RequestNumberContext } from '~/features/shell/request-number'
import { NonceContext } from '~/http/nonce-context'
import { RenderedDataContext } from '~/http/rendered-data'
import { contentSecurityPolicy } from '~/http/security-headers'
import { outageWait } from '~/http/storage-outage'
import { hasSession } from '~/http/visitor'
import { firstFiles } from '~/styles/first-files'

/** Time limit for deferred data, milliseconds. */
export const streamTimeout = 5000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, requestId, rendered, setup, log, drawings }: AppLoadContext,
) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), streamTimeout + 1000)
  let answerStatus = status
  let reading = false
  const drawingOf: typeof drawings = (file) => {
    const drawing = drawings(file)
    reading ||= drawing instanceof Promise
    return drawing
  }
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RequestNumberContext.Provider value={requestId}>
        <RenderedDataContext.Provider value={rendered}>
          <DrawingsContext.Provider value={drawingOf}>
            <RemixServer context={remix} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
          </DrawingsContext.Provider>
        </RenderedDataContext.Provider>
      </RequestNumberContext.Provider>
    </NonceContext.Provider>,
    {
      nonce,
      signal: controller.signal,
      onError(error) {
        if (!controller.signal.aborted) log('page-broke', {}, error)
        answerStatus = 500
      },
    },
  )
  body.allReady.then(() => clearTimeout(timer))
  // A part with a poster that had to be read first comes in its place too, for readers without a script.
  if (reading || isbotNaive(request.headers.get('user-agent'))) await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.append('Link', firstFiles)
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(nonce, {
      stripe: setup.payments === 'stripe',
      testApi: setup.checkout?.testApi ?? null,
      mapStyleUrl: setup.mapStyleUrl,
    }),
  )
  const faults = Object.values(remix.staticHandlerContext.errors ?? {})
  const away = faults.find((fault) => isRouteErrorResponse(fault) && fault.status === 503)
  if (away)
    headers.set(
      'Retry-After',
      String(isFailure(away.data) ? (away.data.retryAfter ?? outageWait) : outageWait),
    )
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', keepingOf(remix))
  const page = startsLater(remix) ? withScriptsLater(body, nonce) : body
  return new Response(page, { headers, status: answerStatus })
}

/** The data of a page as its script fetches it: with a session it is somebody's, and no cache may keep it. */
export function handleDataRequest(response: Response, { request }: ActionFunctionArgs): Response {
  if (hasSession(request)) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** What a loader, an action or the router threw. */
export function handleError(error: unknown, { request, context }: ActionFunctionArgs) {
  // A method that a page does not take, for example: the caller's fault.
  const isTheirs = isRouteErrorResponse(error) && error.status < 500
  if (request.signal.aborted || isTheirs) return
  context.log('page-broke', {}, error)
}

/** A page with somebody's name on it is kept nowhere: the back button would show it after they have signed out. */
function keepingOf({ staticHandlerContext: { loaderData } }: EntryContext): string {
  return loaderData.root?.user ? 'private, no-store' : 'private, no-cache'
}
