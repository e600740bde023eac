import type Stripe from 'stripe'
import {
  billingNow,
  EXPIRES_AFTER,
  endOfPeriod,
  endSubscription,
  GIVES_UP_AFTER,
  invoicePeriod,
} from './billing'
import { ApiError } from './errors'
import { attemptPayment } from './payment-attempt'
import type { World } from './world'

const BY_TIME = { requestId: null, idempotencyKey: null }
const HOUR = 3600

/** Moves the clock of subscriptions forward and processes what becomes due, in order. */
export function advanceClock(world: World, seconds: number): void {
  const target = world.state.clockOffset + seconds
  while (world.state.clockOffset < target) {
    world.state.clockOffset = Math.min(target, world.state.clockOffset + HOUR)
    for (const subscription of Object.values(world.state.subscriptions)) tick(world, subscription)
  }
}

function tick(world: World, subscription: Stripe.Subscription): void {
  const now = billingNow(world)
  const [item] = subscription.items.data
  if (!item) return
  switch (subscription.status) {
    case 'incomplete':
      if (now >= subscription.created + EXPIRES_AFTER)
        endSubscription(world, subscription, 'incomplete_expired', BY_TIME)
      return
    case 'past_due':
      if (now >= item.current_period_start + GIVES_UP_AFTER)
        endSubscription(world, subscription, 'canceled', BY_TIME)
      return
    case 'active':
      if (now < item.current_period_end) return
      if (subscription.cancel_at_period_end) endSubscription(world, subscription, 'canceled', BY_TIME)
      else renew(world, subscription)
  }
}

function renew(world: World, subscription: Stripe.Subscription): void {
  const [item] = subscription.items.data
  if (!item) return
  item.current_period_start = item.current_period_end
  item.current_period_end = endOfPeriod(item.current_period_start, item.price.recurring?.interval ?? 'month')
  const { intent } = invoicePeriod(world, subscription, 'subscription_cycle', BY_TIME)
  intent.payment_method = subscription.default_payment_method
  world.emit('customer.subscription.updated', subscription, BY_TIME)
  try {
    attemptPayment(world, intent, null, BY_TIME)
  } catch (error) {
    // A declined card is already noted on the invoice.
    if (!(error instanceof ApiError)) throw error
  }
}
