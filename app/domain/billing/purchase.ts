import type { OneTimePlan } from './plans'

/** How a purchase ended: `refunded` was paid back in full, `disputed` was lost to the buyer's bank. */
export type PurchaseStatus = 'pending' | 'succeeded' | 'refunded' | 'disputed' | 'abandoned'

/** A one-time plan that somebody is paying or has paid for. It belongs to the session that asked for it. */
export interface Purchase {
  id: string
  visitorId: string
  plan: OneTimePlan
  cents: number
  paymentIntentId: string | null
  /** The provider's own checkout, where it is paid there. */
  checkoutSession: string | null
  status: PurchaseStatus
  /** When it was paid, milliseconds; null before. */
  paidAt: number | null
  /** It pays for one trip; false when it was bought while a plan paid for any number. */
  oneTrip: boolean
  /** The destination of its trip; null until a plan was finished under it. */
  place: string | null
}

/** Which purchases pay for a trip: those of this plan or a better one whose trip goes there, or that have none yet. */
export interface TripPaid {
  plan: OneTimePlan
  /** The destination, as the itinerary names it. */
  place: string
}

/** The ledger of purchases. What a person owns follows from it alone. */
export interface PurchaseLedger {
  /** The session's open purchase of a plan, created if there is none: a double click finds the first one. */
  open(visitorId: string, plan: OneTimePlan, cents: number): Promise<Purchase>
  attachIntent(purchaseId: string, paymentIntentId: string): Promise<void>
  /** It is paid in the provider's own checkout, which makes the payment. */
  attachCheckout(purchaseId: string, checkoutSession: string): Promise<void>
  byCheckout(checkoutSession: string): Promise<Purchase | null>
  /** The purchase that a payment of such a checkout is for, noted with it; null where there is none. */
  claim(purchaseId: string, paymentIntentId: string): Promise<Purchase | null>
  /** Where the receipt goes. Whoever verifies that address gets the purchase, if it is no account's by then. */
  address(purchaseId: string, email: string): Promise<void>
  /** Abandons a pending purchase whose payment can no longer be made. */
  abandon(purchaseId: string): Promise<void>
  byIntent(paymentIntentId: string): Promise<Purchase | null>
  /** From pending to succeeded, once; false when it was not pending. */
  grant(paymentIntentId: string): Promise<boolean>
  /**
   * Withdraws a purchase for good, whether it was granted before or not; false when that changes nothing. A refunded
   * purchase becomes disputed when a bank takes the money as well; the reverse never happens.
   */
  takeBack(paymentIntentId: string, why: 'refunded' | 'disputed'): Promise<boolean>
  /** What a person has paid for, newest first, refunded purchases included. */
  paid(visitorId: string): Promise<Purchase[]>
}

/** The webhook events that were applied. */
export interface EventLog {
  has(eventId: string): Promise<boolean>
  /** Those of the events that were not applied. */
  unseen(eventIds: string[]): Promise<Set<string>>
  /** Records an event; false when it was recorded before. */
  note(eventId: string, type: string): Promise<boolean>
}
