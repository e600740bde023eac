import { fail } from '~/domain/errors'
import { failureResponse } from './respond'

const reading = ['GET', 'HEAD', 'OPTIONS']

/** Calls from other servers, which prove themselves by a signature. */
const signedCalls = ['/api/stripe/webhook']

/** Whether a browser sent the request from a page of another origin. A client that is no browser says nothing of it. */
export function isCrossSite(request: Request): boolean {
  const origin = request.headers.get('Origin')
  if (origin !== null) return origin !== new URL(request.url).origin
  const site = request.headers.get('Sec-Fetch-Site')
  return site === 'cross-site' || site === 'same-site'
}

/**
 * The guard against requests forged by other sites, in front of every route: 403 for whatever may change state and comes
 * from another origin, null for everything else. In the API the answer is the failure `cross-site`.
 */
export function refuseCrossSite(request: Request): Response | null {
  const { pathname } = new URL(request.url)
  if (reading.includes(request.method) || signedCalls.includes(pathname) || !isCrossSite(request)) return null
  if (pathname.startsWith('/api/'))
    return failureResponse(fail('cross-site', 'This call came from another site.').failure)
  return new Response('This form was sent from another site.', { status: 403 })
}
