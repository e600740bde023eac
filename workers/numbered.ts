import type { Log } from '~/domain/operations/events'
import { brokenAnswer, pathWithoutIds } from '~/http/request-id'

/**
 * Answers a request and gives it a number: the response carries it, a failure is logged with it, and an unexpected error
 * becomes a response that names it.
 */
export async function numbered(
  request: Request,
  requestId: string,
  log: Log,
  answer: () => Promise<Response>,
): Promise<Response> {
  let answered: Response
  try {
    answered = await answer()
  } catch (error) {
    log('request-broke', {}, error)
    answered = brokenAnswer(request, requestId)
  }
  const { status } = answered
  const headers = new Headers(answered.headers)
  headers.set('X-Request-Id', requestId)
  if (status >= 500) {
    const path = pathWithoutIds(new URL(request.url).pathname)
    log('request-failed', { method: request.method, path, status })
    // The only response header that a page's scripts can read: an error page in the browser shows the number.
    headers.set('Server-Timing', `request;desc="${requestId}"`)
  }
  return new Response(answered.body, { status, statusText: answered.statusText, headers })
}
