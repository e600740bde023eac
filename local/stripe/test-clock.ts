import type Stripe from 'stripe'
import {
  billingNow,
  EXPIRES_AFTER,
  endOfPeriod,
  endSubscription,
  GIVES_UP_AFTER,
  invoicePeriod,
} from './billing'
import { ApiError, invalidRequest, noSuch } from './errors'
import { newId } from './ids'
import type { CallParameters } from './parameter-types'
import { attemptPayment } from './payment-attempt'
import { type Call, unixNow, type World } from './world'

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

/** Stripe's clocks move their own customers; here there is one clock, which all of them move. */
export function createTestClock(
  world: World,
  { frozen_time, name }: CallParameters['createTestClock'],
): Stripe.TestHelpers.TestClock {
  const clock: Stripe.TestHelpers.TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: unixNow(),
    deletes_after: unixNow() + 30 * 24 * HOUR,
    frozen_time,
    livemode: false,
    name: name ?? null,
    status: 'ready',
    status_details: {},
  }
  world.state.testClocks[clock.id] = clock
  return clock
}

export function retrieveTestClock(world: World, _params: object, { id }: Call): Stripe.TestHelpers.TestClock {
  const clock = world.state.testClocks[id]
  if (!clock) throw noSuch('test clock', id, 'test_clock')
  return clock
}

export function advanceTestClock(
  world: World,
  { frozen_time }: CallParameters['advanceTestClock'],
  call: Call,
): Stripe.TestHelpers.TestClock {
  const clock = retrieveTestClock(world, {}, call)
  const seconds = frozen_time - clock.frozen_time
  if (seconds <= 0) throw invalidRequest("The time must be after the clock's.", { param: 'frozen_time' })
  clock.frozen_time = frozen_time
  advanceClock(world, seconds)
  return clock
}

export function deleteTestClock(
  world: World,
  _params: object,
  call: Call,
): Stripe.TestHelpers.DeletedTestClock {
  const { id } = retrieveTestClock(world, {}, call)
  delete world.state.testClocks[id]
  return { id, object: 'test_helpers.test_clock', deleted: true }
}
