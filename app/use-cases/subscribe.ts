import { type Coupon, type CouponBook, couponFor, dollars, subscriptionPrice } from '~/domain/billing/coupons'
import type { BillingCycle } from '~/domain/billing/plans'
import type { Subscription, SubscriptionOffer } from '~/domain/billing/subscription'
import { fail, isUpstreamDown, ok, type Result, UpstreamDown } from '~/domain/errors'
import { toasts } from '~/messages/en/toasts'
import { customerOf, type PayingAccount } from './customer-of'
import { type PaymentPorts, settleSubscription } from './settle-payment'

export interface Order {
  account: PayingAccount
  cycle: BillingCycle
  /** The coupon as the page sent it. */
  coupon: string | null
  /** What the page showed, dollars. It is compared, never used. */
  amount: number
}

export interface Parts extends PaymentPorts {
  coupons: Pick<CouponBook, 'find'>
}

/** What an order comes to: what the ledger keeps, and the coupon with what it takes off. */
interface Priced {
  offer: SubscriptionOffer
  coupon: Coupon | null
}

/** Sets up the first payment of a subscription. Asked again for the same, it gives the same; there is never a second. */
export async function subscribe(order: Order, books: Parts): Promise<Result<{ clientSecret: string }>> {
  const priced = await pricedOrder(order, books)
  if (!priced.ok) return priced
  const { offer, coupon } = priced.value
  try {
    // Twice at most: what was open for another price is given up, and then there is room.
    for (let tries = 0; tries < 3; tries++) {
      const subscription = await books.subscriptions.open(order.account.id, offer)
      if (subscription.status !== 'incomplete') return alreadyMember()
      const isHere = isSame(subscription, offer) && !subscription.checkoutSession
      const answer = isHere
        ? await firstPayment(subscription, coupon, order, books)
        : await makeRoom(subscription, books)
      if (answer) return answer
    }
    throw new UpstreamDown('no room for a subscription')
  } catch (error) {
    if (!isUpstreamDown(error)) throw error
    books.log('subscription-not-set-up', { cycle: order.cycle }, error)
    const { title, text } = toasts.subscriptionSetupFailed
    return fail('upstream-down', text, { title })
  }
}

/** The offer that an order asks for, if it stands. */
export async function pricedOrder(
  { account, cycle, coupon: typed, amount }: Order,
  { subscriptions, coupons, log }: Parts,
): Promise<Result<Priced>> {
  const { title, text } = toasts.invalidCoupon
  const coupon = typed === null ? null : await couponFor(typed, { isFirst: true }, coupons)
  if (typed !== null && !coupon) return fail('coupon-invalid', text, { title, fields: { coupon: text } })
  if (coupon?.newMembers && (await subscriptions.everPaid(account.id))) {
    const first = `${coupon.code} is for a first subscription only.`
    return fail('coupon-invalid', first, { title, fields: { coupon: first } })
  }
  const { total: cents, base: laterCents } = subscriptionPrice(cycle, coupon)
  if (Math.round(amount * 100) !== cents) {
    log('order-price-differs', { plan: `globetrotter-${cycle}`, amount })
    return fail('price-changed', `This comes to ${dollars(cents)}. Reload the page to see the current price.`)
  }
  return ok({ offer: { cycle, coupon: coupon?.code ?? null, cents, laterCents }, coupon })
}

/** The secret that the first payment is made with; null when the subscription turned out to be over. */
async function firstPayment(
  { id, subscriptionId, cycle }: Subscription,
  coupon: Coupon | null,
  { account }: Order,
  books: Parts,
): Promise<Result<{ clientSecret: string }> | null> {
  const { subscriptions, payments } = books
  if (subscriptionId) {
    const state = await settleSubscription(subscriptionId, books)
    if (state?.status === 'incomplete' && state.clientSecret) return ok({ clientSecret: state.clientSecret })
    if (state && state.status !== 'ended' && state.status !== 'incomplete') return alreadyMember()
    await subscriptions.abandon(id)
    return null
  }
  const customerId = await customerOf(account, books)
  const baseCents = subscriptionPrice(cycle, null).total
  const created = await payments.subscriptions.create({ id, customerId, cycle, coupon, baseCents })
  if (!created.clientSecret) throw new UpstreamDown('the subscription has no client secret')
  // The secret leaves only after the ledger knows what it pays for.
  if (!(await subscriptions.attach(id, created.id))) {
    await payments.subscriptions.giveUp(created.id)
    return fail('order-changed', 'Your order changed in the meantime. Reload the page to go on.')
  }
  return ok({ clientSecret: created.clientSecret })
}

/** Whether an open subscription is for the same money. */
export const isSame = (subscription: Subscription, offer: SubscriptionOffer) =>
  subscription.cycle === offer.cycle &&
  subscription.coupon === offer.coupon &&
  subscription.cents === offer.cents &&
  subscription.laterCents === offer.laterCents

/** Gives up what was open for another price; an answer only if it was paid in the meantime. */
export async function makeRoom({ id, subscriptionId, checkoutSession }: Subscription, books: PaymentPorts) {
  if (!subscriptionId && checkoutSession && !(await books.payments.hosted.expire(checkoutSession))) {
    const made = (await books.payments.hosted.read(checkoutSession))?.subscriptionId
    if (made) await settleSubscription(made, books)
    return alreadyMember()
  }
  if (subscriptionId && !(await books.payments.subscriptions.giveUp(subscriptionId))) {
    await settleSubscription(subscriptionId, books)
    return alreadyMember()
  }
  await books.subscriptions.abandon(id)
  return null
}

export function alreadyMember() {
  return fail('already-subscribed', 'You are a member already. Change your plan on the billing page.', {
    title: 'Already a member',
  })
}
