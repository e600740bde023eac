import type { SubscriptionStatus } from './holdings'
import type { BillingCycle } from './plans'

/** What somebody subscribes to. */
export interface SubscriptionOffer {
  cycle: BillingCycle
  /** The code that was applied. */
  coupon: string | null
  /** Amount of the first payment, US cents. */
  cents: number
  /** Amount of each later payment; null for one from before coupons ended with the first payment, which pays `cents` each time. */
  laterCents: number | null
}

/** A subscription in the ledger. An account has at most one that has not ended. */
export interface Subscription extends SubscriptionOffer {
  id: string
  userId: string
  /** The provider's id for it; null before it was created there. */
  subscriptionId: string | null
  /** The provider's own checkout, where the first payment is made there. */
  checkoutSession: string | null
  status: SubscriptionStatus
  /** End of the current period, milliseconds. */
  periodEnd: number | null
  endsAtPeriodEnd: boolean
}

/** A payment for a period of a subscription. */
export interface PaidPeriod {
  invoiceId: string
  paymentIntentId: string | null
  cents: number
  from: number
  until: number
  paidAt: number
}

/** A paid period in the ledger. */
export interface SubscriptionPayment extends PaidPeriod {
  userId: string
  /** The provider's id of the subscription. */
  subscriptionId: string | null
  status: 'paid' | 'refunded' | 'disputed'
}

/** A subscription as the provider reports it. Times are in milliseconds. */
export interface SubscriptionState {
  id: string
  /** Our id for it, given when it was created. */
  orderId: string | null
  status: SubscriptionStatus
  cycle: BillingCycle
  periodEnd: number | null
  endsAtPeriodEnd: boolean
  /** The secret for the first payment; null once it was made. */
  clientSecret: string | null
  /** What was paid, newest first. */
  paid: PaidPeriod[]
}

/** The ledger of subscriptions. */
export interface SubscriptionLedger {
  customerOf(userId: string): Promise<string | null>
  /** Stores the customer of an account and returns the one that was stored first. */
  keepCustomer(userId: string, customerId: string): Promise<string>
  /** The account's subscription that has not ended, created with this offer if there is none. */
  open(userId: string, offer: SubscriptionOffer): Promise<Subscription>
  current(userId: string): Promise<Subscription | null>
  /** Stores the provider's id of an open subscription; false when the subscription was abandoned in the meantime. */
  attach(id: string, subscriptionId: string): Promise<boolean>
  /** It begins in the provider's own checkout, which makes it. */
  attachCheckout(id: string, checkoutSession: string): Promise<void>
  /** Notes the subscription that such a checkout made; false where none is waited for. */
  claim(id: string, subscriptionId: string): Promise<boolean>
  /** Ends a subscription that was never paid. */
  abandon(id: string): Promise<void>
  /**
   * A sequence number to take before the provider is asked. An answer is stored only if no answer to a later question
   * was stored. Null for a subscription that is not in the ledger.
   */
  ticket(subscriptionId: string): Promise<number | null>
  /** Stores the provider's answer under a sequence number. Paid periods are added, never removed. */
  apply(state: SubscriptionState, ticket: number): Promise<void>
  /** The paid period of a payment. */
  payment(paymentIntentId: string): Promise<SubscriptionPayment | null>
  /**
   * False when that changes nothing. A refunded period becomes disputed when a bank takes the money as well, never the
   * reverse.
   */
  takeBack(paymentIntentId: string, why: 'refunded' | 'disputed'): Promise<boolean>
  /** Whether the account ever paid for a subscription. */
  everPaid(userId: string): Promise<boolean>
  /** Every paid period of an account, newest first. */
  payments(userId: string): Promise<SubscriptionPayment[]>
}
