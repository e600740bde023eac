import { expect, test } from '@playwright/test'
import { type OpenIdProvider, startOpenId } from '../../local/openid/provider'
import { TEST_CLIENT_ID, TEST_CLIENT_SECRET } from '../../local/openid/test-keys'
import { ownProduct, ownProductUrl } from '../support/own-product'
import { fillSignIn, somebody } from '../support/sign-in'

// A provider that behaves like Apple's: the browser posts its response from another site.
let provider: OpenIdProvider
let product: Awaited<ReturnType<typeof ownProduct>>

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  provider = await startOpenId({
    appOrigin: ownProductUrl,
    redirectUris: [`${ownProductUrl}/auth/callback`],
    firstPort: 8990,
    likeApple: true,
    log: console.error,
  })
  product = await ownProduct({
    OAUTH_APPLE_ISSUER: provider.issuer,
    OAUTH_APPLE_CLIENT_ID: TEST_CLIENT_ID,
    OAUTH_APPLE_CLIENT_SECRET: TEST_CLIENT_SECRET,
  })
})

test.afterAll(async () => {
  await product.close()
  await provider.close()
})

/** The form with the response, as the provider's page posts it. */
async function answerOf(request: import('@playwright/test').APIRequestContext, email: string) {
  const page = await request.get(`${product.url}/api/login?provider=apple&returnTo=/pricing`)
  const answered = await request.post(page.url(), { form: { email } })
  const html = await answered.text()
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1]
  expect(action).toBe(`${product.url}/auth/callback`)
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]))
}

test('an answer by form signs in, with the cookies that only come along afterwards', async ({ page }) => {
  const email = somebody()
  await page.goto(`${product.url}/api/login?provider=apple&returnTo=/pricing`)
  const asked = new URL(page.url()).origin
  expect(asked).toBe(provider.issuer)
  await fillSignIn(page, email)
  await expect(page).toHaveURL(`${product.url}/pricing`)
  const user = await page.request.get(`${product.url}/api/auth/user`)
  expect(await user.json()).toMatchObject({ email, firstName: null })
})

test('a name that is told beside the answer is taken over', async ({ request }) => {
  const email = somebody()
  const form = await answerOf(request, email)
  const user = JSON.stringify({ name: { firstName: 'Grace', lastName: 'Hopper' }, email: 'else@example.com' })
  const headers = { Origin: provider.issuer, 'Sec-Fetch-Site': 'cross-site' }
  const end = await request.post(`${product.url}/auth/callback`, { form: { ...form, user }, headers })
  expect(end.url()).toBe(`${product.url}/pricing`)
  const told = await (await request.get(`${product.url}/api/auth/user`)).json()
  expect(told).toMatchObject({ email, firstName: 'Grace', lastName: 'Hopper' })
})

test('an answer by form to a sign-in of another browser is refused', async ({ request, playwright }) => {
  const attacker = await playwright.request.newContext()
  const form = await answerOf(attacker, somebody('mallory'))
  const refused = await request.post(`${product.url}/auth/callback`, { form })
  expect(refused.status()).toBe(400)
  expect(await refused.text()).toContain('begun in another browser')
  expect((await request.get(`${product.url}/api/auth/user`)).status()).toBe(401)
  await attacker.dispose()
})

test('what is no answer is refused, and goes nowhere', async ({ request }) => {
  const callback = `${product.url}/auth/callback`
  const json = await request.post(callback, { data: { code: 'x' } })
  expect(json.status()).toBe(400)
  const huge = await request.post(callback, { form: { code: 'x'.repeat(20_000) } })
  expect(huge.status()).toBe(400)
  const form = { code: 'x', state: 'y', returnTo: 'https://evil.example', Location: 'https://evil.example' }
  const sent = await request.post(callback, { form, maxRedirects: 0 })
  expect(sent.status()).toBe(303)
  expect(sent.headers().location).toBe('/auth/callback?code=x&state=y')
})
