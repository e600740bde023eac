import { createCoupon, createProduct } from './catalogue'
import { createCheckoutSession, expireCheckoutSession, retrieveCheckoutSession } from './checkout-sessions'
import { createCustomer, retrieveCustomer, updateCustomer } from './customers'
import { listDisputes, updateDispute } from './disputes'
import { listEvents, retrieveEvent } from './events'
import { listCustomerMethods, listInvoices, voidInvoice } from './invoices'
import type { CallName, CallParameters } from './parameter-types'
import {
  browserConfirmPaymentIntent,
  cancelPaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  retrievePaymentIntent,
  updatePaymentIntent,
} from './payment-intents'
import { attachMethod } from './payment-methods'
import { createPortalSession } from './portal'
import { createRefund, retrieveCharge, retrieveRefund, updateCharge } from './refunds'
import {
  cancelSubscription,
  createSubscription,
  retrieveSubscription,
  updateSubscription,
} from './subscriptions'
import { advanceTestClock, createTestClock, deleteTestClock, retrieveTestClock } from './test-clock'
import type { Call, World } from './world'

type Handlers = { [Name in CallName]: (world: World, params: CallParameters[Name], call: Call) => object }

export const HANDLERS: Handlers = {
  createPaymentIntent,
  retrievePaymentIntent,
  updatePaymentIntent,
  confirmPaymentIntent,
  cancelPaymentIntent,
  browserRetrievePaymentIntent: (...call) => publicFields(retrievePaymentIntent(...call)),
  browserConfirmPaymentIntent: (...call) => publicFields(browserConfirmPaymentIntent(...call)),
  createCustomer,
  retrieveCustomer,
  updateCustomer,
  createRefund,
  retrieveRefund,
  retrieveCharge,
  updateCharge,
  createProduct,
  createCoupon,
  createSubscription,
  retrieveSubscription,
  updateSubscription,
  cancelSubscription,
  listInvoices,
  voidInvoice,
  listCustomerMethods,
  createPortalSession,
  createCheckoutSession,
  retrieveCheckoutSession,
  expireCheckoutSession,
  listDisputes,
  updateDispute,
  attachMethod,
  createTestClock,
  retrieveTestClock,
  advanceTestClock,
  deleteTestClock,
  listEvents,
  retrieveEvent,
}

interface Route {
  method: string
  path: RegExp
  name: CallName
  /** The call that the publishable key may make in place of this one. */
  browserName?: CallName
}

/** `:id` in the pattern stands for an id. */
function route(method: string, pattern: string, name: CallName, browserName?: CallName): Route {
  return {
    method,
    path: new RegExp(`^${pattern.replace(':id', '(?<id>[A-Za-z0-9_]+)')}$`),
    name,
    ...(browserName && { browserName }),
  }
}

const ROUTES: Route[] = [
  route('POST', '/v1/payment_intents', 'createPaymentIntent'),
  route('GET', '/v1/payment_intents/:id', 'retrievePaymentIntent', 'browserRetrievePaymentIntent'),
  route('POST', '/v1/payment_intents/:id', 'updatePaymentIntent'),
  route('POST', '/v1/payment_intents/:id/confirm', 'confirmPaymentIntent', 'browserConfirmPaymentIntent'),
  route('POST', '/v1/payment_intents/:id/cancel', 'cancelPaymentIntent'),
  route('POST', '/v1/customers', 'createCustomer'),
  route('GET', '/v1/customers/:id', 'retrieveCustomer'),
  route('POST', '/v1/customers/:id', 'updateCustomer'),
  route('POST', '/v1/refunds', 'createRefund'),
  route('GET', '/v1/refunds/:id', 'retrieveRefund'),
  route('GET', '/v1/charges/:id', 'retrieveCharge'),
  route('POST', '/v1/charges/:id', 'updateCharge'),
  route('POST', '/v1/products', 'createProduct'),
  route('POST', '/v1/coupons', 'createCoupon'),
  route('POST', '/v1/subscriptions', 'createSubscription'),
  route('GET', '/v1/subscriptions/:id', 'retrieveSubscription'),
  route('POST', '/v1/subscriptions/:id', 'updateSubscription'),
  route('DELETE', '/v1/subscriptions/:id', 'cancelSubscription'),
  route('GET', '/v1/invoices', 'listInvoices'),
  route('POST', '/v1/invoices/:id/void', 'voidInvoice'),
  route('GET', '/v1/customers/:id/payment_methods', 'listCustomerMethods'),
  route('POST', '/v1/billing_portal/sessions', 'createPortalSession'),
  route('POST', '/v1/checkout/sessions', 'createCheckoutSession'),
  route('GET', '/v1/checkout/sessions/:id', 'retrieveCheckoutSession'),
  route('POST', '/v1/checkout/sessions/:id/expire', 'expireCheckoutSession'),
  route('GET', '/v1/disputes', 'listDisputes'),
  route('POST', '/v1/disputes/:id', 'updateDispute'),
  route('POST', '/v1/payment_methods/:id/attach', 'attachMethod'),
  route('POST', '/v1/test_helpers/test_clocks', 'createTestClock'),
  route('GET', '/v1/test_helpers/test_clocks/:id', 'retrieveTestClock'),
  route('POST', '/v1/test_helpers/test_clocks/:id/advance', 'advanceTestClock'),
  route('DELETE', '/v1/test_helpers/test_clocks/:id', 'deleteTestClock'),
  route('GET', '/v1/events', 'listEvents'),
  route('GET', '/v1/events/:id', 'retrieveEvent'),
]

export function findRoute(method: string, path: string): (Route & { id: string }) | undefined {
  for (const candidate of ROUTES) {
    const match = candidate.method === method ? candidate.path.exec(path) : null
    if (match) return { ...candidate, id: match.groups?.id ?? '' }
  }
}

const PUBLIC_FIELDS = new Set([
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
])

/** With the publishable key Stripe shows a part of the intent: no metadata, no customer, no charge. */
export function publicFields(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => PUBLIC_FIELDS.has(name)))
}
