// @ts-check
// `npm run bench:caps`: CPU time of the largest calls that the product accepts, in the built Worker: saving, showing,
// exporting and talking about trips at their caps. What is counted is the whole workerd process, with its D1, its files and its
// garbage; beside it stand calls that do nothing and a fixed computation, in the same run.

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

/** @typedef {{ trip: string, call: string, kB: number, ms: number, plans: boolean }} Row `plans` for a call that makes a plan. */

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
  let server = await serve({ port: PORT, stateDir, env: local.env })
  const close = async () => {
    await Promise.all([server.close(), local.close(), model.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  onStop(close)

  /** @type {Row[]} */
  const rows = []
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
    const once = async () => {
      let response = await ask()
      while (response.status === 429) {
        await delay(1000 * Number(response.headers.get('Retry-After') ?? 1))
        response = await ask()
      }
      const body = await response.arrayBuffer()
      bytes = body.byteLength
      if (response.status >= 400 && response.status !== 404)
        throw new Error(
          `${trip}, ${call}: ${response.status} ${new TextDecoder().decode(body).slice(0, 500)}`,
        )
    }
    for (let round = 0; round < (few ? 1 : WARM_UP); round++) await once()
    const before = cpuMilliseconds(pid)
    for (let round = 0; round < rounds; round++) await once()
    const ms = (cpuMilliseconds(pid) - before) / rounds
    rows.push({ trip, call, kB: Math.round(bytes / 1024), ms, plans })
    console.log(`${trip} | ${call} | ${Math.round(bytes / 1024)} kB | ${ms.toFixed(1)} ms`)
  }

  const member = new Member(server.url)
  await member.join(local.env)
  await measure('none', 'a call that does nothing', () =>
    member.call('/api/nothing-here', { method: 'OPTIONS' }).then((r) => new Response(r.body)),
  )
  await measure('none', 'GET /api/health', () => member.call('/api/health'))
  await measure('none', 'GET /pricing', () => member.call('/pricing'))

  for (const { call, ask, plans } of await publicCalls(server.url))
    await measure('public', call, ask, undefined, plans)

  /** @type {Awaited<ReturnType<typeof callsOfTrip>>[]} */
  const trips = []
  for (const trip of tripsAtCaps) {
    const calls = await callsOfTrip(member, trip)
    trips.push(calls)
    for (const { call, ask, rounds } of calls.withoutModel) await measure(trip.name, call, ask, rounds)
  }
  await server.close()
  server = await serve({ port: PORT, stateDir, env: { ...local.env, ...withModel } })
  for (const { name, withModel: asked } of trips)
    for (const { call, ask, rounds } of asked) await measure(name, call, ask, rounds)

  const base = rows.find(({ call }) => call === 'GET /pricing')?.ms ?? 1
  console.log(`A fixed computation takes ${speed.toFixed(0)} ms of CPU on this machine.`)
  console.table(
    rows.map(({ ms, plans, ...row }) => ({
      ...row,
      'CPU ms': ms.toFixed(1),
      'of /pricing': (ms / base).toFixed(1),
      over: plans ? 'a plan' : ms > AIM ? 'OVER' : '',
    })),
  )
  if (rows.some(({ ms, plans }) => ms > AIM && !plans)) process.exitCode = 1
  await close()
})
