import { z } from 'zod'
import { costOf } from '../../app/domain/planning/model-usage'
import { chatModel } from '../../app/services/openai/chat-model.server'
import { CircuitBreaker } from '../../app/services/openai/circuit-breaker.server'
import { profileOf } from '../../app/services/openai/service-profile.server'
import { pricesOf } from '../../app/services/openai/usual-model.server'
import type { ModelSettings, Parts } from '../../workers/settings/parts'
import { type Finding, finding } from './finding'

const what = 'language model'
/** Days before its shutdown from which a model is reported. */
const noticeDays = 120
const patience = 20_000

const question = {
  name: 'doctor',
  instructions: () =>
    'Choose the place of "places" that suits the wish best. Answer with "id" and with "note": why, in one short sentence.',
  data: { wish: 'a quiet hour', places: ['garden', 'market'] },
  form: z.strictObject({ id: z.enum(['garden', 'market']), note: z.string() }),
  mostTokens: 120,
}

const advice = {
  'not-allowed': 'refuses OPENAI_API_KEY',
  'no-model': 'does not know OPENAI_MODEL',
  'no-credit': 'has no credit left for OPENAI_API_KEY',
  'not-understood': 'does not take our question: try another OPENAI_PROFILE',
} as const

/** Asks the model one real question: what answers, how fast, at what price, and until when. */
export async function modelFindings({ model }: Parts): Promise<Finding[]> {
  const settings = model.value
  if (!settings) return []
  const { OPENAI_MODEL: name, OPENAI_BASE_URL: baseURL, OPENAI_PROFILE: profile } = settings
  const begun = performance.now()
  let first = 0
  const answer = await askerOf(settings).ask(
    question,
    () => {
      first ||= performance.now() - begun
    },
    new AbortController().signal,
  )
  const whole = performance.now() - begun
  if (!answer.ok) {
    const words = Object.entries(advice).find(([failure]) => failure === answer.failure)?.[1]
    if (words) return [finding('breaks', what, words)]
    if (answer.failure === 'unreachable') return [finding('unseen', what, 'does not answer')]
    return [finding('warns', what, `${name} gave no usable answer: ${answer.failure}`)]
  }
  if (!question.form.safeParse(answer.value).success)
    return [finding('warns', what, `${name} does not hold to the form of the answer: try OPENAI_PROFILE`)]
  const { OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output } = settings
  const said = { ...(input !== undefined && { input }), ...(output !== undefined && { output }) }
  const cost = costOf(answer.usage, pricesOf(name, said))
  const { inputTokens, outputTokens } = answer.usage
  const asked = profileOf({ model: name, ...(baseURL && { baseURL }), ...(profile && { profile }) })
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  const price =
    cost === null
      ? 'the price is not known: set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE'
      : `${cost} millionths of a dollar`
  const speed = first > 0 ? `first words after ${seconds(first)}, all after` : 'answers after'
  const words = `${name} ${speed} ${seconds(whole)}; ${inputTokens} tokens read, ${outputTokens} written; ${price}`
  const how = asked.effort ? `; asked to think: ${asked.effort}` : ''
  return [finding('fine', what, `${words}${how}`), ...(await shutdownFindings(settings))]
}

const Described = z.object({ shutdown_date: z.iso.date().nullish() })

/** OpenAI says of each model when it is shut down; other services say nothing. */
async function shutdownFindings({
  OPENAI_BASE_URL: base = 'https://api.openai.com/v1',
  OPENAI_API_KEY: key,
  OPENAI_MODEL: name,
}: ModelSettings): Promise<Finding[]> {
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/models/${encodeURIComponent(name)}`, {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(patience),
    })
    const date = Described.safeParse(await response.json()).data?.shutdown_date
    if (!date) return []
    const days = Math.floor((Date.parse(date) - Date.now()) / 86_400_000)
    if (days > noticeDays) return [finding('fine', what, `${name} is served until ${date}`)]
    return [finding('warns', what, `${name} is shut down on ${date}: set OPENAI_MODEL to another one`)]
  } catch {
    return []
  }
}

function askerOf(settings: ModelSettings) {
  const { OPENAI_BASE_URL: baseURL, OPENAI_PROFILE: profile, OPENAI_EFFORT: effort } = settings
  return chatModel(
    {
      apiKey: settings.OPENAI_API_KEY,
      model: settings.OPENAI_MODEL,
      ...(baseURL && { baseURL }),
      ...(profile && { profile }),
      ...(effort && { effort }),
      planTokens: 20_000,
      planSeconds: patience / 1000,
      stallSeconds: patience / 1000,
    },
    {
      breaker: new CircuitBreaker(),
      now: () => Date.now(),
      random: Math.random,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      log: () => {},
    },
  )
}
