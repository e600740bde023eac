// The provider's own checkout, for browsers that keep its script out: it grants as usual, and nobody pays twice.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 60_000 })

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterAll(() => worker.close(), 60_000)

const order = { amount: 7, planType: 'explorer' }
const club = { amount: 15, isYearly: false, coupon: null }

const hosted = (who: Visitor, json: object) =>
  who.json<{ url: string }>('/api/create-checkout-session', { method: 'POST', json }).then(({ url }) => url)

/** Pays there; gives where the browser is sent, or null when it cannot be paid. */
async function payAt(url: string, number = '4242424242424242'): Promise<string | null> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number }),
    redirect: 'manual',
  })
  await answer.body?.cancel()
  return answer.headers.get('Location')
}

const held = async (who: Visitor) => (await who.user())?.planType
const billed = async (email: string) => worker.steer('billing', { email })

async function member() {
  const who = new Visitor(worker)
  const email = await who.signIn(`${randomUUID()}@example.com`)
  return { who, email }
}

it('grants a plan at the return, without a notice, and once', async () => {
  const { who } = await member()
  const url = await hosted(who, order)
  expect(await hosted(who, order), 'the same checkout again').toBe(url)
  expect(await payAt(url, '4000000000000002'), 'declined').toBeNull()
  const back = await payAt(url)
  expect(back).toMatch(/\/planner\?payment_success=true&plan=explorer&checkout_session=cs_test_/)
  expect(await held(who)).toBe('free')
  await who.ask(back ?? '')
  expect(await held(who)).toBe('explorer')
  expect((await who.ask('/api/create-checkout-session', { method: 'POST', json: order })).status).toBe(409)
  expect(await payAt(url)).toBeNull()
})

it('grants a plan by a notice to who never comes back', async () => {
  const { who } = await member()
  await payAt(await hosted(who, order))
  const { deliveries } = (await worker.steer('webhooks/take', {})) as {
    deliveries: { headers: Record<string, string>; body: string }[]
  }
  for (const { headers, body } of deliveries) {
    const answer = await worker.fetch('http://localhost:8787/api/stripe/webhook', {
      method: 'POST',
      headers,
      body,
    })
    await answer.text()
  }
  expect(await held(who)).toBe('explorer')
})

it('ends what was begun on our page, and the other way round', async () => {
  const { who } = await member()
  const { clientSecret } = await who.json<{ clientSecret: string }>('/api/create-payment-intent', {
    method: 'POST',
    json: order,
  })
  const url = await hosted(who, order)
  const id = await confirm(worker, clientSecret)
  expect(worker.provider().intents[id]?.status, 'cancelled, so it cannot be paid').toBe('canceled')
  await who.json('/api/create-payment-intent', { method: 'POST', json: order })
  expect(await payAt(url), 'ended, so it cannot be paid').toBeNull()
})

it('names no purchase of somebody else', async () => {
  const { who } = await member()
  const back = await payAt(await hosted(who, order))
  const { who: stranger } = await member()
  await stranger.ask(back ?? '')
  expect(await held(stranger)).toBe('free')
})

it('begins a membership, and leaves nothing at the provider before it is paid', async () => {
  const { who, email } = await member()
  const first = await hosted(who, club)
  const url = await hosted(who, { amount: 49.5, isYearly: true, coupon: 'FIRSTTRIP' })
  expect(url).not.toBe(first)
  expect(await payAt(first), 'ended by the change of mind').toBeNull()
  expect(await billed(email)).toEqual({ subscriptions: [], invoices: [] })
  const back = await payAt(url)
  await who.ask(back ?? '')
  expect(await held(who)).toBe('globetrotter')
  expect(await billed(email)).toEqual({ subscriptions: ['active'], invoices: ['paid'] })
  expect((await who.ask('/api/create-checkout-session', { method: 'POST', json: club })).status).toBe(409)
})

it('is ended by the form on our page, and takes no guest for the membership', async () => {
  const { who } = await member()
  const url = await hosted(who, club)
  await who.json('/api/create-subscription-intent', { method: 'POST', json: club })
  expect(await payAt(url)).toBeNull()
  const guest = await new Visitor(worker).ask('/api/create-checkout-session', { method: 'POST', json: club })
  expect(guest.status).toBe(401)
  const wrong = await who.ask('/api/create-checkout-session', {
    method: 'POST',
    json: { ...club, amount: 1 },
  })
  expect(wrong.status).toBe(422)
})
