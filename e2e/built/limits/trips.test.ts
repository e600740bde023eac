// Trips as large as they can be sent and stored, against the built Worker.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

/** A request that once took 15 s and more has this long, milliseconds: a busy machine is slow, but not that slow. */
const soon = 10_000

interface Stop {
  id: string
  type: string
  title: string
  placeId: string | null
  time: string
  cost?: string
  costCents: number
  startTime: string
}

interface Wire {
  startDate: string
  endDate: string
  overview: string
  tips: string[]
  days: { day: number; date: string; activities: Stop[] }[]
}

// Others run beside it.
vi.setConfig({ testTimeout: 30_000 })

let worker: BuiltWorker
let owner: Visitor
let id: string
let address: string

beforeAll(async () => {
  worker = await startBuiltWorker()
  owner = new Visitor(worker)
  await owner.signIn()
  await owner.buy('premium')
  id = await owner.plan(romeForm({ endDate: '2027-04-15' }))
  address = `/api/trips/${id}`
}, 60_000)

afterAll(() => worker.close())

const read = () => owner.json<{ version: number; itinerary: Wire }>(address)

/** Saves the trip with a change; the answer, and how long it took. */
async function save(change: (itinerary: Wire) => object) {
  const { version, itinerary } = await read()
  const start = performance.now()
  const json = { version, itinerary: { ...itinerary, ...change(itinerary) } }
  const { status, text } = await owner.ask(address, { method: 'PUT', json })
  return { status, took: performance.now() - start, ...JSON.parse(text) } as {
    status: number
    took: number
    code?: string
    title?: string
    fields?: Record<string, string>
    itinerary: Wire
  }
}

/** The first day with so many stops, all different. */
function crowded({ days: [first, ...others] }: Wire, count: number) {
  if (!first) throw new Error('no day')
  const visit = first.activities.find(({ type }) => type === 'attraction')
  const activities = Array.from({ length: count }, (_, index) => ({
    ...visit,
    id: `crowd-${index}`,
    placeId: null,
    title: `Crowd ${index}`,
    latitude: 41.89 + (index % 20) * 0.0001,
    longitude: 12.49 + Math.floor(index / 20) * 0.0001,
  }))
  return { days: [{ ...first, activities }, ...others] }
}

describe('an edit over the caps', () => {
  it.each([
    ['stops a day', (trip: Wire) => crowded(trip, 31), 'itinerary.days.0.activities', /30 stops/],
    [
      'stops of all days',
      (trip: Wire) => {
        const [first] = crowded(trip, 30).days
        // So short that their number is too much before their texts are.
        const activities = first?.activities.map((stop) => ({
          ...stop,
          description: 'Rest.',
          reason: 'Shade.',
        }))
        return { days: Array.from({ length: 15 }, () => ({ ...first, activities })) }
      },
      'itinerary.days',
      /at most 420 stops/,
    ],
    ['tips', () => ({ tips: Array.from({ length: 41 }, () => 'Carry water.') }), 'itinerary.tips', /40 tips/],
    ['a tip', () => ({ tips: ['x'.repeat(601)] }), 'itinerary.tips.0', /600 characters/],
    [
      'a price that nobody can add up',
      ({ days: [first, ...others] }: Wire) => ({
        days: [
          {
            ...first,
            activities: first?.activities.map((stop) => ({ ...stop, costCents: Number.MAX_SAFE_INTEGER })),
          },
          ...others,
        ],
      }),
      'itinerary.days.0.activities.0.costCents',
      /at most 10,000,000,000/,
    ],
    ['the overview', () => ({ overview: 'x'.repeat(4001) }), 'itinerary.overview', /4,000 characters/],
  ])('is refused with the name of the field: %s', async (_, change, field, words) => {
    const answer = await save(change)
    expect(answer).toMatchObject({ status: 422, code: 'fields-wrong' })
    expect(answer.fields?.[field]).toMatch(words)
  })

  it('is refused beyond the plan’s days, in the specified words', async () => {
    const days = (count: number) => (trip: Wire) => ({
      endDate: `2027-04-${12 + count}`,
      days: Array.from({ length: count }, (_, index) => ({
        ...trip.days[0],
        day: index + 1,
        date: `2027-04-${13 + index}`,
      })),
    })
    expect(await save(days(11))).toMatchObject({
      status: 422,
      code: 'plan-limit',
      title: 'Premium plan limit reached',
    })
    // Neither by dates alone nor by days alone.
    expect(await save(() => ({ endDate: '2027-04-23' }))).toMatchObject({ code: 'plan-limit' })
    expect(await save((trip) => ({ days: days(11)(trip).days }))).toMatchObject({ code: 'plan-limit' })
    expect(await save(() => ({}))).toMatchObject({ status: 200 })
  })
})

describe('an edit within the caps', () => {
  it('takes no long time for words with capitals', async () => {
    const overview = Array.from({ length: 800 }, (_, index) => `X${(index + 36).toString(36)}`).join(' ')
    const { status, took } = await save(() => ({ overview: overview.slice(0, 4000) }))
    expect(status).toBe(200)
    expect(took).toBeLessThan(soon)
  })

  it('reads times and costs from what is counted, whatever their words say', async () => {
    const { itinerary } = await save(({ days }) => ({
      days: days.map((day) => ({
        ...day,
        activities: day.activities.map((stop) => ({
          ...stop,
          time: '3:33 AM',
          ...(stop.cost !== undefined && { cost: 'nothing at all' }),
        })),
      })),
    }))
    for (const { time, cost, costCents, startTime } of itinerary.days.flatMap((day) => day.activities)) {
      const [hours = 0, minutes = 0] = startTime.split(':').map(Number)
      const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
      expect(time).toBe(clock)
      // What another ticket pays for is included.
      const words = costCents === 0 ? ['Free', 'Included'] : [`€${(costCents / 100).toFixed(2)}`]
      if (cost !== undefined) expect(words).toContain(cost)
    }
  })
})

describe('a trip that was stored before there were caps', () => {
  it('is shown in full, and soon', { timeout: 60_000 }, async () => {
    const { itinerary } = await read()
    const long = { ...itinerary, ...crowded(itinerary, 400), overview: 'Xab Yol Zeb. '.repeat(450) }
    const { shareUrl } = await owner.json<{ shareUrl: string }>(`${address}/share`, { method: 'POST' })
    const database = await worker.database()
    const set = database.prepare('UPDATE trips SET itinerary = ?, version = version + 1 WHERE id = ?')
    await set.bind(JSON.stringify(long), id).run()
    for (const page of [new URL(shareUrl).pathname, `/trips/${id}`]) {
      const start = performance.now()
      const { status, text } = await owner.ask(page)
      expect(performance.now() - start, page).toBeLessThan(soon)
      expect(status).toBe(200)
      expect(text).toContain('Crowd 399')
    }
    // Another date is an edit like any other: it is checked again as a whole.
    const start = performance.now()
    const { version } = await read()
    const form = { intent: 'move', version: String(version), startDate: '2027-05-04' }
    const moved = await owner.ask(`/trips/${id}/change`, { method: 'POST', form })
    expect(moved.url).not.toContain('problem')
    expect(performance.now() - start).toBeLessThan(soon)
    expect((await read()).itinerary.days[0]?.activities).toHaveLength(400)
  })
})
