import type { TripRights } from '~/domain/billing/holdings'
import type { PlanType } from '~/domain/billing/plan-type'
import { atLeast, entitlements, plans } from '~/domain/billing/plans'
import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import { filterNames, filters, isSet } from './filters'
import type { AdvancedFilters, TripForm } from './trip-form'
import { tripLength } from './trip-rules'

/** Why a form or a trip is not admitted. Message modules put it into words. */
export type Refusal =
  /** No payment for the plan was found. */
  | { code: 'plan-not-verified'; plan: PlanType }
  | { code: 'plan-required' }
  | { code: 'destination-required' }
  /** The first day has passed. */
  | { code: 'date-past' }
  /** The trip is longer than `days`. */
  | { code: 'plan-limit'; plan: PlanType; days: number }
  /** What was bought is for other trips. */
  | { code: 'other-trip'; trips: TripRights['trips'] }

type Admission = { ok: true; value: PlanType } | { ok: false; refusal: Refusal }

/**
 * Whether a form may be generated under the verified plan; gives the plan it is generated under.
 * A `planType` in the form may ask for less than what is owned, never for more.
 */
export function admit(form: TripForm, verified: PlanType): Admission {
  const plan = form.planType ?? verified
  const refusal = refusalOf(form, plan, verified)
  return refusal ? { ok: false, refusal } : { ok: true, value: plan }
}

function refusalOf(form: TripForm, plan: PlanType, verified: PlanType): Refusal | null {
  if (!atLeast(verified, plan)) return { code: 'plan-not-verified', plan }
  if (form.advancedFilters && usesLockedFilters(form.advancedFilters, plan)) return { code: 'plan-required' }
  if (plan === 'free') return null
  if (form.destination === '' && !form.destinations) return { code: 'destination-required' }
  return overDayLimit(plan, tripLength(form.startDate, form.endDate))
}

/** The refusal of a trip that began before today. A day is allowed: `today` is of UTC, and somewhere it is still yesterday. */
export function begunBefore(today: CalendarDate, { startDate }: Pick<TripForm, 'startDate'>): Refusal | null {
  return startDate < addDays(today, -1) ? { code: 'date-past' } : null
}

/** The refusal of a trip that is longer than a plan allows; null of one that is not. */
export function overDayLimit(plan: PlanType, days: number): Refusal | null {
  const { dayLimit } = plans[plan]
  return plan === 'globetrotter' || days <= dayLimit ? null : { code: 'plan-limit', plan, days: dayLimit }
}

/** Travel style is available to everyone; changing the other filters from their default requires Premium. */
function usesLockedFilters(values: AdvancedFilters, plan: PlanType): boolean {
  if (entitlements(plan).advancedFilters) return false
  return filterNames.some((name) => filters[name].locked && isSet(name, values))
}
