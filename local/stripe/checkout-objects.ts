import type Stripe from 'stripe'
import { newId } from './ids'
import { unixNow } from './world'

interface Ordered {
  mode: 'payment' | 'subscription'
  customer: string | null
  email: string | null
  /** What is charged now, cents. */
  amount: number
  success: string
  cancel: string | null
  baseUrl: string
}

/** Stripe ends a session that nobody paid after a day. */
const lasts = 86_400

export function newCheckoutSession(ordered: Ordered): Stripe.Checkout.Session {
  const { mode, customer, email, amount, success, cancel, baseUrl } = ordered
  const id = newId('cs_test')
  const created = unixNow()
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: cancel,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer,
    customer_account: null,
    customer_creation: mode === 'payment' ? 'if_required' : null,
    customer_details: null,
    customer_email: email,
    discounts: null,
    expires_at: created + lasts,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'payment' ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: success,
    total_details: null,
    ui_mode: null,
    url: `${baseUrl}/checkout/${id}`,
    wallet_options: null,
  }
}
