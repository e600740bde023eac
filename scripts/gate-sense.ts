/**
 * Learns the weights by which the gate for a model's texts judges the sense of a sentence (app/domain/planning/llm-engine/gate-sense.ts), from
 * its corpora and the facts of the catalogue, and puts them at the end of known-words.bin. The round held-out/tenth is never learned from.
 *
 *   npx tsx scripts/gate-sense.ts [--without CORPUS]
 *
 * With --without nothing is written: it learns from the others and says how the gate does on that one, "held-out/sixth-" for instance.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Destination } from '../app/domain/catalogue/destination'
import { TravellersNames, withTravellersNames } from '../app/domain/catalogue/travellers-names'
import { provideGateWords } from '../app/domain/planning/llm-engine/gate-language'
import { type Sentence, senseSize, signsOf } from '../app/domain/planning/llm-engine/gate-sense'
import { gateFile } from '../app/domain/planning/llm-engine/gate-words/all'
import { readKnownWords } from '../app/domain/planning/llm-engine/known-words'
import { sentencesIn } from '../app/domain/planning/llm-engine/plain-prose'
import { textGuard } from '../app/domain/planning/llm-engine/text-guard'
import { type KnownNames, knownNames } from '../app/domain/verification/known-names'
import './test-setup/gate-words'

const path = 'app/domain/planning/llm-engine/gate-words/known-words.bin'
const corpus = 'app/domain/planning/llm-engine/gate-corpus'
const inFiveLanguages = 'five-languages/'
/** The rounds by how much their lines count: those of other authors more. */
const rounds: Readonly<Record<string, number>> = {
  '': 1,
  'wide-': 1.5,
  ...Object.fromEntries(
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((each) => [
      `held-out/${each}-`,
      1,
    ]),
  ),
  'held-out/eighth-': 3,
  'held-out/ninth-': 3,
  [inFiveLanguages]: 1,
}

interface Example {
  signs: number[]
  bad: boolean
  /** How much it counts. */
  worth: number
}

/** The facts of the catalogue are many, and all in English. */
const worthOfFact = 0.3
/** Of what no line of a plan speaks, and facts do. */
const ofFactsAlone = /\d|\b(?:open|closed?|tickets?|free|cheap|prices?|book|paid|online)\b/
const passes = 18
const rate = 0.1
const decay = 1e-4
/** Weights are kept in fortieths. */
const steps = 40

const files = new Map<string, Destination>()
const home = 'rome'

/** A destination with what travellers call its places. */
function destination(id: string): Destination {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  const names = `catalogue/names/${id}.json`
  const own = files.get(id) ?? Destination.parse(read(`catalogue/${id}.json`))
  const whole =
    own.names || !existsSync(names) ? own : withTravellersNames(own, TravellersNames.parse(read(names)))
  files.set(id, whole)
  return whole
}

interface Line {
  text: string
  /** The destination that it speaks of. */
  of: string
}

function linesOf(name: string): Line[] {
  const lines = readFileSync(`${corpus}/${name}.txt`, 'utf8').trim().split('\n')
  if (name.startsWith(inFiveLanguages))
    return lines.flatMap((line) => line.split(' | ').map((text) => ({ text, of: home })))
  return lines.map((line) => {
    const [text = '', of = home] = line.slice(3).split('\t')
    return { text, of }
  })
}

/** A bad line is bad as a whole, and each sentence of a decent one is decent. */
function examplesOf(line: string, bad: boolean, names: KnownNames, worth = 1): Example[] {
  const sentences = sentencesIn(line, { given: '', names })
  const whole: Sentence = {
    words: sentences.flatMap(({ words }) => words),
    touched: sentences.flatMap(({ touched }) => touched),
  }
  return (bad ? [whole] : sentences).map((each) => ({ signs: [...signsOf(each).keys()], bad, worth }))
}

function readExamples(without: string | undefined): Example[] {
  const written = Object.entries(rounds)
    .filter(([round]) => round !== without)
    .flatMap(([round, worth]) =>
      (['bad', 'decent'] as const).flatMap((kind) =>
        linesOf(`${round}${kind}`).flatMap(({ text, of }) =>
          examplesOf(text, kind === 'bad', knownNames(destination(of), []), worth),
        ),
      ),
    )
  const facts = readdirSync('catalogue')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const place = destination(file.replace('.json', ''))
      const known = knownNames(place, [])
      return place.places
        .filter(({ fact }, index) => index % 4 === 0 && !ofFactsAlone.test(fact))
        .flatMap(({ fact }) => examplesOf(fact, false, known, worthOfFact))
    })
  return [...written, ...facts]
}

/** In an order that is the same in every run. */
function shuffled(examples: readonly Example[], seed: number): Example[] {
  let state = seed
  return examples
    .map((example) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return { example, state }
    })
    .sort((one, other) => one.state - other.state)
    .map(({ example }) => example)
}

/** Logistic regression by AdaGrad; what the signs of a sentence weigh is divided by the root of how many they are. */
function learn(examples: readonly Example[]): Int8Array {
  const weights = new Float64Array(senseSize)
  const squares = new Float64Array(senseSize).fill(1e-8)
  const weigh = (signs: readonly number[]) => signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)
  for (let pass = 1; pass <= passes; pass++)
    for (const { signs, bad, worth } of shuffled(examples, pass)) {
      const root = Math.sqrt(signs.length)
      const wrong = (worth * (1 / (1 + Math.exp(-weigh(signs) / root)) - (bad ? 1 : 0))) / root
      for (const sign of signs) {
        const weight = weights[sign] ?? 0
        const slope = wrong + decay * weight
        const square = (squares[sign] ?? 0) + slope * slope
        squares[sign] = square
        weights[sign] = weight - (rate * slope) / Math.sqrt(square)
      }
    }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * steps))))
}

const at = process.argv.indexOf('--without')
const without = at < 0 ? undefined : process.argv[at + 1]
const examples = readExamples(without)
const bad = examples.filter((each) => each.bad).length
console.log(`learned from ${bad} bad lines and ${examples.length - bad} decent sentences`)
const weights = learn(examples)
const file = readFileSync(path)
const known = readKnownWords(file)
if (without === undefined)
  writeFileSync(
    path,
    Buffer.concat([file.subarray(0, file.length - known.weights.length), Buffer.from(weights)]),
  )
else {
  provideGateWords(gateFile, { ...known, weights })
  for (const kind of ['bad', 'decent']) {
    const lines = linesOf(`${without}${kind}`)
    const stopped = lines.filter(
      ({ text, of }) =>
        textGuard({ interests: [], additionalInfo: '' }, destination(of))(text, 240, '') === undefined,
    ).length
    console.log(`${stopped} of ${lines.length} lines of ${without}${kind} are stopped`)
  }
}
