interface Outside {
  stripe: boolean
  /** The address of the local stand-in, if there is one. */
  testApi: string | null
  /** The address of the interactive map's style, if there is one. */
  mapStyleUrl: string | null
}

/** What a page may load. */
export function contentSecurityPolicy(nonce: string, { stripe, testApi, mapStyleUrl }: Outside) {
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // Inks are set as style attributes; style elements still need the nonce.
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  if (stripe) {
    rules['frame-src'] = ['https://js.stripe.com', 'https://hooks.stripe.com']
    rules['connect-src']?.push('https://api.stripe.com')
  }
  if (testApi) rules['connect-src']?.push(testApi)
  if (mapStyleUrl) {
    // Style, tiles, glyphs and sprites come from one origin; the map's web worker from this one.
    rules['connect-src']?.push(new URL(mapStyleUrl).origin)
    rules['img-src']?.push('blob:')
    rules['worker-src'] = ["'self'"]
  }
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** The headers of every response of the Worker. */
export function withSecurityHeaders(response: Response): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries(everywhere)) answer.headers.set(name, value)
  return answer
}
