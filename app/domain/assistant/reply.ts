import type { Draft, EditFacts } from '~/domain/itinerary/edit/draft'
import type { Proposal } from '~/domain/itinerary/edit/moves'
import { answerTo } from './answers'
import { wishIn } from './revisions'

/** What the assistant says, and the edits it proposes: they are shown before they are taken over. */
export interface Reply {
  say: string
  proposal?: Proposal
}

/** What a person may ask for, by their plan and by whose trip it is. */
export type Reach = 'revise' | 'plan-too-small' | 'not-theirs'

const examples =
  'I can tell you opening hours, why a stop is there, what else is near, when something is and what it costs. ' +
  'I can also change the plan: "less walking on day 2", "no museums", "swap day 1 and 3", "cheaper dinner".'

export const refusals: Record<Exclude<Reach, 'revise'>, string> = {
  'plan-too-small':
    'Changing the plan by asking me comes with Premium and the Globetrotter Club. I can still answer questions about it.',
  'not-theirs': 'Sign in and plan this trip as your own, then I can change it for you.',
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
  if (wish) return { say: `${wish.title}: here is what would change.`, proposal: wish }
  const late = question ? null : answer()
  return { say: late ?? `I did not understand that. ${examples}` }
}
