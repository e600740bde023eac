import type { PaymentGateway, PurchaseLedger } from '~/domain/payments/purchase'
import type { PlanType } from '~/domain/plans/plan-type'
import { atLeast, highest } from '~/domain/plans/plans'
import { settleReturn } from './settle-payment'

/** What the return from a payment found. */
export interface Activation {
  plan: PlanType
  outcome: 'active' | 'pending' | 'none'
}

/**
 * Answers a return from the checkout: reads the payment that the provider put into the address, and says whether the
 * plan the address speaks of is owned now. The address itself grants nothing.
 */
export async function activatePlan(
  {
    sessionId,
    plan,
    paymentIntentId,
  }: { sessionId: string | null; plan: PlanType; paymentIntentId: string | null },
  { ledger, payments }: { ledger: PurchaseLedger; payments: PaymentGateway | null },
): Promise<Activation> {
  const status =
    payments && paymentIntentId ? await settleReturn(paymentIntentId, { ledger, payments }) : 'unknown'
  const owned = sessionId ? highest(await ledger.owned(sessionId)) : 'free'
  if (atLeast(owned, plan)) return { plan, outcome: 'active' }
  return { plan, outcome: status === 'processing' ? 'pending' : 'none' }
}
