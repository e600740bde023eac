import type { Destination } from '~/domain/catalogue/destination'
import { budgetOf, dayCost } from '~/domain/itinerary/budget'
import { currentForm } from '~/domain/itinerary/current-form'
import type { Check, ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import { textsIn } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import { judge } from '~/domain/verification/judge'

/** What only a whole trip can be held against. */
const wholeTrip: Check['id'][] = ['days', 'plan', 'sleep', 'tickets', 'wishes']

/** Why days cannot stand; empty when they can. */
export type FaultsOf = (days: ItineraryDay[]) => string[]

/** Why a day cannot stand: each hard check that fails with the names in what it found; empty when it can. */
export function faultsOfDay(day: ItineraryDay, request: PlanRequest, destination: Destination): string[] {
  // A trip of one day has no night.
  const activities = day.activities.map((activity) => {
    if (activity.type !== 'accommodation') return activity
    const { cost: _cost, currency: _currency, ...unpriced } = activity
    return { ...unpriced, costCents: 0 }
  })
  const alone = { ...day, day: 1, activities, costCents: dayCost(activities) }
  const failed = failedChecks([alone], { ...request, startDate: day.date, days: 1 }, destination)
  return failed.filter(({ id }) => !wholeTrip.includes(id)).map(inWords)
}

/**
 * Why a trip cannot stand, as far as the solver's own trip does better: the hard checks that fail and did not before. The
 * checks of the wishes, the tickets and what may come once need all days.
 */
export function newFaultsOfTrip(
  solved: ItineraryDay[],
  request: PlanRequest,
  destination: Destination,
): FaultsOf {
  const before = new Set(failedChecks(solved, request, destination).map(({ id }) => id))
  return (days) =>
    failedChecks(days, request, destination)
      .filter(({ id }) => !before.has(id))
      .map(inWords)
}

function failedChecks(days: ItineraryDay[], request: PlanRequest, destination: Destination): Check[] {
  const plan: Plan = {
    destination: destination.label,
    destinationId: destination.id,
    startDate: request.startDate,
    endDate: days.at(-1)?.date ?? request.startDate,
    overview: '',
    days,
    tips: [],
    budget: budgetOf(days),
    currency: destination.currency,
    engine: 'openai' as const,
    ...currentForm,
    sample: false,
  }
  return judge(plan, request, destination).checks.filter(({ status }) => status === 'fail')
}

function inWords({ id, evidence }: Check): string {
  return `${id}: ${textsIn(evidence).join(', ')}`
}
