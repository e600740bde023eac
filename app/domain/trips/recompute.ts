import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { budgetOf } from '~/domain/itinerary/budget'
import type { Itinerary, Plan } from '~/domain/itinerary/itinerary'
import { withTickets } from '~/domain/itinerary/with-tickets'
import type { PlanRequest } from '~/domain/request/plan-request'
import { judge } from '~/domain/verification/judge'

/** An edited plan with tickets bought anew, new sums and checks; the same on the server and in the browser. */
export function recompute(
  plan: Omit<Plan, 'budget'>,
  request: PlanRequest,
  destination: Destination | Locality,
): Itinerary {
  const days =
    plan.tickets && destination.id !== null ? withTickets(plan.days, destination, request.budget) : plan.days
  const summed: Plan = { ...plan, days, budget: budgetOf(days) }
  return { ...summed, ...judge(summed, request, destination) }
}
