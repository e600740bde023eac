import type { Repair } from '~/domain/itinerary/provenance'
import type { PlanPiece } from '~/domain/planning/planner-engine'
import type { Answer } from './language-model'
import { noteOn } from './note'
import { promptVersion } from './prompts'

/**
 * The last piece of a plan with a model: who made it in the end, what it took, and what had to be put right. Answers that
 * wrote nothing of the plan count among the tokens alone.
 */
export function provenanceOf(answers: Answer[], repairs: Repair[], others: Answer[] = []): PlanPiece {
  const tokens = [...answers, ...others].reduce(
    (sum, { usage }) => sum + usage.inputTokens + usage.outputTokens,
    0,
  )
  const failure = answers.find((answer) => !answer.ok)
  const silent = !answers.some(({ ok: answered }) => answered)
  return {
    kind: 'provenance',
    engine: silent ? 'embedded' : 'openai',
    provenance: { prompt: promptVersion, tokens, repairs, ...noteOn(failure, silent, repairs) },
  }
}
