import type { PaymentGateway } from '~/domain/billing/payment'
import type { PlanType } from '~/domain/billing/plan-type'
import { atLeast } from '~/domain/billing/plans'
import { isUpstreamDown, type Result } from '~/domain/errors'
import { type PaymentPorts, refreshMembership, settlePayment } from './settle-payment'

/** What the return from a payment found. */
export interface Activation {
  plan: PlanType
  /** `unreachable`: the provider does not answer, so nobody knows yet. `busy`: this caller has asked too often. */
  outcome: 'active' | 'pending' | 'unreachable' | 'busy' | 'none'
}

interface Return {
  session: { id: string; userId: string | null } | null
  /** The plan the address speaks of. */
  plan: PlanType
  paymentIntentId: string | null
  /** Whether the provider may be asked once more for this caller. */
  admitted(): Promise<Result<null>>
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
  ask: Return,
  { planOf, payments, ...ledgers }: Parts,
): Promise<Activation> {
  const { session, plan, paymentIntentId } = ask
  const { ledger } = ledgers
  // Who holds the plan already may have bought it for another trip: the payment in the address has to be written down as well.
  const isSettled = async () => {
    const named = paymentIntentId === null ? null : await ledger.byIntent(paymentIntentId)
    return named === null || (named.status !== 'pending' && named.status !== 'abandoned')
  }
  const isActive = async () =>
    session !== null && atLeast(await planOf(session.id), plan) && (await isSettled())
  if (await isActive()) return { plan, outcome: 'active' }
  if (!payments) return { plan, outcome: 'none' }
  const found = await settle(ask, { ...ledgers, payments })
  return { plan, outcome: (await isActive()) ? 'active' : found }
}

/** What the provider says of a payment that opened nothing yet. It is asked for payments that were begun here alone. */
async function settle(
  { session, plan, paymentIntentId, admitted }: Return,
  books: PaymentPorts,
): Promise<Exclude<Activation['outcome'], 'active'>> {
  const member = plan === 'globetrotter' ? (session?.userId ?? null) : null
  const isOurs =
    paymentIntentId !== null && (member !== null || (await books.ledger.byIntent(paymentIntentId)) !== null)
  if (!isOurs && member === null) return 'none'
  if (!(await admitted()).ok) return 'busy'
  try {
    const payment = isOurs ? await settlePayment(paymentIntentId, books) : null
    const asked = member !== null ? await refreshMembership(member, books) : true
    if (!asked) return 'unreachable'
    return payment?.status === 'processing' ? 'pending' : 'none'
  } catch (error) {
    if (isUpstreamDown(error)) return 'unreachable'
    throw error
  }
}
