import type { ChatMessage } from '~/domain/assistant/chat-message'
import type { Offer } from '~/domain/assistant/offer'
import { type Reach, type Reply, replyTo } from '~/domain/assistant/reply'
import { answer } from '~/domain/assistant/sentences'
import { type Draft, draftOf, type EditFacts } from '~/domain/itinerary/edit/draft'
import type { Proposal } from '~/domain/itinerary/edit/moves'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { PlacesChange } from '~/domain/request/places-change'
import { loadRequestLexicons } from '~/features/answers/load-lexicons'
import { type EditableTrip, factsOfItinerary, openTrip } from '~/features/itinerary-editor/editable-trip'
import type { EditSession } from '~/features/itinerary-editor/use-edit-session'
import { loadRoom } from '~/messages/languages'
import { replyView } from '~/messages/reply-view'
import { askModel, hasModel } from './ask-model'

/** A change that the assistant proposes to a trip outside its editor: edits, or other places. */
export type Proposed = {
  draft: Draft
  facts: EditFacts
  trip: Pick<EditableTrip, 'id' | 'version'>
} & ({ proposal: Proposal } | { places: PlacesChange })

interface Talk {
  itinerary: ItineraryView
  /** Whether the plan was paid for; then the language model is asked, if there is one. */
  paid: boolean
  /** Whether the plan includes editing. */
  revisions: boolean
  session: EditSession | null
  /** The conversation so far. */
  before: readonly ChatMessage[]
  /** Receives the text of an answer while it is written. */
  onWords: (text: string) => void
}

interface Said {
  say: string
  note?: string
  offer?: Offer
  proposed: Proposed | null
}

/** Locking is a simple command, so it is handled here and not by the model. */
const command = /^\s*(un)?lock\b/i

/** One sentence and its answer. A proposal goes to the open editor; without one it is returned. */
export async function answerSentence(
  sentence: string,
  { itinerary, revisions, session, ...how }: Talk,
): Promise<Said> {
  const editor = session?.editor.current ?? null
  const tripId = session?.tripId.current ?? null
  const reach: Reach = !revisions ? 'plan-too-small' : tripId === null ? 'not-theirs' : 'revise'
  const ask = { sentence, tripId, ...how }
  if (editor) {
    const draft = draftOf(editor.current())
    const { proposal, places, ...said } = await answered(ask, draft, editor.facts, reach)
    if (proposal) editor.open({ kind: 'compare', proposal })
    if (places) editor.open({ kind: 'places', change: places })
    return { ...said, proposed: null }
  }
  const trip = tripId !== null && reach === 'revise' ? await openTrip(tripId, [itinerary]) : null
  const facts = trip?.factsOf(itinerary) ?? (await factsOfItinerary(itinerary))
  const draft = draftOf(itinerary)
  const theirs = trip ? reach : reach === 'revise' ? 'not-theirs' : reach
  const { proposal, places, ...said } = await answered(ask, draft, facts, theirs)
  const change = proposal ? { proposal } : places && { places }
  return { ...said, proposed: change && trip ? { ...change, draft, facts, trip } : null }
}

type Ask = Pick<Talk, 'paid' | 'before' | 'onWords'> & { sentence: string; tripId: string | null }

/** The language model's answer if there is one, else the answer of the rules. */
async function answered(
  { sentence, tripId, paid, before, onWords }: Ask,
  draft: Draft,
  facts: EditFacts,
  reach: Reach,
): Promise<Reply<string>> {
  await Promise.all([loadRequestLexicons(), loadRoom('answersOfSeveral', document.documentElement.lang)])
  const { replyOfSeveral } = await import('~/domain/assistant/several/reply-of-several')
  // Other places are a matter of the rules; the model is asked about trips to one place.
  const several =
    draft.itinerary.places !== undefined || (await (await import('./further-town')).addsTown(sentence, facts))
  const earlier = before.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(-4)
  const own = () =>
    several
      ? replyOfSeveral(sentence, draft, facts, reach, earlier.reverse())
      : replyTo(sentence, draft, facts, reach)
  const inWords = (reply: Reply) => replyView(reply, facts.say)
  if (!paid || several || command.test(sentence) || !(await hasModel())) return inWords(own())
  const reply = await askModel({ sentence, tripId, itinerary: draft.itinerary, before }, onWords)
  if (!('none' in reply)) return reply
  return inWords({ ...own(), note: answer('chat.model-unasked', { reason: reply.none }) })
}
