// @ts-check
// `npm run bench:caps`: CPU time of the largest calls that the product accepts, in the built Worker: saving, showing,
// exporting and talking about trips at their caps. What is counted is the whole workerd process, with its D1, its files and its
// garbage. Each row has its ratio to an empty route that was measured just before, and is judged by what it would have taken
// when that route was fastest in the same run, so that a machine that others use too does not decide.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { callsOfTrip } from './bench/calls-of-trip.mjs'
import { cpuMilliseconds, workerdProcesses } from './bench/cpu-of.mjs'
import { machineSpeed } from './bench/machine-speed.mjs'
import { Member } from './bench/member.mjs'
import { publicCalls } from './bench/public-calls.mjs'
import { tripsAtCaps } from './bench/trips-at-caps.mjs'
import { ensureBuilt } from './build.mjs'
import { startLocalParts } from './counterparts.mjs'
import { serve } from './serve.mjs'
import { commandWithToolchain } from './toolchain.mjs'

const PORT = Number(process.env.PORT ?? 8840)
const ROUNDS = Number(process.env.ROUNDS ?? 20)
/** Only trips and calls whose names have this in them. */
const ONLY = process.env.ONLY ?? ''
/** The limit of a call, milliseconds. */
const AIM = 50
const WARM_UP = 4
/** Calls of the empty route at a time: its time is short, and the kernel counts in steps of 10 ms. */
const EMPTY_ROUNDS = 100
/** Other members, who warm up what asks the language model: nobody may ask it as often as other calls are made. */
const OTHERS = 4

/**
 * @typedef {{ trip: string, call: string, kB: number, ms: number, empty: number, plans: boolean }} Row `empty` is the time of the
 *   empty route just before; `plans` for a call that makes a plan.
 */

await commandWithToolchain(async (_stopping, onStop) => {
  process.env.LOCAL_ONLY = '1'
  await ensureBuilt()
  /** @type {typeof import('../local/openai/server')} */
  const { startModel } = await tsImport('../local/openai/server.ts', import.meta.url)
  const model = await startModel()
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-caps-'))
  const local = await startLocalParts({ port: PORT, stateDir })
  const speed = await machineSpeed()
  const withModel = { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'well' }
  // So that the model is asked each time.
  const budget = { OPENAI_ACCOUNT_DAY_CENTS: '100000', OPENAI_SITE_DAY_CENTS: '1000000' }
  let server = await serve({ port: PORT, stateDir, env: local.env })
  const close = async () => {
    await Promise.all([server.close(), local.close(), model.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  onStop(close)

  /** @type {Row[]} */
  const rows = []
  let empty = 0
  let fastest = Number.POSITIVE_INFINITY
  const measureEmpty = async () => {
    const [pid] = workerdProcesses()
    if (!pid) throw new Error('No workerd process is to be seen; /proc is Linux.')
    const before = cpuMilliseconds(pid)
    for (let round = 0; round < EMPTY_ROUNDS; round++)
      await member.call('/api/nothing-here', { method: 'OPTIONS' })
    empty = (cpuMilliseconds(pid) - before) / EMPTY_ROUNDS
    fastest = Math.min(fastest, empty)
  }
  /**
   * @param {string} trip
   * @param {string} call
   * @param {() => Promise<Response>} ask
   * @param {number} [few] Rounds, for calls that are limited.
   * @param {boolean} [plans]
   */
  const measure = async (trip, call, ask, few, plans = false) => {
    if (trip !== 'none' && !`${trip}: ${call}`.includes(ONLY)) return
    const rounds = few ?? ROUNDS
    const [pid] = workerdProcesses()
    if (!pid) throw new Error('No workerd process is to be seen; /proc is Linux.')
    let bytes = 0
    /** Of calls that a limit refused, and of the wait after them, which may be a minute. */
    let refused = 0
    const once = async () => {
      let before = cpuMilliseconds(pid)
      let response = await ask()
      while (response.status === 429) {
        await delay(1000 * Number(response.headers.get('Retry-After') ?? 1))
        refused += cpuMilliseconds(pid) - before
        before = cpuMilliseconds(pid)
        response = await ask()
      }
      const body = await response.arrayBuffer()
      bytes = body.byteLength
      if (response.status >= 400 && response.status !== 404)
        throw new Error(
          `${trip}, ${call}: ${response.status} ${new TextDecoder().decode(body).slice(0, 500)}`,
        )
    }
    for (let round = 0; round < (few === 1 ? 1 : few ? 2 : WARM_UP); round++) await once()
    refused = 0
    const before = cpuMilliseconds(pid)
    for (let round = 0; round < rounds; round++) await once()
    const ms = (cpuMilliseconds(pid) - before - refused) / rounds
    rows.push({ trip, call, kB: Math.round(bytes / 1024), ms, empty, plans })
    console.log(`${trip} | ${call} | ${Math.round(bytes / 1024)} kB | ${ms.toFixed(1)} ms`)
  }

  const member = new Member(server.url)
  await member.join(local.env)
  await measureEmpty()
  await measureEmpty()
  await measure('none', 'GET /api/health', () => member.call('/api/health'))
  await measure('none', 'GET /pricing', () => member.call('/pricing'))

  await measureEmpty()
  for (const { call, ask, plans } of await publicCalls(server.url))
    await measure('public', call, ask, undefined, plans)

  /** @type {Awaited<ReturnType<typeof callsOfTrip>>[]} */
  const trips = []
  for (const trip of tripsAtCaps) {
    const calls = await callsOfTrip(member, trip)
    trips.push(calls)
    await measureEmpty()
    for (const { call, ask, rounds } of calls.withoutModel) await measure(trip.name, call, ask, rounds)
  }
  await server.close()
  server = await serve({ port: PORT, stateDir, env: { ...local.env, ...withModel, ...budget } })
  await measureEmpty()
  const others = Array.from({ length: OTHERS }, () => new Member(server.url))
  for (const other of others) await other.join(local.env)
  for (const { name, withModel: asked } of trips) {
    await measureEmpty()
    for (const { call, ask, rounds, warmUp } of asked) {
      await warmUp(others)
      await measure(name, call, ask, rounds)
    }
  }

  const fair = (/** @type {Row} */ row) => (row.ms * fastest) / row.empty
  console.log(`A fixed computation takes ${speed.toFixed(0)} ms of CPU on this machine.`)
  console.log(`An empty route takes ${fastest.toFixed(1)} ms when it is fastest in this run.`)
  console.table(
    rows.map((row) => ({
      trip: row.trip,
      call: row.call,
      kB: row.kB,
      'CPU ms': row.ms.toFixed(1),
      'empty route ms': row.empty.toFixed(1),
      'times empty': (row.ms / row.empty).toFixed(1),
      judged: fair(row).toFixed(1),
      over: row.plans ? 'a plan' : fair(row) > AIM ? 'OVER' : '',
    })),
  )
  if (rows.some((row) => fair(row) > AIM && !row.plans)) process.exitCode = 1
  await close()
})
