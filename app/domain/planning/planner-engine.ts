import type { Destination } from '~/domain/catalogue/destination'
import type { Result } from '~/domain/errors'
import type { Plan } from '~/domain/itinerary/itinerary'
import type { Provenance } from '~/domain/itinerary/provenance'
import type { Said } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'

/**
 * A plan in the pieces it is delivered in. Every engine yields the overview, each day in order, then tips. An engine that
 * asks a model yields revisions between the days and the tips, in any order.
 */
export type PlanPiece =
  | { kind: 'overview'; overview: Said }
  | { kind: 'day'; day: Plan['days'][number] }
  | { kind: 'tips'; tips: Said[] }
  /** What takes the place of the overview, or of the day with the same number. */
  | { kind: 'revised'; overview: Said }
  | { kind: 'revised'; day: Plan['days'][number] }
  /** What was asked for, as it is understood now: the pieces before it that differ follow as revisions. */
  | { kind: 'request'; request: PlanRequest }
  /** What a model may still write after the plan is finished, each to be offered in place of what stands. */
  | { kind: 'late'; offers: Promise<LateWork[]> }
  /** Comes last, from engines that ask a model: who made the plan in the end, and how. */
  | { kind: 'provenance'; engine: Plan['engine']; provenance: Provenance }

/** What a model wrote too late: days that are of use together alone, an introduction, or both. */
export interface LateWork {
  days: Plan['days']
  overview?: Said
  /** Ids of places that the introduction names. */
  names?: string[]
  /** Of a trip to several places the one that it is about, from 0. */
  place?: number
}

/**
 * Makes plans, of the catalogue's destinations or of whatever else it knows how to plan. Sums, checks and scores are not its business: whoever assembles the pieces adds them up and judges
 * them, so that no engine marks its own work. A request that cannot be met fails with `wishes-clash` and says which
 * wishes clash.
 */
export interface PlannerEngine<D = Destination> {
  readonly name: Plan['engine']
  plan(request: PlanRequest, destination: D): AsyncIterable<Result<PlanPiece, Said>>
}
