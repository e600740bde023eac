import type { Destination } from '~/domain/catalogue/destination'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { PlannerEngine } from '~/domain/planning/planner-engine'
import type { PlanRequest } from '~/domain/request/plan-request'
import { generateItinerary } from './generate-itinerary'

interface Parts {
  engine: PlannerEngine
  sunTimes: SunTimes
}

/** A plan that is made in one go; null where the engine finds none. */
export async function makePlan(
  request: PlanRequest,
  destination: Destination,
  { engine, sunTimes }: Parts,
): Promise<Itinerary | null> {
  const events = generateItinerary(engine, request, destination, sunTimes)
  let step = await events.next()
  while (!step.done) step = await events.next()
  return step.value.ok ? step.value.itinerary : null
}
