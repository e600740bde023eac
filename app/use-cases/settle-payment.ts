import type { PaymentEvent, PaymentGateway, PaymentState } from '~/domain/billing/payment'
import type { EventLog, PurchaseLedger } from '~/domain/billing/purchase'
import type { SubscriptionLedger, SubscriptionState } from '~/domain/billing/subscription'
import { isUpstreamDown } from '~/domain/errors'
import type { Log } from '~/domain/operations/events'

/** What bringing the ledgers in line with the provider needs. */
export interface PaymentPorts {
  ledger: PurchaseLedger
  subscriptions: SubscriptionLedger
  payments: PaymentGateway
  log: Log
}

/**
 * Reads a payment from the provider and writes down what came of it. A payment only ever goes from open to paid to
 * taken back, so it does not matter how often, in which order or how late this is done. What is granted goes to who
 * asked for the purchase, whoever causes the reading.
 */
export async function settlePayment(
  paymentIntentId: string,
  books: PaymentPorts,
): Promise<PaymentState | null> {
  const payment = await books.payments.readIntent(paymentIntentId)
  if (payment?.status !== 'succeeded') return payment
  if (payment.purchaseId !== null) await settlePurchase(payment, books)
  else if (payment.lost) await books.subscriptions.takeBack(payment.id, payment.lost)
  return payment
}

async function settlePurchase(payment: PaymentState, { ledger, log }: PaymentPorts): Promise<void> {
  // One that was paid in the provider's own checkout gets its payment now.
  const purchase =
    (await ledger.byIntent(payment.id)) ??
    (payment.purchaseId === null ? null : await ledger.claim(payment.purchaseId, payment.id))
  const fits =
    purchase?.id === payment.purchaseId && purchase.cents === payment.cents && payment.currency === 'usd'
  if (!fits) return log('payment-fits-no-purchase', { paymentIntentId: payment.id })
  if (payment.lost) await ledger.takeBack(payment.id, payment.lost)
  else await ledger.grant(payment.id)
}

/**
 * Reads a subscription from the provider and writes down how it stands and what was paid. The ticket is taken before
 * the question is asked, so that of several answers the one to the latest question stands.
 */
export async function settleSubscription(
  subscriptionId: string,
  books: PaymentPorts,
): Promise<SubscriptionState | null> {
  const { subscriptions, payments } = books
  const ticket = (await subscriptions.ticket(subscriptionId)) ?? (await claimed(subscriptionId, books))
  if (ticket === null) return null
  const state = await payments.subscriptions.read(subscriptionId)
  if (!state) return null
  await subscriptions.apply(state, ticket)
  // The refund may have arrived before the payment itself was stored.
  const [latest] = state.paid
  if (latest?.paymentIntentId) await settlePayment(latest.paymentIntentId, books)
  return state
}

/** The ticket of a subscription that the provider's own checkout made; null where none was ordered there. */
async function claimed(
  subscriptionId: string,
  { subscriptions, payments }: PaymentPorts,
): Promise<number | null> {
  const orderId = (await payments.subscriptions.read(subscriptionId))?.orderId
  if (!orderId || !(await subscriptions.claim(orderId, subscriptionId))) return null
  return subscriptions.ticket(subscriptionId)
}

/** The provider's subscription of an account: that of the ledger, or the one that its own checkout made; null for none. */
async function subscriptionOf(userId: string, { subscriptions, payments }: PaymentPorts) {
  const current = await subscriptions.current(userId)
  if (!current || current.subscriptionId || !current.checkoutSession) return current?.subscriptionId ?? null
  return (await payments.hosted.read(current.checkoutSession))?.subscriptionId ?? null
}

/** Brings the account's subscription up to date; false when the provider could not be asked. */
export async function refreshMembership(userId: string, books: PaymentPorts): Promise<boolean> {
  try {
    const subscriptionId = await subscriptionOf(userId, books)
    if (subscriptionId) await settleSubscription(subscriptionId, books)
    return true
  } catch (error) {
    if (isUpstreamDown(error)) return false
    throw error
  }
}

/**
 * Applies a verified webhook event. Applying comes before noting it: a crash in between only applies it again, which
 * changes nothing.
 */
export async function applyPaymentEvent(
  { id, type, about }: PaymentEvent,
  books: PaymentPorts & { paymentEvents: EventLog },
): Promise<void> {
  if (await books.paymentEvents.has(id)) return
  if (about.kind === 'payment') await settlePayment(about.paymentIntentId, books)
  if (about.kind === 'subscription') await settleSubscription(about.subscriptionId, books)
  await books.paymentEvents.note(id, type)
}
