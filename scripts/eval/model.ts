import { readFileSync, writeFileSync } from 'node:fs'
import type { LanguageModel } from '../../app/domain/planning/llm-engine/language-model'
import type { TokenPrices } from '../../app/domain/planning/model-usage'
import { chatModel } from '../../app/services/openai/chat-model.server'
import { CircuitBreaker } from '../../app/services/openai/circuit-breaker.server'
import { usualModel } from '../../app/services/openai/usual-model.server'
import { type Character, characters } from '../../local/openai/scripted-model'
import { startModel } from '../../local/openai/server'
import { readDestinations } from './destinations'
import { gridRequest } from './grid'
import { modelSection } from './model-report'
import { type ModelRow, runWithModel } from './model-run'

/** An evaluation never pauses after failures: they are part of the result. */
class Patience extends CircuitBreaker {
  override refusal(): undefined {
    return undefined
  }
}

interface Options {
  trips: number
  longest: number
  seed: number
  print: boolean
}

interface Endpoint {
  title: string
  apiKey: string
  baseURL?: string
  model: string
  prices: TokenPrices | null
}

/**
 * The evaluation with a language model: with `OPENAI_API_KEY` (and `OPENAI_BASE_URL`, `OPENAI_MODEL`) the one that is
 * configured, on any endpoint; without, the scripted ones over the same wire. Gives how many trips fail after repair.
 */
export async function evaluateModels(options: Options): Promise<number> {
  const {
    OPENAI_API_KEY: apiKey,
    OPENAI_BASE_URL: baseURL,
    OPENAI_MODEL: model = usualModel.name,
  } = process.env
  if (apiKey) {
    const endpoint = {
      title: `\`${model}\``,
      apiKey,
      model,
      prices: pricesSaid(),
      ...(baseURL && { baseURL }),
    }
    return write([await section(endpoint, options)], options)
  }
  const standIn = await startModel()
  const titles: Record<Character, string> = {
    well: 'A scripted model that answers well',
    badly: 'A scripted model that answers badly',
    maliciously: 'A scripted model that answers with malice',
  }
  const made: Section[] = []
  for (const character of characters) {
    const endpoint = {
      title: titles[character],
      apiKey: 'test',
      baseURL: standIn.url,
      model: character,
      prices: null,
    }
    made.push(await section(endpoint, options))
  }
  await standIn.close()
  return write(made, options)
}

interface Section {
  text: string
  failed: number
}

async function section(endpoint: Endpoint, { trips, longest, seed }: Options): Promise<Section> {
  const destinations = readDestinations()
  const rows: ModelRow[] = []
  let refused = 0
  for (let index = 0; index < trips; index++) {
    const asked = gridRequest(index, destinations, { seed, longest })
    // The free sample does not use a model.
    if (!asked || asked.request.sample) continue
    const row = await runWithModel(modelAt(endpoint), asked.request, asked.destination)
    if (row) rows.push(row)
    else refused++
    if (index % 10 === 9) process.stderr.write(`${endpoint.title}: ${index + 1} of ${trips}\n`)
  }
  const failing = rows.filter(({ after }) => after.some(({ status }) => status === 'fail'))
  for (const { request, after } of failing)
    console.error(
      JSON.stringify(request),
      after.filter(({ status }) => status === 'fail'),
    )
  return { text: modelSection(endpoint.title, rows, refused, endpoint.prices), failed: failing.length }
}

function modelAt({ apiKey, baseURL, model }: Endpoint): LanguageModel {
  const settings = { apiKey, ...(baseURL && { baseURL }), model }
  return chatModel(
    { ...settings, planTokens: 1_000_000, planSeconds: 600, stallSeconds: 30 },
    {
      breaker: new Patience(),
      now: () => Date.now(),
      random: Math.random,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      log: (event, fields) => console.warn(event, fields),
    },
  )
}

function pricesSaid(): TokenPrices | null {
  const { OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output } = process.env
  return input && output ? { input: Number(input), output: Number(output) } : null
}

const file = 'docs/evaluation-model.md'

/** The part of the page that no script writes: what came of reading pairs of plans. */
function readByHand(): string {
  const page = readFileSync(file, 'utf8')
  const at = page.indexOf('## Twelve pairs, read side by side')
  return at < 0 ? '' : page.slice(at)
}

function write(sections: Section[], { trips, longest, seed, print }: Options): number {
  const page = `# Evaluation with a language model

Written by \`npm run eval -- --engine openai --trips ${trips} --longest ${longest} --seed ${seed}\`. With \`OPENAI_API_KEY\` set (and
\`OPENAI_BASE_URL\`, \`OPENAI_MODEL\`, \`OPENAI_INPUT_PRICE\`, \`OPENAI_OUTPUT_PRICE\`) the same command evaluates that model; without,
scripted ones answer over the same wire. Requests are those of the [evaluation](evaluation.md), up to ${longest} days long.

Before repair is the trip as the model gave it: its stops in its order with its words, at the engine's times where it has
them and otherwise as soon as one can be there, nothing left out or added. After repair is what a traveller gets. A trip counts as passed when no hard check fails.
A text counts as shown where the finished trip holds it anywhere; the scripts write few sentences many times.

${sections.map(({ text }) => text).join('\n')}`
  if (print) console.log(page)
  else writeFileSync(file, `${page}\n${readByHand()}`)
  return sections.reduce((sum, { failed }) => sum + failed, 0)
}
