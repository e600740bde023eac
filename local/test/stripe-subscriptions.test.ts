import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually, type Harness, startHarness } from './stripe-harness'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
  await harness.stripe.products.create({ id: 'club', name: 'Club' })
  await harness.stripe.coupons.create({ id: 'HALF', percent_off: 50, duration: 'forever' })
  await harness.stripe.coupons.create({ id: 'HALF_once', percent_off: 50, duration: 'once' })
})
beforeEach(() => {
  harness.received.length = 0
})
afterAll(() => harness.close())

const DAY = 86_400

async function createSubscription(more: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const customer = await harness.stripe.customers.create({ email: 'ada@example.com' })
  const subscription = await harness.stripe.subscriptions.create({
    customer: customer.id,
    items: [
      {
        price_data: {
          currency: 'usd',
          product: 'club',
          recurring: { interval: 'month' },
          unit_amount: 1500,
        },
      },
    ],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
    ...more,
  })
  const invoice = subscription.latest_invoice as Stripe.Invoice
  const secret = invoice.confirmation_secret?.client_secret ?? ''
  return {
    customer,
    subscription,
    invoice,
    intent: { id: secret.split('_secret_')[0] ?? '', client_secret: secret },
  }
}

const read = (id: string) => harness.stripe.subscriptions.retrieve(id)
const clock = (days: number) => harness.control('clock', { days })

describe('a subscription', () => {
  test('waits for its first payment, and is active after it with the card kept', async () => {
    const { customer, subscription, invoice, intent } = await createSubscription()
    expect(subscription.status).toBe('incomplete')
    expect(invoice).toMatchObject({ status: 'open', total: 1500, amount_paid: 0 })
    const paid = await harness.confirmInBrowser(intent, {})
    expect(paid.body.status).toBe('succeeded')

    const after = await read(subscription.id)
    expect(after.status).toBe('active')
    const [item] = after.items.data
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThanOrEqual(
      28 * DAY,
    )
    const methods = await harness.stripe.customers.listPaymentMethods(customer.id)
    expect(methods.data.map(({ card }) => card?.last4)).toEqual(['4242'])
    const invoices = await harness.stripe.invoices.list({
      subscription: subscription.id,
      status: 'paid',
      expand: ['data.payments'],
    })
    expect(invoices.data[0]?.payments?.data[0]).toMatchObject({
      status: 'paid',
      payment: { payment_intent: intent.id },
    })
    await eventually(() =>
      expect(harness.types()).toEqual(
        expect.arrayContaining([
          'customer.subscription.created',
          'invoice.paid',
          'customer.subscription.updated',
        ]),
      ),
    )
  })

  test('costs less with a coupon, now and at every renewal', async () => {
    const { subscription, invoice, intent } = await createSubscription({ discounts: [{ coupon: 'HALF' }] })
    expect(invoice).toMatchObject({ subtotal: 1500, total: 750 })
    await harness.confirmInBrowser(intent, {})
    await clock(32)
    const { data } = await harness.stripe.invoices.list({ subscription: subscription.id })
    expect(data.map(({ total, status }) => [total, status])).toEqual([
      [750, 'paid'],
      [750, 'paid'],
    ])
  })

  test('with a coupon for once costs less now and the whole price at every renewal', async () => {
    const { subscription, invoice, intent } = await createSubscription({
      discounts: [{ coupon: 'HALF_once' }],
    })
    expect(invoice).toMatchObject({ subtotal: 1500, total: 750 })
    await harness.confirmInBrowser(intent, {})
    await clock(64)
    const { data } = await harness.stripe.invoices.list({ subscription: subscription.id })
    expect(data.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([750, 1500, 1500])
  })

  test('stays incomplete when the card is declined, and ends after 23 hours', async () => {
    const { subscription, intent } = await createSubscription()
    const declined = await harness.confirmInBrowser(intent, { number: '4000000000000002' })
    expect(declined.status).toBe(402)
    expect((await read(subscription.id)).status).toBe('incomplete')
    await clock(1)
    expect((await read(subscription.id)).status).toBe('incomplete_expired')
    const late = await harness.confirmInBrowser(intent, {})
    expect(late.status, 'nobody pays for what is over').toBe(400)
  })

  test('cannot have its invoice voided once it is paid', async () => {
    const first = await createSubscription()
    await harness.stripe.invoices.voidInvoice(first.invoice.id)
    expect((await harness.confirmInBrowser(first.intent, {})).status).toBe(400)
    const second = await createSubscription()
    await harness.confirmInBrowser(second.intent, {})
    await expect(harness.stripe.invoices.voidInvoice(second.invoice.id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    })
  })

  test('ends at the end of its period when it was cancelled, and not before', async () => {
    const { subscription, intent } = await createSubscription()
    await harness.confirmInBrowser(intent, {})
    await harness.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await clock(20)
    expect((await read(subscription.id)).status).toBe('active')
    await clock(12)
    expect((await read(subscription.id)).status).toBe('canceled')
    await eventually(() => expect(harness.types()).toContain('customer.subscription.deleted'))
  })

  test('is past due when its card fails at the renewal, and ends two weeks later', async () => {
    const { subscription, intent } = await createSubscription()
    await harness.confirmInBrowser(intent, {})
    await harness.stripe.subscriptions.update(subscription.id, {
      default_payment_method: 'pm_card_chargeDeclined',
    })
    await clock(32)
    expect((await read(subscription.id)).status).toBe('past_due')
    await eventually(() => expect(harness.types()).toContain('invoice.payment_failed'))
    await clock(15)
    expect((await read(subscription.id)).status).toBe('canceled')
  })
})

test('the portal cancels, renews and takes another card', async () => {
  const { customer, subscription, intent } = await createSubscription()
  await harness.confirmInBrowser(intent, {})
  const { url } = await harness.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:59999/account/billing',
  })
  const page = async () => (await fetch(url)).text()
  const press = (form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  expect(await page()).toContain('Cancel plan')
  await press({ do: 'cancel' })
  expect((await read(subscription.id)).cancel_at_period_end).toBe(true)
  await press({ do: 'renew' })
  expect((await read(subscription.id)).cancel_at_period_end).toBe(false)
  await press({ do: 'card', number: '5555 5555 5555 4444' })
  expect(await page()).toContain('mastercard 4444')
  expect((await press({ do: 'card', number: '1' })).status).toBe(402)
  expect((await fetch(`${harness.standIn.url}/portal/guessed`)).status).toBe(404)
})

test('a bank takes the money of a payment back', async () => {
  const intent = await harness.stripe.paymentIntents.create({
    amount: 700,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
  })
  await harness.control('disputes', { payment_intent: intent.id, status: 'needs_response' })
  const disputes = () => harness.stripe.disputes.list({ payment_intent: intent.id })
  expect((await disputes()).data.map(({ status }) => status)).toEqual(['needs_response'])
  await harness.control('disputes', { payment_intent: intent.id, status: 'lost' })
  expect((await disputes()).data.map(({ status }) => status)).toEqual(['lost'])
  const seen = await harness.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
  expect(seen.latest_charge).toMatchObject({ disputed: true })
  await eventually(() => expect(harness.types()).toContain('charge.dispute.closed'))
})
