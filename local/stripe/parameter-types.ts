import type Stripe from 'stripe'

type Card = Stripe.PaymentMethodCreateParams.Card

/**
 * What the browser sends with the publishable key. The server-side types leave card data out on purpose, so this
 * is put together from the types of creating a payment method.
 */
interface BrowserConfirmParams {
  client_secret: string
  key?: string
  return_url?: string
  payment_method?: string
  payment_method_data?: {
    type: 'card'
    card: Required<Pick<Card, 'number' | 'exp_month' | 'exp_year' | 'cvc'>>
    billing_details?: Stripe.PaymentMethodCreateParams.BillingDetails
  }
  expand?: string[]
}

interface BrowserRetrieveParams {
  client_secret: string
  key?: string
  expand?: string[]
}

/**
 * The parameters of every call the stand-in answers, from the types that the `stripe` package ships. The JSON Schema
 * that requests are held against is generated from this interface (parameter-schema.ts).
 */
export interface CallParameters {
  createPaymentIntent: Stripe.PaymentIntentCreateParams
  retrievePaymentIntent: Stripe.PaymentIntentRetrieveParams
  updatePaymentIntent: Stripe.PaymentIntentUpdateParams
  confirmPaymentIntent: Stripe.PaymentIntentConfirmParams
  cancelPaymentIntent: Stripe.PaymentIntentCancelParams
  browserRetrievePaymentIntent: BrowserRetrieveParams
  browserConfirmPaymentIntent: BrowserConfirmParams
  createCustomer: Stripe.CustomerCreateParams
  retrieveCustomer: Stripe.CustomerRetrieveParams
  updateCustomer: Stripe.CustomerUpdateParams
  createRefund: Stripe.RefundCreateParams
  retrieveRefund: Stripe.RefundRetrieveParams
  retrieveCharge: Stripe.ChargeRetrieveParams
  updateCharge: Stripe.ChargeUpdateParams
  createProduct: Stripe.ProductCreateParams
  createCoupon: Stripe.CouponCreateParams
  createSubscription: Stripe.SubscriptionCreateParams
  retrieveSubscription: Stripe.SubscriptionRetrieveParams
  updateSubscription: Stripe.SubscriptionUpdateParams
  cancelSubscription: Stripe.SubscriptionCancelParams
  listInvoices: Stripe.InvoiceListParams
  voidInvoice: Stripe.InvoiceVoidInvoiceParams
  listCustomerMethods: Stripe.CustomerListPaymentMethodsParams
  createPortalSession: Stripe.BillingPortal.SessionCreateParams
  createCheckoutSession: Stripe.Checkout.SessionCreateParams
  retrieveCheckoutSession: Stripe.Checkout.SessionRetrieveParams
  expireCheckoutSession: Stripe.Checkout.SessionExpireParams
  listDisputes: Stripe.DisputeListParams
  updateDispute: Stripe.DisputeUpdateParams
  attachMethod: Stripe.PaymentMethodAttachParams
  createTestClock: Stripe.TestHelpers.TestClockCreateParams
  retrieveTestClock: Stripe.TestHelpers.TestClockRetrieveParams
  advanceTestClock: Stripe.TestHelpers.TestClockAdvanceParams
  deleteTestClock: Stripe.TestHelpers.TestClockDeleteParams
  listEvents: Stripe.EventListParams
  retrieveEvent: Stripe.EventRetrieveParams
}

export type CallName = keyof CallParameters

const PAYMENT_INTENT_DETAILS = ['customer', 'description', 'metadata', 'receipt_email', 'shipping'] as const

/**
 * The parameters that this stand-in supports. Other parameters of Stripe are refused by name, not ignored: a stand-in
 * that ignores a parameter hides a bug.
 */
export const SUPPORTED: { [Name in CallName]: readonly (keyof CallParameters[Name])[] } = {
  createPaymentIntent: [
    'amount',
    'currency',
    'automatic_payment_methods',
    'allowed_payment_method_types',
    'confirm',
    'expand',
    'payment_method',
    'return_url',
    'setup_future_usage',
    'statement_descriptor_suffix',
    ...PAYMENT_INTENT_DETAILS,
  ],
  retrievePaymentIntent: ['client_secret', 'expand'],
  updatePaymentIntent: [
    'amount',
    'currency',
    'expand',
    'payment_method',
    'setup_future_usage',
    ...PAYMENT_INTENT_DETAILS,
  ],
  confirmPaymentIntent: ['expand', 'payment_method', 'receipt_email', 'return_url', 'setup_future_usage'],
  cancelPaymentIntent: ['cancellation_reason', 'expand'],
  browserRetrievePaymentIntent: ['client_secret', 'key', 'expand'],
  browserConfirmPaymentIntent: [
    'client_secret',
    'key',
    'return_url',
    'payment_method',
    'payment_method_data',
    'expand',
  ],
  createCustomer: ['address', 'description', 'email', 'expand', 'metadata', 'name', 'phone', 'test_clock'],
  retrieveCustomer: ['expand'],
  updateCustomer: ['address', 'description', 'email', 'expand', 'metadata', 'name', 'phone'],
  createRefund: ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'],
  retrieveRefund: ['expand'],
  retrieveCharge: ['expand'],
  updateCharge: ['receipt_email'],
  createProduct: ['id', 'name', 'metadata', 'expand'],
  createCoupon: ['id', 'name', 'percent_off', 'duration', 'duration_in_months', 'expand'],
  createSubscription: [
    'customer',
    'items',
    'discounts',
    'metadata',
    'payment_behavior',
    'payment_settings',
    'expand',
  ],
  retrieveSubscription: ['expand'],
  updateSubscription: ['cancel_at_period_end', 'default_payment_method', 'metadata', 'expand'],
  cancelSubscription: ['expand'],
  listInvoices: ['customer', 'subscription', 'status', 'limit', 'starting_after', 'ending_before', 'expand'],
  voidInvoice: ['expand'],
  listCustomerMethods: ['limit', 'starting_after', 'ending_before', 'expand'],
  createPortalSession: ['customer', 'return_url', 'expand'],
  createCheckoutSession: [
    'mode',
    'line_items',
    'discounts',
    'customer',
    'customer_email',
    'payment_intent_data',
    'subscription_data',
    'success_url',
    'cancel_url',
    'expand',
  ],
  retrieveCheckoutSession: ['expand'],
  expireCheckoutSession: ['expand'],
  listDisputes: ['charge', 'payment_intent', 'limit', 'starting_after', 'ending_before', 'expand'],
  updateDispute: ['evidence', 'submit', 'expand'],
  attachMethod: ['customer', 'expand'],
  createTestClock: ['frozen_time', 'name', 'expand'],
  retrieveTestClock: ['expand'],
  advanceTestClock: ['frozen_time', 'expand'],
  deleteTestClock: [],
  listEvents: ['created', 'ending_before', 'expand', 'limit', 'starting_after', 'type', 'types'],
  retrieveEvent: ['expand'],
}
