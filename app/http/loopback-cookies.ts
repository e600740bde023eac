const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Of cookies that a browser takes over TLS alone. */
const locked = '__Host-'
/** Of their copies for this machine. */
const open = 'loopback-'

/** Whether a request is of this machine and without TLS, as with `npm start`. Nobody else can read what goes there. */
export function isPlainLoopback({ url }: Pick<Request, 'url'>): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && loopback.has(hostname)
}

/** Every browser of iOS says that it is WebKit, and so do those with Chromium's engine, which names itself as well. */
function isWebKit({ headers }: Request): boolean {
  const agent = headers.get('User-Agent') ?? ''
  return agent.includes('AppleWebKit/') && !agent.includes('Chrome/')
}

/**
 * Answers a request of this machine for browsers that drop `Secure` cookies where there is no TLS, as WebKit does (every other takes them there): each
 * cookie with the prefix `__Host-` is set a second time without the prefix and `Secure`, and read where the browser sends
 * only that one. Requests over TLS or from elsewhere are left as they are.
 */
export async function withLoopbackCookies(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!isPlainLoopback(request) || !isWebKit(request)) return answer(request)
  const sent = request.headers.get('Cookie')
  const read = sent === null ? request : new Request(request, { headers: withLocked(request.headers, sent) })
  const response = await answer(read)
  const copies = response.headers.getSetCookie().filter((cookie) => cookie.startsWith(locked))
  if (copies.length === 0) return response
  const copied = new Response(response.body, response)
  for (const cookie of copies)
    copied.headers.append('Set-Cookie', open + cookie.slice(locked.length).replace(/; *Secure\b/i, ''))
  return copied
}

function withLocked(headers: Headers, sent: string): Headers {
  const pairs = sent.split('; ')
  const names = new Set(pairs.map((pair) => pair.slice(0, pair.indexOf('='))))
  const opened = pairs
    .filter((pair) => pair.startsWith(open))
    .map((pair) => locked + pair.slice(open.length))
    .filter((pair) => !names.has(pair.slice(0, pair.indexOf('='))))
  const all = new Headers(headers)
  all.set('Cookie', [...pairs, ...opened].join('; '))
  return all
}
