/** The number of a request: the network's own where there is one, so that its logs can be searched by it. */
export function requestIdOf(request: Request): string {
  const ray = request.headers.get('CF-Ray')
  return ray !== null && /^[\w-]{8,40}$/.test(ray)
    ? ray
    : crypto.randomUUID().replaceAll('-', '').slice(0, 16)
}

/** A path without its ids and codes, some of which are secrets. */
export function pathWithoutIds(pathname: string): string {
  return pathname
    .split('/')
    .slice(0, 8)
    .map((part) => (/^[a-z-]{0,24}(\.[a-z]{2,12})?$/.test(part) ? part : ':id'))
    .join('/')
}

/** The answer to a request that broke before any page could say so. */
export function brokenAnswer(request: Request, requestId: string): Response {
  const message = 'Something went wrong on our side. Please try again.'
  const headers = { 'Cache-Control': 'no-store' }
  if (new URL(request.url).pathname.startsWith('/api/'))
    return Response.json({ code: 'unexpected', message }, { status: 500, headers })
  return new Response(`${message} Tell us this number: ${requestId}`, { status: 500, headers })
}
