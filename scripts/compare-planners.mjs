// @ts-check
// `npm run bench:planners -- CHECKOUT`: lets this checkout and another one make the same plans, in turn in one process, and says
// which plans differ and which checkout takes less CPU. A change that is to cost less and to change nothing is held to it. PLANS and
// SEED choose others.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { Failure } from './processes.mjs'
import { seeded } from './seeded.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

const PLANS = Number(process.env.PLANS ?? 60)
const SEED = Number(process.env.SEED ?? 1)
const CATALOGUE = join(ROOT, 'public/catalogue')
/** Some lengths are asked for more often. */
const LENGTHS = [1, 1, 2, 3, 3, 4, 5, 7, 10, 14]
const INTERESTS = [
  ['Museums', 'Food & Dining', 'History'],
  ['Nature & Outdoors', 'Beach'],
  ['Shopping', 'Nightlife', 'Art'],
  ['Architecture', 'Photography'],
  ['Adventure', 'Sightseeing'],
]
const PACES = ['relaxed', 'moderate', 'fast-paced']
const BUDGETS = ['budget', 'moderate', 'luxury']

/** @typedef {{ catalogueEngine: { plan(request: unknown, destination: unknown): AsyncIterable<unknown> } }} Engine */

await commandWithToolchain(async () => {
  const [other] = process.argv.slice(2)
  if (!other) throw new Failure('Name the other checkout: npm run bench:planners -- ../main')
  const folder = mkdtempSync(join(tmpdir(), 'vphq-planners-'))
  try {
    const engines = [await engineOf(ROOT, folder, 'this'), await engineOf(other, folder, 'other')]
    await compare(engines)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  // The bundler keeps a process of its own.
  process.exit(0)
})

/** @param {Engine[]} engines */
async function compare(engines) {
  const random = seeded(SEED)
  /** @template T @param {T[]} list @returns {T} */
  const oneOf = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)])
  const ids = readdirSync(CATALOGUE)
    .filter((name) => /^[a-z-]+\.json$/.test(name) && name !== 'index.json')
    .sort()
  const spent = [0, 0]
  /** @type {Map<number, number[]>} */
  const byLength = new Map()
  const different = []
  for (let at = -4; at < PLANS; at++) {
    const file = oneOf(ids)
    const text = readFileSync(join(CATALOGUE, file), 'utf8')
    if (!text.includes('"places"')) continue
    const request = {
      destinationId: file.replace('.json', ''),
      startDate: `2027-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
      days: oneOf(LENGTHS),
      budget: oneOf(BUDGETS),
      interests: oneOf(INTERESTS),
      additionalInfo: '',
      filters: {
        travelStyle: [],
        accessibility: [],
        dietaryRestrictions: random() < 0.2 ? ['Vegetarian'] : [],
        maxWalkingDistance: oneOf([3, 5, 10]),
        pace: oneOf(PACES),
        localExperiencesOnly: random() < 0.2,
        childFriendly: random() < 0.2,
      },
      seed: Math.floor(random() * 1000),
      sample: random() < 0.2,
      dayLimit: null,
    }
    /** @type {string[]} */
    const plans = []
    for (const index of at % 2 === 0 ? [0, 1] : [1, 0]) {
      const destination = JSON.parse(text)
      const start = process.cpuUsage()
      const pieces = []
      for await (const piece of engines[index]?.catalogueEngine.plan(request, destination) ?? [])
        pieces.push(piece)
      const { user, system } = process.cpuUsage(start)
      plans[index] = JSON.stringify(pieces)
      // The first ones warm up.
      if (at < 0) continue
      const ms = (user + system) / 1000
      spent[index] = (spent[index] ?? 0) + ms
      const row = byLength.get(request.days) ?? [0, 0]
      row[index] = (row[index] ?? 0) + ms
      byLength.set(request.days, row)
    }
    if (plans[0] !== plans[1])
      different.push(`${request.destinationId}, ${request.days} days, seed ${request.seed}`)
  }
  console.table(
    [...byLength]
      .sort(([a], [b]) => a - b)
      .map(([days, [own = 0, others = 0]]) => ({
        days,
        'this, ms': Math.round(own),
        'other, ms': Math.round(others),
        ratio: (own / others).toFixed(3),
      })),
  )
  const [own = 0, others = 0] = spent
  console.log(
    `All ${PLANS} plans: ${(own / 1000).toFixed(2)} s here, ${(others / 1000).toFixed(2)} s there, ratio ${(own / others).toFixed(3)}`,
  )
  if (different.length > 0) throw new Failure(`${different.length} plans differ:\n${different.join('\n')}`)
  console.log('All plans are the same.')
}

/**
 * @param {string} checkout
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<Engine>}
 */
async function engineOf(checkout, folder, name) {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: checkout,
    resolve: { alias: { '~': join(checkout, 'app') } },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: join(checkout, 'app/domain/planning/catalogue-engine/catalogue-engine.ts'),
      write: false,
      minify: true,
      target: 'es2022',
    },
  })
  const [output] = 'output' in made ? made.output : []
  if (output?.type !== 'chunk') throw new Failure(`The planner of ${checkout} did not bundle into one file.`)
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, output.code)
  return import(pathToFileURL(file).href)
}
