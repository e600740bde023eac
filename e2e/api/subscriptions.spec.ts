import { type APIRequestContext, expect, test } from '@playwright/test'
import { confirmWithTestCard } from '../support/buy-plan'
import { signInByApi, somebody } from '../support/sign-in'
import { standIn } from '../support/stand-in'
import { planOf, steerPayments, subscribeByApi } from '../support/subscribe'

const ask = (request: APIRequestContext, data: object) =>
  request.post('/api/create-subscription-intent', { data })

const monthly = { amount: 15, isYearly: false, coupon: null }
const yearly = { amount: 99, isYearly: true, coupon: null }

async function secretOf(request: APIRequestContext, data: object): Promise<string> {
  const response = await ask(request, data)
  expect(response.status()).toBe(200)
  const { clientSecret }: { clientSecret: string } = await response.json()
  return clientSecret
}

test('guests cannot subscribe nor open the billing portal', async ({ request }) => {
  expect((await ask(request, monthly)).status()).toBe(401)
  expect((await request.post('/api/create-portal-session')).status()).toBe(401)
})

test('an amount or a coupon that does not fit is refused, and nobody becomes a member', async ({
  request,
}) => {
  await signInByApi(request, somebody())
  for (const tampered of [
    { ...monthly, amount: 0 },
    { ...monthly, amount: 7.5 },
    { ...yearly, amount: 15 },
    { ...monthly, amount: -15 },
    { amount: 13.5, isYearly: true, coupon: 'WELCOME10' },
    { amount: 15, isYearly: false, coupon: 'WELCOME10' },
  ]) {
    const response = await ask(request, tampered)
    expect(response.status(), JSON.stringify(tampered)).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'price-changed' })
  }
  const unknown = await ask(request, { amount: 0.15, isYearly: false, coupon: 'FREE99' })
  expect(unknown.status()).toBe(422)
  expect(await unknown.json()).toMatchObject({
    title: 'Invalid Coupon',
    message: 'This coupon code is invalid or expired.',
  })
  expect((await ask(request, { amount: 15 })).status()).toBe(422)
  expect(await planOf(request)).toBe('free')
})

test('the same order is one payment however often it is asked for, another one takes its place', async ({
  request,
}) => {
  await signInByApi(request, somebody())
  const first = await secretOf(request, monthly)
  const again = await Promise.all(Array.from({ length: 5 }, () => secretOf(request, monthly)))
  expect(new Set([first, ...again]).size).toBe(1)
  const second = await secretOf(request, { amount: 89.1, isYearly: true, coupon: 'welcome10' })
  expect(second).not.toBe(first)
  expect(await secretOf(request, { amount: 89.1, isYearly: true, coupon: 'WELCOME10' })).toBe(second)
})

for (const [isYearly, coupon, amount] of [
  [false, 'welcome10', 13.5],
  [false, 'TRAVEL25', 11.25],
  [false, 'FirstTrip', 7.5],
  [true, null, 99],
  [true, 'WELCOME10', 89.1],
  [true, 'FIRSTTRIP', 49.5],
] as const)
  test(`${amount} dollars ${isYearly ? 'a year' : 'a month'} with ${coupon ?? 'no coupon'} makes a member`, async ({
    request,
  }) => {
    await signInByApi(request, somebody())
    await confirmWithTestCard(await secretOf(request, { amount, isYearly, coupon }), standIn())
    await expect.poll(() => planOf(request), { timeout: 10_000 }).toBe('globetrotter')
  })

test('a member cannot subscribe twice, and FIRSTTRIP is for a first subscription', async ({ request }) => {
  await signInByApi(request, somebody())
  await subscribeByApi(request)
  const twice = await ask(request, yearly)
  expect(twice.status()).toBe(409)
  expect(await twice.json()).toMatchObject({ code: 'already-subscribed' })
  const first = await ask(request, { amount: 7.5, isYearly: false, coupon: 'FIRSTTRIP' })
  expect(first.status()).toBe(422)
  expect(await first.json()).toMatchObject({ code: 'coupon-invalid' })
})

test('events that come late, twice and in the wrong order lead to one membership', async ({ request }) => {
  await signInByApi(request, somebody())
  await steerPayments('webhooks', { mode: 'hold' })
  const { clientSecret }: { clientSecret: string } = await (await ask(request, monthly)).json()
  await steerPayments('webhooks', { mode: 'duplicate' })
  expect(await planOf(request)).toBe('free')
  await confirmWithTestCard(clientSecret, standIn())
  await steerPayments('webhooks', { mode: 'normal' })
  await steerPayments('webhooks/release', { order: 'last-to-first' })
  await expect.poll(() => planOf(request), { timeout: 10_000 }).toBe('globetrotter')
})
