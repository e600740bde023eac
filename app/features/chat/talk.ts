import { type Reach, replyTo } from '~/domain/chat/reply'
import { type Draft, draftOf, type EditFacts } from '~/domain/itinerary/edit/draft'
import type { Proposal } from '~/domain/itinerary/edit/moves'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { type EditableTrip, factsOfItinerary, openTrip } from '~/features/itinerary-editor/editable-trip'
import type { Desk } from '~/features/itinerary-editor/trip-desk'

/** A change that the assistant proposes to a trip outside its editor. */
export interface Proposed {
  proposal: Proposal
  draft: Draft
  facts: EditFacts
  trip: Pick<EditableTrip, 'id' | 'version'>
}

interface Talk {
  itinerary: Itinerary
  /** Whether the plan includes having the trip changed. */
  revisions: boolean
  desk: Desk | null
}

/** One sentence and its answer. A proposal goes to the editor where it is open, and is given back otherwise. */
export async function talk(
  sentence: string,
  { itinerary, revisions, desk }: Talk,
): Promise<{ say: string; proposed: Proposed | null }> {
  const editor = desk?.editor.current ?? null
  const tripId = desk?.tripId.current ?? null
  const reach: Reach = !revisions ? 'plan-too-small' : tripId === null ? 'not-theirs' : 'revise'
  if (editor) {
    const { say, proposal } = replyTo(sentence, draftOf(editor.current()), editor.facts, reach)
    if (proposal) editor.open({ kind: 'compare', proposal })
    return { say, proposed: null }
  }
  const trip = tripId !== null && reach === 'revise' ? await openTrip(tripId) : null
  const facts = trip?.facts ?? (await factsOfItinerary(itinerary))
  const draft = draftOf(itinerary)
  const { say, proposal } = replyTo(
    sentence,
    draft,
    facts,
    trip ? reach : reach === 'revise' ? 'not-theirs' : reach,
  )
  return { say, proposed: proposal && trip ? { proposal, draft, facts, trip } : null }
}
