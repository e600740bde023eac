import type { PlanType } from '~/domain/billing/plan-type'
import { atLeast, entitlements, plans } from '~/domain/billing/plans'
import { fail, ok, type Result } from '~/domain/errors'
import { messages } from '~/domain/messages'
import { filterNames, filters, isSet } from './filters'
import type { AdvancedFilters, TripForm } from './trip-form'
import { tripLength } from './trip-rules'

/**
 * Whether a form may be generated under the verified plan; gives the plan it is generated under.
 * A `planType` in the form may ask for less than what is owned, never for more.
 */
export function admit(form: TripForm, verified: PlanType): Result<PlanType> {
  const plan = form.planType ?? verified
  if (!atLeast(verified, plan)) {
    return fail('plan-not-verified', `We found no payment for the ${plans[plan].name} plan in this session.`)
  }
  if (form.advancedFilters && usesLockedFilters(form.advancedFilters, plan)) {
    return fail('plan-required', 'Unlock all filters with a premium plan')
  }
  if (plan === 'free') return ok(plan)
  if (form.destination === '') {
    const { title, text } = messages.destinationRequired
    return fail('destination-required', text, { title, fields: { destination: text } })
  }
  const refused = overDayLimit(plan, tripLength(form.startDate, form.endDate))
  return refused ?? ok(plan)
}

/** The refusal of a trip that is longer than a plan allows; null of one that is not. */
export function overDayLimit(plan: PlanType, days: number) {
  const { name, dayLimit, upgradeTo } = plans[plan]
  if (plan === 'globetrotter' || days <= dayLimit) return null
  return fail('plan-limit', planLimitText(dayLimit, upgradeTo), { title: `${name} plan limit reached` })
}

function planLimitText(limit: number, upgradeTo: string): string {
  return `Your current plan only supports itineraries up to ${limit} days. Upgrade to ${upgradeTo} for longer trips.`
}

/** Travel style is available to everyone; changing the other filters from their default requires Premium. */
function usesLockedFilters(values: AdvancedFilters, plan: PlanType): boolean {
  if (entitlements(plan).advancedFilters) return false
  return filterNames.some((name) => filters[name].locked && isSet(name, values))
}
