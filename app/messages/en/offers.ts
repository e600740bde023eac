import type { PlanType } from '~/domain/billing/plan-type'
import { type BillingCycle, oneTimePlans, plans, planTypes, subscriptionCents } from '~/domain/billing/plans'
import { planFeatures, yearlySaving } from './plans'

/** A plan as the price lists show it. */
export interface Offer {
  plan: PlanType
  name: string
  /** Whole US dollars: "$7". */
  price: string
  dollars: number
  /** What the price is for: "one-time". */
  period: string
  /** The other billing cycle, if there is one. */
  also: string | null
  features: readonly string[]
  popular: boolean
  action: string
  href: string
}

/** "$15", without decimals, as prices read outside the payment screens. */
function wholeDollars(cents: number): string {
  return `$${Math.round(cents / 100)}`
}

const monthly = wholeDollars(subscriptionCents.monthly)
const yearly = wholeDollars(subscriptionCents.yearly)

type Terms = Pick<Offer, 'period' | 'also' | 'action' | 'href'> & { cents: number }

function termsOf(plan: PlanType, cycle: BillingCycle): Terms {
  switch (plan) {
    case 'free':
      return { cents: 0, period: 'no credit card', also: null, action: 'Start Free', href: '/planner' }
    case 'globetrotter':
      return cycle === 'monthly'
        ? {
            cents: subscriptionCents.monthly,
            period: 'a month',
            also: `or ${yearly} a year: ${yearlySaving}`,
            action: 'Join the Club',
            href: '/subscribe',
          }
        : {
            cents: subscriptionCents.yearly,
            period: 'a year',
            also: `${yearlySaving}, or ${monthly} a month`,
            action: 'Join the Club',
            href: '/subscribe?yearly=true',
          }
    default:
      return {
        cents: oneTimePlans[plan].cents,
        period: 'one-time',
        also: null,
        action: `Choose ${plans[plan].name}`,
        href: `/checkout?plan=${plan}`,
      }
  }
}

/** Every plan with its price, cheapest first. The billing cycle matters to the subscription alone. */
export function offers(cycle: BillingCycle = 'monthly'): Offer[] {
  return planTypes.map((plan) => {
    const { cents, ...terms } = termsOf(plan, cycle)
    return {
      plan,
      name: plans[plan].name,
      price: wholeDollars(cents),
      dollars: cents / 100,
      features: planFeatures[plan],
      popular: plan === 'premium',
      ...terms,
    }
  })
}
