import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TEST_PUBLISHABLE_KEY } from '../stripe/test-keys'
import { APP_ORIGIN, eventually, type Harness, startHarness } from './stripe-harness'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
beforeEach(() => {
  harness.received.length = 0
})
afterAll(() => harness.close())

const createIntent = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  harness.stripe.paymentIntents.create({
    amount: 1999,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    metadata: { plan: 'premium' },
    ...params,
  })

describe('a payment in the browser', () => {
  test('succeeds with 4242', async () => {
    const intent = await createIntent()
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount: 1999,
      metadata: { plan: 'premium' },
    })

    const { status, body } = await harness.confirmInBrowser(intent, {})
    expect(status).toBe(200)
    expect(body.status).toBe('succeeded')
    expect(body, 'the browser sees no metadata').not.toHaveProperty('metadata')

    const paid = await harness.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1999 })
    expect(paid.latest_charge).toMatchObject({ object: 'charge', paid: true, amount: 1999 })
    await eventually(() =>
      expect(harness.types().sort()).toEqual([
        'charge.succeeded',
        'payment_intent.created',
        'payment_intent.succeeded',
      ]),
    )
  })

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
  ])('is declined with %s: %s', async (number, code, declineCode) => {
    const intent = await createIntent()
    const { status, body } = await harness.confirmInBrowser(intent, { number })
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: 'card_error', code })
    expect(body.error?.decline_code).toBe(declineCode)
    expect(body.error?.payment_intent?.status).toBe('requires_payment_method')
    expect(body.error?.payment_intent).not.toHaveProperty('metadata')

    const after = await harness.stripe.paymentIntents.retrieve(intent.id)
    expect(after.last_payment_error).toMatchObject({ code })
    await eventually(() => expect(harness.types()).toContain('payment_intent.payment_failed'))

    const again = await harness.confirmInBrowser(intent, {})
    expect(again.body.status, 'another card still works').toBe('succeeded')
  })

  test.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ exp_month: '13' }, 'invalid_expiry_month'],
    [{ exp_month: '1', exp_year: '2020' }, 'expired_card'],
    [{ exp_year: '2099' }, 'invalid_expiry_year'],
    [{ cvc: '12' }, 'invalid_cvc'],
    [{ number: '4111111111111111' }, 'card_declined'],
  ])('refuses card data %j with %s, and changes nothing', async (card, code) => {
    const intent = await createIntent()
    const { status, body } = await harness.confirmInBrowser(intent, card)
    expect(status).toBe(402)
    expect(body.error?.code).toBe(code)
    const after = await harness.stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: null })
  })

  test.each([
    ['complete', 'succeeded', 'succeeded', 'payment_intent.succeeded'],
    ['fail', 'failed', 'requires_payment_method', 'payment_intent.payment_failed'],
  ])('asks for authentication with 3155; "%s" ends in %s', async (result, redirectStatus, status, event) => {
    const intent = await createIntent()
    const { body } = await harness.confirmInBrowser(
      intent,
      { number: '4000002500003155' },
      { return_url: `${APP_ORIGIN}/planner?plan=premium` },
    )
    expect(body.status).toBe('requires_action')
    const url = body.next_action?.redirect_to_url.url ?? ''
    const page = await (await fetch(url)).text()
    expect(page).toContain('Complete')
    expect(page).toContain('Fail')
    expect(page).toContain('$19.99')

    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ result }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe(`${APP_ORIGIN}/planner`)
    expect(Object.fromEntries(target.searchParams)).toEqual({
      plan: 'premium',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: redirectStatus,
    })
    expect((await harness.stripe.paymentIntents.retrieve(intent.id)).status).toBe(status)
    await eventually(() => expect(harness.types()).toContain(event))
    expect((await fetch(url)).status, 'the page works once').toBe(404)
  })

  test('stays in processing for a while with 0093, then succeeds', async () => {
    const intent = await createIntent()
    const { body } = await harness.confirmInBrowser(intent, { number: '4000000000000093' })
    expect(body.status).toBe('processing')
    await eventually(async () =>
      expect((await harness.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded'),
    )
    await eventually(() => expect(harness.types()).toContain('payment_intent.succeeded'))
    expect(harness.types()).toContain('payment_intent.processing')
  })

  test('needs the client secret, and the publishable key opens nothing else', async () => {
    const intent = await createIntent()
    const wrong = await harness.confirmInBrowser({ ...intent, client_secret: 'pi_x_secret_y' }, {})
    expect(wrong).toMatchObject({ status: 400, body: { error: { param: 'client_secret' } } })

    const url = `${harness.standIn.url}/v1/payment_intents/${intent.id}`
    const query = new URLSearchParams({
      key: TEST_PUBLISHABLE_KEY,
      client_secret: intent.client_secret ?? '',
    })
    const seen = await fetch(`${url}?${query}`, { headers: { origin: APP_ORIGIN } })
    expect(seen.status).toBe(200)
    expect(seen.headers.get('access-control-allow-origin')).toBe(APP_ORIGIN)
    expect(await seen.json()).toMatchObject({ id: intent.id, status: 'requires_payment_method' })

    const cancel = await fetch(`${url}/cancel`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TEST_PUBLISHABLE_KEY}` },
    })
    expect(cancel.status).toBe(401)
    const stranger = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a payment from the server', () => {
  test('is created and confirmed at once, with the test methods that Stripe ships', async () => {
    const paid = await createIntent({ confirm: true, payment_method: 'pm_card_visa' })
    expect(paid.status).toBe('succeeded')
    const declined = createIntent({ confirm: true, payment_method: 'pm_card_chargeDeclined' })
    await expect(declined).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      statusCode: 402,
    })
  })

  test('cannot be confirmed, changed or cancelled once it succeeded', async () => {
    const { id } = await createIntent({ confirm: true, payment_method: 'pm_card_visa' })
    const { paymentIntents } = harness.stripe
    const refused = { type: 'StripeInvalidRequestError', code: 'payment_intent_unexpected_state' }
    await expect(paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject(
      refused,
    )
    await expect(paymentIntents.update(id, { amount: 100 })).rejects.toMatchObject(refused)
    await expect(paymentIntents.cancel(id)).rejects.toMatchObject(refused)
    const noted = await paymentIntents.update(id, { metadata: { seen: 'yes', plan: null } })
    expect(noted.metadata, 'metadata may change at any time, and null removes a key').toEqual({ seen: 'yes' })
  })

  test('is updated and cancelled while it is open', async () => {
    const { id } = await createIntent()
    const dearer = await harness.stripe.paymentIntents.update(id, { amount: 2999 })
    expect(dearer.amount).toBe(2999)
    const canceled = await harness.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    await eventually(() => expect(harness.types()).toContain('payment_intent.canceled'))
  })

  test('is refunded, in part and then in whole, and no further', async () => {
    const customer = await harness.stripe.customers.create({ email: 'ada@example.com', name: 'Ada' })
    const intent = await createIntent({
      confirm: true,
      payment_method: 'pm_card_visa',
      customer: customer.id,
    })
    const { refunds } = harness.stripe
    const part = await refunds.create({ payment_intent: intent.id, amount: 500 })
    expect(part).toMatchObject({ amount: 500, status: 'succeeded', customer: customer.id })
    await expect(refunds.create({ payment_intent: intent.id, amount: 1500 })).rejects.toMatchObject({
      param: 'amount',
    })
    const rest = await refunds.create({ payment_intent: intent.id })
    expect(rest.amount).toBe(1499)
    await expect(refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    await eventually(() =>
      expect(harness.types().filter((type) => type === 'charge.refunded')).toHaveLength(2),
    )
  })

  test('is listed among the events, newest first and page by page', async () => {
    const intent = await createIntent({ confirm: true, payment_method: 'pm_card_visa' })
    const { data, has_more } = await harness.stripe.events.list({ limit: 2, types: ['payment_intent.*'] })
    expect(data.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'payment_intent.created'])
    expect(has_more).toBe(true)
    const event = await harness.stripe.events.retrieve(data[0]?.id ?? '')
    expect(event.data.object).toMatchObject({ id: intent.id, status: 'succeeded' })
    let count = 0
    for await (const _ of harness.stripe.events.list({ limit: 3 })) count++
    expect(count).toBeGreaterThan(3)
  })
})
