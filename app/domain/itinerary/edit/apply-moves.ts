import { applyInPlace } from './apply-in-place'
import { applyInPlaces } from './apply-in-places'
import type { Draft, EditFacts } from './draft'
import type { Move } from './moves'

/** Applies edits in order, in each place of the trip those that are about it. If nothing changed at all, returns the same draft. */
export function applyMoves(draft: Draft, moves: readonly Move[], facts: EditFacts): Draft {
  return draft.itinerary.places && facts.places
    ? applyInPlaces(draft, moves, facts)
    : applyInPlace(draft, moves, facts)
}
