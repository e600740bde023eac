import type Stripe from 'stripe'
import type { HostedCheckout, HostedOrder, SubscriptionOrder } from '~/domain/billing/payment'
import { idOf, reach, reachIfThere } from './stripe-client.server'
import { productId } from './subscription-gateway.server'

/** Stripe Checkout (https://docs.stripe.com/api/checkout/sessions). What was ordered is in the metadata of what it makes. */
export function stripeCheckout(
  stripe: () => Stripe,
  prepare: (coupon: SubscriptionOrder['coupon']) => Promise<string | null>,
): HostedCheckout {
  const read = async (id: string) => {
    if (!/^cs_[A-Za-z0-9_]{1,200}$/.test(id)) return null
    const session = await reachIfThere(() => stripe().checkout.sessions.retrieve(id))
    return session && orderOf(session)
  }
  return {
    read,
    async forPurchase(purchase, description, { paid, back }, email) {
      const session = await reach(() =>
        stripe().checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'usd',
                  unit_amount: purchase.cents,
                  product_data: { name: description },
                },
              },
            ],
            payment_intent_data: {
              description,
              metadata: { purchase_id: purchase.id, plan: purchase.plan },
            },
            ...(email && { customer_email: email }),
            success_url: paid,
            cancel_url: back,
          },
          { idempotencyKey: `checkout-${purchase.id}` },
        ),
      )
      return orderOf(session)
    },
    async forSubscription({ id, customerId, cycle, coupon, baseCents }, { paid, back }) {
      const couponId = await prepare(coupon)
      const session = await reach(() =>
        stripe().checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'usd',
                  product: productId,
                  recurring: { interval: cycle === 'yearly' ? 'year' : 'month' },
                  unit_amount: baseCents,
                },
              },
            ],
            ...(couponId && { discounts: [{ coupon: couponId }] }),
            subscription_data: { metadata: { order_id: id } },
            success_url: paid,
            cancel_url: back,
          },
          { idempotencyKey: `checkout-${id}` },
        ),
      )
      return orderOf(session)
    },
    async expire(id) {
      const before = await read(id)
      if (before?.status === 'complete') return false
      if (before?.status !== 'open') return true
      // Stripe refuses to end one that was paid a moment ago.
      const ended = await reachIfThere(() => stripe().checkout.sessions.expire(id))
      return ended !== null || (await read(id))?.status !== 'complete'
    },
  }
}

function orderOf({ id, status, url, payment_intent, subscription }: Stripe.Checkout.Session): HostedOrder {
  const known = (['open', 'complete', 'expired'] as const).find((each) => each === status)
  return {
    id,
    status: known ?? 'expired',
    url,
    paymentIntentId: idOf(payment_intent),
    subscriptionId: idOf(subscription),
  }
}
