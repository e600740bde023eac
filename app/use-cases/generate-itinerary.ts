import { creditOf } from '~/domain/catalogue/credit'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Failure } from '~/domain/errors'
import { budgetOf } from '~/domain/itinerary/budget'
import { currentForm } from '~/domain/itinerary/current-form'
import { addDayFacts, type SunTimes } from '~/domain/itinerary/day-facts'
import type { Itinerary, ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import type { LateWork, PlannerEngine } from '~/domain/planning/planner-engine'
import type { StreamEvent } from '~/domain/planning/stream-events'
import { paletteOf } from '~/domain/posters/palette-of'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { judge } from '~/domain/verification/judge'

/** The result: the whole itinerary with the request that it answers, or why there is none. */
export type GenerationOutcome =
  | {
      ok: true
      itinerary: Itinerary
      request: PlanRequest
      /** What a language model may still write. */
      late?: Promise<LateWork[]>
    }
  | { ok: false; failure: Failure<Said> }

/**
 * Runs an engine and tells each piece as an event as soon as it is there: overview, days, tips, then the sums and the
 * checks, which are made here and not by the engine. The same request gives the same events in the same order. Revisions
 * come in the order of a model's answers; the same answers come to the same plan.
 */
export async function* generateItinerary<D extends Destination | Locality>(
  engine: PlannerEngine<D>,
  request: PlanRequest,
  destination: D,
  sunTimes: SunTimes,
): AsyncGenerator<StreamEvent, GenerationOutcome> {
  const days: ItineraryDay[] = []
  const keep = (day: ItineraryDay) => {
    days.push(day)
    return day
  }
  const named = {
    destination: destination.label,
    destinationId: destination.id,
    // A place of the catalogue has a card with its palette.
    ...(destination.id === null && { palette: paletteOf(destination) }),
  }
  let overview: Said = ''
  let tips: Said[] = []
  let provenance: Pick<Itinerary, 'provenance'> = {}
  let madeBy = engine.name
  let asked = request
  let late: Promise<LateWork[]> | undefined
  const revising = engine.name === 'openai' && !request.sample && { revising: true }
  for await (const piece of engine.plan(request, destination)) {
    if (!piece.ok) return piece
    switch (piece.value.kind) {
      case 'overview':
        overview = piece.value.overview
        yield {
          event: 'overview',
          data: {
            ...named,
            overview,
            days: request.days,
            sample: request.sample,
            currency: destination.currency,
            ...revising,
          },
        }
        break
      case 'day':
        yield { event: 'day', data: keep(addDayFacts(piece.value.day, destination, sunTimes)) }
        break
      case 'tips':
        tips = piece.value.tips
        yield { event: 'tips', data: { tips } }
        break
      case 'revised': {
        if ('overview' in piece.value) {
          overview = piece.value.overview
          yield { event: 'revised', data: { overview } }
          break
        }
        const day = addDayFacts(piece.value.day, destination, sunTimes)
        const index = days.findIndex((each) => each.day === day.day)
        if (index >= 0) days[index] = day
        yield { event: 'revised', data: day }
        break
      }
      case 'request':
        asked = piece.value.request
        break
      case 'late':
        late = piece.value.offers.then((offers) =>
          offers.map((offer) => ({
            ...offer,
            days: offer.days.map((day) => addDayFacts(day, destination, sunTimes)),
          })),
        )
        late.catch(() => {})
        break
      case 'provenance':
        madeBy = piece.value.engine
        provenance = { provenance: piece.value.provenance }
    }
  }
  const credit = creditOf(destination)
  const plan: Plan = {
    ...named,
    ...(credit && { credit }),
    startDate: request.startDate,
    endDate: lastDay(request),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: destination.currency,
    engine: madeBy,
    ...currentForm,
    ...(asked.travellers && { travellers: asked.travellers }),
    sample: request.sample,
  }
  yield { event: 'budget', data: { budget: plan.budget, currency: plan.currency } }
  const verdict = judge(plan, asked, destination)
  yield { event: 'checks', data: verdict }
  return {
    ok: true,
    itinerary: { ...plan, ...verdict, ...provenance },
    request: asked,
    ...(late && { late }),
  }
}
