import { changeFor } from '~/domain/assistant/intent/read-statements'
import { outcomesOf, proposalOf, type Reach, type Reply, refusals, replyTo } from '~/domain/assistant/reply'
import { change, answer as tell } from '~/domain/assistant/sentences'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { type Draft, draftOf, type EditFacts, stopsOf } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { type Said, sequence } from '~/domain/message'
import type { Answer, AnswerFailure, LanguageModel } from '~/domain/planning/llm-engine/language-model'
import { textGuard } from '~/domain/planning/llm-engine/text-guard'
import { wishesIn } from '~/domain/planning/llm-engine/wishes/wishes-in'
import { confirmed } from '~/domain/reader/agree'
import type { Constraint } from '~/domain/reader/constraint'
import { read } from '~/domain/reader/read'
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
  const parsed = TalkAnswer.safeParse(answer.value)
  if (!parsed.success) return { answer, reply: byRules('malformed') }
  const { say, edits = [], wishes = [] } = parsed.data
  const spoken = gate(say)
  const heard = wishesHeard(wishes, sentence, facts)
  if (edits.length > 0 || heard.wishes.length + heard.missed.length > 0) {
    const places = new Set(offered.map(({ place }) => place.id))
    return {
      answer,
      reply: changeOf(edits, spoken, heard, { draft, facts, offered: places, sentence }, reach),
    }
  }
  // What it says of wishes that nobody wrote is not true.
  if (spoken === undefined || wishes.length > 0) return { answer, reply: byRules('words') }
  return { answer, reply: { say: spoken, by: 'model' } }
}

interface Heard {
  wishes: Constraint[]
  /** Words of wishes that are asked back. */
  missed: string[]
}

/** The wishes that a model has read in a sentence, held against the sentence and the grammar. */
function wishesHeard(wishes: unknown[], sentence: string, { request, destination }: EditFacts): Heard {
  const { startDate, days } = request
  const found = wishesIn({ wishes, other: [] }, sentence, { destination, startDate, days })
  if (!found || wishes.length === 0) return { wishes: [], missed: [] }
  const { held, against } = confirmed(found.read, read(sentence, destination))
  const missed = [...against.flatMap(({ words }) => words), ...found.unread]
  return {
    wishes: held.map(({ constraint }) => constraint),
    missed: missed.map(([from, to]) => sentence.slice(from, to)),
  }
}

function changeOf(
  edits: unknown[],
  spoken: string | undefined,
  { wishes, missed }: Heard,
  { sentence, ...scene }: { draft: Draft; facts: EditFacts; offered: ReadonlySet<string>; sentence: string },
  reach: Reach,
): LlmReply {
  if (reach !== 'revise') return { say: refusals[reach], by: 'model' }
  const { steps, labels, refused } = readEdits(edits, scene)
  const notRead = missed.length > 0 ? tell('chat.not-read', { parts: missed }) : ''
  if (wishes.length > 0) {
    // What is wished of the whole trip is made by the same rules as without a model.
    const { draft, facts } = scene
    const edited = steps.reduce(
      (now, step) => ('moves' in step ? applyMoves(now, step.moves, facts) : now),
      draft,
    )
    const [first] = labels
    const title = first && labels.length === 1 ? first : change('change.several', { changes: labels })
    const outcomes = [
      ...(steps.length > 0 ? [{ title, steps }] : []),
      ...refused.map((impossible) => ({ impossible })),
      ...outcomesOf(wishes.map(changeFor), { draft: edited, facts, text: sentence }),
    ]
    const { say, ...proposed } = proposalOf(outcomes)
    return { say: sequence([...say, notRead]), ...proposed, by: 'model' }
  }
  if (steps.length === 0) {
    const say = refused.length > 0 ? tell('chat.could-not', { refused }) : ''
    return { say: sequence([say, notRead]), by: 'model' }
  }
  const [first] = labels
  const title = first && labels.length === 1 ? first : change('change.several', { changes: labels })
  // What a model tells of changes is only true when all of them could be made.
  const isWhole = refused.length === 0 && missed.length === 0 && spoken !== undefined
  const told = isWhole ? spoken : tell('chat.would-change', { title })
  const left = refused.length > 0 ? tell('chat.not-all', { refused }) : ''
  return { say: sequence([told, left, notRead]), proposal: { title, steps }, by: 'model' }
}

/** Gives the model's words back when they may be shown: see the gate; times and prices come from what it was given. */
function gateOf(
  { days }: ItineraryView,
  { request, destination }: EditFacts,
  given: unknown,
): (say: unknown) => string | undefined {
  const titles = days.flatMap((day) => stopsOf(day).map(({ title }) => title))
  const guard = textGuard(request, destination, titles, 'answer')
  let last: { say?: unknown; read?: string | undefined } = {}
  // Most parts of a stream end no further sentence, and the last of them is the answer.
  return (say) => {
    if (last.say !== say) last = { say, read: guard(say, longestAnswer, given) }
    return last.read
  }
}
