import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { budgetOf, dayCost } from '~/domain/itinerary/budget'
import { addDayFacts, type SunTimes } from '~/domain/itinerary/day-facts'
import type { Itinerary, ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { judge } from '~/domain/verification/judge'

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
