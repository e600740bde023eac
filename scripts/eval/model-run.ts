import type { Destination } from '../../app/domain/catalogue/destination'
import type { Check } from '../../app/domain/itinerary/itinerary'
import type { Repair } from '../../app/domain/itinerary/provenance'
import { catalogueStages } from '../../app/domain/planning/catalogue-engine/catalogue-engine'
import type { Answer, LanguageModel, Usage } from '../../app/domain/planning/llm-engine/language-model'
import { llmEngine } from '../../app/domain/planning/llm-engine/llm-engine'
import type { PlanRequest } from '../../app/domain/request/plan-request'
import { judge } from '../../app/domain/verification/judge'
import { itineraryView } from '../../app/messages/itinerary-view'
import { sayIn } from '../../app/messages/languages'
import { collectPlan } from './collect-plan'
import { checksUnrepaired } from './unrepaired'

/** What came of one trip with a model. */
export interface ModelRow {
  request: PlanRequest
  days: number
  /** Of the trip as the model gave it; null where a day was of no form. */
  before: Check[] | null
  after: Check[]
  repairs: Repair[]
  usage: Usage
  questions: number
  /** On the clock, with the model's own time. */
  seconds: number
}

/** Plans one trip with a model and judges it twice: as the model gave it, and as it goes out. Null where wishes clash. */
export async function runWithModel(
  model: LanguageModel,
  request: PlanRequest,
  destination: Destination,
): Promise<ModelRow | null> {
  const answers = new Map<string, Answer>()
  const engine = llmEngine(
    {
      model,
      answers: { recall: () => undefined, keep: (name, answer) => answers.set(name, answer) },
      now: () => Date.now(),
      pause: async () => {},
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
  return {
    request,
    days: plan.days.length,
    before: checksUnrepaired(itineraryView({ ...plan, ...judged }, sayIn()), answers, request, destination),
    after: judged.checks,
    repairs: provenance?.repairs ?? [],
    usage,
    questions: answers.size,
    seconds,
  }
}
