import { subscriptionPrice } from '~/domain/billing/coupons'
import type { HostedReturn } from '~/domain/billing/payment'
import { oneTimePlans } from '~/domain/billing/plans'
import { fail, isUpstreamDown, ok, type Result, UpstreamDown } from '~/domain/errors'
import { checkoutTexts } from '~/messages/en/plans'
import { toasts } from '~/messages/en/toasts'
import { alreadyPaid, endCheckout, inProcess, type Order as Purchasing, refusedOrder } from './buy-plan'
import { customerOf } from './customer-of'
import { type PaymentPorts, settlePayment, settleSubscription } from './settle-payment'
import {
  alreadyMember,
  isSame,
  makeRoom,
  type Parts,
  pricedOrder,
  type Order as Subscribing,
} from './subscribe'

type Answer = Promise<Result<{ url: string }>>

/**
 * The address where a one-time plan is paid in the provider's own checkout. What was begun for the same purchase on our page is
 * ended first, so that nobody pays both; asked again, it gives the same address.
 */
export async function hostPurchase(order: Purchasing, to: HostedReturn, books: PaymentPorts): Answer {
  const { visitorId, plan, email } = order
  const { ledger, payments } = books
  const refused = await refusedOrder(order, books)
  if (refused) return refused
  return orUnreachable(books, toasts.paymentSetupFailed, async () => {
    for (let tries = 0; tries < 3; tries++) {
      const purchase = await ledger.open(visitorId, plan, oneTimePlans[plan].cents)
      if (purchase.paymentIntentId) {
        await payments.cancelIntent(purchase.paymentIntentId)
        const earlier = await settlePayment(purchase.paymentIntentId, books)
        if (earlier?.status === 'succeeded') return alreadyPaid(plan)
        if (earlier?.status === 'processing') return inProcess()
        await ledger.abandon(purchase.id)
        continue
      }
      if (purchase.checkoutSession) {
        const known = await payments.hosted.read(purchase.checkoutSession)
        if (known?.status === 'open' && known.url) return ok({ url: known.url })
        if (!(await endCheckout(purchase, books))) return alreadyPaid(plan)
        continue
      }
      const hosted = await payments.hosted.forPurchase(purchase, checkoutTexts[plan], to, email)
      // The address leaves only after the ledger knows what is paid there.
      await ledger.attachCheckout(purchase.id, hosted.id)
      if (email) await ledger.address(purchase.id, email)
      if (hosted.url) return ok({ url: hosted.url })
      await ledger.abandon(purchase.id)
    }
    throw new UpstreamDown('no room for a purchase')
  })
}

/** The address where a membership is begun in the provider's own checkout. */
export async function hostSubscription(order: Subscribing, to: HostedReturn, books: Parts): Answer {
  const priced = await pricedOrder(order, books)
  if (!priced.ok) return priced
  const { offer, coupon } = priced.value
  const { subscriptions, payments } = books
  return orUnreachable(books, toasts.subscriptionSetupFailed, async () => {
    for (let tries = 0; tries < 3; tries++) {
      const open = await subscriptions.open(order.account.id, offer)
      if (open.status !== 'incomplete') return alreadyMember()
      if (!isSame(open, offer) || open.subscriptionId) {
        const answer = await makeRoom(open, books)
        if (answer) return answer
        continue
      }
      if (open.checkoutSession) {
        const known = await payments.hosted.read(open.checkoutSession)
        if (known?.status === 'open' && known.url) return ok({ url: known.url })
        if (known?.subscriptionId) await settleSubscription(known.subscriptionId, books)
        if (known?.status === 'complete') return alreadyMember()
        await subscriptions.abandon(open.id)
        continue
      }
      const customerId = await customerOf(order.account, books)
      const baseCents = subscriptionPrice(offer.cycle, null).total
      const ordered = { id: open.id, customerId, cycle: offer.cycle, coupon, baseCents }
      const hosted = await payments.hosted.forSubscription(ordered, to)
      await subscriptions.attachCheckout(open.id, hosted.id)
      if (hosted.url) return ok({ url: hosted.url })
      await subscriptions.abandon(open.id)
    }
    throw new UpstreamDown('no room for a subscription')
  })
}

async function orUnreachable(
  { log }: PaymentPorts,
  { title, text }: { title: string; text: string },
  work: () => Answer,
): Answer {
  try {
    return await work()
  } catch (error) {
    if (!isUpstreamDown(error)) throw error
    log('payment-not-set-up', { plan: 'hosted' }, error)
    return fail('upstream-down', text, { title })
  }
}
