import { createHmac } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { buyByApi, confirmWithTestCard } from '../support/buy-plan'
import { standIn } from '../support/stand-in'
import { steerPayments } from '../support/subscribe'
import { romeForm } from '../support/trip-form'

const webhookSecret = () => standIn().STRIPE_WEBHOOK_SECRET ?? ''

async function planOf(request: APIRequestContext): Promise<'free' | 'paid'> {
  const response = await request.post('/api/generate-itinerary', { data: romeForm({ planType: 'explorer' }) })
  return response.status() === 403 ? 'free' : 'paid'
}

function signed(payload: string, secret: string, time = Math.floor(Date.now() / 1000)) {
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  return {
    data: payload,
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${time},v1=${signature}` },
  }
}

test('a tampered amount is refused and nothing is set up', async ({ request }) => {
  const response = await request.post('/api/create-payment-intent', {
    data: { amount: 1, planType: 'premium' },
  })
  expect(response.status()).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'price-changed' })
  expect(await planOf(request)).toBe('free')
})

test('asked twice for the same plan, there is one payment', async ({ request }) => {
  const ask = () => request.post('/api/create-payment-intent', { data: { amount: 7, planType: 'explorer' } })
  const first: { clientSecret: string } = await (await ask()).json()
  const others = await Promise.all(Array.from({ length: 5 }, async () => (await ask()).json()))
  expect(new Set(others.map(({ clientSecret }: { clientSecret: string }) => clientSecret))).toEqual(
    new Set([first.clientSecret]),
  )
})

test('an unpaid intent, a forged, a stale and an unsigned event grant nothing', async ({ request }) => {
  const created = await request.post('/api/create-payment-intent', {
    data: { amount: 10, planType: 'premium' },
  })
  const { clientSecret }: { clientSecret: string } = await created.json()
  const [id] = clientSecret.split('_secret_')
  const event = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: {
      object: {
        id,
        object: 'payment_intent',
        status: 'succeeded',
        amount: 1000,
        currency: 'usd',
        metadata: {},
      },
    },
  })
  const send = (options: object) => request.post('/api/stripe/webhook', options)
  expect((await send(signed(event, 'whsec_wrong'))).status()).toBe(400)
  expect((await send(signed(event, webhookSecret(), Math.floor(Date.now() / 1000) - 3600))).status()).toBe(
    400,
  )
  expect((await send({ data: event, headers: { 'Content-Type': 'application/json' } })).status()).toBe(400)
  expect(await planOf(request)).toBe('free')
})

test('the address of the return grants nothing by itself, nor with somebody else’s payment', async ({
  request,
  playwright,
  baseURL,
}) => {
  await request.get('/planner?payment_success=true&plan=premium')
  expect(await planOf(request)).toBe('free')
  const buyer = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { paymentIntentId } = await buyByApi(buyer, 'premium')
  await request.get(`/planner?payment_success=true&plan=premium&payment_intent=${paymentIntentId}`)
  expect(await planOf(request)).toBe('free')
  expect(await planOf(buyer)).toBe('paid')
  await buyer.dispose()
})

test('a webhook that is replayed changes nothing and is answered kindly', async ({ request }) => {
  const { paymentIntentId } = await buyByApi(request, 'explorer')
  const event = signed(
    JSON.stringify({
      id: 'evt_replayed',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: {
        object: {
          id: paymentIntentId,
          object: 'payment_intent',
          status: 'succeeded',
          amount: 700,
          currency: 'usd',
          metadata: {},
        },
      },
    }),
    webhookSecret(),
  )
  for (let i = 0; i < 3; i++) expect((await request.post('/api/stripe/webhook', event)).status()).toBe(200)
  expect(await planOf(request)).toBe('paid')
})

test('20 payments, each told 32 times at once, give each of 20 buyers what was bought and no more', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const open = () => playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const buyers: APIRequestContext[] = []
  await steerPayments('webhooks', { mode: 'hold' })
  for (let n = 0; n < 20; n++) {
    const buyer = await open()
    const created = await buyer.post('/api/create-payment-intent', {
      data: { amount: 7, planType: 'explorer' },
    })
    const { clientSecret }: { clientSecret: string } = await created.json()
    await confirmWithTestCard(clientSecret, standIn())
    buyers.push(buyer)
  }
  const { deliveries } = (await steerPayments('webhooks/take', {})) as {
    deliveries: { url: string; headers: Record<string, string>; body: string }[]
  }
  await steerPayments('webhooks', { mode: 'normal' })
  const events = deliveries.filter(({ body }) => JSON.parse(body).type === 'payment_intent.succeeded')
  expect(events).toHaveLength(20)
  for (const { url, headers, body } of events) {
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => fetch(url, { method: 'POST', headers, body })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }
  for (const buyer of buyers) {
    const page = await (await buyer.get('/refund')).text()
    expect(page.match(/Explorer, paid once<\/p>/g)).toHaveLength(1)
    await buyer.dispose()
  }
})
