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
  /** The provider's own checkout that the browser comes from. */
  checkoutSession: string | null
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
  const { session, plan } = ask
  const { ledger } = ledgers
  // Who holds the plan already may have bought it for another trip: the payment in the address has to be written down as well.
  const isSettled = async () => {
    const named = await purchaseOf(ask, ledger)
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
async function settle(ask: Return, books: PaymentPorts): Promise<Exclude<Activation['outcome'], 'active'>> {
  const { session, plan, admitted } = ask
  const member = plan === 'globetrotter' ? (session?.userId ?? null) : null
  const isOurs = member !== null || (await purchaseOf(ask, books.ledger)) !== null
  if (!isOurs) return 'none'
  if (!(await admitted()).ok) return 'busy'
  try {
    const paymentIntentId = await paymentOf(ask, books)
    const payment = paymentIntentId === null ? null : await settlePayment(paymentIntentId, books)
    const asked = member !== null ? await refreshMembership(member, books) : true
    if (!asked) return 'unreachable'
    return payment?.status === 'processing' ? 'pending' : 'none'
  } catch (error) {
    if (isUpstreamDown(error)) return 'unreachable'
    throw error
  }
}

/** The purchase that the address of a return names. */
async function purchaseOf({ paymentIntentId, checkoutSession }: Return, ledger: PaymentPorts['ledger']) {
  if (paymentIntentId !== null) return ledger.byIntent(paymentIntentId)
  return checkoutSession === null ? null : ledger.byCheckout(checkoutSession)
}

async function paymentOf({ paymentIntentId, checkoutSession }: Return, { payments }: PaymentPorts) {
  if (paymentIntentId !== null || checkoutSession === null) return paymentIntentId
  return (await payments.hosted.read(checkoutSession))?.paymentIntentId ?? null
}
