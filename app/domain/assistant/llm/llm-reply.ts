import { type Reach, type Reply, refusals, replyTo } from '~/domain/assistant/reply'
import { change, answer as tell } from '~/domain/assistant/sentences'
import { type Draft, draftOf, type EditFacts, stopsOf } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { type Said, sequence } from '~/domain/message'
import type { Answer, AnswerFailure, LanguageModel } from '~/domain/planning/llm-engine/language-model'
import { textGuard } from '~/domain/planning/llm-engine/text-guard'
import { offeredPlaces } from './offered-places'
import { readEdits } from './read-edits'
import { tripQuestion } from './trip-question'
import type { AssistantQuestion } from './trip-talk'
import { TalkAnswer } from './wished-edits'

/** An answer of the assistant, and what came of asking the model. */
export interface LlmReply<Text extends Said = Said> extends Reply<Text> {
  by: 'model' | 'rules'
}

const longestAnswer = 480
/** The end of a sentence of what is still being written. */
const sentenceEnd = /[.!?…](?=\s|$)/gu

interface Talk {
  talk: Pick<AssistantQuestion, 'sentence' | 'before' | 'itinerary'>
  facts: EditFacts
  reach: Reach
  model: LanguageModel
  /** Told the words of the answer as they are written. */
  onWords(text: string): void
  signal: AbortSignal
}

/**
 * The answer of a language model to a sentence about a trip. What it says is proof-read, what it would change is turned
 * into edits and into nothing else; where that fails, the assistant that needs no model answers and says why.
 */
export async function llmReply({ talk, facts, reach, model, onWords, signal }: Talk): Promise<{
  reply: LlmReply
  answer: Answer
}> {
  const { sentence, itinerary } = talk
  const draft = draftOf(itinerary)
  const offered = offeredPlaces(sentence, itinerary, facts)
  const question = tripQuestion(talk, offered, facts)
  const gate = gateOf(itinerary, facts, question.data)
  const onPart = (value: unknown) => {
    const { say } = TalkAnswer.safeParse(value).data ?? {}
    if (typeof say !== 'string') return
    // Only whole sentences can be looked at, and nothing is told before it was.
    const end = [...say.slice(0, longestAnswer).matchAll(sentenceEnd)].at(-1)?.index
    const words = end === undefined ? undefined : gate(say.slice(0, end + 1))
    if (words !== undefined) onWords(words)
  }
  const answer = await model.ask(question, onPart, signal)
  const byRules = (reason: AnswerFailure | 'words'): LlmReply => ({
    ...replyTo(sentence, draft, facts, reach),
    note: tell('chat.without-model', { reason }),
    by: 'rules',
  })
  if (!answer.ok) return { answer, reply: byRules(answer.failure) }
  const read = TalkAnswer.safeParse(answer.value)
  if (!read.success) return { answer, reply: byRules('malformed') }
  const { say, edits = [] } = read.data
  const spoken = gate(say)
  if (edits.length > 0) {
    const places = new Set(offered.map(({ place }) => place.id))
    return { answer, reply: changeOf(edits, spoken, { draft, facts, offered: places }, reach) }
  }
  if (spoken === undefined) return { answer, reply: byRules('words') }
  return { answer, reply: { say: spoken, by: 'model' } }
}

function changeOf(
  edits: unknown[],
  spoken: string | undefined,
  scene: { draft: Draft; facts: EditFacts; offered: ReadonlySet<string> },
  reach: Reach,
): LlmReply {
  if (reach !== 'revise') return { say: refusals[reach], by: 'model' }
  const { steps, labels, refused } = readEdits(edits, scene)
  if (steps.length === 0) return { say: tell('chat.could-not', { refused }), by: 'model' }
  const [first] = labels
  const title = first && labels.length === 1 ? first : change('change.several', { changes: labels })
  // What a model tells of changes is only true when all of them could be made.
  const told = refused.length === 0 && spoken !== undefined ? spoken : tell('chat.would-change', { title })
  const left = refused.length > 0 ? tell('chat.not-all', { refused }) : ''
  return { say: sequence([told, left]), proposal: { title, steps }, by: 'model' }
}

/** Gives the model's words back when they may be shown: see the gate; times and prices come from what it was given. */
function gateOf(
  { days }: ItineraryView,
  { request, destination }: EditFacts,
  given: unknown,
): (say: unknown) => string | undefined {
  const titles = days.flatMap((day) => stopsOf(day).map(({ title }) => title))
  const guard = textGuard(request, destination, titles)
  return (say) => guard(say, longestAnswer, given)
}
