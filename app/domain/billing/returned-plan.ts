import { PlanType } from './plan-type'

/** The plan named in the address of a return from a payment; null when it is no such address. It grants nothing. */
export function returnedPlan(query: URLSearchParams): PlanType | null {
  if (query.get('subscription_success') === 'true') return 'globetrotter'
  if (query.get('payment_success') !== 'true') return null
  return PlanType.safeParse(query.get('plan')).data ?? null
}
