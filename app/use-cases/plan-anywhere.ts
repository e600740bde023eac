import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Locality } from '~/domain/places/locality'
import type { PlanRequest } from '~/domain/planner/plan-request'
import type { PlannerEngine } from '~/domain/planner/planner-engine'
import type { AnswerBook } from '~/domain/planner/written/language-model'
import { type DestinationSources, findDestination } from './find-destination'
import { generateItinerary } from './generate-itinerary'

/** The engines of one plan, which recall what a model has already answered for it. */
export interface Engines {
  forCatalogue(answers: AnswerBook): PlannerEngine
  /** Plans what has no catalogue. */
  elsewhere(answers: AnswerBook): PlannerEngine<Locality>
}

export interface Planners extends DestinationSources {
  engines: Engines
  sunTimes: SunTimes
}

/** The events of a plan, wherever it goes. */
export async function planAnywhere(request: PlanRequest, answers: AnswerBook, planners: Planners) {
  const { destinationId, locality = '' } = request
  const destination = await findDestination({ destinationId, destination: locality }, planners)
  if (!destination) throw new Error(`no destination ${destinationId ?? locality}`)
  return destination.id === null
    ? generateItinerary(planners.engines.elsewhere(answers), request, destination, planners.sunTimes)
    : generateItinerary(planners.engines.forCatalogue(answers), request, destination, planners.sunTimes)
}
