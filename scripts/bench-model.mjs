// @ts-check
// `npm run bench:model`: three and ten days with a language model that takes 0.93 s to its first token and writes 77 tokens a
// second (a stand-in on loopback), one alone, with and without a text, and twenty at the same time; and ten days with one that says
// nothing. The times of the model alone and of a bare Worker are measured in the same run, and the CPU time of workerd until the first
// day (Linux only). Then a town without a catalogue: how many of its stops have names.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { tsImport } from 'tsx/esm/api'
import { bareWorker } from './bench/bare-worker.mjs'
import { cpuMilliseconds, workerdProcesses } from './bench/cpu-of.mjs'
import { ensureBuilt } from './build.mjs'
import { startLocalParts } from './counterparts.mjs'
import { buyPremium, ownConnection } from './premium-guest.mjs'
import { serve } from './serve.mjs'
import { commandWithToolchain } from './toolchain.mjs'

const PORT = Number(process.env.PORT ?? 8827)
const ROUNDS = 5
const SIDE_BY_SIDE = 20
const DAYS = 10

await commandWithToolchain(async (_stopping, onStop) => {
  process.env.LOCAL_ONLY = '1'
  await ensureBuilt()
  /** @type {typeof import('../local/openai/server')} */
  const { startModel } = await tsImport('../local/openai/server.ts', import.meta.url)
  const model = await startModel({ firstTokenMs: 930, tokensPerSecond: 77 })
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-bench-model-'))
  const local = await startLocalParts({ port: PORT, stateDir })
  const env = {
    ...local.env,
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'well',
    PLANNER_EVENT_TIMES: '1',
  }
  const server = await serve({ port: PORT, stateDir, env: { ...env, LOOPBACK_LIMIT_FACTOR: '1000' } })
  const [pid] = workerdProcesses()
  const cpu = () => (pid ? cpuMilliseconds(pid) : 0)
  const bare = await bareWorker(pid)
  const close = async () => {
    await Promise.all([server.close(), local.close(), model.close(), bare.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  onStop(close)

  const planOf = async (/** @type {Trip} */ trip = {}) =>
    plan(server.url, await buyPremium(server.url, env), trip, cpu)
  await planOf() // Warm-up.
  await planOf({ text: 'Nothing before ten.' })
  const own = []
  const nothing = []
  const alone = []
  const short = []
  const texts = []
  for (let round = 0; round < ROUNDS; round++) {
    nothing.push(await timed(bare.url))
    own.push(await firstToken(model.url))
    alone.push(await planOf({ seed: round }))
    short.push(await planOf({ seed: round, days: 3 }))
    texts.push(await planOf({ seed: round, text: `Round ${round}` }))
  }
  const guests = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => buyPremium(server.url, env)))
  const together = await Promise.all(guests.map((cookie, seed) => plan(server.url, cookie, { seed }, cpu)))

  const read = []
  for (const text of ['', 'Round 150']) {
    const first = model.requests().length
    await planOf({ seed: 150, text })
    const bodies = model.requests().map(({ body }) => body)
    read.push({ text, ...tokensOf(bodies.slice(first), bodies.slice(0, first)) })
  }
  const towns = []
  for (const days of [3, 5, 10])
    towns.push({ days, ...(await planOf({ days, destination: 'Ghent, Belgium' })) })
  model.become('silent')
  const hung = [await planOf({ seed: 200 })]
  const rows = [
    row('a bare Worker answers', nothing),
    row('the model itself: first token', own),
    ...rowsOf(short, '3 days'),
    ...rowsOf(alone, `${DAYS} days`),
    ...rowsOf(texts, `${DAYS} days with a text`),
    ...rowsOf(hung, `${DAYS} days, a service that says nothing`),
    row(
      `${SIDE_BY_SIDE} side by side: first words`,
      together.map(({ words }) => words),
    ),
    ...rowsOf(together, `${SIDE_BY_SIDE} side by side`),
  ]
  console.table(rows)
  for (const { days, names, stops, revised, done } of towns)
    console.log(
      `Ghent, ${days} days: ${names.length} of ${stops} stops have names, ${new Set(names).size} of them different; first day with names ${(revised / 1000).toFixed(2)} s, done ${(done / 1000).toFixed(2)} s`,
    )
  const delays = together.flatMap(({ delivery }) => delivery).sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => delays[Math.floor(share * (delays.length - 1))] ?? 0
  console.log(
    `Delivery of ${delays.length} events, ${SIDE_BY_SIDE} plans side by side: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, worst ${at(1)} ms`,
  )
  for (const { text, all, shared, known } of read)
    console.log(
      `Ten days ${text === '' ? 'without' : 'with'} a text: ${all} tokens read, at four characters each, of which ${shared} (${Math.round((100 * shared) / all)} %) are the same beginning of the questions for its days; ${known} (${Math.round((100 * known) / all)} %) are a beginning that an earlier question had, of this plan or of another`,
    )
  await close()
})

/** @param {any} body */
function textOf({ messages, response_format: form }) {
  const contents = messages.map((/** @type {{content: string}} */ { content }) => content)
  return [JSON.stringify(form ?? ''), ...contents].join('\n')
}

/**
 * Tokens of a plan's questions, forms included: those of them in a beginning that the questions for its days share, and those
 * in a beginning that an earlier question had as well, of the plan or of one before.
 * @param {any[]} bodies
 * @param {any[]} before
 */
function tokensOf(bodies, before) {
  const texts = bodies.map(textOf)
  const days = texts.filter((text) => text.includes('"proposal":'))
  const [one = '', ...others] = days
  const same = (/** @type {string} */ text, other = one) => {
    let length = 0
    while (length < other.length && text[length] === other[length]) length++
    return length
  }
  const shared = others.length * Math.min(...others.map((text) => same(text)))
  const earlier = before.map(textOf)
  const known = texts.reduce((sum, text, index) => {
    const seen = [...earlier, ...texts.slice(0, index)]
    return sum + Math.max(0, ...seen.map((other) => same(text, other)))
  }, 0)
  const all = texts.reduce((sum, text) => sum + text.length, 0)
  return { all: Math.round(all / 4), shared: Math.round(shared / 4), known: Math.round(known / 4) }
}

/**
 * @param {Awaited<ReturnType<typeof plan>>[]} plans
 * @param {string} what
 */
function rowsOf(plans, what) {
  return [
    row(
      `${what}: first day`,
      plans.map(({ day }) => day),
    ),
    row(
      `${what}: CPU until the first day`,
      plans.map(({ cpuOfDay }) => cpuOfDay),
    ),
    row(
      `${what}: first day revised`,
      plans.map(({ revised }) => revised),
    ),
    row(
      `${what}: done`,
      plans.map(({ done }) => done),
    ),
  ]
}

/**
 * @param {string} name
 * @param {number[]} list
 */
function row(name, list) {
  const sorted = list.toSorted((a, b) => a - b)
  return {
    what: name,
    'median s': ((sorted[Math.floor(sorted.length / 2)] ?? 0) / 1000).toFixed(2),
    'worst s': ((sorted.at(-1) ?? 0) / 1000).toFixed(2),
  }
}

/** @param {string} url */
async function firstToken(url) {
  const start = performance.now()
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer test' },
    body: JSON.stringify({ model: 'well', stream: true, messages: [{ role: 'user', content: '{}' }] }),
  })
  const reader = response.body?.getReader()
  // The first piece names the role; the second holds the first word.
  await reader?.read()
  await reader?.read()
  const time = performance.now() - start
  await reader?.cancel()
  return time
}

