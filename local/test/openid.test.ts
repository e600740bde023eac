import { createHash, createPublicKey, type JsonWebKey, randomBytes, verify } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Counterparts, startCounterparts } from '../counterparts'

const APP_ORIGIN = 'http://localhost:59998'
const REDIRECT = `${APP_ORIGIN}/auth/callback`

interface Discovery {
  authorization_endpoint: string
  token_endpoint: string
  userinfo_endpoint: string
  jwks_uri: string
  end_session_endpoint: string
}

let counterparts: Counterparts
let discovery: Discovery
const warnings = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')]

beforeAll(async () => {
  counterparts = await startCounterparts({
    appOrigin: APP_ORIGIN,
    firstPort: 42_200,
    stateDir: mkdtempSync(join(tmpdir(), 'openid ')),
    stripe: false,
  })
  const response = await fetch(`${counterparts.env.OAUTH_ISSUER}/.well-known/openid-configuration`)
  discovery = (await response.json()) as Discovery
})
afterAll(() => counterparts.close())

/** A minimal browser: it keeps cookies and does not follow redirects. */
class Browser {
  readonly #cookies = new Map<string, string>()

  async open(url: string | URL, form?: Record<string, string>): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return response
  }
}

const verifier = () => randomBytes(32).toString('base64url')

function authorizationUrl(codeVerifier: string | null, more: Record<string, string> = {}): URL {
  const url = new URL(discovery.authorization_endpoint)
  const challenge = codeVerifier && {
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  url.search = new URLSearchParams({
    client_id: counterparts.env.OAUTH_CLIENT_ID ?? '',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    ...challenge,
    ...more,
  }).toString()
  return url
}

/** Walks from the authorization request to the callback, as a person would. */
async function signIn(browser: Browser, url: URL, form: Record<string, string>): Promise<URL> {
  const toPage = await browser.open(url)
  const pageUrl = new URL(toPage.headers.get('location') ?? '', url)
  expect(pageUrl.pathname).toMatch(/^\/interaction\//)
  const page = await (await browser.open(pageUrl)).text()
  expect(page).toMatch(/<label for="email">Email<\/label>/)
  expect(page).toContain('<button>Continue</button>')
  const back = await browser.open(pageUrl, form)
  expect(back.status).toBe(303)
  const callback = await browser.open(new URL(back.headers.get('location') ?? '', url))
  return new URL(callback.headers.get('location') ?? '')
}

async function exchange(code: string, codeVerifier: string): Promise<{ status: number; body: TokenAnswer }> {
  const { OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET } = counterparts.env
  const response = await fetch(discovery.token_endpoint, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${OAUTH_CLIENT_ID}:${OAUTH_CLIENT_SECRET}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      code_verifier: codeVerifier,
    }),
  })
  return { status: response.status, body: (await response.json()) as TokenAnswer }
}

interface TokenAnswer {
  access_token: string
  id_token: string
  error?: string
}

