import type Stripe from 'stripe'
import { newInvoice, newInvoicePayment } from './invoice-objects'
import { newPaymentIntent } from './objects'
import type { StoredMethod } from './store'
import { type Cause, unixNow, type World } from './world'

type Subscription = Stripe.Subscription

const DAY = 86_400

/** Seconds since the epoch on the clock of subscriptions, which tests move forward. */
export function billingNow(world: World): number {
  return unixNow() + world.state.clockOffset
}

/** The same day of the next month or year; the last day of a month that is too short for it. */
export function endOfPeriod(start: number, interval: string): number {
  const from = new Date(start * 1000)
  const months = interval === 'year' ? 12 : 1
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return Math.floor(to.getTime() / 1000)
}

/** Makes the invoice of the subscription's present period, with the payment it waits for. */
export function invoicePeriod(
  world: World,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
  cause: Cause,
): { invoice: Stripe.Invoice; intent: Stripe.PaymentIntent } {
  const { state } = world
  const [item] = subscription.items.data
  const customer = state.customers[String(subscription.customer)]
  if (!item || !customer) throw new Error(`a subscription without item or customer: ${subscription.id}`)
  const subtotal = item.price.unit_amount ?? 0
  const discounts = subscription.discounts.flatMap((discount) => {
    const coupon = state.coupons[String(state.discounts[String(discount)]?.source.coupon)]
    const holds = coupon?.duration === 'forever' || reason === 'subscription_create'
    if (!coupon?.percent_off || !holds) return []
    return [{ discount: String(discount), amount: Math.round((subtotal * coupon.percent_off) / 100) }]
  })
  const period = { start: item.current_period_start, end: item.current_period_end }
  const invoice = newInvoice(subscription, customer, period, { subtotal, discounts }, reason)
  const intent = newPaymentIntent({
    amount: invoice.total,
    currency: 'usd',
    customer: customer.id,
    description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    setup_future_usage: 'off_session',
  })
  const payment = newInvoicePayment(invoice, intent.id)
  invoice.hosted_invoice_url = `${world.baseUrl}/invoice/${invoice.id}`
  state.intents[intent.id] = intent
  state.invoices[invoice.id] = invoice
  state.invoicePayments[payment.id] = payment
  subscription.latest_invoice = invoice.id
  world.emit('invoice.created', invoice, cause)
  world.emit('invoice.finalized', invoice, cause)
  world.emit('payment_intent.created', intent, cause)
  return { invoice, intent }
}

/** What follows for a subscription when the payment of its invoice succeeded. */
export function afterPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  method: StoredMethod,
  cause: Cause,
): void {
  const found = invoiceOf(world, intent)
  if (!found) return
  const { invoice, payment, subscription } = found
  const now = billingNow(world)
  payment.status = 'paid'
  payment.amount_paid = intent.amount
  payment.status_transitions.paid_at = now
  invoice.status = 'paid'
  invoice.attempted = true
  invoice.attempt_count++
  invoice.amount_paid = intent.amount
  invoice.amount_remaining = 0
  invoice.status_transitions.paid_at = now
  keepMethod(world, intent, subscription, method)
  const before = subscription.status
  subscription.status = 'active'
  world.emit('invoice.paid', invoice, cause)
  world.emit('invoice.payment_succeeded', invoice, cause)
  if (before !== 'active') world.emit('customer.subscription.updated', subscription, cause)
}

export function afterFailedPayment(world: World, intent: Stripe.PaymentIntent, cause: Cause): void {
  const found = invoiceOf(world, intent)
  if (!found) return
  const { invoice, subscription } = found
  invoice.attempted = true
  invoice.attempt_count++
  world.emit('invoice.payment_failed', invoice, cause)
  if (subscription.status !== 'active') return
  subscription.status = 'past_due'
  world.emit('customer.subscription.updated', subscription, cause)
}

export function voidOpenInvoice(world: World, invoice: Stripe.Invoice, cause: Cause): void {
  invoice.status = 'void'
  invoice.auto_advance = false
  invoice.status_transitions.voided_at = billingNow(world)
  for (const payment of Object.values(world.state.invoicePayments)) {
    if (payment.invoice !== invoice.id) continue
    payment.status = 'canceled'
    const intent = world.state.intents[String(payment.payment.payment_intent)]
    if (!intent || intent.status === 'succeeded') continue
    intent.status = 'canceled'
    intent.canceled_at = unixNow()
    intent.cancellation_reason = 'void_invoice'
    world.emit('payment_intent.canceled', intent, cause)
  }
  world.emit('invoice.voided', invoice, cause)
}

export function endSubscription(
  world: World,
  subscription: Subscription,
  status: 'canceled' | 'incomplete_expired',
  cause: Cause,
): void {
  const invoice = world.state.invoices[String(subscription.latest_invoice)]
  if (invoice?.status === 'open') voidOpenInvoice(world, invoice, cause)
  subscription.status = status
  subscription.canceled_at ??= billingNow(world)
  subscription.ended_at = billingNow(world)
  const type = status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated'
  world.emit(type, subscription, cause)
}

/** Seconds after which a first payment that was not made ends the subscription, and after which Stripe stops asking. */
export const EXPIRES_AFTER = 23 * 3600
export const GIVES_UP_AFTER = 14 * DAY

function keepMethod(
  world: World,
  intent: Stripe.PaymentIntent,
  subscription: Subscription,
  { object }: StoredMethod,
): void {
  const customer = world.state.customers[String(intent.customer)]
  object.customer = customer?.id ?? null
  if (subscription.payment_settings?.save_default_payment_method === 'on_subscription') {
    subscription.default_payment_method = object.id
  }
}

function invoiceOf(world: World, intent: Stripe.PaymentIntent) {
  const { invoicePayments, invoices, subscriptions } = world.state
  const payment = Object.values(invoicePayments).find(
    (candidate) => candidate.payment.payment_intent === intent.id,
  )
  const invoice = payment && invoices[String(payment.invoice)]
  const subscription = subscriptions[String(invoice?.parent?.subscription_details?.subscription)]
  return payment && invoice && subscription ? { payment, invoice, subscription } : null
}
