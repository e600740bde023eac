import type Stripe from 'stripe'
import type { PaymentEvent } from '~/domain/billing/payment'
import { idOf } from './stripe-client.server'

/** The object of an event. Nothing else is taken from it: it may be late, duplicated or out of order. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, about: aboutOf(event) }
}

/** The handled events; the webhook endpoint is configured with these. */
export const eventTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
] as const satisfies Stripe.Event['type'][]

const payment = (reference: string | { id: string } | null | undefined): PaymentEvent['about'] => {
  const paymentIntentId = idOf(reference)
  return paymentIntentId ? { kind: 'payment', paymentIntentId } : { kind: 'other' }
}

const subscription = (reference: string | { id: string } | null | undefined): PaymentEvent['about'] => {
  const subscriptionId = idOf(reference)
  return subscriptionId ? { kind: 'subscription', subscriptionId } : { kind: 'other' }
}

function aboutOf(event: Stripe.Event): PaymentEvent['about'] {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return payment(event.data.object)
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return payment(event.data.object.payment_intent)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return subscription(event.data.object)
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
      return subscription(event.data.object.parent?.subscription_details?.subscription)
    default:
      return { kind: 'other' }
  }
}
