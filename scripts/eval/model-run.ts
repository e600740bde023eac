import type { Destination } from '../../app/domain/catalogue/destination'
import type { Check } from '../../app/domain/itinerary/itinerary'
import type { Repair } from '../../app/domain/itinerary/provenance'
import { catalogueStages } from '../../app/domain/planning/catalogue-engine/catalogue-engine'
import type { Answer, LanguageModel, Usage } from '../../app/domain/planning/llm-engine/language-model'
import { llmEngine } from '../../app/domain/planning/llm-engine/llm-engine'
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
  const engine = llmEngine(
    {
      model,
      answers: { recall: () => undefined, keep: (name, answer) => answers.set(name, answer) },
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
