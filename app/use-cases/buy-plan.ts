import { dollars } from '~/domain/billing/coupons'
import { atLeast, type OneTimePlan, oneTimePlans, plans } from '~/domain/billing/plans'
import type { Purchase } from '~/domain/billing/purchase'
import { fail, isUpstreamDown, ok, type Result, UpstreamDown } from '~/domain/errors'
import { checkoutTexts } from '~/messages/en/plans'
import { toasts } from '~/messages/en/toasts'
import { type PaymentPorts, settlePayment } from './settle-payment'

export interface Order {
  visitorId: string
  plan: OneTimePlan
  /** What the page showed, whole dollars. It is compared, never used. */
  amount: number
  /** Where the receipt goes, if the buyer said so. */
  email?: string | undefined
}

/** Why a plan cannot be bought by this order; null where it can. */
export async function refusedOrder(
  { visitorId, plan, amount }: Order,
  { ledger, log }: Pick<PaymentPorts, 'ledger' | 'log'>,
) {
  const { cents } = oneTimePlans[plan]
  if (Math.round(amount * 100) !== cents) {
    log('order-price-differs', { plan, amount })
    return fail(
      'price-changed',
      `This plan costs ${dollars(cents)}. Reload the page to see the current price.`,
    )
  }
  // What is paid and has no trip yet is used first: nobody pays twice for it.
  const bought = await ledger.paid(visitorId)
  const isUnused = (one: Purchase) => one.status === 'succeeded' && (!one.oneTrip || one.place === null)
  return bought.some((one) => isUnused(one) && atLeast(one.plan, plan)) ? alreadyPaid(plan) : null
}

/** Sets up the payment of a one-time plan at the catalogue's price. Asked again, it gives the same open payment. */
export async function buyPlan(order: Order, books: PaymentPorts): Promise<Result<{ clientSecret: string }>> {
  const { visitorId, plan, email } = order
  const { cents } = oneTimePlans[plan]
  const { ledger, payments } = books
  const refused = await refusedOrder(order, books)
  if (refused) return refused
  try {
    let purchase = await ledger.open(visitorId, plan, cents)
    if (purchase.checkoutSession) {
      if (!(await endCheckout(purchase, books))) return alreadyPaid(plan)
      purchase = await ledger.open(visitorId, plan, cents)
    }
    const earlier = await earlierPayment(purchase, cents, books)
    if (earlier === 'paid') return alreadyPaid(plan)
    if (earlier === 'processing') return inProcess()
    if (earlier) {
      if (email && purchase.paymentIntentId)
        await address(purchase.id, purchase.paymentIntentId, email, books)
      return ok(earlier)
    }
    if (purchase.paymentIntentId) {
      await ledger.abandon(purchase.id)
      purchase = await ledger.open(visitorId, plan, cents)
    }
    const intent = await payments.createIntent(purchase, checkoutTexts[plan])
    if (!intent.clientSecret) throw new UpstreamDown('the payment has no client secret')
    await ledger.attachIntent(purchase.id, intent.id)
    if (email) await address(purchase.id, intent.id, email, books)
    return ok({ clientSecret: intent.clientSecret })
  } catch (error) {
    if (!isUpstreamDown(error)) throw error
    books.log('payment-not-set-up', { plan }, error)
    const { title, text } = toasts.paymentSetupFailed
    return fail('upstream-down', text, { title })
  }
}

export function inProcess() {
  return fail('already-paid', 'Your payment for this plan is being processed. It opens by itself.', {
    title: 'Payment is being processed',
  })
}

async function address(
  purchaseId: string,
  intentId: string,
  email: string,
  { ledger, payments }: PaymentPorts,
) {
  await ledger.address(purchaseId, email)
  await payments.addressReceipt(intentId, email)
}

/** The payment that was set up for a purchase before; null when a new one is needed. */
async function earlierPayment(
  { paymentIntentId, cents: asked }: Purchase,
  cents: number,
  books: PaymentPorts,
) {
  if (!paymentIntentId) return null
  // A purchase from before a change of price: its payment must not succeed.
  if (asked !== cents) await books.payments.cancelIntent(paymentIntentId)
  const payment = await settlePayment(paymentIntentId, books)
  if (payment?.status === 'succeeded') return 'paid'
  if (payment?.status === 'processing') return 'processing'
  return payment?.status === 'open' && payment.clientSecret ? { clientSecret: payment.clientSecret } : null
}

/** Ends the provider's own checkout of a purchase, so that it is not paid twice; false when it was paid there already. */
export async function endCheckout({ id, checkoutSession }: Purchase, books: PaymentPorts): Promise<boolean> {
  const { ledger, payments } = books
  if (checkoutSession && !(await payments.hosted.expire(checkoutSession))) {
    const { paymentIntentId = null } = (await payments.hosted.read(checkoutSession)) ?? {}
    if (paymentIntentId) await settlePayment(paymentIntentId, books)
    return false
  }
  await ledger.abandon(id)
  return true
}

export function alreadyPaid(plan: OneTimePlan) {
  return fail('already-paid', `${plans[plan].name} is already paid for. You can start planning.`, {
    title: 'Already paid',
  })
}
