/**
 * The parameters of a provider's response (OpenID Connect Core 3.1.2.5), and the user's name, which Apple sends once.
 */
const fields = ['code', 'state', 'iss', 'error', 'error_description', 'user']
const longestAnswer = 10_000

/**
 * Some providers answer a sign-in with a form that the browser posts from their page. Such a request has no
 * SameSite=Lax cookies, so the browser is redirected to the same address with the parameters in it; that request has
 * its cookies. The code works once, and only with the verifier in those cookies. Null for other requests.
 */
export async function postedCallback(request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (request.method !== 'POST' || pathname !== '/auth/callback') return null
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY)
  if (!isForm || !(length <= longestAnswer)) {
    return new Response('This is not the answer of a sign-in provider.', { status: 400 })
  }
  const posted = new URLSearchParams(await request.text())
  const answer = new URLSearchParams()
  for (const field of fields) {
    const value = posted.get(field)
    if (value !== null) answer.set(field, value)
  }
  const headers = { Location: `/auth/callback?${answer}`, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 303, headers })
}
