// How good the plans of an engine are, over a seeded grid of requests to every destination: `npm run eval -- [--trips N]
// [--longest DAYS] [--seed K] [--engine NAME] [--threads T] [--print] [--destinations rome,kyoto]`. Writes docs/evaluation.md,
// or prints it; of some destinations it prints only the failed requests.
//
// `npm run eval -- --guide [--destinations rome,kyoto] [--days N] [--dates N]` measures only what a local guide would look
// at, on a few trips to each destination: seconds for some destinations, a minute for all. It prints the table; `--write`
// puts it into docs/evaluation.md, and `--before` keeps its figures as those that later ones stand beside. `--rival SECONDS`
// also searches for a shorter way through the same stops, so long for each trip.
//
// `npm run eval -- --several [--trips N] [--seed K] [--print]` plans trips to several places: the classic routes and N random
// ones. It writes its part of docs/evaluation.md, or prints it; `--only 3,17` plans the requests with these numbers.
//
// `npm run eval -- --shores [--trips N] [--seed K] [--destinations venice,sydney] [--print]` plans N trips (500) to each of ten towns at the
// water and holds every walk against their shores. It writes its part of docs/evaluation.md, or prints it.
//
// `npm run eval -- --pairs [--only rome]` plans the trips of twelve written travellers with the planner alone and with recorded answers,
// and writes docs/evaluation-model-pairs.md; `--ask DIR` writes the questions that have no answer there, and takes in answers that stand beside them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { sayIn } from '../app/messages/languages'
import { engines } from './eval/engines'
import { guideLines } from './eval/guide/lines'
import { runGuide } from './eval/guide/run'
import { guideSection, keepAsBefore } from './eval/guide/section'
import { inThreads } from './eval/in-threads'
import { evaluateModels } from './eval/model'
import { evaluatePairs } from './eval/pairs/pairs'
import { report } from './eval/report'
import type { Row } from './eval/run-trip'
import { withSection } from './eval/sections'
import { evaluateSeveral } from './eval/several/evaluate'
import { evaluateShores } from './eval/shores/evaluate'
import { shoreTowns } from './eval/shores/requests'
import { tally } from './eval/tally'
import type { Share } from './eval/worker'
import { compareHours } from './opening-hours/compare'
import { hoursSection } from './opening-hours/section'

const { values } = parseArgs({
  options: {
    trips: { type: 'string' },
    longest: { type: 'string' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'embedded' },
    threads: { type: 'string', default: String(availableParallelism()) },
    print: { type: 'boolean', default: false },
    guide: { type: 'boolean', default: false },
    several: { type: 'boolean', default: false },
    shores: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    pairs: { type: 'boolean', default: false },
    ask: { type: 'string' },
    destinations: { type: 'string', default: '' },
    days: { type: 'string', default: '3' },
    dates: { type: 'string', default: '1' },
    rival: { type: 'string' },
    write: { type: 'boolean', default: false },
    before: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
if (values.several) {
  const only = values.only.split(',').filter(Boolean).map(Number)
  const [trips, threads] = [Number(values.trips ?? 300), Number(values.threads)]
  const passed = await evaluateSeveral({ trips, seed, threads, only, print: values.print })
  process.exit(passed ? 0 : 1)
}
if (values.shores) {
  const wanted = values.destinations.split(',').filter(Boolean)
  const towns = shoreTowns.filter((town) => wanted.length === 0 || wanted.includes(town))
  const [trips, threads] = [Number(values.trips ?? 500), Number(values.threads)]
  const { engine, print } = values
  const dry = await evaluateShores({ engine, towns, trips, seed, threads, print: print || wanted.length > 0 })
  process.exit(dry ? 0 : 1)
}
if (values.engine === 'openai') {
  // Fewer and shorter trips: each question may cost money.
  const [trips, longest] = [Number(values.trips ?? 60), Number(values.longest ?? 10)]
  const failed = await evaluateModels({ trips, longest, seed, print: values.print })
  process.exit(failed > 0 ? 1 : 0)
}
if (values.pairs) {
  const only = values.only || undefined
  const failed = await evaluatePairs({ ...(values.ask && { askIn: values.ask }), ...(only && { only }) })
  process.exit(failed > 0 ? 1 : 0)
}
if (!engines[values.engine]) {
  const known = [...Object.keys(engines), 'openai'].join(', ')
  console.error(`There is no engine "${values.engine}"; known are ${known}.`)
  process.exit(2)
}
const guideOptions = {
  engine: values.engine,
  destinations: values.destinations.split(',').filter((id) => id !== ''),
  days: Number(values.days),
  dates: Number(values.dates),
  threads: Number(values.threads),
  rival: Number(values.rival ?? (values.guide ? 0 : 30)),
}
const file = 'docs/evaluation.md'
if (values.guide) {
  const rows = await runGuide(guideOptions)
  if (values.before) keepAsBefore(guideLines(rows))
  const section = guideSection(rows, guideOptions)
  if (values.write) writeFileSync(file, withSection(readFileSync(file, 'utf8'), section))
  else console.log(section)
  process.exit()
}
const trips = Number(values.trips ?? 2040)
const longest = Number(values.longest ?? 30)
const threads = Number(values.threads)
const share: Omit<Share, 'thread'> = {
  engine: values.engine,
  trips,
  longest,
  seed,
  threads,
  ids: guideOptions.destinations,
}
const rows = await inThreads<Row>(new URL('./eval/worker.ts', import.meta.url), share, (_, done) => {
  if (done.thread === 0 && done.rows % 50 === 0) console.error(`${done.rows * threads} of ${trips}`)
})
const found = tally(rows)
for (const { request, checks } of found.failing) {
  const failed = checks.filter(({ status }) => status === 'fail')
  console.error(
    JSON.stringify(request),
    failed.map(({ id, evidence }) => `\n  ${id}: ${sayIn()(evidence)}`).join(''),
  )
}
if (share.ids.length > 0)
  for (const { request, refusal } of found.refused) console.error(JSON.stringify(request), `\n  ${refusal}`)
for (const { request, crash } of found.crashed) console.error(JSON.stringify(request), `\n  ${crash}`)
for (const { request, avoidable } of found.avoidable.slice(0, 10))
  console.error(
    JSON.stringify(request),
    avoidable.map(({ id, evidence }) => `\n  ${id}: ${sayIn()(evidence)}`).join(''),
  )
console.log(
  `${found.planned} of ${found.trips} planned, ${found.refused.length} refused, ${found.failing.length} fail a check, ${found.crashed.length} crashed`,
)
// The page comes last: its search for shorter ways takes half a minute for each trip.
if (share.ids.length === 0) await show()
process.exitCode = found.failing.length + found.crashed.length > 0 ? 1 : 0

/** Writes the page, or prints it. */
async function show() {
  const destinations = readdirSync('catalogue').filter((name) => name.endsWith('.json')).length
  const sections = [
    guideSection(await runGuide(guideOptions), guideOptions),
    hoursSection(compareHours(2027)),
  ]
  const page = sections.reduce(withSection, report(found, { ...share, destinations }))
  if (values.print) console.log(page)
  else writeFileSync(file, page)
}
