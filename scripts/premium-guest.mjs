// @ts-check
// A guest who has paid, for benchmarks.

/** The local server sometimes closes a kept connection just as it is used again. */
export const ownConnection = { Connection: 'close' }

/**
 * @param {string} url
 * @param {Record<string, string>} env
 */
export async function buyPremium(url, env) {
  const created = await fetch(`${url}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...ownConnection },
    body: JSON.stringify({ amount: 10, planType: 'premium' }),
  })
  const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { clientSecret } = await created.json()
  const id = await confirm(clientSecret, env)
  // The server reads the payment itself when the browser returns.
  const back = `${url}/planner?payment_success=true&plan=premium&payment_intent=${id}`
  await (await fetch(back, { headers: { cookie, ...ownConnection } })).arrayBuffer()
  return cookie
}

/**
 * Signs in in a browser and subscribes to the club; trips may then be of any length.
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string>} env
 */
export async function joinClub(page, env) {
  await page.goto('/auth?returnTo=/planner')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Email').fill('grace.hopper@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/planner/)
  const planOf = async () => (await (await page.request.get('/api/auth/user')).json()).planType
  if ((await planOf()) === 'globetrotter') return
  const created = await page.request.post('/api/create-subscription-intent', {
    data: { amount: 15, isYearly: false, coupon: null },
  })
  await confirm((await created.json()).clientSecret, env)
  // The provider's webhook brings the plan.
  for (let tries = 0; tries < 50; tries++) {
    if ((await planOf()) === 'globetrotter') return
    await page.waitForTimeout(200)
  }
  throw new Error('the subscription did not become active')
}

/**
 * Confirms a payment at the stand-in with the card that succeeds; gives the payment's id.
 * @param {string} clientSecret
 * @param {Record<string, string>} env
 */
export async function confirm(clientSecret, env) {
  const [id] = clientSecret.split('_secret_')
  await fetch(`${env.STRIPE_API_BASE}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${env.STRIPE_PUBLISHABLE_KEY}`, Connection: 'close' },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  return id
}
