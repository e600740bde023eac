import { fail } from '~/domain/errors'
import { failureResponse } from './respond'

const reading = ['GET', 'HEAD', 'OPTIONS']

/** Calls of other servers, which are authenticated by a signature. */
const signedCalls = ['/api/stripe/webhook', '/api/mail/events']

/** Whether a browser sent the request from a page of another origin. Other clients send no such headers. */
export function isCrossSite(request: Request): boolean {
  const origin = request.headers.get('Origin')
  if (origin !== null) return origin !== new URL(request.url).origin
  const site = request.headers.get('Sec-Fetch-Site')
  return site === 'cross-site' || site === 'same-site'
}

/**
 * Protection against cross-site request forgery, before every route: 403 for requests from another origin that may
 * change state, null for all others. In the API the answer is the failure `cross-site`.
 */
export function refuseCrossSite(request: Request): Response | null {
  const { pathname } = new URL(request.url)
  if (reading.includes(request.method) || signedCalls.includes(pathname) || !isCrossSite(request)) return null
  if (pathname.startsWith('/api/'))
    return failureResponse(fail('cross-site', 'This call came from another site.').failure)
  return new Response('This form was sent from another site.', { status: 403 })
}
