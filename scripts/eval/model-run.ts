import '../test-setup/gate-words'
import type { Destination } from '../../app/domain/catalogue/destination'
import type { Check, ItineraryView } from '../../app/domain/itinerary/itinerary'
import type { Repair } from '../../app/domain/itinerary/provenance'
import { catalogueStages } from '../../app/domain/planning/catalogue-engine/catalogue-engine'
import type { Answer, LanguageModel, Usage } from '../../app/domain/planning/llm-engine/language-model'
import { llmEngine } from '../../app/domain/planning/llm-engine/llm-engine'
import { DayAnswer, OverviewAnswer } from '../../app/domain/planning/llm-engine/questions'
import { atOnce } from '../../app/domain/planning/steps'
import type { PlanRequest } from '../../app/domain/request/plan-request'
import { judge } from '../../app/domain/verification/judge'
import { itineraryView } from '../../app/messages/itinerary-view'
import { sayIn } from '../../app/messages/languages'
import { collectPlan } from './collect-plan'
import { checksUnrepaired } from './unrepaired'

/** The result of one trip with a model. */
export interface ModelRow {
  request: PlanRequest
  days: number
  /** The checks of the trip as the model gave it; null where the answer for a day could not be parsed. */
  before: Check[] | null
  after: Check[]
  repairs: Repair[]
  usage: Usage
  questions: number
  /** Titles, reasons, overviews and tips that the model wrote, with whether the finished trip shows them. */
  texts: { text: string; shown: boolean }[]
  /** Wall-clock time, with the time of the model. */
  seconds: number
}

/** Plans one trip with a model and checks it twice: as the model gave it, and as it is returned. Null where wishes clash. */
export async function runWithModel(
  model: LanguageModel,
  request: PlanRequest,
  destination: Destination,
): Promise<ModelRow | null> {
  const answers = new Map<string, Answer>()
  const idsOf = new Map<string, Map<string, string>>()
  const listened: LanguageModel = {
    ask(question, onPart, signal) {
      idsOf.set(question.name, numbersOf(question.data, destination))
      return model.ask(question, onPart, signal)
    },
  }
  const keep = (name: string, answer: Answer) => answers.set(name, withIds(answer, idsOf.get(name)))
  const engine = llmEngine(
    {
      model: listened,
      answers: { recall: () => undefined, keep },
      now: () => Date.now(),
      pause: async () => {},
      solve: async (steps) => atOnce(steps),
      parallel: 6,
    },
    catalogueStages,
  )
  const begun = performance.now()
  const collected = await collectPlan(engine, request, destination)
  if (!collected.ok) return null
  const { plan, provenance } = collected.value
  const seconds = (performance.now() - begun) / 1000
  const judged = judge(plan, request, destination)
  const usage = { inputTokens: 0, outputTokens: 0 }
  for (const answer of answers.values()) {
    usage.inputTokens += answer.usage.inputTokens
    usage.outputTokens += answer.usage.outputTokens
  }
  const view = itineraryView({ ...plan, ...judged }, sayIn())
  const page = textsOf(view)
  return {
    request,
    texts: [...answers.values()].flatMap(wordsOf).map((text) => ({ text, shown: page.includes(text) })),
    days: plan.days.length,
    before: checksUnrepaired(view, answers, request, destination),
    after: judged.checks,
    repairs: provenance?.repairs ?? [],
    usage,
    questions: answers.size,
    seconds,
  }
}

/** The ids of the places that a question gives numbers. */
function numbersOf(data: unknown, { places }: Destination): Map<string, string> {
  const { proposal = '', others = '' } = data as { proposal?: string; others?: string }
  const ids = new Map(places.map(({ id, name }) => [name, id]))
  const lines = `${proposal}\n${others}`.matchAll(/^(\d+) ([^;\n]+)/gm)
  return new Map([...lines].flatMap(([, number = '', name = '']) => [[number, ids.get(name) ?? number]]))
}

/** A day's answer with the ids that its numbers stand for. */
function withIds(answer: Answer, ids: ReadonlyMap<string, string> | undefined): Answer {
  const day = answer.ok ? DayAnswer.safeParse(answer.value).data : undefined
  if (!day || !ids) return answer
  const stops = day.stops.map((stop) => ({ ...stop, id: ids.get(stop.id) ?? stop.id }))
  return { ok: true, usage: answer.usage, value: { ...day, stops } }
}

/** All that a finished trip says in words. */
function textsOf({ overview, days, tips }: ItineraryView): string {
  const told = days.flatMap(({ title, activities }) => [
    title,
    ...activities.flatMap(({ title: name, description, reason }) => [name, description, reason ?? '']),
  ])
  return [overview, ...tips, ...told].join('\n')
}

/** What a model wrote in an answer for people to read. */
function wordsOf(answer: Answer): string[] {
  if (!answer.ok) return []
  const day = DayAnswer.safeParse(answer.value).data
  const opening = OverviewAnswer.safeParse(answer.value).data
  const texts = day
    ? [day.title, ...day.stops.map(({ note }) => note)]
    : [opening?.overview, ...(opening?.tips ?? [])]
  return texts.flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []))
}
