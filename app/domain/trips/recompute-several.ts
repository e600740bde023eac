import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { budgetOf } from '~/domain/itinerary/budget'
import type { Itinerary, Plan } from '~/domain/itinerary/itinerary'
import { splitPlaces, withParts } from '~/domain/itinerary/split-places'
import { withTickets } from '~/domain/itinerary/with-tickets'
import type { PlanRequest } from '~/domain/request/plan-request'
import { judgeSeveral } from './judge-several'

/** An edited plan for several places, as `recompute` does it for one; `towns` are in the order of the trip. */
export function recomputeSeveral(
  plan: Omit<Plan, 'budget'>,
  request: PlanRequest,
  towns: readonly (Destination | Locality)[],
): Itinerary {
  const before: Plan = { ...plan, budget: budgetOf(plan.days) }
  const parts = plan.tickets ? splitPlaces(before) : []
  const made = parts.map(({ index, plan: { days } }) => {
    const town = towns[index]
    return town && town.id !== null ? withTickets(days, town, request.budget) : days
  })
  const days = plan.tickets ? withParts(before, parts, made) : plan.days
  const summed: Plan = { ...before, days, budget: budgetOf(days) }
  return { ...summed, ...judgeSeveral(summed, request, towns) }
}
