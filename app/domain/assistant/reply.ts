import type { Draft, EditFacts } from '~/domain/itinerary/edit/draft'
import type { ProposalOver } from '~/domain/itinerary/edit/moves'
import type { Message, Said } from '~/domain/message'
import { answerTo } from './answers'
import { wishIn } from './revisions'
import { answer as tell } from './sentences'

/** What the assistant says, and the edits it proposes: they are shown before they are taken over. */
export interface Reply<Text extends Said = Said> {
  say: Text
  /** For the traveller, when an answer did not come from where it was asked for. */
  note?: Text
  proposal?: ProposalOver<Text>
}

/** What a person may ask for, by their plan and by whose trip it is. */
export type Reach = 'revise' | 'plan-too-small' | 'not-theirs'

export const refusals: Record<Exclude<Reach, 'revise'>, Message> = {
  'plan-too-small': tell('chat.plan-too-small', {}),
  'not-theirs': tell('chat.not-theirs', {}),
}

/**
 * The answer to a sentence, from the itinerary and the catalogue alone. A question is answered before a wish is looked
 * for; what is neither is said not to be understood.
 */
export function replyTo(sentence: string, draft: Draft, facts: EditFacts, reach: Reach): Reply {
  const question = /\?\s*$|^\s*(why|when|what|how|where|which|is|are|does|do)\b/i.test(sentence)
  const answer = () => answerTo(sentence, { itinerary: draft.itinerary, facts })
  const first = question ? answer() : null
  if (first !== null) return { say: first }
  const wish = wishIn(sentence, draft, facts)
  if (wish && reach !== 'revise') return { say: refusals[reach] }
  if (wish && 'impossible' in wish) return { say: wish.impossible }
  if (wish) return { say: tell('chat.would-change', { title: wish.title }), proposal: wish }
  const late = question ? null : answer()
  return { say: late ?? tell('chat.not-understood', {}) }
}
