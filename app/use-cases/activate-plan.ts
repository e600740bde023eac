import { type PaymentGateway, PaymentsDown } from '~/domain/billing/payment'
import type { PlanType } from '~/domain/billing/plan-type'
import { atLeast } from '~/domain/billing/plans'
import { type PaymentPorts, refreshMembership, settlePayment } from './settle-payment'

/** What the return from a payment found. */
export interface Activation {
  plan: PlanType
  outcome: 'active' | 'pending' | 'none'
}

interface Return {
  session: { id: string; userId: string | null } | null
  /** The plan the address speaks of. */
  plan: PlanType
  paymentIntentId: string | null
}

interface Parts extends Omit<PaymentPorts, 'payments'> {
  payments: PaymentGateway | null
  planOf(visitorId: string): Promise<PlanType>
}

/**
 * Answers a return from the checkout: reads the payment that the provider put into the address, or the account's own
 * subscription, and says whether the plan the address speaks of is owned now. The address itself grants nothing.
 */
export async function activatePlan(
  { session, plan, paymentIntentId }: Return,
  { planOf, payments, ...ledgers }: Parts,
): Promise<Activation> {
  const books = payments && { ...ledgers, payments }
  const processing = books ? await settle({ session, plan, paymentIntentId }, books) : false
  const held = session ? await planOf(session.id) : 'free'
  if (atLeast(held, plan)) return { plan, outcome: 'active' }
  return { plan, outcome: processing ? 'pending' : 'none' }
}

/** Whether the payment is still being processed. */
async function settle({ session, plan, paymentIntentId }: Return, books: PaymentPorts): Promise<boolean> {
  try {
    const payment = paymentIntentId ? await settlePayment(paymentIntentId, books) : null
    if (plan === 'globetrotter' && session?.userId) await refreshMembership(session.userId, books)
    return payment?.status === 'processing'
  } catch (error) {
    if (error instanceof PaymentsDown) return false
    throw error
  }
}
