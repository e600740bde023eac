import type { Result } from '~/domain/errors'
import type { Plan } from '~/domain/itinerary/itinerary'
import type { Destination } from '~/domain/places/destination'
import type { PlanRequest } from './plan-request'

/** A plan in the pieces it is delivered in; every engine yields overview, then each day in order, then tips. */
export type PlanPiece =
  | { kind: 'overview'; overview: string }
  | { kind: 'day'; day: Plan['days'][number] }
  | { kind: 'tips'; tips: string[] }

/**
 * Makes plans. Sums, checks and scores are not its business: whoever assembles the pieces adds them up and judges
 * them, so that no engine marks its own work. A request that cannot be met fails with `wishes-clash` and says which
 * wishes clash.
 */
export interface PlannerEngine {
  readonly name: Plan['engine']
  plan(request: PlanRequest, destination: Destination): AsyncIterable<Result<PlanPiece>>
}
