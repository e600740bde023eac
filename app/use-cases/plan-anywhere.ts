import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Locality } from '~/domain/places/locality'
import type { PlanRequest } from '~/domain/planner/plan-request'
import type { PlannerEngine } from '~/domain/planner/planner-engine'
import type { AnswerBook } from '~/domain/planner/written/language-model'
import { type DestinationSources, findDestination } from './find-destination'
import { generateItinerary } from './generate-itinerary'

export interface Planners extends DestinationSources {
  /** The engine of one plan, which recalls what a model has already answered for it. */
  engineFor(answers: AnswerBook): PlannerEngine
  /** Plans what has no catalogue. */
  sketcher: PlannerEngine<Locality>
  sunTimes: SunTimes
}

/** The events of a plan, wherever it goes. */
export async function planAnywhere(request: PlanRequest, answers: AnswerBook, planners: Planners) {
  const { destinationId, locality = '' } = request
  const destination = await findDestination({ destinationId, destination: locality }, planners)
  if (!destination) throw new Error(`no destination ${destinationId ?? locality}`)
  return destination.id === null
    ? generateItinerary(planners.sketcher, request, destination, planners.sunTimes)
    : generateItinerary(planners.engineFor(answers), request, destination, planners.sunTimes)
}
