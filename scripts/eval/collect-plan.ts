import type { Destination } from '../../app/domain/catalogue/destination'
import { ok, type Result } from '../../app/domain/errors'
import { budgetOf } from '../../app/domain/itinerary/budget'
import { currentForm } from '../../app/domain/itinerary/current-form'
import type { ItineraryDay, Plan } from '../../app/domain/itinerary/itinerary'
import type { Provenance } from '../../app/domain/itinerary/provenance'
import type { Said } from '../../app/domain/message'
import type { PlannerEngine } from '../../app/domain/planning/planner-engine'
import { lastDay, type PlanRequest } from '../../app/domain/request/plan-request'
import { failureView } from '../../app/messages/itinerary-view'
import { sayIn } from '../../app/messages/languages'

interface Collected {
  plan: Plan
  /** For a plan made with a language model. */
  provenance?: Provenance
}

/** The plan of an engine for a request, with its costs added up; or why there is none. */
export async function collectPlan(
  engine: PlannerEngine,
  request: PlanRequest,
  destination: Destination,
): Promise<Result<Collected>> {
  const days: ItineraryDay[] = []
  let [overview, tips]: [Said, Said[]] = ['', []]
  let provenance: Provenance | undefined
  for await (const piece of engine.plan(request, destination)) {
    if (!piece.ok) return { ok: false, failure: failureView(piece.failure, sayIn()) }
    if ('overview' in piece.value) overview = piece.value.overview
    if (piece.value.kind === 'day') days.push(piece.value.day)
    if (piece.value.kind === 'revised' && 'day' in piece.value)
      days[piece.value.day.day - 1] = piece.value.day
    if (piece.value.kind === 'tips') tips = piece.value.tips
    if (piece.value.kind === 'provenance') provenance = piece.value.provenance
  }
  const plan: Plan = {
    destination: destination.label,
    destinationId: destination.id,
    startDate: request.startDate,
    endDate: lastDay(request),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: destination.currency,
    engine: engine.name,
    ...currentForm,
    sample: request.sample,
  }
  return ok({ plan, ...(provenance && { provenance }) })
}