/** The id_token's claims, if its signature is by one of the provider's published keys. */
async function verified(idToken: string): Promise<Record<string, unknown>> {
  const [header = '', payload = '', signature = ''] = idToken.split('.')
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const { keys } = (await (await fetch(discovery.jwks_uri)).json()) as {
    keys: (JsonWebKey & { kid: string })[]
  }
  const key = keys.find(({ kid }) => kid === decode(header).kid)
  expect(decode(header).alg).toBe('RS256')
  const signed = verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${payload}`),
    createPublicKey({ key: key ?? {}, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
  expect(signed).toBe(true)
  return decode(payload)
}

async function codeFor(email: string, codeVerifier: string): Promise<string> {
  const callback = await signIn(new Browser(), authorizationUrl(codeVerifier), { email })
  return callback.searchParams.get('code') ?? ''
}

test('any address signs in: code, tokens, signed claims, userinfo', async () => {
  const codeVerifier = verifier()
  const callback = await signIn(new Browser(), authorizationUrl(codeVerifier), {
    email: ' Ada.Lovelace+trips@Example.com ',
  })
  expect(callback.origin + callback.pathname).toBe(REDIRECT)
  expect(callback.searchParams.get('state')).toBe('state-1')
  expect(callback.searchParams.get('iss')).toBe(counterparts.env.OAUTH_ISSUER)

  const { status, body } = await exchange(callback.searchParams.get('code') ?? '', codeVerifier)
  expect(status).toBe(200)
  const payload = await verified(body.id_token)
  expect(payload).toMatchObject({
    iss: counterparts.env.OAUTH_ISSUER,
    aud: counterparts.env.OAUTH_CLIENT_ID,
  })
  const claims = {
    email: 'ada.lovelace+trips@example.com',
    email_verified: true,
    name: 'Ada Lovelace',
    given_name: 'Ada',
    family_name: 'Lovelace',
  }
  expect(payload).toMatchObject({ ...claims, nonce: 'nonce-1' })
  const userinfo = await fetch(discovery.userinfo_endpoint, {
    headers: { authorization: `Bearer ${body.access_token}` },
  })
  expect(await userinfo.json()).toEqual({ ...claims, sub: payload.sub })
})

test('the same address is the same person', async () => {
  const subjects = []
  for (const email of ['grace@example.com', 'GRACE@example.com', 'other@example.com']) {
    const codeVerifier = verifier()
    const { body } = await exchange(await codeFor(email, codeVerifier), codeVerifier)
    subjects.push((await verified(body.id_token)).sub)
  }
  expect(subjects[0]).toBe(subjects[1])
  expect(subjects[0]).not.toBe(subjects[2])
})

test('another person can sign in in the same browser', async () => {
  const browser = new Browser()
  const subjects = []
  for (const email of ['first@example.com', 'second@example.com']) {
    const codeVerifier = verifier()
    const callback = await signIn(browser, authorizationUrl(codeVerifier), { email })
    const { body } = await exchange(callback.searchParams.get('code') ?? '', codeVerifier)
    subjects.push((await verified(body.id_token)).email)
  }
  expect(subjects).toEqual(['first@example.com', 'second@example.com'])
})

test('a wrong verifier and a used code are refused', async () => {
  const codeVerifier = verifier()
  const code = await codeFor('eve@example.com', codeVerifier)
  expect(await exchange(code, verifier())).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })

  const second = await codeFor('eve@example.com', codeVerifier)
  const { body } = await exchange(second, codeVerifier)
  expect(await exchange(second, codeVerifier)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  })
  const revoked = await fetch(discovery.userinfo_endpoint, {
    headers: { authorization: `Bearer ${body.access_token}` },
  })
  expect(revoked.status, 'a replayed code ends the token that it bought').toBe(401)
})

test('without PKCE, or to an unknown address, there is no sign-in', async () => {
  const noPkce = await new Browser().open(authorizationUrl(null))
  expect(new URL(noPkce.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request')
  const elsewhere = authorizationUrl(verifier(), { redirect_uri: 'https://evil.example/' })
  expect((await new Browser().open(elsewhere)).status).toBe(400)
})

test('the page asks every time, explains a mistake, and can be cancelled', async () => {
  const browser = new Browser()
  await signIn(browser, authorizationUrl(verifier()), { email: 'a@example.com' })
  const again = authorizationUrl(verifier(), { login_hint: 'b"@example.com' })
  const toPage = await browser.open(again)
  const pageUrl = new URL(toPage.headers.get('location') ?? '', again)
  expect(await (await browser.open(pageUrl)).text()).toContain('value="b&#34;@example.com"')
  const mistake = await browser.open(pageUrl, { email: 'nonsense' })
  expect(mistake.status).toBe(422)
  expect(await mistake.text()).toContain('role="alert"')

  const callback = await signIn(new Browser(), authorizationUrl(verifier()), { cancel: 'yes' })
  expect(callback.searchParams.get('error')).toBe('access_denied')
})

test('signs out, and leads back to the app', async () => {
  const browser = new Browser()
  await signIn(browser, authorizationUrl(verifier()), { email: 'bye@example.com' })
  const url = new URL(discovery.end_session_endpoint)
  url.searchParams.set('client_id', counterparts.env.OAUTH_CLIENT_ID ?? '')
  url.searchParams.set('post_logout_redirect_uri', `${APP_ORIGIN}/`)
  const page = await (await browser.open(url)).text()
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? ''
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const done = await browser.open(action, { xsrf, logout: 'yes' })
  expect(done.headers.get('location')).toBe(`${APP_ORIGIN}/`)
})

test('starts without a warning', () => {
  for (const spy of warnings) expect(spy).not.toHaveBeenCalled()
})
