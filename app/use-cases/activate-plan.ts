import type { PaymentGateway } from '~/domain/billing/payment'
import type { PlanType } from '~/domain/billing/plan-type'
import { atLeast } from '~/domain/billing/plans'
import { isUpstreamDown } from '~/domain/errors'
import { type PaymentPorts, refreshMembership, settlePayment } from './settle-payment'

/** What the return from a payment found. */
export interface Activation {
  plan: PlanType
  /** `unreachable`: the provider does not answer, so nobody knows yet. */
  outcome: 'active' | 'pending' | 'unreachable' | 'none'
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
  const found = books ? await settle({ session, plan, paymentIntentId }, books) : 'none'
  const held = session ? await planOf(session.id) : 'free'
  if (atLeast(held, plan)) return { plan, outcome: 'active' }
  return { plan, outcome: found }
}

/** What the provider says of a payment that opened nothing yet. */
async function settle(
  { session, plan, paymentIntentId }: Return,
  books: PaymentPorts,
): Promise<Exclude<Activation['outcome'], 'active'>> {
  try {
    const payment = paymentIntentId ? await settlePayment(paymentIntentId, books) : null
    const isMember = plan === 'globetrotter' && session?.userId
    const asked = isMember ? await refreshMembership(isMember, books) : true
    if (!asked) return 'unreachable'
    return payment?.status === 'processing' ? 'pending' : 'none'
  } catch (error) {
    if (isUpstreamDown(error)) return 'unreachable'
    throw error
  }
}
