import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import type { Draft, EditFacts } from '~/domain/itinerary/edit/draft'
import type { ProposalOver, Step } from '~/domain/itinerary/edit/moves'
import { type Message, type Said, sequence } from '~/domain/message'
import type { PlacesChange } from '~/domain/request/places-change'
import { answerTo } from './answers/answer-to'
import type { Outcome } from './changes/outcome'
import { outcomeOf } from './changes/outcome-of'
import { type Intent, isChange, type Question } from './intent/intent'
import { readIntents } from './intent/read-intents'
import type { Offer } from './offer'
import type { Scene } from './scene'
import { change, answer as tell } from './sentences'

/** What the assistant says, and the edits it proposes: they are shown before they are taken over. */
export interface Reply<Text extends Said = Said> {
  say: Text
  /** For the traveller, when an answer did not come from where it was asked for. */
  note?: Text
  proposal?: ProposalOver<Text>
  /** Other places that it proposes for a trip to several. */
  places?: PlacesChange
  /** Something to press beside the answer. */
  offer?: Offer
}

/** What a person may ask for, by their plan and by whose trip it is. */
export type Reach = 'revise' | 'plan-too-small' | 'not-theirs'

export const refusals: Record<Exclude<Reach, 'revise'>, Message> = {
  'plan-too-small': tell('chat.plan-too-small', {}),
  'not-theirs': tell('chat.not-theirs', {}),
}

/**
 * The answer to a message, from the itinerary and the catalogue alone. What was not understood is said, and nothing is
 * changed for it.
 */
export function replyTo(text: string, draft: Draft, facts: EditFacts, reach: Reach): Reply {
  const { intents, unread } = readIntents(text, facts.destination, draft.itinerary)
  const isQuestion = (intent: Intent): intent is Question => !isChange(intent)
  const answers = intents
    .filter(isQuestion)
    .map((question) => answerTo(question, { itinerary: draft.itinerary, facts, text }))
  const changes = intents.filter(isChange)
  if (intents.length === 0) return { say: tell('chat.not-understood', {}) }
  const missed = unread.length > 0 ? tell('chat.not-read', { parts: unread }) : ''
  const said = answers.map(({ say }) => say)
  const offer = answers.find((each) => each.offer)?.offer
  if (changes.length === 0) return { say: sequence([...said, missed]), ...(offer && { offer }) }
  if (reach !== 'revise') return { say: sequence([...said, refusals[reach]]), ...(offer && { offer }) }
  const { say, ...proposed } = proposalOf(outcomesOf(changes, { draft, facts, text }))
  return { say: sequence([...said, ...say, missed]), ...(offer && { offer }), ...proposed }
}

/** What changes come to, each upon what the one before came to. */
export function outcomesOf(
  changes: Parameters<typeof outcomeOf>[0][],
  { draft, ...scene }: Scene,
): Outcome[] {
  let now = draft
  return changes.map((each) => {
    const outcome = outcomeOf(each, { ...scene, draft: now })
    if ('steps' in outcome)
      for (const step of outcome.steps) if ('moves' in step) now = applyMoves(now, step.moves, scene.facts)
    return outcome
  })
}

/** Outcomes as one proposal with what is said of it. */
export function proposalOf(outcomes: readonly Outcome[]): {
  say: Said[]
  proposal?: ProposalOver<Said>
  offer?: Offer
} {
  const made = outcomes.flatMap((each) => ('steps' in each ? [each] : []))
  const refused = outcomes.flatMap((each) => ('impossible' in each ? [each] : []))
  const offer = refused.find((each) => each.offer)?.offer
  // Two wishes in one sentence may be refused in the same words.
  const reasons = [
    ...new Map(refused.map(({ impossible }) => [JSON.stringify(impossible), impossible])).values(),
  ]
  const [first] = made
  if (!first) return { say: reasons, ...(offer && { offer }) }
  const title =
    made.length === 1 ? first.title : change('change.several', { changes: made.map((each) => each.title) })
  return {
    say: [
      tell('chat.would-change', { title }),
      ...made.flatMap(({ also }) => also ?? []),
      reasons.length > 0 ? tell('chat.not-all', { refused: reasons }) : '',
    ],
    proposal: { title, ...inOneStep(made.flatMap((each) => each.steps)) },
    ...(offer && { offer }),
  }
}

/** Edits follow one another in one list; days to be planned anew stay steps of their own. */
function inOneStep(steps: Step[]): Step | { steps: Step[] } {
  const [first] = steps
  if (first && steps.length === 1) return first
  const lists = steps.flatMap((step) => ('moves' in step ? [step.moves] : []))
  return lists.length === steps.length ? { moves: lists.flat() } : { steps }
}
