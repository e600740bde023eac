// @ts-check
// CPU time that planning takes in workerd: one place by the catalogue engine, several places with their journeys and checks. The clock inside a Worker does not advance while it computes, so the
// CPU time of the workerd process is read from the kernel before and after.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Miniflare } from 'miniflare'
import { build } from 'vite'
import { cpuMilliseconds, workerdProcesses } from './cpu-of.mjs'

const ENTRY = fileURLToPath(new URL('./engine-worker.ts', import.meta.url))
const APP = fileURLToPath(new URL('../../app', import.meta.url))
const CATALOGUE = fileURLToPath(new URL('../../public/catalogue', import.meta.url))
const CONNECTIONS = fileURLToPath(new URL('../../catalogue/connections/connections.json', import.meta.url))
const DESTINATIONS = ['paris', 'tokyo', 'rome', 'santorini', 'queenstown']
const ROUTES = [
  ['rome', 'florence', 'venice'],
  ['tokyo', 'kyoto', 'osaka'],
  ['prague', 'vienna', 'budapest'],
  ['london', 'paris', 'amsterdam'],
  ['lisbon', 'seville', 'madrid'],
]
const FILTERS = {
  travelStyle: [],
  accessibility: [],
  dietaryRestrictions: [],
  maxWalkingDistance: 5,
  pace: 'moderate',
  localExperiencesOnly: false,
  childFriendly: false,
}
const INTERESTS = ['Museums', 'Food & Dining', 'History']

/**
 * Milliseconds of CPU a trip, by length: the first in a Worker that has just started, and each of those that follow; at the end
 * ten days over three places. Empty on systems without /proc (it is Linux only).
 * @param {{ days: number[], rounds: number }} options
 * @returns {Promise<{ days: number, places: number, first: number, median: number, worst: number }[]>}
 */
export async function engineCpu({ days, rounds }) {
  const script = await bundled()
  const one = days.map((length) => ({ length, trips: DESTINATIONS.map((id) => [id]) }))
  const rows = []
  for (const { length, trips } of [...one, { length: 10, trips: ROUTES }]) {
    /** @type {number[]} */
    const first = []
    /** @type {number[]} */
    const later = []
    for (const ids of trips) {
      const worker = await startWorker(script)
      const destinations = ids.map((id) => JSON.parse(readFileSync(`${CATALOGUE}/${id}.json`, 'utf8')))
      const connections = JSON.parse(readFileSync(CONNECTIONS, 'utf8'))
      const plan = (/** @type {number | null} */ seed) =>
        worker.cpuOf({
          destinations,
          connections,
          request: seed === null ? null : request(ids, length, seed),
        })
      await plan(null) // Reads the destinations, so that only planning is measured.
      first.push(await plan(0))
      for (let seed = 1; seed <= rounds; seed++) later.push(await plan(seed))
      await worker.close()
    }
    const places = trips[0]?.length ?? 1
    rows.push({
      days: length,
      places,
      first: Math.max(...first),
      median: median(later),
      worst: Math.max(...later),
    })
  }
  return rows
}

/**
 * @param {string[]} ids
 * @param {number} days
 * @param {number} seed
 */
function request(ids, days, seed) {
  const places = ids.map((destinationId) => ({
    destinationId,
    nights: null,
    interests: INTERESTS,
    filters: FILTERS,
  }))
  return {
    destinationId: ids[0],
    ...(ids.length > 1 && { places }),
    startDate: '2027-05-03',
    days,
    budget: 'moderate',
    interests: INTERESTS,
    additionalInfo: '',
    filters: FILTERS,
    seed,
    sample: false,
    dayLimit: null,
  }
}

/** @returns {Promise<string>} */
async function bundled() {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': APP } },
    ssr: { target: 'webworker', noExternal: true },
    build: { ssr: ENTRY, write: false, minify: true, target: 'es2022' },
  })
  const [output] = 'output' in made ? made.output : []
  if (output?.type !== 'chunk') throw new Error('The planner did not bundle into one file.')
  return output.code
}

/** @param {string} script */
async function startWorker(script) {
  const before = new Set(workerdProcesses())
  const worker = new Miniflare({ modules: true, cf: false, script })
  const { href } = await worker.ready
  const [pid] = workerdProcesses().filter((each) => !before.has(each))
  if (!pid) throw new Error('No workerd process is to be seen.')
  return {
    close: () => worker.dispose(),
    /** @param {unknown} order */
    async cpuOf(order) {
      const body = JSON.stringify(order)
      // The local server sometimes closes the connection on which it is asked again.
      const ask = () => fetch(href, { method: 'POST', body })
      let start = cpuMilliseconds(pid)
      const answer = await ask().catch(() => {
        start = cpuMilliseconds(pid)
        return ask()
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
      return cpuMilliseconds(pid) - start
    },
  }
}

/** @param {number[]} list */
function median(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}
