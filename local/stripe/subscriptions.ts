import type Stripe from 'stripe'
import { billingNow, endOfPeriod, endSubscription, invoicePeriod } from './billing'
import { newDiscount, newPrice, newSubscription } from './billing-objects'
import { invalidRequest, noSuch } from './errors'
import { newId } from './ids'
import type { CallParameters } from './parameter-types'
import { methodOfId } from './payment-methods'
import { checkedAmount, checkedCustomer, mergedMetadata } from './values'
import type { Call, World } from './world'

export function createSubscription(
  world: World,
  params: CallParameters['createSubscription'],
  { cause }: Call,
): Stripe.Subscription {
  const { state } = world
  if (!params.customer) throw missing('customer')
  const customer = checkedCustomer(state, params.customer)
  const price = priceOf(world, params.items)
  if (params.payment_behavior !== 'default_incomplete') {
    throw invalidRequest('The local Stripe stand-in knows payment_behavior=default_incomplete only.', {
      param: 'payment_behavior',
    })
  }
  const start = billingNow(world)
  const id = newId('sub')
  const discounts = (params.discounts || []).map(({ coupon = '' }) => {
    if (!state.coupons[coupon]) throw noSuch('coupon', coupon, 'discounts[0][coupon]')
    return newDiscount(coupon, customer, id)
  })
  for (const discount of discounts) state.discounts[discount.id] = discount
  const end = endOfPeriod(start, price.recurring?.interval ?? 'month')
  const saves = params.payment_settings?.save_default_payment_method ?? null
  const subscription = newSubscription(
    price,
    { start, end },
    {
      id,
      customer,
      discounts: discounts.map(({ id: discount }) => discount),
      metadata: mergedMetadata({}, params.metadata),
      payment_settings: {
        payment_method_options: null,
        payment_method_types: null,
        save_default_payment_method: saves,
      },
    },
  )
  state.subscriptions[id] = subscription
  invoicePeriod(world, subscription, 'subscription_create', cause)
  world.emit('customer.subscription.created', subscription, cause)
  return subscription
}

export function retrieveSubscription(world: World, _params: object, { id }: Call): Stripe.Subscription {
  const subscription = world.state.subscriptions[id]
  if (!subscription) throw noSuch('subscription', id, 'id')
  return subscription
}

export function updateSubscription(
  world: World,
  params: CallParameters['updateSubscription'],
  call: Call,
): Stripe.Subscription {
  const subscription = retrieveSubscription(world, params, call)
  const { cancel_at_period_end: cancels, default_payment_method: method, metadata } = params
  const isOver = ['canceled', 'incomplete_expired'].includes(subscription.status)
  if (isOver && (cancels !== undefined || method !== undefined)) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  }
  if (cancels !== undefined) cancelAtPeriodEnd(world, subscription, cancels)
  if (method) subscription.default_payment_method = methodOfId(world.state, method).object.id
  subscription.metadata = mergedMetadata(subscription.metadata, metadata)
  world.emit('customer.subscription.updated', subscription, call.cause)
  return subscription
}

export function cancelAtPeriodEnd(world: World, subscription: Stripe.Subscription, cancels: boolean): void {
  const [item] = subscription.items.data
  subscription.cancel_at_period_end = cancels
  subscription.cancel_at = cancels ? (item?.current_period_end ?? null) : null
  subscription.canceled_at = cancels ? billingNow(world) : null
}

export function cancelSubscription(world: World, params: object, call: Call): Stripe.Subscription {
  const subscription = retrieveSubscription(world, params, call)
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) {
    throw noSuch('subscription', call.id, 'id')
  }
  endSubscription(world, subscription, 'canceled', call.cause)
  return subscription
}

function priceOf(world: World, items: CallParameters['createSubscription']['items']): Stripe.Price {
  const data = items?.[0]?.price_data
  if (!data || items.length !== 1) {
    throw invalidRequest('The local Stripe stand-in takes one item, with price_data.', { param: 'items' })
  }
  const { currency, product, recurring, unit_amount: amount } = data
  if (!world.state.products[product]) throw noSuch('product', product, 'items[0][price_data][product]')
  if (amount === undefined) throw missing('items[0][price_data][unit_amount]')
  const interval = (['month', 'year'] as const).find((known) => known === recurring.interval)
  if (!interval) {
    throw invalidRequest('The local Stripe stand-in bills by the month or the year.', {
      param: 'items[0][price_data][recurring][interval]',
    })
  }
  const price = newPrice(product, checkedAmount(amount, currency), interval)
  world.state.prices[price.id] = price
  return price
}

function missing(param: string) {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
}
