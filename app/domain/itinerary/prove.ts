import { judge } from '~/domain/checks/judge'
import type { Destination } from '~/domain/places/destination'
import type { Locality } from '~/domain/places/locality'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { budgetOf, dayCost } from './budget'
import { addDayFacts, type SunTimes } from './day-facts'
import type { Itinerary, ItineraryDay, Plan } from './itinerary'

/** A day with everything that follows from its activities: its light, the hours of its places, its sum. */
export function dayWithFacts(
  day: ItineraryDay,
  destination: Destination | Locality,
  sunTimes: SunTimes,
): ItineraryDay {
  const { sun: _sun, ...rest } = day
  const activities = day.activities.map(({ hours: _hours, ...activity }) => activity)
  return { ...addDayFacts({ ...rest, activities }, destination, sunTimes), costCents: dayCost(activities) }
}

/** An edited plan with its sums and its checks, on the server and in the browser alike. */
export function proven(
  plan: Omit<Plan, 'budget'>,
  request: PlanRequest,
  destination: Destination | Locality,
): Itinerary {
  const summed: Plan = { ...plan, budget: budgetOf(plan.days) }
  return { ...summed, ...judge(summed, request, destination) }
}
