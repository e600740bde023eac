import type Stripe from 'stripe'
import { newId, randomText } from './ids'
import { unixNow } from './world'

// Every object is complete in the sense of the SDK's types: what Stripe sends as null is null here, not missing.

export function newProduct(given: Pick<Stripe.Product, 'id' | 'name'>): Stripe.Product {
  return {
    object: 'product',
    active: true,
    created: unixNow(),
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: unixNow(),
    url: null,
    ...given,
  }
}

export function newCoupon(
  given: Pick<Stripe.Coupon, 'id' | 'name' | 'percent_off' | 'duration' | 'duration_in_months'>,
): Stripe.Coupon {
  return {
    object: 'coupon',
    amount_off: null,
    created: unixNow(),
    currency: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
    ...given,
  }
}

export function newPrice(product: string, amount: number, interval: 'month' | 'year'): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    // What is made with `price_data` serves one subscription and is not for sale again.
    active: false,
    billing_scheme: 'per_unit',
    created: unixNow(),
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: null,
  }
}

export function newDiscount(coupon: string, customer: string, subscription: string): Stripe.Discount {
  return {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon, type: 'coupon' },
    start: unixNow(),
    subscription,
    subscription_item: null,
  }
}

interface Period {
  start: number
  end: number
}

export function newSubscription(
  price: Stripe.Price,
  period: Period,
  given: Partial<Stripe.Subscription> & Pick<Stripe.Subscription, 'id' | 'customer'>,
): Stripe.Subscription {
  const interval = price.recurring?.interval ?? 'month'
  const item: Stripe.SubscriptionItem = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: unixNow(),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: false,
      amount: price.unit_amount,
      amount_decimal: null,
      billing_scheme: 'per_unit',
      created: unixNow(),
      currency: 'usd',
      interval,
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: 1,
    subscription: given.id,
    tax_rates: [],
  }
  const url = `/v1/subscription_items?subscription=${given.id}`
  return {
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: period.start,
    currency: 'usd',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [item], has_more: false, url },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: period.start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
    ...given,
  }
}

export function portalSession(
  customer: string,
  returnUrl: string | null,
  baseUrl: string,
): Stripe.BillingPortal.Session {
  const secret = randomText(32)
  return {
    id: newId('bps'),
    object: 'billing_portal.session',
    configuration: 'bpc_stand_in',
    created: unixNow(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${baseUrl}/portal/${secret}`,
  }
}
