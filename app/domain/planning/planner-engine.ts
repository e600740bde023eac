import type { Destination } from '~/domain/catalogue/destination'
import type { Result } from '~/domain/errors'
import type { Plan } from '~/domain/itinerary/itinerary'
import type { Provenance } from '~/domain/itinerary/provenance'
import type { Said } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'

/** A plan in the pieces it is delivered in; every engine yields overview, then each day in order, then tips; drafts at any time before. */
export type PlanPiece =
  | { kind: 'overview'; overview: Said }
  | { kind: 'day'; day: Plan['days'][number] }
  | { kind: 'tips'; tips: Said[] }
  /** Words as they are being written, all of them so far; day 0 is the overview. What follows takes their place. */
  | { kind: 'draft'; day: number; text: string }
  /** Comes last, from engines that ask a model: who made the plan in the end, and how. */
  | { kind: 'provenance'; engine: Plan['engine']; provenance: Provenance }

/**
 * Makes plans, of the catalogue's destinations or of whatever else it knows how to plan. Sums, checks and scores are not its business: whoever assembles the pieces adds them up and judges
 * them, so that no engine marks its own work. A request that cannot be met fails with `wishes-clash` and says which
 * wishes clash.
 */
export interface PlannerEngine<D = Destination> {
  readonly name: Plan['engine']
  plan(request: PlanRequest, destination: D): AsyncIterable<Result<PlanPiece, Said>>
}
