import type { Purchase } from './purchase'
import type { SubscriptionState } from './subscription'

/** A payment as the provider reports it. */
export interface PaymentState {
  id: string
  status: 'succeeded' | 'processing' | 'open' | 'canceled'
  cents: number
  currency: string
  purchaseId: string | null
  clientSecret: string | null
  /** Why the money was lost after the payment succeeded; null while it is ours. */
  lost: 'refunded' | 'disputed' | null
}

/**
 * The object that a webhook event is about. The event only says that it changed; its state is read from the provider.
 */
export interface PaymentEvent {
  id: string
  type: string
  about:
    | { kind: 'payment'; paymentIntentId: string }
    | { kind: 'subscription'; subscriptionId: string }
    | { kind: 'other' }
}

/** The payment provider. Every method throws UpstreamDown when it cannot be reached. */
export interface PaymentGateway {
  createIntent(purchase: Purchase, description: string): Promise<PaymentState>
  readIntent(paymentIntentId: string): Promise<PaymentState | null>
  /** Where the provider's own receipt goes. */
  addressReceipt(paymentIntentId: string, email: string): Promise<void>
  /** Cancels a payment that is still open. */
  cancelIntent(paymentIntentId: string): Promise<void>
  /** Refunds a payment in full; repeating it has no effect. */
  refund(paymentIntentId: string): Promise<void>
  /** Sends the receipt of a payment to an address; false when it was not paid. */
  sendReceipt(paymentIntentId: string, email: string): Promise<boolean>
  /** The event of a webhook call; null when its signature is wrong or too old. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>
  /** Every event about payments and subscriptions since a time (milliseconds), oldest first, delivered or not. */
  eventsSince(time: number): Promise<PaymentEvent[]>
  subscriptions: SubscriptionGateway
  hosted: HostedCheckout
}

/** An order in the provider's own checkout. Payment and subscription are there once it is complete. */
export interface HostedOrder {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** Where it is paid, while it is open. */
  url: string | null
  paymentIntentId: string | null
  subscriptionId: string | null
}

/** Where the browser goes after paying, and when the buyer goes back. */
export interface HostedReturn {
  paid: string
  back: string
}

/** The provider's own pages for paying, for browsers that keep its script out. */
export interface HostedCheckout {
  forPurchase(
    purchase: Purchase,
    description: string,
    to: HostedReturn,
    email: string | undefined,
  ): Promise<HostedOrder>
  forSubscription(order: SubscriptionOrder, to: HostedReturn): Promise<HostedOrder>
  read(id: string): Promise<HostedOrder | null>
  /** Ends an order that was not paid; false when it was paid in the meantime. */
  expire(id: string): Promise<boolean>
}

/** A new subscription, as it is ordered. */
export interface SubscriptionOrder {
  /** Our id for it, which the provider stores with it. */
  id: string
  customerId: string
  cycle: SubscriptionState['cycle']
  coupon: { code: string; percent: number } | null
  /** The price of a cycle before the coupon, US cents. */
  baseCents: number
}

export interface SubscriptionGateway {
  /** The customer of an account, created once. */
  createCustomer(account: { id: string; email: string; name: string | null }): Promise<string>
  create(order: SubscriptionOrder): Promise<SubscriptionState>
  read(subscriptionId: string): Promise<SubscriptionState | null>
  /** Cancels a subscription whose first payment was not made; false when it was made in the meantime. */
  giveUp(subscriptionId: string): Promise<boolean>
  /** Ends a subscription at once. */
  cancel(subscriptionId: string): Promise<void>
  cards(customerId: string): Promise<PaymentCard[]>
  invoices(customerId: string): Promise<Invoice[]>
  /** The address of the provider's own pages, where cards, plan and invoices are managed. */
  portal(customerId: string, returnUrl: string): Promise<string>
}

/** A card as it may be shown: never its number. */
export interface PaymentCard {
  id: string
  brand: string
  last4: string
  /** "12 / 2034" */
  expires: string
  isDefault: boolean
}

/** An invoice of a subscription. */
export interface Invoice {
  id: string
  number: string | null
  cents: number
  status: 'paid' | 'open' | 'void' | 'uncollectible'
  /** Milliseconds. */
  date: number
  /** Address at the provider where it is shown. */
  url: string | null
}
