import { embeddedEngine } from '~/domain/planner/embedded/embedded-engine'
import { sketchEngine } from '~/domain/planner/sketch/sketch-engine'
import type { AnswerBook } from '~/domain/planner/written/language-model'
import { writtenEngine } from '~/domain/planner/written/written-engine'
import { writtenSketch } from '~/domain/planner/written/written-sketch'
import { chatModel } from '~/services/openai/chat-model.server'
import { CircuitBreaker } from '~/services/openai/circuit-breaker.server'
import { sunTimes } from '~/services/sun-times.server'
import type { Engines } from '~/use-cases/plan-anywhere'
import type { Settings } from './env'

// One for all plans of the isolate: what one of them finds out, the others need not.
const breaker = new CircuitBreaker()
/** As many calls as a Worker may have waiting for their answer to begin. */
const sideBySide = 6

const now = () => Date.now()

/** With a key a language model takes part; without one, and where it fails, the embedded planner and its sketches work alone. */
export function enginesOf(settings: Settings): Engines {
  const sketcher = sketchEngine(sunTimes)
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = settings
  if (!apiKey) return { forCatalogue: () => embeddedEngine, elsewhere: () => sketcher }
  const parts = (answers: AnswerBook) => ({
    model: chatModel(
      {
        apiKey,
        ...(baseURL && { baseURL }),
        model: settings.OPENAI_MODEL,
        planTokens: settings.OPENAI_PLAN_TOKENS,
        planSeconds: settings.OPENAI_PLAN_SECONDS,
        stallSeconds: settings.OPENAI_STALL_SECONDS,
      },
      { breaker, now, random: Math.random, wait: (milliseconds) => scheduler.wait(milliseconds) },
    ),
    answers,
    now,
    parallel: sideBySide,
  })
  return {
    forCatalogue: (answers) =>
      writtenEngine({ ...parts(answers), embedded: embeddedEngine, pause: () => scheduler.wait(0) }),
    elsewhere: (answers) => writtenSketch(parts(answers), sketcher),
  }
}
