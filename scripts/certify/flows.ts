// The flows of "Going live with payments" (docs/operations.md), through the product's own adapter of Stripe.
import Stripe from 'stripe'
import { subscriptionPrice } from '../../app/domain/billing/coupons'
import type { PaymentState } from '../../app/domain/billing/payment'
import type { Purchase } from '../../app/domain/billing/purchase'
import { stripePayments } from '../../app/services/stripe/payment-gateway.server'
import { type StripeSettings, stripeClient } from '../../app/services/stripe/stripe-client.server'
import { expects, type Flow, type Tools } from './flow'
import { disputes, renewals } from './over-time'

/** How one flow ended. `words` says what was seen; of a failure, what was expected. */
export interface Certified {
  flow: string
  outcome: 'passed' | 'failed'
  words: string
  milliseconds: number
}

export interface CertifySettings extends Omit<StripeSettings, 'patience'> {
  /** Marks what this run makes, so that runs do not meet. */
  run: string
}

const site = 'https://example.com'
const patience = { each: 20_000 }

/** Goes through every flow, in order; one that fails holds up no other. Only keys of a sandbox are taken. */
export async function* certify({ run, ...settings }: CertifySettings): AsyncGenerator<Certified> {
  if (!/^[sr]k_test_/.test(settings.secretKey))
    throw new Error('Only keys of a sandbox (sk_test_, rk_test_) are taken.')
  const connection = { ...settings, patience }
  const payments = stripePayments(connection)
  const stripe = stripeClient(connection)
  const began = Date.now() - 60_000
  const tools: Tools = { payments, stripe, run, purchase, pay, read }
  const all = [...purchases(), ...disputes(tools), ...memberships(), ...renewals(tools), ...notices()]
  for (const [flow, work] of all) {
    const from = Date.now()
    const ended = (outcome: Certified['outcome'], words: string): Certified => ({
      flow,
      outcome,
      words,
      milliseconds: Date.now() - from,
    })
    try {
      yield ended('passed', await work())
    } catch (error) {
      yield ended('failed', error instanceof Error ? error.message : String(error))
    }
  }
  function purchase(name: string, plan: Purchase['plan'], cents: number): Purchase {
    return {
      id: `certify-${run}-${name}`,
      visitorId: 'certify',
      plan,
      cents,
      paymentIntentId: null,
      checkoutSession: null,
      status: 'pending',
      paidAt: null,
      oneTrip: true,
      place: null,
    }
  }

  async function pay(id: string, method = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
    return stripe.paymentIntents.confirm(id, { payment_method: method, return_url: `${site}/planner` })
  }

  async function read(id: string): Promise<PaymentState> {
    const state = await payments.readIntent(id)
    expects(state, `payment ${id} can be read`)
    return state
  }

  function purchases(): Flow[] {
    return [
      [
        'a plan is bought, its receipt sent, and refunded',
        async () => {
          const asked = purchase('explorer', 'explorer', 700)
          const { id, clientSecret } = await payments.createIntent(asked, 'Explorer (certification)')
          expects(clientSecret, 'the payment has a client secret')
          const again = await payments.createIntent(asked, 'Explorer (certification)')
          expects(again.id === id, 'asked again, it is the same payment')
          await payments.addressReceipt(id, 'certify@example.com')
          await pay(id)
          const paid = await read(id)
          expects(paid.status === 'succeeded' && paid.lost === null, `it is paid, not ${paid.status}`)
          expects(paid.purchaseId === asked.id && paid.cents === 700, 'it names its purchase and amount')
          expects(await payments.sendReceipt(id, 'certify@example.com'), 'the receipt is sent again')
          for (let turn = 0; turn < 2; turn++) await payments.refund(id)
          const { lost } = await read(id)
          expects(lost === 'refunded', `it is refunded, not ${lost}`)
          return id
        },
      ],
      [
        'a card is declined, and another one pays',
        async () => {
          const { id } = await payments.createIntent(
            purchase('declined', 'premium', 1000),
            'Premium (certification)',
          )
          const refusal = await pay(id, 'pm_card_chargeDeclined').then(
            () => null,
            (error: unknown) => error,
          )
          expects(refusal instanceof Stripe.errors.StripeCardError, 'the card is declined')
          expects((await read(id)).status === 'open', 'the payment stays open')
          await pay(id)
          expects((await read(id)).status === 'succeeded', 'another card pays it')
          await payments.refund(id)
          return id
        },
      ],
      [
        'a card asks for authentication, and the order is given up',
        async () => {
          const { id } = await payments.createIntent(
            purchase('asked', 'explorer', 700),
            'Explorer (certification)',
          )
          const { status } = await pay(id, 'pm_card_authenticationRequired')
          expects(status === 'requires_action', `the bank asks, not ${status}`)
          for (let turn = 0; turn < 2; turn++) await payments.cancelIntent(id)
          const state = await read(id)
          expects(state.status === 'canceled', `it is cancelled, not ${state.status}`)
          return id
        },
      ],
      [
        'Stripe’s own page sells a plan, and is ended',
        async () => {
          const to = {
            paid: `${site}/planner?checkout_session={CHECKOUT_SESSION_ID}`,
            back: `${site}/checkout`,
          }
          const { hosted } = payments
          const { id, url } = await hosted.forPurchase(
            purchase('page', 'premium', 1000),
            'Premium',
            to,
            undefined,
          )
          expects(url !== null && URL.canParse(url), 'it has an address')
          expects(await hosted.expire(id), 'it can be ended')
          expects((await hosted.read(id))?.status === 'expired', 'it is over')
          return id
        },
      ],
    ]
  }

  function memberships(): Flow[] {
    const account = { id: `certify-${run}`, email: `certify+${run}@example.com`, name: 'Certify' }
    const coupon = { code: 'FIRSTTRIP', percent: 50 }
    const order = (id: string) => ({
      id: `certify-${run}-${id}`,
      cycle: 'monthly' as const,
      baseCents: subscriptionPrice('monthly', null).total,
    })
    let customerId = ''
    let subscriptionId = ''
    return [
      [
        'a member is a customer once',
        async () => {
          customerId = await payments.subscriptions.createCustomer(account)
          expects((await payments.subscriptions.createCustomer(account)) === customerId, 'and not twice')
          return customerId
        },
      ],
      [
        'a membership begins with a coupon for the first payment alone',
        async () => {
          const state = await payments.subscriptions.create({ ...order('club'), customerId, coupon })
          subscriptionId = state.id
          expects(state.status === 'incomplete' && state.clientSecret, 'it waits for its first payment')
          const [intent = ''] = state.clientSecret.split('_secret_')
          await pay(intent)
          const joined = await payments.subscriptions.read(state.id)
          expects(joined?.status === 'active', `it is active, not ${joined?.status}`)
          const [first] = joined.paid
          expects(first?.cents === 750, `$7.50 were paid, not ${first?.cents} cents`)
          expects(first.paymentIntentId, 'the payment can be found')
          const { discounts } = await stripe.subscriptions.retrieve(state.id, { expand: ['discounts'] })
          const [discount] = discounts
          const lasts = typeof discount === 'object' ? discount.end : null
          return `${state.id}, discount ends ${lasts ?? 'with the first payment'}`
        },
      ],
      [
        'card and invoice are shown',
        async () => {
          const [card] = await payments.subscriptions.cards(customerId)
          expects(card?.last4 === '4242', 'the card is kept for renewals')
          const [invoice] = await payments.subscriptions.invoices(customerId)
          expects(invoice?.status === 'paid' && invoice.url, 'the invoice is paid and has an address')
          return `${card.brand} ${card.last4}, invoice ${invoice.number}`
        },
      ],
      [
        'the customer portal opens',
        async () => {
          const url = await payments.subscriptions.portal(customerId, `${site}/account/billing`)
          return new URL(url).host
        },
      ],
      [
        'a membership is cancelled to the end of its period',
        async () => {
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
          const state = await payments.subscriptions.read(subscriptionId)
          expects(state?.status === 'active' && state.endsAtPeriodEnd, 'it is active and ends')
          return `ends ${new Date(state.periodEnd ?? 0).toISOString().slice(0, 10)}`
        },
      ],
      [
        'a membership is refunded and ends at once',
        async () => {
          const [first] = (await payments.subscriptions.read(subscriptionId))?.paid ?? []
          expects(first?.paymentIntentId, 'its payment can be found')
          await payments.refund(first.paymentIntentId)
          for (let turn = 0; turn < 2; turn++) await payments.subscriptions.cancel(subscriptionId)
          const state = await payments.subscriptions.read(subscriptionId)
          expects(state?.status === 'ended', `it has ended, not ${state?.status}`)
          return subscriptionId
        },
      ],
      [
        'an order that was not paid is given up with its invoice',
        async () => {
          const state = await payments.subscriptions.create({ ...order('left'), customerId, coupon: null })
          expects(await payments.subscriptions.giveUp(state.id), 'it is given up')
          const after = await payments.subscriptions.read(state.id)
          expects(after?.status === 'ended', `it has ended, not ${after?.status}`)
          const open = (await payments.subscriptions.invoices(customerId)).filter(
            ({ status }) => status === 'open',
          )
          expects(open.length === 0, 'no invoice stays open')
          return state.id
        },
      ],
      [
        'Stripe’s own page begins a membership, and is ended',
        async () => {
          const to = { paid: `${site}/planner`, back: `${site}/subscribe` }
          const { id, url } = await payments.hosted.forSubscription(
            { ...order('club-page'), customerId, coupon },
            to,
          )
          expects(url !== null && URL.canParse(url), 'it has an address')
          expects(await payments.hosted.expire(id), 'it can be ended')
          return id
        },
      ],
    ]
  }

  function notices(): Flow[] {
    return [
      [
        'what happened can be read as events',
        async () => {
          const events = await payments.eventsSince(began)
          const types = new Set(events.map(({ type }) => type))
          for (const type of [
            'payment_intent.succeeded',
            'charge.refunded',
            'charge.dispute.closed',
            'invoice.payment_failed',
            'customer.subscription.deleted',
            'invoice.voided',
          ])
            expects(types.has(type), `there is a ${type}`)
          return `${events.length} events`
        },
      ],
      [
        'a notice is taken by its signature alone',
        async () => {
          const { webhookSecret: secret } = settings
          const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } })
          const signed = await stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret })
          expects((await payments.readEvent(body, signed))?.id === 'evt_1', 'a good signature is taken')
          expects((await payments.readEvent(`${body} `, signed)) === null, 'a changed notice is refused')
          return 'signed here: that Stripe reaches the webhook shows in its log in the dashboard'
        },
      ],
    ]
  }
}
