import type { EditFacts, TripFacts } from '~/domain/itinerary/edit/draft'
import { replanDays } from '~/domain/planning/catalogue-engine/replan-days'
import { recompute } from './recompute'

/** Edits of a trip with the checks and the planner of this product. */
export function editFacts(trip: TripFacts): EditFacts {
  return { ...trip, recompute, replanDays }
}