/** @param {string} url */
async function timed(url) {
  const start = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - start
}

/** @typedef {{ seed?: number, days?: number, destination?: string, text?: string }} Trip */

/**
 * @param {string} url
 * @param {string} cookie
 * @param {Trip} trip
 * @param {() => number} cpu
 */
async function plan(
  url,
  cookie,
  { seed = 7, days = DAYS, destination = 'Rome, Italy', text: additionalInfo = '' },
  cpu,
) {
  const cpuBefore = cpu()
  const start = performance.now()
  const response = await fetch(`${url}/api/generate-itinerary`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      cookie,
      ...ownConnection,
    },
    body: JSON.stringify({
      destination,
      startDate: '2027-04-13',
      endDate: `2027-04-${12 + days}`,
      budget: 'moderate',
      interests: ['Museums', 'Food & Dining'],
      additionalInfo,
      seed,
    }),
  })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  const times = { words: 0, day: 0, cpuOfDay: 0, revised: 0, done: 0 }
  /** @type {number[]} */
  const delivery = []
  /** @type {Map<number, { title: unknown, type: string, unverified?: boolean }[]>} */
  const stopsOf = new Map()
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const sent = /^: sent (\d+)$/m.exec(frame)?.[1]
      if (sent) delivery.push(Date.now() - Number(sent))
      const name = /^event: (\w+)$/m.exec(frame)?.[1]
      const now = performance.now() - start
      if (name === 'overview') times.words ||= now
      if (name === 'day') {
        times.day ||= now
        times.cpuOfDay ||= cpu() - cpuBefore
      }
      if (name === 'revised' && frame.includes('"activities"')) times.revised ||= now
      if (name === 'done') times.done = now
      if (frame.includes('"activities"') && (name === 'day' || name === 'revised')) {
        const { day, activities } = JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? '{}')
        stopsOf.set(day, activities)
      }
      if (name === 'error') throw new Error(frame)
    }
  }
  const visits = [...stopsOf.values()].flat().filter(({ type }) => type === 'attraction' || type === 'food')
  const names = visits.flatMap(({ title, unverified }) => (unverified ? [String(title)] : []))
  return { ...times, delivery, stops: visits.length, names }
}
