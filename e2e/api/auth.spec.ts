import { type APIRequestContext, expect, test } from '@playwright/test'
import { buyByApi } from '../support/buy-plan'
import { openSignIn, signInByApi, somebody } from '../support/sign-in'
import { romeForm } from '../support/trip-form'

const userOf = async (request: APIRequestContext) => {
  const response = await request.get('/api/auth/user')
  return { status: response.status(), ...(await response.json()) }
}

/** The address the provider sends the browser back to, not followed. */
async function callbackOf(request: APIRequestContext, email: string, query = ''): Promise<string> {
  const page = await openSignIn(request, query)
  const answered = await request.post(page, { form: { email }, maxRedirects: 0 })
  const resumed = await request.get(answered.headers().location ?? '', { maxRedirects: 0 })
  return resumed.headers().location ?? ''
}

/** Begins a sign-in with an address of the provider's page that `change` has modified. */
async function changedCallback(request: APIRequestContext, change: (query: URLSearchParams) => void) {
  const begun = await request.get('/api/login', { maxRedirects: 0 })
  const address = new URL(begun.headers().location ?? '')
  change(address.searchParams)
  const page = await request.get(address.href)
  const answered = await request.post(page.url(), { form: { email: somebody() }, maxRedirects: 0 })
  const resumed = await request.get(answered.headers().location ?? '', { maxRedirects: 0 })
  return resumed.headers().location ?? ''
}

async function expectRefused(request: APIRequestContext, address: string, words: RegExp) {
  const response = await request.get(address, { maxRedirects: 0 })
  expect(response.status()).toBe(400)
  expect(await response.text()).toMatch(words)
  expect((await userOf(request)).status).toBe(401)
}

test('a guest is nobody', async ({ request }) => {
  expect(await userOf(request)).toMatchObject({ status: 401, code: 'sign-in-required' })
})

test('a sign-in leads back and says who it is', async ({ request }) => {
  const email = somebody()
  const end = await signInByApi(request, email, '?returnTo=/pricing?from=sign-in')
  expect(new URL(end.url()).pathname + new URL(end.url()).search).toBe('/pricing?from=sign-in')
  const user = await userOf(request)
  expect(Object.keys(user).sort()).toEqual(
    ['email', 'firstName', 'id', 'lastName', 'planType', 'profileImageUrl', 'status'].sort(),
  )
  expect(user).toMatchObject({
    status: 200,
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    profileImageUrl: null,
    planType: 'free',
  })
})

test('the same person is the same account in another browser', async ({ request, playwright, baseURL }) => {
  const email = somebody()
  await signInByApi(request, email)
  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await signInByApi(other, email)
  expect((await userOf(other)).id).toBe((await userOf(request)).id)
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await signInByApi(stranger, somebody())
  expect((await userOf(stranger)).id).not.toBe((await userOf(request)).id)
  await Promise.all([other.dispose(), stranger.dispose()])
})

for (const provider of ['google', 'facebook', 'apple', 'nobody']) {
  test(`the button of ${provider} leads to a sign-in`, async ({ request }) => {
    await signInByApi(request, somebody(), `?provider=${provider}`)
    expect((await userOf(request)).status).toBe(200)
  })
}

test('the request carries PKCE, state and nonce, and the cookies are locked', async ({ request }) => {
  const begun = await request.get('/api/login', { maxRedirects: 0 })
  expect(begun.status()).toBe(302)
  const query = new URL(begun.headers().location ?? '').searchParams
  expect(query.get('response_type')).toBe('code')
  expect(query.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(40)
  expect(query.get('scope')).toBe('openid email profile')
  const cookies = begun.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  expect(cookies.length).toBe(2)
  for (const { value } of cookies) expect(value).toMatch(/^__Host-.*HttpOnly/)
  for (const { value } of cookies) expect(value).toMatch(/Secure/)
  for (const { value } of cookies) expect(value).toMatch(/SameSite=Lax/)
})

test('a session gets a new secret at sign-in, and the old one opens nothing', async ({
  request,
  playwright,
  baseURL,
}) => {
  await request.post('/api/create-payment-intent', { data: { amount: 7, planType: 'explorer' } })
  const secretOf = async () =>
    (await request.storageState()).cookies.find(({ name }) => name === '__Host-session')?.value ?? ''
  const before = await secretOf()
  expect(before.length).toBeGreaterThan(40)
  await signInByApi(request, somebody())
  const after = await secretOf()
  expect(after).not.toBe(before)
  for (const [secret, status] of [
    [before, 401],
    [after, 200],
  ] as const) {
    const thief = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { Cookie: `__Host-session=${secret}` },
    })
    expect((await userOf(thief)).status).toBe(status)
    await thief.dispose()
  }
})

