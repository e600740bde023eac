import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Plan } from '~/domain/itinerary/itinerary'
import { partRequest } from '~/domain/itinerary/part-request'
import { splitPlaces } from '~/domain/itinerary/split-places'
import type { PlanRequest } from '~/domain/request/plan-request'
import { judgePlaces } from '~/domain/verification/several-places'

/** Checks a trip to several places; `towns` and the places of the request are in the order of the trip. */
export function judgeSeveral(
  plan: Plan,
  request: PlanRequest,
  towns: readonly (Destination | Locality)[],
): ReturnType<typeof judgePlaces> {
  const parts = splitPlaces(plan).flatMap(({ index, offset, plan: part }) => {
    const destination = towns[index]
    return destination
      ? [{ offset, plan: part, request: partRequest(request, plan.places ?? [], index), destination }]
      : []
  })
  return judgePlaces(plan, request, parts)
}
