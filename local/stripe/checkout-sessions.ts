import type Stripe from 'stripe'
import { newCheckoutSession } from './checkout-objects'
import { invalidRequest, noSuch } from './errors'
import type { CallParameters } from './parameter-types'
import { attemptPayment } from './payment-attempt'
import { createPaymentIntent } from './payment-intents'
import { methodOfCard } from './payment-methods'
import { createSubscription } from './subscriptions'
import { checkedUrl } from './values'
import { type Call, type Cause, unixNow, type World } from './world'

type Params = CallParameters['createCheckoutSession']

/** Stripe's own checkout: nothing is made for it but the session until somebody pays there. */
export function createCheckoutSession(world: World, params: Params, _call: Call): Stripe.Checkout.Session {
  const { line_items: items = [], customer = null, customer_email: email } = params
  const mode = (['payment', 'subscription'] as const).find((known) => known === params.mode)
  if (!mode)
    throw invalidRequest('The local Stripe stand-in knows the modes payment and subscription.', {
      param: 'mode',
    })
  const [item] = items
  const amount = item?.price_data?.unit_amount
  if (items.length !== 1 || amount === undefined || item?.quantity !== 1)
    throw invalidRequest('The local Stripe stand-in takes one item, once, with price_data.', {
      param: 'line_items',
    })
  if (!params.success_url)
    throw invalidRequest('Missing required param: success_url.', { param: 'success_url' })
  const session = newCheckoutSession({
    mode,
    customer,
    email: email ?? null,
    amount: amount - discountOn(world, amount, params),
    success: checkedUrl(params.success_url, 'success_url'),
    cancel: params.cancel_url === undefined ? null : checkedUrl(params.cancel_url, 'cancel_url'),
    baseUrl: world.baseUrl,
  })
  world.state.checkoutSessions[session.id] = { session, params }
  return session
}

function discountOn(world: World, amount: number, { discounts }: Params): number {
  const [{ coupon = '' } = {}] = discounts ?? []
  if (coupon === '') return 0
  const known = world.state.coupons[coupon]
  if (!known) throw noSuch('coupon', coupon, 'discounts[0][coupon]')
  return Math.round((amount * (known.percent_off ?? 0)) / 100)
}

export function retrieveCheckoutSession(
  world: World,
  _params: object,
  { id }: Pick<Call, 'id'>,
): Stripe.Checkout.Session {
  const kept = world.state.checkoutSessions[id]
  if (!kept) throw noSuch('checkout.session', id, 'session')
  const { session } = kept
  if (session.status === 'open' && unixNow() > session.expires_at) end(session)
  return session
}

export function expireCheckoutSession(world: World, params: object, call: Call): Stripe.Checkout.Session {
  const session = retrieveCheckoutSession(world, params, call)
  if (session.status !== 'open')
    throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.')
  return end(session)
}

function end(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  return Object.assign(session, { status: 'expired' as const, url: null })
}

/** Pays a session with a card, as its page does. Throws a card error for a card that is declined. */
export function payCheckoutSession(world: World, session: Stripe.Checkout.Session, number: string): void {
  const { params } = world.state.checkoutSessions[session.id] ?? {}
  if (!params || session.status !== 'open') throw invalidRequest('This Checkout Session is over.')
  const cause: Cause = { requestId: null, idempotencyKey: null }
  const card = { number: number.replaceAll(' ', ''), exp_month: 12, exp_year: 2034, cvc: '123' }
  const { object: method } = methodOfCard(world.state, card)
  const intent =
    session.mode === 'payment' ? intentOf(world, session, params) : firstIntent(world, session, params)
  intent.payment_method = method.id
  attemptPayment(world, intent, session.success_url, cause)
  session.status = 'complete'
  session.payment_status = 'paid'
  session.url = null
  if (session.mode === 'payment') session.payment_intent = intent.id
  world.emit('checkout.session.completed', session, cause)
}

function intentOf(world: World, session: Stripe.Checkout.Session, params: Params): Stripe.PaymentIntent {
  const { metadata, description } = params.payment_intent_data ?? {}
  const details = {
    amount: session.amount_total ?? 0,
    currency: 'usd',
    ...(metadata && { metadata }),
    ...(description !== undefined && { description }),
  }
  return createPaymentIntent(world, details, { id: '', cause: { requestId: null, idempotencyKey: null } })
}

/** The payment of the first invoice of the subscription, which is made once somebody pays. */
function firstIntent(world: World, session: Stripe.Checkout.Session, params: Params): Stripe.PaymentIntent {
  const { price_data: data } = params.line_items?.[0] ?? {}
  if (!data?.product || !data.recurring || data.unit_amount === undefined)
    throw invalidRequest('A subscription needs a recurring price of a product.', { param: 'line_items' })
  const { product, recurring, unit_amount, currency } = data
  const { metadata } = params.subscription_data ?? {}
  const kept = world.state.subscriptions[String(session.subscription)]
  const subscription =
    kept ??
    createSubscription(
      world,
      {
        customer: String(session.customer),
        items: [{ price_data: { product, recurring, unit_amount, currency } }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        ...(params.discounts && { discounts: params.discounts }),
        ...(metadata && { metadata }),
      },
      { id: '', cause: { requestId: null, idempotencyKey: null } },
    )
  session.subscription = subscription.id
  const payment = Object.values(world.state.invoicePayments).find(
    ({ invoice }) => invoice === subscription.latest_invoice,
  )
  const intent = world.state.intents[String(payment?.payment.payment_intent)]
  if (!intent) throw new Error('a subscription without a first payment')
  return intent
}
