import type { CouponCode } from './coupons'
import type { SubscriptionStatus } from './holdings'
import type { BillingCycle } from './plans'

/** What somebody subscribes to. */
export interface SubscriptionOffer {
  cycle: BillingCycle
  coupon: CouponCode | null
  /** What each payment comes to, US cents. */
  cents: number
}

/** A subscription in the ledger. An account has at most one that did not end. */
export interface Subscription extends SubscriptionOffer {
  id: string
  userId: string
  /** The provider's name for it; null before it was set up there. */
  subscriptionId: string | null
  status: SubscriptionStatus
  /** End of the present period, milliseconds. */
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
  /** The provider's name of the subscription. */
  subscriptionId: string | null
  status: 'paid' | 'refunded' | 'disputed'
}

/** A subscription as the provider tells it. Times are in milliseconds. */
export interface SubscriptionState {
  id: string
  /** Our name for it, as it was given when it was made. */
  orderId: string | null
  status: SubscriptionStatus
  cycle: BillingCycle
  periodEnd: number | null
  endsAtPeriodEnd: boolean
  /** What the first payment is made with; null once it was made. */
  clientSecret: string | null
  /** What was paid, newest first. */
  paid: PaidPeriod[]
}

/** The ledger of subscriptions. */
export interface SubscriptionLedger {
  customerOf(userId: string): Promise<string | null>
  /** Notes the customer of an account and gives the one that holds: the first that was noted. */
  keepCustomer(userId: string, customerId: string): Promise<string>
  /** The account's subscription that did not end, made with this offer if there is none. */
  open(userId: string, offer: SubscriptionOffer): Promise<Subscription>
  current(userId: string): Promise<Subscription | null>
  /** Notes the provider's name of an open subscription; false when it was given up in the meantime. */
  attach(id: string, subscriptionId: string): Promise<boolean>
  /** Ends one that was never paid. */
  abandon(id: string): Promise<void>
  /**
   * A number to be taken before the provider is asked, higher each time: an answer is written down only if no answer
   * to a later question was. Null for a subscription that is not in the ledger.
   */
  ticket(subscriptionId: string): Promise<number | null>
  /** Writes down what the provider told under a ticket. Paid periods are added, never taken away. */
  apply(state: SubscriptionState, ticket: number): Promise<void>
  /** The paid period of a payment. */
  payment(paymentIntentId: string): Promise<SubscriptionPayment | null>
  /** False when that changes nothing. A refunded period becomes disputed when a bank takes it as well, never back. */
  takeBack(paymentIntentId: string, why: 'refunded' | 'disputed'): Promise<boolean>
  /** Whether the account ever paid for a subscription. */
  everPaid(userId: string): Promise<boolean>
  /** Every paid period of an account, newest first. */
  payments(userId: string): Promise<SubscriptionPayment[]>
}
