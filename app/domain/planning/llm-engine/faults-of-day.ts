import type { Destination } from '~/domain/catalogue/destination'
import { budgetOf, dayCost } from '~/domain/itinerary/budget'
import type { Check, ItineraryDay } from '~/domain/itinerary/itinerary'
import { textsIn } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import { judge } from '~/domain/verification/judge'

/** What only a whole trip can be held against. */
const wholeTrip: Check['id'][] = ['days', 'plan', 'sleep', 'tickets']

/** Why a day cannot stand: each hard check that fails with the names in what it found; empty when it can. */
export function faultsOfDay(day: ItineraryDay, request: PlanRequest, destination: Destination): string[] {
  // A trip of one day has no night.
  const activities = day.activities.map((activity) => {
    if (activity.type !== 'accommodation') return activity
    const { cost: _cost, currency: _currency, ...unpriced } = activity
    return { ...unpriced, costCents: 0 }
  })
  const days = [{ ...day, day: 1, activities, costCents: dayCost(activities) }]
  const plan = {
    destination: destination.label,
    destinationId: destination.id,
    startDate: day.date,
    endDate: day.date,
    overview: '',
    days,
    tips: [],
    budget: budgetOf(days),
    currency: destination.currency,
    engine: 'openai' as const,
    clock: 'local' as const,
    lines: 'end-to-end' as const,
    tickets: 'once' as const,
    sample: false,
  }
  const { checks } = judge(plan, { ...request, startDate: day.date, days: 1 }, destination)
  return checks
    .filter(({ id, status }) => status === 'fail' && !wholeTrip.includes(id))
    .map(({ id, evidence }) => `${id}: ${textsIn(evidence).join(', ')}`)
}
