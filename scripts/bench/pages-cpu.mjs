// @ts-check
// CPU time of pages in the built Worker, cold and warm, beside a bare Worker and calls that do almost nothing, in the
// same run. What is counted is the whole workerd process, with its D1, its files and its garbage.
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { bareWorker } from './bare-worker.mjs'
import { cpuMilliseconds, workerdProcesses } from './cpu-of.mjs'
import { Member } from './member.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 60)
/** Views of a page before it counts as warm: the compiler of V8 is done with it then. */
const WARM_UP = 30

/**
 * @typedef {{ page: string, kB: number, gzip: number, first: number | null, warm: number }} PageRow
 * First and warm are milliseconds of CPU.
 */

/**
 * @param {string} url Where the product is.
 * @param {Record<string, string>} env
 * @returns {Promise<PageRow[]>}
 */
export async function pagesCpu(url, env) {
  const member = new Member(url)
  await member.join(env)
  const [four, ten] = [await sharedTrip(member, 4), await sharedTrip(member, 10)]
  // The process that is there before the bare one starts.
  const [pid = ''] = workerdProcesses()
  const bare = await bareWorker(pid)
  const rows = [await measure(bare.pid, 'a bare Worker', () => fetch(bare.url))]
  for (const path of ['/api/health', '/api/destinations', '/', '/pricing', '/terms', '/planner'])
    rows.push(await measure(pid, path, () => fetch(new URL(path, url))))
  // Cold: the title of the trip changes, so that its page is new. The first renderings in a Worker are slower than later ones.
  for (const [name, trip] of /** @type {const} */ ([
    ['shared trip, 4 days', four],
    ['shared trip, 10 days', ten],
  ])) {
    const firsts = []
    for (let round = 0; round < 12; round++) {
      await edit(member, trip.id, `Day one, ${round}`)
      await delay(50)
      const before = cpuMilliseconds(pid)
      await (await fetch(new URL(trip.path, url))).arrayBuffer()
      firsts.push(cpuMilliseconds(pid) - before)
    }
    firsts.sort((a, b) => a - b)
    const row = await measure(pid, name, () => fetch(new URL(trip.path, url)))
    rows.push({ ...row, first: firsts[6] ?? null })
  }
  await bare.close()
  return rows
}

/**
 * @param {string} pid
 * @param {string} page
 * @param {() => Promise<Response>} ask
 * @returns {Promise<PageRow>}
 */
async function measure(pid, page, ask) {
  let body = Buffer.alloc(0)
  const once = async () => {
    const response = await ask()
    if (response.status >= 400) throw new Error(`${page}: ${response.status}`)
    body = Buffer.from(await response.arrayBuffer())
  }
  for (let round = 0; round < WARM_UP; round++) await once()
  const before = cpuMilliseconds(pid)
  for (let round = 0; round < ROUNDS; round++) await once()
  const warm = (cpuMilliseconds(pid) - before) / ROUNDS
  return { page, kB: body.length / 1024, gzip: gzipSync(body).length / 1024, first: null, warm }
}

/**
 * @param {Member} member
 * @param {number} days
 */
export async function sharedTrip(member, days) {
  const id = await member.plan({
    destination: 'Rome, Italy',
    startDate: '2027-05-03',
    endDate: `2027-05-${String(2 + days).padStart(2, '0')}`,
    interests: ['Museums', 'Food & Dining', 'History'],
    seed: 7,
  })
  if (!id) throw new Error('the member got no trip')
  await member.json(`/api/trips/${id}/save`, 'POST')
  const { shareUrl } = await member.json(`/api/trips/${id}/share`, 'POST')
  return { id, path: new URL(shareUrl).pathname }
}

/**
 * @param {Member} member
 * @param {string} id
 * @param {string} title
 */
async function edit(member, id, title) {
  const { itinerary, version } = await member.json(`/api/trips/${id}`)
  const days = itinerary.days.map((/** @type {object} */ day, /** @type {number} */ index) =>
    index === 0 ? { ...day, title } : day,
  )
  await member.json(`/api/trips/${id}`, 'PUT', { itinerary: { ...itinerary, days }, version })
}
