import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { confirmWithTestCard } from './buy-plan'
import { fillSignIn, somebody } from './sign-in'
import { standIn } from './stand-in'

/** Opens /subscribe as somebody who just signed in there. */
export async function openSubscribe(page: Page, query = '', email = somebody()) {
  await page.goto(`/subscribe${query}`)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await fillSignIn(page, email)
  await page.waitForURL(/\/subscribe/)
  return email
}

/** Subscribes over the API alone, monthly and without a coupon; returns the payment's id. */
export async function subscribeByApi(request: APIRequestContext): Promise<string> {
  const created = await request.post('/api/create-subscription-intent', {
    data: { amount: 15, isYearly: false, coupon: null },
  })
  expect(created.status()).toBe(200)
  const { clientSecret }: { clientSecret: string } = await created.json()
  const paymentIntentId = await confirmWithTestCard(clientSecret, standIn())
  await expect.poll(() => planOf(request), { timeout: 10_000 }).toBe('globetrotter')
  return paymentIntentId
}

/** The plan of the account that is signed in. */
export async function planOf(request: APIRequestContext): Promise<string> {
  const { planType }: { planType: string } = await (await request.get('/api/auth/user')).json()
  return planType
}

/** Controls the payment stand-in. */
export async function steerPayments(path: string, body: object) {
  const response = await fetch(`${standIn().STRIPE_API_BASE}/_test/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

/** The states of all that the payment stand-in has of a customer. */
export const billedTo = (email: string) => steerPayments('billing', { email })
