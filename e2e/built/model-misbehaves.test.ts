// A language model's service that misbehaves, and the heap that Cloudflare gives a Worker: the plan stands at once, ends in
// time, fails no check, and the Worker lives on.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Misbehaviour, startMisbehaving } from '../../local/openai/misbehaving'
import { deployedHeap } from '../../scripts/deployed-heap.mjs'
import { parseEvents } from '../support/sse'
import { romeForm } from '../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { Visitor } from './harness/visitor'

vi.setConfig({ testTimeout: 120_000 })

/**
 * Longest time from the first day to the end, milliseconds: a day has eight seconds, and a megabyte that is read takes six seconds on a
 * quiet machine and forty beside other work. What holds a plan up until the service ends takes longer. Times from the beginning are measured by `npm run bench:model`.
 */
const mostAfterFirstDay = 8000 + 52_000

let worker: BuiltWorker
let service: Awaited<ReturnType<typeof startMisbehaving>>
beforeAll(async () => {
  vi.stubEnv('MINIFLARE_WORKERD_V8_FLAGS', deployedHeap)
  service = await startMisbehaving('silent')
  worker = await startBuiltWorker({
    settings: async () => ({
      OPENAI_API_KEY: 'test',
      OPENAI_MODEL: 'm',
      OPENAI_BASE_URL: service.url,
      PLANNER_EVENT_TIMES: '1',
    }),
  })
  // The catalogue's files are read once.
  await planned('wrong-key')
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await worker.close()
  await service.close()
}, 60_000)

/** Services for whose end the plan waits for as long as a day has. */
const waits = new Set<Misbehaviour>(['silent', 'headers-only', 'drip'])

interface Made {
  engine: string
  overview: string
  checks: { status: string }[]
  provenance?: { note?: string; tokens: number }
}

/** A plan of ten days, made while the service misbehaves; with its times in milliseconds. */
async function planned(how: Misbehaviour, days = 10, additionalInfo = '') {
  service.become(how)
  // Each has a Worker that has met no failure yet.
  await worker.change({ OPENAI_MODEL: `m-${how}-${days}-${additionalInfo.length}` })
  const visitor = new Visitor(worker)
  await visitor.buy('premium')
  const form = romeForm({ startDate: '2027-04-13', endDate: `2027-04-${12 + days}`, additionalInfo })
  const begun = Date.now()
  const { text } = await visitor.ask('/api/generate-itinerary', {
    method: 'POST',
    json: form,
    accept: 'text/event-stream',
    key: `${how}-${days}-${additionalInfo.length}`,
  })
  const done = Date.now() - begun
  const frame = text.split('\n\n').find((each) => /^event: day$/m.test(each)) ?? ''
  // Without a time it was stored before anybody listened.
  const sent = Number(/^: sent (\d+)$/m.exec(frame)?.[1] ?? begun)
  const last = parseEvents(text.replace(/^: sent \d+\n/gm, '')).at(-1)
  expect(last?.event).toBe('done')
  const itinerary = last?.data.itinerary as unknown as Made
  return { itinerary, firstDay: sent - begun, done, asked: service.asked(), visitor }
}

it.each<Misbehaviour>([
  'silent',
  'headers-only',
  'drip',
  'garbage',
  'nested',
  'megabyte',
  'megabyte-at-once',
])('a service that is %s: the plan stands at once and ends in time', async (how) => {
  const { itinerary, firstDay, done, visitor } = await planned(how)
  expect(done - firstDay).toBeLessThan(mostAfterFirstDay)
  // It did not wait for the service.
  if (waits.has(how)) expect(done - firstDay).toBeGreaterThan(7000)
  expect(itinerary.engine).toBe('embedded')
  expect(itinerary.provenance?.note).toMatch(/^Made by our own planner, since /)
  expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
  expect((await visitor.ask('/planner')).status).toBe(200)
})

it('what a broken-off call has taken is estimated and counted', async () => {
  const { itinerary } = await planned('drip', 1)
  expect(itinerary.provenance?.tokens).toBeGreaterThan(500)
})

it.each<[Misbehaviour, RegExp]>([
  ['wrong-key', /does not accept our key/],
  ['no-model', /does not know the model/],
  ['busy', /overloaded/],
])('a service that refuses with %s is not asked again at once', async (how, why) => {
  const first = await planned(how)
  expect(first.itinerary.provenance?.note).toMatch(why)
  expect(first.done - first.firstDay).toBeLessThan(7000)
  // Those that were under way together with the first.
  expect(first.asked).toBeLessThanOrEqual(6)
})

it.each<Misbehaviour>(['silent', 'drip', 'megabyte-at-once', 'garbage', 'wrong-key'])(
  'what was written is read by the grammar alone when a service is %s, and holds up nothing',
  async (how) => {
    const { itinerary, firstDay, done } = await planned(
      how,
      2,
      'I am vegetarian. We have seen the Colosseum.',
    )
    expect(itinerary.overview).toMatch(/You wrote: .*Colosseum/)
    expect(itinerary.overview).not.toContain('was not understood')
    expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
    expect(done - firstDay).toBeLessThan(mostAfterFirstDay)
    if (waits.has(how)) expect(itinerary.provenance?.tokens).toBeGreaterThan(1500)
  },
)
