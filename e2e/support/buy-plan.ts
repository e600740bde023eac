import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Pays for a plan with the test card that succeeds, as a person would, and ends on the planner. */
export async function buyPlan(page: Page, plan: 'explorer' | 'premium', price: string) {
  await page.goto(`/checkout?plan=${plan}`)
  await page.getByRole('button', { name: `Pay ${price}` }).click()
  await page.waitForURL(/\/planner\?payment_success=true/)
}

/** Buys a plan over the API alone: the payment is confirmed at the provider, the grant comes by its webhook. */
export async function buyByApi(request: APIRequestContext, planType: 'explorer' | 'premium') {
  const amount = planType === 'premium' ? 10 : 7
  const created = await request.post('/api/create-payment-intent', { data: { amount, planType } })
  expect(created.status()).toBe(200)
  const { clientSecret }: { clientSecret: string } = await created.json()
  const [id] = clientSecret.split('_secret_')
  const { testApi, publishableKey } = await checkoutSetup(request)
  const confirmed = await request.post(`${testApi}/v1/payment_intents/${id}/confirm`, {
    headers: { Authorization: `Bearer ${publishableKey}` },
    form: {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    },
  })
  expect(confirmed.status()).toBe(200)
  await expect
    .poll(async () => (await request.post('/api/generate-itinerary', { data: { planType } })).status(), { timeout: 10_000 })
    // Owned now: the plan is accepted, and the fields that are missing are what is complained about.
    .toBe(422)
  return { paymentIntentId: id ?? '' }
}

async function checkoutSetup(request: APIRequestContext) {
  const response = await request.get('/checkout?_data=routes%2Fcheckout')
  const html = await response.text()
  return { testApi: /"testApi","([^"]+)"/.exec(html)?.[1] ?? '', publishableKey: /pk_test_\w+/.exec(html)?.[0] ?? '' }
}
