import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type StandIn, standIn } from './stand-in'
import { romeForm } from './trip-form'

/**
 * Pays for a plan with the test card that succeeds, as a person would, and ends on the planner. For journeys that are about
 * paying; others begin with `plannerWith`.
 */
export async function buyPlan(page: Page, plan: 'explorer' | 'premium', price: string) {
  await page.goto(`/checkout?plan=${plan}`)
  await page.getByRole('button', { name: `Pay ${price}` }).click()
  await page.waitForURL(/\/planner\?payment_success=true/)
}

/**
 * Confirms a payment at the stand-in with the card that succeeds, as the browser's form does; returns the payment's id.
 */
export async function confirmWithTestCard(clientSecret: string, standIn: StandIn): Promise<string> {
  const [id = ''] = clientSecret.split('_secret_')
  const response = await fetch(`${standIn.STRIPE_API_BASE}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${standIn.STRIPE_PUBLISHABLE_KEY}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  expect(response.status).toBe(200)
  return id
}

/**
 * Buys a plan over the API alone; the provider's webhook grants it. `at` is the address of a product of one's own, `parts` are
 * its stand-ins.
 */
export async function buyByApi(
  request: APIRequestContext,
  planType: 'explorer' | 'premium',
  { at = '', parts = standIn() }: { at?: string; parts?: StandIn } = {},
) {
  const amount = planType === 'premium' ? 10 : 7
  // Sent again where the local server closes the connection that it is sent on; an intent that nobody pays is none.
  const created = await request.post(`${at}/api/create-payment-intent`, {
    data: { amount, planType },
    maxRetries: 2,
  })
  expect(created.status()).toBe(200)
  const { clientSecret }: { clientSecret: string } = await created.json()
  const paymentIntentId = await confirmWithTestCard(clientSecret, parts)
  // The plan is owned once the answer is about the missing fields of the form instead.
  const probe = () =>
    request.post(`${at}/api/generate-itinerary`, { data: romeForm({ planType, destination: '' }) })
  await expect.poll(async () => (await probe()).status(), { timeout: 10_000 }).toBe(422)
  return { paymentIntentId }
}

/** Opens the planner as somebody who has bought a plan. To go through the checkout loads a page more. */
export async function plannerWith(page: Page, plan: 'explorer' | 'premium') {
  await buyByApi(page.request, plan)
  await page.goto('/planner')
}