test('logging out ends the session on the server', async ({ request, playwright, baseURL }) => {
  await signInByApi(request, somebody())
  const { cookies } = await request.storageState()
  const secret = cookies.find(({ name }) => name === '__Host-session')?.value
  const left = await request.get('/api/logout')
  expect(new URL(left.url()).pathname).toBe('/')
  expect((await userOf(request)).status).toBe(401)
  const thief = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { Cookie: `__Host-session=${secret}` },
  })
  expect((await userOf(thief)).status).toBe(401)
  await thief.dispose()
})

test('a link on another site logs nobody out', async ({ request }) => {
  await signInByApi(request, somebody())
  await request.get('/api/logout', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect((await userOf(request)).status).toBe(200)
})

test('a wrong state is refused', async ({ request }) => {
  const address = new URL(await callbackOf(request, somebody()))
  const state = address.searchParams.get('state') ?? ''
  address.searchParams.set('state', `${state.startsWith('x') ? 'y' : 'x'}${state.slice(1)}`)
  await expectRefused(request, address.href, /begun in another browser/)
})

test('an answer that another browser began is refused', async ({ request, playwright, baseURL }) => {
  const attacker = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const address = await callbackOf(attacker, somebody('mallory'))
  await expectRefused(request, address, /begun in another browser/)
  await attacker.dispose()
})

test('a wrong nonce is refused', async ({ request }) => {
  const address = await changedCallback(request, (query) => query.set('nonce', 'n'.repeat(43)))
  await expectRefused(request, address, /could not verify/)
})

test('a code for another verifier is refused', async ({ request }) => {
  const address = await changedCallback(request, (query) => query.set('code_challenge', 'A'.repeat(43)))
  await expectRefused(request, address, /could not verify/)
})

test('an answer that names another issuer is refused', async ({ request }) => {
  const address = new URL(await callbackOf(request, somebody()))
  address.searchParams.set('iss', 'https://accounts.google.com')
  await expectRefused(request, address.href, /could not verify/)
})

test('a code is good once, with the cookies and without', async ({ request }) => {
  const address = await callbackOf(request, somebody())
  const { cookies } = await request.storageState()
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(302)
  expect((await userOf(request)).status).toBe(200)
  await request.get('/api/logout')
  await expectRefused(request, address, /begun in another browser/)
  const replayed = await request.get(address, { maxRedirects: 0, headers: { Cookie: header } })
  expect(replayed.status()).toBe(400)
  expect(await replayed.text()).toMatch(/could not verify/)
})

test('a sign-in that was cancelled says so', async ({ request }) => {
  const page = await openSignIn(request)
  const end = await request.post(page, { form: { cancel: 'yes' } })
  expect(end.status()).toBe(400)
  expect(await end.text()).toContain('The sign-in was cancelled.')
})

const hostile = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/\tevil.example',
  'javascript:alert(1)',
  '/api/logout',
]
for (const returnTo of hostile) {
  test(`returnTo=${JSON.stringify(returnTo)} stays on this site`, async ({ request, baseURL }) => {
    const end = await signInByApi(request, somebody(), `?${new URLSearchParams({ returnTo })}`)
    expect(end.url()).toBe(`${baseURL}/`)
    expect((await userOf(request)).status).toBe(200)
  })
}

test('what a guest bought and planned is the account’s', async ({ request, playwright, baseURL }) => {
  const email = somebody()
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await signInByApi(elsewhere, email)
  await buyByApi(request, 'premium')
  expect((await request.post('/api/generate-itinerary', { data: romeForm() })).status()).toBe(200)

  await signInByApi(request, email)
  expect(await userOf(request)).toMatchObject({ email, planType: 'premium' })
  expect(await userOf(elsewhere)).toMatchObject({ email, planType: 'premium' })
  const trips = await (await elsewhere.get('/api/trips')).json()
  expect(trips).toHaveLength(1)
  expect(trips[0]).toMatchObject({ destination: 'Rome, Italy', startDate: '2027-04-13', isSaved: false })
  expect(await (await elsewhere.get('/planner')).text()).toContain('data-day="4"')

  await request.get('/api/logout')
  expect(await (await request.get('/planner')).text()).not.toContain('data-day="4"')
  const guest = await request.post('/api/generate-itinerary', { data: romeForm({ planType: 'premium' }) })
  expect(guest.status()).toBe(403)
  await elsewhere.dispose()
})

test('without TLS on this machine WebKit, which drops locked cookies, stays signed in', async ({
  playwright,
  baseURL,
}) => {
  const webkit = () =>
    playwright.request.newContext({
      ...(baseURL && { baseURL }),
      userAgent:
        'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    })
  const taking = await webkit()
  await signInByApi(taking, somebody())
  const { cookies } = await taking.storageState()
  const session = cookies.find(({ name }) => name === 'loopback-session')
  expect(session).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax' })
  const safari = await webkit()
  const user = await safari.get('/api/auth/user', {
    headers: { Cookie: `loopback-session=${session?.value}` },
  })
  expect(user.status()).toBe(200)
  await taking.dispose()
  await safari.dispose()
})
