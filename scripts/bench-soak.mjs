// @ts-check
// `npm run bench:soak -- --minutes 60`: mixed load on the built Worker with the 128 MB of heap that it has when it is
// deployed. Prints each minute what was done, what failed, the memory and the CPU of workerd. Fails when anything failed, or
// when the memory of the Worker grows. That of the workerd process is printed beside it: the local runtime in it keeps memory for
// all that is written to D1, KV and objects, also where a Worker holds nothing (`npm run bench:runtime`).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { cpuMilliseconds, workerdProcesses } from './bench/cpu-of.mjs'
import { residentBytes, workerMemory } from './bench/memory-of.mjs'
import { MixedLoad } from './bench/mixed-load.mjs'
import { ensureBuilt } from './build.mjs'
import { startLocalParts } from './counterparts.mjs'
import { deployedHeap } from './deployed-heap.mjs'
import { withLocalDatabase } from './migrations.mjs'
import { Failure } from './processes.mjs'
import { seeded } from './seeded.mjs'
import { serve } from './serve.mjs'
import { commandWithToolchain } from './toolchain.mjs'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    // Actions a second, on the average.
    rate: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const PORT = Number(process.env.PORT ?? 8860)
const INSPECTOR_PORT = PORT + 40
const LANES = 3
const HOURLY_RUN_EVERY_MINUTES = 10
/** Memory is flat when the last third of the run needs at most this much more than the middle third. */
const MOST_GROWTH = 1.1
/** What Cloudflare gives a Worker, MB. */
const MOST_MEMORY = 128
const MB = 1_048_576

