// @ts-check
// `npm run bench`: how long a ten-day trip takes, from the request to its first event and to its end, beside a Worker
// that does nothing, in the same run; the CPU time in workerd of pages, of the Worker's start, and of planning ten and thirty
// days. Absolute times depend on this machine and its load; the ratios can be compared. `-- --write` adds a row to docs/trend.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { bareWorker } from './bench/bare-worker.mjs'
import { engineCpu } from './bench/engine-cpu.mjs'
import { pagesCpu } from './bench/pages-cpu.mjs'
import { startCpu } from './bench/start-cpu.mjs'
import { withRun } from './bench/trend.mjs'
import { ensureBuilt } from './build.mjs'
import { sizes } from './check-bundle.mjs'
import { startLocalParts } from './counterparts.mjs'
import { buyPremium } from './premium-guest.mjs'
import { serve } from './serve.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

const PORT = 8797
const ROUNDS = 15
const DESTINATIONS = ['Paris, France', 'Tokyo, Japan', 'Rome, Italy']
const THREE_PLACES = ['Rome', 'Florence', 'Venice']

const TREND = join(ROOT, 'docs/trend.md')

await commandWithToolchain(async (_stopping, onStop) => {
  const [load = 0] = loadavg()
  process.env.LOCAL_ONLY = '1'
  await ensureBuilt()
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-bench-'))
  const local = await startLocalParts({ port: PORT, stateDir })
  const server = await serve({ port: PORT, stateDir, env: { ...local.env, LOOPBACK_LIMIT_FACTOR: '1000' } })
  const bare = await bareWorker()
  const close = async () => {
    await Promise.all([server.close(), local.close(), bare.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  onStop(close)

  /** @type {{ bare: number[], accepted: number[], day: number[], done: number[], page: number[], severalFirst: number[], severalDone: number[] }} */
  const times = { bare: [], accepted: [], day: [], done: [], page: [], severalFirst: [], severalDone: [] }
  for (let round = -2; round < ROUNDS; round++) {
    const nothing = await timed(bare.url)
    const page = await timed(`${server.url}/planner`)
    // Each round goes to another destination: another buyer.
    const plan = await generate(server.url, await buyPremium(server.url, local.env), round)
    const several = await generate(server.url, await buyPremium(server.url, local.env), round, THREE_PLACES)
    if (round < 0) continue // Warm-up.
    times.bare.push(nothing)
    times.page.push(page)
    times.accepted.push(plan.accepted)
    times.day.push(plan.day)
    times.done.push(plan.done)
    times.severalFirst.push(several.accepted)
    times.severalDone.push(several.done)
  }
  const base = median(times.bare)
  const row = (/** @type {string} */ name, /** @type {number[]} */ list) => ({
    what: name,
    'median ms': median(list).toFixed(1),
    'worst ms': Math.max(...list).toFixed(1),
    'times the bare Worker': (median(list) / base).toFixed(1),
  })
  console.table([
    row('a bare Worker answers', times.bare),
    row('the empty planner page', times.page),
    row('ten days: first event', times.accepted),
    row('ten days: first day', times.day),
    row('ten days: done', times.done),
    row('ten days over three places: first event', times.severalFirst),
    row('ten days over three places: done', times.severalDone),
  ])
  // CPU is read from /proc.
  const linux = process.platform === 'linux'
  const pages = linux ? await printPages(server.url, local.env) : {}
  await close()
  const rest = linux ? { ...(await printStart()), ...(await printCpu()) } : {}
  if (!process.argv.includes('--write')) return
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim()
  const figures = { ...pages, ...rest, ...sizes() }
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(TREND, withRun(readFileSync(TREND, 'utf8'), { date, commit, load, figures }))
})

/**
 * @param {string} url
 * @param {Record<string, string>} env
 * @returns {Promise<Record<string, number>>} Figures for the trend.
 */
async function printPages(url, env) {
  const rows = await pagesCpu(url, env)
  const least = rows[0]?.warm || 0.1
  console.table(
    rows.map(({ page, kB, gzip, first, warm }) => ({
      'CPU in workerd': page,
      kB: kB.toFixed(0),
      'kB gzip': gzip.toFixed(0),
      'first view, ms': first?.toFixed(0) ?? '',
      'warm, ms': warm.toFixed(1),
      'times the bare Worker': (warm / least).toFixed(1),
    })),
  )
  const warm = Object.fromEntries(rows.map((row) => [row.page, row.warm]))
  const shared = rows.find(({ page }) => page === 'shared trip, 10 days')
  return {
    ...warm,
    'empty route': warm['/api/health'] ?? 0,
    'shared, 10 days': shared?.warm ?? 0,
    'shared, first view': shared?.first ?? 0,
  }
}

/** CPU time of an isolate's start: the aim is 50 ms. */
async function printStart() {
  const { bare, product } = await startCpu(join(ROOT, 'build/server/index.js'), 10)
  const row = (/** @type {string} */ name, /** @type {number[]} */ list) => ({
    'CPU in workerd': name,
    'least ms': Math.min(...list).toFixed(1),
    'median ms': median(list).toFixed(1),
    'worst ms': Math.max(...list).toFixed(1),
  })
  console.table([row('start of a bare Worker', bare), row('start of the product', product)])
  return { start: Math.min(...product) }
}

/** CPU time of planning alone. The aims are 300 ms for ten days, 1 s for thirty, and 500 ms for ten days over three places. */
async function printCpu() {
  const rows = await engineCpu({ days: [1, 10, 30], rounds: 5 })
  const least = rows[0]?.median || 1
  console.table(
    rows.map(({ days, places, first, median: usual, worst }) => ({
      'CPU in workerd': `${days} ${days === 1 ? 'day' : 'days'}${places > 1 ? ` over ${places} places` : ''}`,
      'median ms': usual.toFixed(0),
      'worst ms': worst.toFixed(0),
      'first in a new Worker, worst ms': first.toFixed(0),
      'times one day': (usual / least).toFixed(1),
    })),
  )
  return Object.fromEntries(
    rows.map(({ days, places, median: usual }) => [places > 1 ? `${places} places` : `${days} days`, usual]),
  )
}

/** @param {string} url */
async function timed(url) {
  const start = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - start
}

/**
 * @param {string} url
 * @param {string} cookie
 * @param {number} round
 * @param {string[]} [places] of a trip to several
 */
async function generate(url, cookie, round, places) {
  const start = performance.now()
  const response = await fetch(`${url}/api/generate-itinerary`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', cookie },
    body: JSON.stringify({
      ...(places
        ? { destinations: places.map((destination) => ({ destination })) }
        : { destination: DESTINATIONS[(round + 3) % DESTINATIONS.length] }),
      startDate: '2027-05-03',
      endDate: '2027-05-12',
      interests: ['Museums', 'Food & Dining', 'History'],
      seed: round + 10,
    }),
  })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  const marks = { accepted: 0, day: 0, done: 0 }
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const now = performance.now() - start
    for (const event of /** @type {const} */ (['accepted', 'day', 'done'])) {
      if (!marks[event] && text.includes(`event: ${event}\n`)) marks[event] = now
    }
  }
  if (!marks.done) throw new Error(`no plan: ${text.slice(-300)}`)
  return marks
}

/** @param {number[]} list */
function median(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}
