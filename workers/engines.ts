import type { AssistantModel } from '~/domain/assistant/llm/talk-model'
import type { Log } from '~/domain/operations/events'
import { areaStages } from '~/domain/planning/area-engine/area-engine'
import { catalogueEngine, catalogueStages } from '~/domain/planning/catalogue-engine/catalogue-engine'
import type { Usage } from '~/domain/planning/llm-engine/language-model'
import { llmAreaEngine } from '~/domain/planning/llm-engine/llm-area-engine'
import { llmEngine } from '~/domain/planning/llm-engine/llm-engine'
import { withPrompts } from '~/domain/planning/llm-engine/with-prompts'
import { withinBudget } from '~/domain/planning/llm-engine/within-budget'
import { costOf, type TokenPrices } from '~/domain/planning/model-usage'
import { Turns } from '~/domain/planning/solver/turns'
import { engineOf } from '~/domain/planning/stages'
import type { Steps } from '~/domain/planning/steps'
import type { ModelBudget } from '~/domain/quota/model-budget'
import { sayIn } from '~/messages/languages'
import { modelBudget } from '~/services/model-budget.server'
import { chatModel } from '~/services/openai/chat-model.server'
import { CircuitBreakers } from '~/services/openai/circuit-breaker.server'
import { pricesOf } from '~/services/openai/usual-model.server'
import { keyOfBinding, type WorkersAi } from '~/services/openai/workers-ai.server'
import { loadModelWords } from '~/services/places/asset-model-words.server'
import { sunTimes } from '~/services/sun-times.server'
import type { Engines, ModelUse } from '~/use-cases/plan-anywhere'
import type { ModelSettings } from './settings/parts'

// One for all plans of the isolate: they share what is known about the state of the service.
const breakers = new CircuitBreakers()
/** Most calls of a Worker that may wait for response headers at the same time; the platform's limit. */
const sideBySide = 6

const now = () => Date.now()
// One for all plans of the isolate: they share its thread.
const turns = new Turns((milliseconds) => scheduler.wait(milliseconds))
const microDollarsPerCent = 10_000

/**
 * Dollars for a million tokens of a model without configured prices, for the day's budget: high, so that the budget also
 * holds for expensive models.
 */
const cautiousPrices: TokenPrices = { input: 5, output: 20 }

/** What counts against the day's budget, millionths of a dollar. */
export function budgetedCost(used: Usage, prices: TokenPrices | null): number {
  return costOf(used, prices ?? cautiousPrices) ?? 0
}

/** The day's budget for plans and answers; null where no model is set up. */
export function modelBudgetOf(
  settings: ModelSettings | null,
  stubOf: Parameters<typeof modelBudget>[0]['stubOf'],
  purpose: 'plan' | 'talk',
  log: Log,
): ModelBudget | null {
  if (!settings) return null
  const tokens = purpose === 'plan' ? settings.OPENAI_PLAN_TOKENS : settings.OPENAI_TALK_TOKENS
  // Most tokens are input: the output is a fraction of it.
  const usage = { inputTokens: Math.round(tokens * 0.75), outputTokens: Math.round(tokens * 0.25) }
  return modelBudget({
    stubOf,
    mostPerAccount: settings.OPENAI_ACCOUNT_DAY_CENTS * microDollarsPerCent,
    mostPerSite: settings.OPENAI_SITE_DAY_CENTS * microDollarsPerCent,
    worst: budgetedCost(usage, modelFacts(settings)?.prices ?? null),
    log,
  })
}

/** The engines that plan without a language model. */
export const enginesWithoutModel = {
  forCatalogue: () => catalogueEngine,
  elsewhere: () => engineOf(areaStages(sunTimes)),
}

/** With a language model the llm engine plans; without one, or when it fails, the catalogue engine and the area engine do. */
export function enginesOf(
  settings: ModelSettings | null,
  assets: Pick<Fetcher, 'fetch'>,
  log: Log,
  ai?: WorkersAi,
): Engines {
  const stagesElsewhere = areaStages(sunTimes)
  if (!settings) return enginesWithoutModel
  const { OPENAI_PLAN_TOKENS: tokens, OPENAI_PLAN_SECONDS: seconds } = settings
  const solve = <Result>(steps: Steps<Result>) => turns.run(steps)
  const parts = ({ answers, reserve, written }: ModelUse) => ({
    model: withPrompts(withinBudget(modelWith(settings, { tokens, seconds }, log, ai), reserve)),
    answers,
    now,
    pause: () => scheduler.wait(0),
    loadWords: () => loadModelWords(assets, log),
    parallel: sideBySide,
    ...(written && { written }),
  })
  return {
    forCatalogue: (use) => llmEngine({ ...parts(use), solve }, catalogueStages),
    elsewhere: (use) =>
      llmAreaEngine({ ...parts(use), say: sayIn(), townStages: catalogueStages, solve }, stagesElsewhere),
  }
}

/** The model's name, and what it costs where that is known. */
export type ModelFacts = Pick<AssistantModel, 'name' | 'prices'>

export function modelFacts(settings: ModelSettings | null): ModelFacts | null {
  if (!settings) return null
  const { OPENAI_MODEL: name, OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output } = settings
  const said = { ...(input !== undefined && { input }), ...(output !== undefined && { output }) }
  return { name, prices: pricesOf(name, said) }
}

/** The model that the assistant asks; null where none is set up. */
export function talkModelOf(
  settings: ModelSettings | null,
  stubOf: Parameters<typeof modelBudget>[0]['stubOf'],
  assets: Pick<Fetcher, 'fetch'>,
  log: Log,
  ai?: WorkersAi,
): AssistantModel | null {
  const facts = modelFacts(settings)
  const budget = modelBudgetOf(settings, stubOf, 'talk', log)
  if (!settings || !facts || !budget) return null
  const { OPENAI_TALK_TOKENS: tokens, OPENAI_TALK_SECONDS: seconds } = settings
  return {
    ...facts,
    forOneAnswer(ownerId, useId) {
      const words = loadModelWords(assets, log)
      const asked = modelWith(settings, { tokens, seconds }, log, ai)
      const model = withPrompts(withinBudget(asked, () => budget.reserve(ownerId, useId)))
      return {
        async ask(...asked) {
          await words
          return model.ask(...asked)
        },
      }
    },
    settle: (ownerId, useId, used) => budget.settle(ownerId, useId, budgetedCost(used, facts.prices)),
  }
}

function modelWith(
  settings: ModelSettings,
  budget: { tokens: number; seconds: number },
  log: Log,
  ai: WorkersAi | undefined,
) {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = settings
  const { OPENAI_PROFILE: profile, OPENAI_EFFORT: effort } = settings
  const breaker = breakers.of(baseURL ?? '', model)
  return chatModel(
    {
      apiKey,
      ...(ai && apiKey === keyOfBinding && { ai }),
      ...(baseURL && { baseURL }),
      ...(profile && { profile }),
      ...(effort && { effort }),
      model,
      planTokens: budget.tokens,
      planSeconds: budget.seconds,
      stallSeconds: settings.OPENAI_STALL_SECONDS,
    },
    { breaker, now, random: Math.random, wait: (milliseconds) => scheduler.wait(milliseconds), log },
  )
}