await commandWithToolchain(async (stopping, onStop) => {
  process.env.LOCAL_ONLY = '1'
  await ensureBuilt()
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-soak-'))
  const local = await startLocalParts({ port: PORT, stateDir })
  const env = { ...local.env, LOOPBACK_LIMIT_FACTOR: '1000' }
  const limits = { v8Flags: deployedHeap, inspectorPort: INSPECTOR_PORT }
  const server = await serve({ port: PORT, stateDir, env, ...limits })
  const close = async () => {
    await Promise.all([server.close(), local.close()])
  }
  onStop(async () => {
    await close()
    rmSync(stateDir, { recursive: true, force: true })
  })
  const [pid] = workerdProcesses()
  if (!pid) throw new Failure('No workerd process is to be seen; /proc is Linux.')

  const load = new MixedLoad(server.url, local.env, seeded(Number(values.seed)))
  await load.begin()
  const minutes = Number(values.minutes)
  const started = Date.now()
  const end = started + minutes * 60_000
  /** @type {Map<string, number>} */
  const done = new Map()
  /** @type {string[]} */
  const failed = []
  const isOver = () => stopping.aborted || Date.now() >= end
  /**
   * @param {string} name
   * @param {() => Promise<unknown>} work
   */
  const attempt = async (name, work) => {
    const begun = Date.now()
    try {
      await work()
    } catch (error) {
      failed.push(`${name}: ${saidBy(error)}`)
      console.log(`FAILED ${new Date().toISOString()} after ${Date.now() - begun} ms, ${failed.at(-1)}`)
    }
    done.set(name, (done.get(name) ?? 0) + 1)
  }
  const lane = async () => {
    while (!isOver()) {
      const wait = (-Math.log(1 - load.random()) * LANES * 1000) / Number(values.rate)
      await delay(Math.min(wait, Math.max(0, end - Date.now())))
      const [name, , work] = load.next()
      if (!isOver()) await attempt(name, work)
    }
  }
  /** @type {{ minute: number, done: number, rss: number, least: number, most: number, cpu: number }[]} */
  const samples = []
  const watch = async () => {
    for (let minute = 1; minute <= minutes && !isOver(); minute++) {
      const [cpuBefore, doneBefore, begun] = [cpuMilliseconds(pid), sum(done), Date.now()]
      /** @type {number[]} */
      const memory = []
      while (Date.now() < started + minute * 60_000 && !stopping.aborted) {
        memory.push(await workerMemory(INSPECTOR_PORT))
        await delay(Math.max(0, Math.min(5000, started + minute * 60_000 - Date.now())))
      }
      const sample = {
        minute,
        done: sum(done) - doneBefore,
        rss: residentBytes(pid) / MB,
        least: Math.min(...memory) / MB,
        most: Math.max(...memory) / MB,
        cpu: (cpuMilliseconds(pid) - cpuBefore) / (Date.now() - begun),
      }
      samples.push(sample)
      console.log(
        `minute ${minute}: ${sample.done} done, ${failed.length} failed so far, process ${sample.rss.toFixed(0)} MB, ` +
          `Worker ${sample.least.toFixed(0)} to ${sample.most.toFixed(0)} MB, ${(sample.cpu * 100).toFixed(0)} % of a core`,
      )
      if (minute % HOURLY_RUN_EVERY_MINUTES === 0) await attempt('the hourly run', () => load.hourlyRun())
    }
  }
  await Promise.all([watch(), ...Array.from({ length: LANES }, lane)])
  if (stopping.aborted) return
  // Counts of the log are written within five seconds.
  await delay(6000)
  await close()

  /** @type {typeof import('../app/domain/operations/events')} */
  const { eventLevels } = await tsImport('../app/domain/operations/events.ts', import.meta.url)
  const levels = new Map(Object.entries(eventLevels))
  const { results } = await withLocalDatabase(join(stateDir, 'v3'), (db) =>
    db.prepare('SELECT event, sum(count) AS times FROM operation_counts GROUP BY event').all(),
  )
  rmSync(stateDir, { recursive: true, force: true })
  const logged = results.map(({ event, times }) => ({ event, times, level: levels.get(String(event)) }))
  console.log('\nDone, by kind:')
  console.table([...done].map(([what, times]) => ({ what, times })))
  console.log('In the log of the product:')
  console.table(logged)
  const third = Math.floor(samples.length / 3)
  const mean = (/** @type {typeof samples} */ of, /** @type {'rss' | 'least'} */ what) =>
    of.reduce((total, sample) => total + sample[what], 0) / of.length
  /** @type {string[]} */
  const findings = []
  for (const [name, what] of /** @type {const} */ ([
    ['the process, with the local runtime', 'rss'],
    ['the Worker', 'least'],
  ])) {
    const [before, after] = [mean(samples.slice(third, 2 * third), what), mean(samples.slice(-third), what)]
    console.log(`${name}: middle third ${before.toFixed(1)} MB, last third ${after.toFixed(1)} MB`)
    if (what === 'least' && third > 0 && after > before * MOST_GROWTH)
      findings.push('the memory of the Worker grows')
  }
  const most = Math.max(...samples.map((sample) => sample.most))
  console.log(`the Worker at most: ${most.toFixed(1)} MB of ${MOST_MEMORY}`)
  if (most > MOST_MEMORY) findings.push(`the Worker had ${most.toFixed(0)} MB`)
  const worker = samples.reduce((total, { cpu }) => total + cpu, 0) / samples.length
  console.log(
    `${sum(done)} actions in ${minutes} minutes, ${failed.length} failed, ${(worker * 100).toFixed(1)} % of a core`,
  )
  if (failed.length > 0) findings.push(`${failed.length} actions failed`)
  for (const { event, times, level } of logged)
    if (level === 'error') findings.push(`${times} times in the log: ${event}`)
  if (findings.length > 0) throw new Failure(findings.join('\n'))
  console.log('No error, and the memory of the Worker is flat.')
  process.exit(0)
})

/** What went wrong; of a connection that ended also where to it was, and how much had come. @param {unknown} error */
function saidBy(error) {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const socket = cause instanceof Error && 'socket' in cause ? JSON.stringify(cause.socket) : ''
  return `${error.message} ${cause ?? ''} ${socket}`.trim()
}

/** @param {Map<string, number>} counts */
function sum(counts) {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}
