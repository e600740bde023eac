import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '../stripe/test-keys'
import { eventually, type Harness, sdk, startHarness } from './stripe-harness'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
beforeEach(() => {
  harness.received.length = 0
})
afterAll(() => harness.close())

const FIVE_DOLLARS = { amount: 500, currency: 'usd' }

/** A call as the SDK would never make it. */
async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${harness.standIn.url}${path}`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${TEST_SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  })
  const { error } = (await response.json()) as { error?: Record<string, string> }
  return { status: response.status, headers: response.headers, error }
}

describe('parameters are held against the types of the stripe package', () => {
  test.each([
    ['amount=500&currency=usd&colour=red', 'parameter_unknown', 'colour'],
    [
      'amount=500&currency=usd&automatic_payment_methods[enabled]=true&automatic_payment_methods[x]=1',
      'parameter_unknown',
      'automatic_payment_methods[x]',
    ],
    ['currency=usd', 'parameter_missing', 'amount'],
    ['amount=abc&currency=usd', 'parameter_invalid_integer', 'amount'],
    ['amount=5.5&currency=usd', 'parameter_invalid_integer', 'amount'],
    ['amount=&currency=usd', 'parameter_invalid_empty', 'amount'],
    ['amount=-5&currency=usd', 'parameter_invalid_integer', 'amount'],
    ['amount=49&currency=usd', 'amount_too_small', 'amount'],
    ['amount=500&currency=zzz', undefined, 'currency'],
    ['amount=500&currency[a]=usd', undefined, 'currency'],
    ['amount=500&currency=usd&confirm=maybe', undefined, 'confirm'],
    ['amount=500&currency=usd&metadata=x', undefined, 'metadata'],
    ['amount=500&currency=usd&setup_future_usage=never', undefined, 'setup_future_usage'],
    ['amount=500&currency=usd&customer=cus_nobody', 'resource_missing', 'customer'],
    ['amount=500&currency=usd&transfer_group=x', 'stand_in_unsupported', 'transfer_group'],
    ['amount=500&currency=usd&__proto__[a]=1', 'parameter_unknown', '__proto__[a]'],
  ])('%s → %s', async (body, code, param) => {
    const { status, error } = await post('/v1/payment_intents', body)
    expect(status).toBe(code === 'resource_missing' ? 404 : 400)
    expect(error).toMatchObject({ type: 'invalid_request_error', param })
    expect(error?.code).toBe(code)
    expect(error?.message).toEqual(expect.any(String))
  })

  test('an unknown parameter fails through the SDK too', async () => {
    const params = { ...FIVE_DOLLARS, colour: 'red' } as Stripe.PaymentIntentCreateParams
    await expect(harness.stripe.paymentIntents.create(params)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      param: 'colour',
      statusCode: 400,
      requestId: expect.stringMatching(/^req_/),
    })
  })

  test('card numbers are refused from a server', async () => {
    const { id } = await harness.stripe.paymentIntents.create(FIVE_DOLLARS)
    const { error } = await post(
      `/v1/payment_intents/${id}/confirm`,
      'payment_method_data[type]=card&payment_method_data[card][number]=4242424242424242',
    )
    expect(error).toMatchObject({ code: 'stand_in_unsupported', param: 'payment_method_data' })
  })
})

describe('the door', () => {
  test('wants the secret key', async () => {
    await expect(sdk(harness.standIn.url, 'sk_test_other').events.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    })
    const { status, error } = await post('/v1/customers', '', { authorization: '' })
    expect(status).toBe(401)
    expect(error?.type).toBe('invalid_request_error')
  })

  test('names calls it does not know, and ids it has not seen', async () => {
    expect((await post('/v1/quotes', '')).status).toBe(404)
    await expect(harness.stripe.paymentIntents.retrieve('pi_nobody')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
  })

  test('refuses a name that is not loopback', async () => {
    const { request } = await import('node:http')
    const status = await new Promise((resolve) =>
      request(`${harness.standIn.url}/v1/events`, { headers: { host: 'evil.example' } }, (response) =>
        resolve(response.resume().statusCode),
      ).end(),
    )
    expect(status).toBe(421)
  })
})

describe('idempotency keys', () => {
  test('the same request gets the same answer, and happens once', async () => {
    const options = { idempotencyKey: 'same-1' }
    const first = await harness.stripe.paymentIntents.create(FIVE_DOLLARS, options)
    const second = await harness.stripe.paymentIntents.create(FIVE_DOLLARS, options)
    expect(second.id).toBe(first.id)
    expect(second).toEqual(first)
    const raw = await post('/v1/payment_intents', 'amount=500&currency=usd', { 'idempotency-key': 'same-1' })
    expect(raw.headers.get('idempotent-replayed')).toBe('true')
    expect(raw.headers.get('original-request')).toBe(first.lastResponse.requestId)
  })

  test('a declined card is an answer that is kept', async () => {
    const params = { ...FIVE_DOLLARS, confirm: true, payment_method: 'pm_card_chargeDeclined' }
    const intents = new Set<string | undefined>()
    for (let i = 0; i < 2; i++) {
      const error = await harness.stripe.paymentIntents
        .create(params, { idempotencyKey: 'declined-1' })
        .catch((caught: Stripe.errors.StripeCardError) => caught)
      expect(error).toMatchObject({ code: 'card_declined' })
      intents.add((error as Stripe.errors.StripeCardError).payment_intent?.id)
    }
    expect(intents.size).toBe(1)
  })

  test('other parameters under the same key are refused', async () => {
    const options = { idempotencyKey: 'other-1' }
    await harness.stripe.paymentIntents.create(FIVE_DOLLARS, options)
    await expect(
      harness.stripe.paymentIntents.create({ ...FIVE_DOLLARS, amount: 600 }, options),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  test('a request that was refused may be corrected under its key', async () => {
    const headers = { 'idempotency-key': 'corrected-1' }
    expect((await post('/v1/payment_intents', 'amount=x&currency=usd', headers)).status).toBe(400)
    expect((await post('/v1/payment_intents', 'amount=500&currency=usd', headers)).status).toBe(200)
  })

  test('of two at the same time one is told to wait', async () => {
    await harness.control('api', { latencyMs: 80 })
    const options = { idempotencyKey: 'twice-1' }
    const results = await Promise.allSettled([
      harness.stripe.paymentIntents.create(FIVE_DOLLARS, options),
      harness.stripe.paymentIntents.create(FIVE_DOLLARS, options),
    ])
    await harness.control('api', {})
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'idempotency_key_in_use', statusCode: 409 })
  })

  test('an answer that got lost is found again under its key', async () => {
    await harness.control('api', { lose: 1 })
    const headers = { 'idempotency-key': 'lost-1' }
    await expect(post('/v1/payment_intents', 'amount=500&currency=usd', headers)).rejects.toThrow()
    const again = await post('/v1/payment_intents', 'amount=500&currency=usd', headers)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })
})

describe('webhooks', () => {
  const eventsOf = () =>
    harness.received.map(({ body, signature }) =>
      Stripe.webhooks.constructEvent(body, signature, TEST_WEBHOOK_SECRET),
    )

  test('are signed so that the SDK accepts them, and only with the right secret', async () => {
    const { id } = await harness.stripe.paymentIntents.create(FIVE_DOLLARS, { idempotencyKey: 'signed-1' })
    await eventually(() => expect(harness.received).toHaveLength(1))
    const [event] = eventsOf()
    expect(event).toMatchObject({
      type: 'payment_intent.created',
      api_version: Stripe.API_VERSION,
      livemode: false,
      request: { idempotency_key: 'signed-1' },
      data: { object: { id, amount: 500 } },
    })
    const { body = '', signature = '' } = harness.received[0] ?? {}
    expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow()
    expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, TEST_WEBHOOK_SECRET)).toThrow()
  })

  test('are sent again until they are taken', async () => {
    harness.answerWith(500, 2)
    harness.answerWith(302, 1)
    await harness.stripe.paymentIntents.create(FIVE_DOLLARS)
    await eventually(() => expect(harness.received).toHaveLength(4))
    expect(new Set(eventsOf().map(({ id }) => id)).size).toBe(1)
    await eventually(async () => {
      const { deliveries } = await harness.control('webhooks')
      expect((deliveries as object[]).at(-1)).toMatchObject({
        state: 'delivered',
        attempts: 4,
        lastResult: 200,
      })
    })
  })

  test('can be held and released, in the wrong order too', async () => {
    await harness.control('webhooks', { mode: 'hold' })
    await harness.stripe.paymentIntents.create({
      ...FIVE_DOLLARS,
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    expect(harness.received).toHaveLength(0)
    await harness.control('webhooks', { mode: 'normal' })
    expect(await harness.control('webhooks/release', { order: 'last-to-first' })).toEqual({ released: 3 })
    await eventually(() =>
      expect(harness.types()).toEqual([
        'payment_intent.succeeded',
        'charge.succeeded',
        'payment_intent.created',
      ]),
    )
  })

  test('can be taken by a test that has no server', async () => {
    await harness.control('webhooks', { mode: 'hold' })
    await harness.stripe.paymentIntents.create(FIVE_DOLLARS)
    const { deliveries } = (await harness.control('webhooks/take', {})) as {
      deliveries: { body: string; headers: Record<string, string> }[]
    }
    await harness.control('webhooks', { mode: 'normal' })
    expect(deliveries).toHaveLength(1)
    const { body = '', headers = {} } = deliveries[0] ?? {}
    const event = Stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', TEST_WEBHOOK_SECRET)
    expect(event.type).toBe('payment_intent.created')
  })

  test('leave no connection that another call of the process would take', async () => {
    await harness.stripe.paymentIntents.create(FIVE_DOLLARS)
    await eventually(() => expect(harness.received.map(({ connection }) => connection)).toEqual(['close']))
  })

  test('can come twice, or never', async () => {
    await harness.control('webhooks', { mode: 'duplicate' })
    await harness.stripe.paymentIntents.create(FIVE_DOLLARS)
    await eventually(() => expect(harness.received).toHaveLength(2))
    expect(new Set(eventsOf().map(({ id }) => id)).size).toBe(1)
    await harness.control('webhooks', { mode: 'drop' })
    await harness.stripe.paymentIntents.create(FIVE_DOLLARS)
    await harness.control('webhooks', { mode: 'normal' })
    await harness.stripe.customers.create({})
    await eventually(() => expect(harness.types().at(-1)).toBe('customer.created'))
    expect(harness.received).toHaveLength(3)
  })
})

test('a restart forgets nothing: objects, keys, what is processing and what was not delivered', async () => {
  const options = { idempotencyKey: 'restart-1' }
  await harness.control('webhooks', { mode: 'hold' })
  const intent = await harness.stripe.paymentIntents.create(FIVE_DOLLARS, options)
  const slow = await harness.confirmInBrowser(intent, { number: '4000000000000093' })
  expect(slow.body.status).toBe('processing')

  await harness.restart()

  // The connections from before are dead: the SDK finds out, and tries again.
  const replayed = await harness.stripe.paymentIntents.create(FIVE_DOLLARS, {
    ...options,
    maxNetworkRetries: 2,
  })
  expect(replayed.id).toBe(intent.id)
  await eventually(async () =>
    expect((await harness.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded'),
  )
  await eventually(() =>
    expect(harness.types().sort()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.processing',
      'payment_intent.succeeded',
    ]),
  )
  const file = readFileSync(join(harness.stateDir, 'stripe.json'), 'utf8')
  expect(/4000000000000093|4242424242424242/.test(file), 'a card number was kept').toBe(false)
})

test('faults on demand', async () => {
  await harness.control('api', { fail: 1, status: 503 })
  await expect(harness.stripe.events.list()).rejects.toMatchObject({
    type: 'StripeAPIError',
    statusCode: 503,
  })
  await expect(harness.stripe.events.list()).resolves.toBeDefined()
})
