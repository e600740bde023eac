/** What a person may use: `free` is everybody, the others are bought. */
export const planTypes = ['free', 'explorer', 'premium', 'globetrotter'] as const
export type PlanType = (typeof planTypes)[number]

interface Plan {
  name: string
  /**
   * Longest itinerary in days. For `free` the length of the sample, for `globetrotter` the number shown, which is not
   * enforced.
   */
  dayLimit: number
  /** The plan that raises the limit, as its message names it. */
  upgradeTo: string
  restaurants: boolean
}

export const plans: Record<PlanType, Plan> = {
  free: {
    name: 'Free',
    dayLimit: 3,
    upgradeTo: 'Explorer',
    restaurants: false,
  },
  explorer: {
    name: 'Explorer',
    dayLimit: 3,
    upgradeTo: 'Premium',
    restaurants: false,
  },
  premium: {
    name: 'Premium',
    dayLimit: 10,
    upgradeTo: 'Globetrotter',
    restaurants: true,
  },
  globetrotter: {
    name: 'Globetrotter Club',
    dayLimit: 30,
    upgradeTo: 'Globetrotter',
    restaurants: true,
  },
}

/** The plans sold once, with their price in US cents. */
export const oneTimePlans = {
  explorer: { cents: 700 },
  premium: { cents: 1000 },
} as const

export type OneTimePlan = keyof typeof oneTimePlans

export type BillingCycle = 'monthly' | 'yearly'

/** Price of the Globetrotter Club for a cycle, US cents. */
export const subscriptionCents: Record<BillingCycle, number> = { monthly: 1500, yearly: 9900 }

/** The billing cycle named in an address; monthly by default. */
export function billingCycle(query: string | null): BillingCycle {
  return query === 'yearly' ? 'yearly' : 'monthly'
}

/** Days in which a purchase is refunded in full. */
export const refundDays = 7

/** The plan named in the query of a checkout: `premium`, or explorer for anything else. */
export function checkoutPlan(query: string | null): OneTimePlan {
  return query === 'premium' ? 'premium' : 'explorer'
}

/** Whether `plan` includes everything that `needed` includes. */
export function atLeast(plan: PlanType, needed: PlanType): boolean {
  return planTypes.indexOf(plan) >= planTypes.indexOf(needed)
}

/** The best of several plans; `free` for none. */
export function highest(owned: PlanType[]): PlanType {
  return owned.reduce<PlanType>((best, plan) => (atLeast(plan, best) ? plan : best), 'free')
}

/** What a plan includes. Every screen and call asks this function. */
export function entitlements(plan: PlanType) {
  const paid = plan !== 'free'
  return {
    customGeneration: paid,
    editing: paid,
    surprise: paid,
    essentials: paid,
    saving: paid,
    exporting: paid,
    advancedFilters: atLeast(plan, 'premium'),
    revisions: atLeast(plan, 'premium'),
    restaurants: plans[plan].restaurants,
    recommendationCards: paid ? 4 : 2,
  }
}
