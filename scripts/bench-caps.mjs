// @ts-check
// `npm run bench:caps`: CPU time of the largest calls that the product accepts, in the built Worker: saving, showing and
// exporting trips at their caps. What is counted is the whole workerd process, with its D1, its files and its garbage; beside
// it stand calls that do nothing, in the same run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuMilliseconds, workerdProcesses } from './bench/cpu-of.mjs'
import { Member } from './bench/member.mjs'
import { tripsAtCaps } from './bench/trips-at-caps.mjs'
import { ensureBuilt } from './build.mjs'
import { startLocalParts } from './counterparts.mjs'
import { serve } from './serve.mjs'
import { commandWithToolchain } from './toolchain.mjs'

const PORT = Number(process.env.PORT ?? 8840)
const ROUNDS = Number(process.env.ROUNDS ?? 10)
/** What no call may take, milliseconds. */
const AIM = 50
const FILES = ['calendar.ics', 'route.gpx', 'route.geojson', 'trip.txt', 'trip.md', 'trip.json']

await commandWithToolchain(async (_stopping, onStop) => {
  process.env.LOCAL_ONLY = '1'
  await ensureBuilt()
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-caps-'))
  const local = await startLocalParts({ port: PORT, stateDir })
  const server = await serve({ port: PORT, stateDir, env: local.env })
  const close = async () => {
    await Promise.all([server.close(), local.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  onStop(close)
  const [pid] = workerdProcesses()
  if (!pid) throw new Error('No workerd process is to be seen; /proc is Linux.')

  const member = new Member(server.url)
  await member.join(local.env)
  /** @type {{ trip: string, call: string, kB: number, ms: number }[]} */
  const rows = []
  /**
   * @param {string} trip
   * @param {string} call
   * @param {() => Promise<Response>} ask
   */
  const measure = async (trip, call, ask) => {
    let bytes = 0
    const once = async () => {
      const response = await ask()
      bytes = (await response.arrayBuffer()).byteLength
      if (!response.ok) throw new Error(`${trip}, ${call}: ${response.status}`)
    }
    await once()
    await once()
    const before = cpuMilliseconds(pid)
    for (let round = 0; round < ROUNDS; round++) await once()
    const ms = (cpuMilliseconds(pid) - before) / ROUNDS
    rows.push({ trip, call, kB: Math.round(bytes / 1024), ms })
    console.log(`${trip} | ${call} | ${Math.round(bytes / 1024)} kB | ${ms.toFixed(1)} ms`)
  }

  await measure('none', 'a call that does nothing', () =>
    member.call('/api/nothing-here', { method: 'OPTIONS' }).then((r) => new Response(r.body)),
  )
  await measure('none', 'GET /api/health', () => member.call('/api/health'))
  await measure('none', 'GET /pricing', () => member.call('/pricing'))

  for (const { name, form, changed } of tripsAtCaps) {
    const made = await member.json('/api/generate-itinerary', 'POST', form)
    const [newest] = await member.json('/api/trips')
    const address = `/api/trips/${newest.id}`
    const { itinerary, version: first } = await member.json(address)
    const body = changed(itinerary)
    let version = first
    let turn = 0
    const put = async () => {
      // A title that differs each time: an edit that changes nothing costs less.
      const text = JSON.stringify({
        version,
        itinerary: { ...body, tips: [`Turn ${turn++}`, ...body.tips.slice(1)] },
      })
      const response = await member.call(address, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: text,
      })
      if (response.ok) version++
      else console.log((await response.clone().text()).slice(0, 300))
      return response
    }
    void made
    await measure(name, 'PUT', put)
    const { shareUrl } = await member.json(`${address}/share`, 'POST')
    const shared = new URL(shareUrl).pathname
    const code = shared.split('/').at(-1)
    await member.json(`${address}/share`, 'PUT', { sharesFiles: true })
    await measure(name, 'GET trip as JSON', () => member.call(address))
    await measure(name, 'trip page', () => member.call(`/trips/${newest.id}`))
    await measure(name, 'trip page .data', () => member.call(`/trips/${newest.id}.data`))
    await measure(name, 'share page', () => fetch(`${server.url}${shared}`))
    await measure(name, 'share page .data', () => fetch(`${server.url}${shared}.data`))
    await measure(name, 'share picture', () => fetch(`${server.url}${shared}/picture.png`))
    for (const file of FILES) await measure(name, file, () => member.call(`${address}/export/${file}`))
    await measure(name, 'calendar.ics by the link', () =>
      fetch(`${server.url}/api/shared/${code}/export/calendar.ics`),
    )
    await measure(name, 'profile', () => member.call('/profile'))
    await measure(name, 'planner', () => member.call('/planner'))
  }
  console.table(
    rows.map(({ ms, ...row }) => ({ ...row, 'CPU ms': ms.toFixed(1), over: ms > AIM ? 'OVER' : '' })),
  )
  await close()
})
