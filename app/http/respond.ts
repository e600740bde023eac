import { type Failure, fail, failureStatus } from '~/domain/errors'

/** Default of `Retry-After` for a service that is down, seconds. */
const usualWait = 10

/** A failure as the documented JSON answer. */
export function failureResponse(failure: Failure, headers: HeadersInit = {}): Response {
  const answer = new Headers(headers)
  answer.set('Cache-Control', 'no-store')
  const wait = failure.retryAfter ?? (failure.code === 'upstream-down' ? usualWait : undefined)
  if (wait !== undefined) answer.set('Retry-After', String(wait))
  return Response.json(failure, { status: failureStatus[failure.code], headers: answer })
}

/** What a page's loader or action throws over a limit: the error boundary shows the title and the words. */
export function tooMany({ code, message, title, retryAfter }: Failure): Response {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter ?? 60) }
  return Response.json({ code, message, title }, { status: failureStatus[code], headers })
}

/** A response about this visitor, which no cache may store. */
export function privateJson(value: unknown, headers: HeadersInit = {}): Response {
  const answer = new Headers(headers)
  answer.set('Cache-Control', 'no-store')
  return Response.json(value, { headers: answer })
}

/** The answer when payments are not configured. */
export function notConfigured(what: 'Payments' | 'Events about mail' = 'Payments'): Response {
  return failureResponse(fail('not-configured', `${what} are not set up on this site yet.`).failure)
}
