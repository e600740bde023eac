import type { Locality } from '~/domain/catalogue/locality'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { ReferenceRates } from '~/domain/money/reference-rates'
import type { AnswerBook } from '~/domain/planning/llm-engine/language-model'
import type { PlannerEngine } from '~/domain/planning/planner-engine'
import type { Connection } from '~/domain/planning/several-places/connection'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Written } from '~/domain/request/written'
import { type DestinationSources, findDestination } from './find-destination'
import { generateItinerary } from './generate-itinerary'
import { generateSeveral } from './generate-several'

/** What one plan knows of a language model: its answers so far, and whether the day's budget has room for it. */
export interface ModelUse {
  answers: AnswerBook
  reserve(): Promise<boolean>
  /** What the traveller wrote, to be read by the model as well. */
  written?: Written
}

/** The engines of one plan, which recall what a model has already answered for it. */
export interface Engines {
  forCatalogue(use: ModelUse): PlannerEngine
  /** Plans what has no catalogue. */
  elsewhere(use: ModelUse): PlannerEngine<Locality>
}

export interface Planners extends DestinationSources {
  /** The main connections between the towns of the catalogue. */
  connections(): Promise<readonly Connection[]>
  /** What amounts in several currencies are added up by. */
  rates(): Promise<ReferenceRates>
  engines: Engines
  sunTimes: SunTimes
}

/** The events of a plan to any place. */
export async function planAnywhere(request: PlanRequest, use: ModelUse, planners: Planners) {
  if (request.places) return generateSeveral(request, use, planners)
  const { destinationId, locality = '' } = request
  const destination = await findDestination({ destinationId, destination: locality }, planners)
  if (!destination) throw new Error(`no destination ${destinationId ?? locality}`)
  return destination.id === null
    ? generateItinerary(planners.engines.elsewhere(use), request, destination, planners.sunTimes)
    : generateItinerary(planners.engines.forCatalogue(use), request, destination, planners.sunTimes)
}
