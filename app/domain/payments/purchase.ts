import type { PlanType } from '~/domain/plans/plan-type'
import type { OneTimePlan } from '~/domain/plans/plans'

/** A one-time plan that somebody is paying or has paid for. It belongs to the session that asked for it. */
export interface Purchase {
  id: string
  sessionId: string
  plan: OneTimePlan
  cents: number
  paymentIntentId: string | null
  status: 'pending' | 'succeeded' | 'refunded' | 'abandoned'
}

/** The ledger of purchases; what is owned follows from it alone. */
export interface PurchaseLedger {
  /** The session's open purchase of a plan, made if there is none: a double click meets the same one. */
  open(sessionId: string, plan: OneTimePlan, cents: number): Promise<Purchase>
  attachIntent(purchaseId: string, paymentIntentId: string): Promise<void>
  /** Gives up a pending purchase whose payment can no longer be made. */
  abandon(purchaseId: string): Promise<void>
  byIntent(paymentIntentId: string): Promise<Purchase | null>
  /** Pending to succeeded, once; false when it was not pending. */
  grant(paymentIntentId: string): Promise<boolean>
  refund(paymentIntentId: string): Promise<boolean>
  /** Plans paid for and not taken back. */
  owned(sessionId: string): Promise<PlanType[]>
  /** Notes a webhook event; false when it was noted before. */
  noteEvent(eventId: string, type: string): Promise<boolean>
}

/** A payment as the provider tells it. */
export interface PaymentState {
  id: string
  status: 'succeeded' | 'processing' | 'open' | 'canceled'
  cents: number
  currency: string
  purchaseId: string | null
  clientSecret: string | null
}

export type PaymentEvent =
  | { id: string; type: string; kind: 'payment'; payment: PaymentState }
  | { id: string; type: string; kind: 'refund'; paymentIntentId: string; full: boolean }
  | { id: string; type: string; kind: 'other' }

/** The payment provider. Every method throws PaymentsDown when it cannot be reached. */
export interface PaymentGateway {
  createIntent(purchase: Purchase, description: string): Promise<PaymentState>
  readIntent(paymentIntentId: string): Promise<PaymentState | null>
  /** The event of a webhook call; null when its signature is wrong or too old. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>
}

export class PaymentsDown extends Error {}
