// @ts-check
// `npm run bench:profile`: which functions the largest calls that the product accepts spend their time in. ONLY chooses calls, as for
// `npm run bench:caps`; what is counted is the Worker's own script, by workerd's inspector.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { callsOfTrip } from './bench/calls-of-trip.mjs'
import { Member } from './bench/member.mjs'
import { publicCalls } from './bench/public-calls.mjs'
import { tripsAtCaps } from './bench/trips-at-caps.mjs'
import { startLocalParts } from './counterparts.mjs'
import { functionAt } from './function-at.mjs'
import { serve } from './serve.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

const PORT = Number(process.env.PORT ?? 8860)
const INSPECTOR_PORT = PORT + 50
const ROUNDS = Number(process.env.ROUNDS ?? 20)
const ONLY = process.env.ONLY ?? ''
/** Microseconds between two samples. One that comes much later waited for the processor, and says nothing of its function. */
const INTERVAL = 250
/** Functions in each table. */
const ROWS = Number(process.env.ROWS ?? 45)

/** @typedef {{ id: number, callFrame: { functionName: string, url: string, lineNumber: number, columnNumber: number }, children?: number[] }} Node */
/** @typedef {{ nodes: Node[], samples: number[], timeDeltas: number[] }} Profile */

/** @type {Map<string, string>} */
const names = new Map()
const file = join(ROOT, 'build/names/index.js')
const lines = readFileSync(file, 'utf8').split('\n')
const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))

await commandWithToolchain(async (_stopping, onStop) => {
  process.env.LOCAL_ONLY = '1'
  /** @type {typeof import('../local/openai/server')} */
  const { startModel } = await tsImport('../local/openai/server.ts', import.meta.url)
  const model = await startModel()
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-profile-'))
  const local = await startLocalParts({ port: PORT, stateDir })
  const withModel = { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'well' }
  const budget = { OPENAI_ACCOUNT_DAY_CENTS: '100000', OPENAI_SITE_DAY_CENTS: '1000000' }
  let server = await serve({ port: PORT, stateDir, env: local.env, inspectorPort: INSPECTOR_PORT })
  const close = async () => {
    await Promise.all([server.close(), local.close(), model.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  onStop(close)
  const member = new Member(server.url)
  await member.join(local.env)

  /** @param {string} name @param {() => Promise<Response>} ask @param {number} [few] */
  const profile = async (name, ask, few) => {
    if (!name.includes(ONLY)) return
    for (let round = 0; round < (few ? 2 : 6); round++) await (await ask()).arrayBuffer()
    const profiler = await startProfiler()
    const rounds = few ?? ROUNDS
    for (let round = 0; round < rounds; round++) await (await ask()).arrayBuffer()
    print(name, await profiler.stop(), rounds)
  }
  for (const { call, ask } of await publicCalls(server.url)) await profile(`public: ${call}`, ask)
  /** @type {Awaited<ReturnType<typeof callsOfTrip>>[]} */
  const trips = []
  for (const trip of tripsAtCaps) {
    if (process.env.TRIP && !trip.name.includes(process.env.TRIP)) continue
    const calls = await callsOfTrip(member, trip)
    trips.push(calls)
    for (const { call, ask, rounds } of calls.withoutModel)
      await profile(`${trip.name}: ${call}`, ask, rounds)
  }
  await server.close()
  const env = { ...local.env, ...withModel, ...budget }
  server = await serve({ port: PORT, stateDir, env, inspectorPort: INSPECTOR_PORT })
  for (const { name, withModel: asked } of trips)
    for (const { call, ask, rounds } of asked) await profile(`${name}: ${call}`, ask, rounds)
  await close()
  process.exit(0)
})

async function startProfiler() {
  const headers = { connection: 'close' }
  const targets = await (await fetch(`http://127.0.0.1:${INSPECTOR_PORT}/json`, { headers })).json()
  const target = targets.find((/** @type {{ id: string }} */ { id }) => id.startsWith('core:user:'))
  const socket = new WebSocket(`ws://127.0.0.1:${INSPECTOR_PORT}/${target.id}`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let last = 0
  /** @param {string} method @param {object} [params] @returns {Promise<any>} */
  const send = (method, params = {}) =>
    new Promise((resolve) => {
      const id = ++last
      /** @param {MessageEvent} event */
      const listen = ({ data }) => {
        const message = JSON.parse(String(data))
        if (message.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(message.result)
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id, method, params }))
    })
  await send('Profiler.enable')
  await send('Profiler.setSamplingInterval', { interval: INTERVAL })
  await send('Profiler.start')
  return {
    async stop() {
      const { profile } = await send('Profiler.stop')
      socket.close()
      return /** @type {Profile} */ (profile)
    },
  }
}

/** @param {Node['callFrame']} frame */
function nameOf({ functionName, lineNumber, columnNumber, url }) {
  if (!url) return `(${functionName})`
  const key = `${lineNumber}:${columnNumber}`
  let name = names.get(key)
  if (!name) {
    const entry = map.findEntry(lineNumber, columnNumber)
    const line = 'originalLine' in entry ? entry.originalLine : undefined
    name =
      line === undefined
        ? functionName
        : `${functionAt(lines, line) ?? 'top'} ${line}: ${lines[line]?.trim().slice(0, 60)}`
    names.set(key, name)
  }
  return name
}

/** @param {string} title @param {Profile} profile @param {number} rounds */
function print(title, { nodes, samples, timeDeltas }, rounds) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  /** @type {Map<number, number>} */
  const parents = new Map()
  for (const node of nodes) for (const child of node.children ?? []) parents.set(child, node.id)
  /** @type {Map<string, number>} */
  const self = new Map()
  /** @type {Map<string, number>} */
  const total = new Map()
  let sum = 0
  samples.forEach((id, index) => {
    const ms = Math.min(timeDeltas[index] ?? 0, 2 * INTERVAL) / 1000
    const node = byId.get(id)
    if (!node || ['(idle)', '(program)'].includes(node.callFrame.functionName)) return
    sum += ms
    const own = nameOf(node.callFrame)
    self.set(own, (self.get(own) ?? 0) + ms)
    const seen = new Set()
    for (let at = /** @type {number | undefined} */ (id); at !== undefined; at = parents.get(at)) {
      const frame = byId.get(at)?.callFrame
      if (frame) seen.add(nameOf(frame))
    }
    for (const name of seen) total.set(name, (total.get(name) ?? 0) + ms)
  })
  console.log(`\n=== ${title}: ${(sum / rounds).toFixed(1)} ms of script a call`)
  for (const [heading, table] of /** @type {const} */ ([
    ['self', self],
    ['with what it calls', total],
  ])) {
    console.log(`--- ${heading}`)
    for (const [name, ms] of [...table].sort((a, b) => b[1] - a[1]).slice(0, ROWS))
      console.log(`${(ms / rounds).toFixed(2).padStart(8)}  ${name}`)
  }
}
