// Walks of edits, measured by a router: in the built Worker, with a stand-in that is slow, refuses, breaks off and lies.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { romeForm } from '../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { Visitor } from './harness/visitor'

interface Stop {
  id: string
  type: string
  latitude: number | null
  longitude: number | null
  startTime: string
  endTime: string
  leftAt?: object
  booking?: object
  travel: { mode: string; minutes: number; meters: number }
}
interface Planned {
  days: { activities: Stop[] }[]
  checks: { id: string; status: string; evidence: string }[]
  credit?: { attribution: string; url: string }
  measured?: { from: object; to: object; meters: number }[]
}
interface Stored {
  version: number
  itinerary: Planned
}

let worker: BuiltWorker
let owner: Visitor
let trip: string
/** The trip as it was planned, and an edit of it that takes a stop out of a day. */
let planned: Planned
let shorter: Planned
/** The stop whose way has changed by that, and its way in a straight line. */
let arrived: string
let straight: number

beforeAll(async () => {
  worker = await startBuiltWorker()
  owner = new Visitor(worker)
  await owner.signIn()
  await owner.buy('premium')
  trip = await owner.plan(romeForm({ endDate: '2027-04-15' }))
  planned = (await stored()).itinerary
  for (const taken of withoutOne(planned)) {
    shorter = taken.itinerary
    arrived = taken.arrived
    straight = taken.straight
    await put(shorter)
    // Where a wall or a river lies between the two, an estimate by the straight line is too short.
    if (reach((await stored()).itinerary)?.status === 'pass') return
    await put(planned)
  }
  throw new Error('no such stop in the plan')
}, 120_000)
afterAll(() => worker.close(), 60_000)

let ahead = 0
beforeEach(async () => {
  await misbehave()
  await put(planned)
  await misbehave()
  await worker.change({ ROUTER_URL: server() })
  // A server that failed is left alone for a while.
  ahead += 2 * 60_000
  await worker.setAhead(ahead)
})

const server = () => new URL(worker.standIns.PLACES_URL ?? '').origin
async function misbehave(faults: object = {}) {
  const response = await fetch(`${server()}/_test/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ walks: true, ...faults }),
  })
  await response.body?.cancel()
}
async function questions(): Promise<{ userAgent: string; query: string }[]> {
  const response = await fetch(`${server()}/_test/queries`)
  const { queries } = (await response.json()) as { queries: { userAgent: string; query: string }[] }
  return queries
}

const stored = (visitor = owner, id = trip) => visitor.json<Stored>(`/api/trips/${id}`)
/** Saves an itinerary over what is stored now; how long it took, milliseconds. */
async function put(itinerary: Planned, visitor = owner, id = trip): Promise<number> {
  const { version } = await stored(visitor, id)
  const start = performance.now()
  await visitor.json(`/api/trips/${id}`, { method: 'PUT', json: { version, itinerary } })
  return performance.now() - start
}

const degree = 111_195
function meters(a: Stop, b: Stop): number {
  const [north, east] = [Number(a.latitude) - Number(b.latitude), Number(a.longitude) - Number(b.longitude)]
  return Math.hypot(north, east * Math.cos((Number(a.latitude) / 180) * Math.PI)) * degree
}

/** Itineraries without one stop whose neighbours are near each other, with the way between them as the editor estimates it. */
function* withoutOne(itinerary: Planned) {
  for (const [number, { activities }] of itinerary.days.entries())
    for (const [index, stop] of activities.entries()) {
      const [before, after] = [activities[index - 1], activities[index + 1]]
      if (!before || !after || [before, stop, after].some((each) => !isVisit(each))) continue
      const straight = meters(before, after)
      if (straight < 200 || straight > 700) continue
      const way = Math.round(straight * 1.3)
      const travel = { mode: 'walk', meters: way, minutes: Math.ceil(way / 75) }
      const days = itinerary.days.map((day, at) =>
        at === number
          ? { ...day, activities: activities.flatMap((each) => kept(each, stop, after, travel)) }
          : day,
      )
      yield { itinerary: { ...itinerary, days }, arrived: after.id, straight }
    }
}

const isVisit = ({ type, leftAt, booking, latitude }: Stop) =>
  (type === 'attraction' || type === 'food') && !leftAt && !booking && latitude !== null
const kept = (each: Stop, gone: Stop, after: Stop, travel: Stop['travel']) =>
  each.id === gone.id ? [] : [each.id === after.id ? { ...each, travel } : each]

const wayIn = ({ days }: Planned) =>
  days.flatMap(({ activities }) => activities).find(({ id }) => id === arrived)?.travel
const reach = ({ checks }: Planned) => checks.find(({ id }) => id === 'reach')

it('a new pair of neighbours is as far apart as the router says, and the trip tells so', async () => {
  await put(shorter)
  const asked = await questions()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.userAgent).toMatch(/^VacationPlannerHQ \(http/)
  const { sources, targets, costing } = JSON.parse(asked[0]?.query ?? '')
  expect([sources.length, targets.length, costing]).toEqual([1, 1, 'pedestrian'])
  const { itinerary } = await stored()
  const way = wayIn(itinerary)
  // The stand-in's ways are half as long again as the straight line.
  expect(Math.abs((way?.meters ?? 0) - straight * 1.5)).toBeLessThan(straight * 0.01 + 2)
  expect(way?.minutes).toBe(Math.round((way?.meters ?? 0) / 75))
  expect(itinerary.measured).toHaveLength(1)
  expect(itinerary.credit?.url).toBe('https://www.openstreetmap.org/copyright')
  expect(reach(itinerary)?.status).toBe('pass')
  expect(reach(itinerary)?.evidence).toContain('A router measured 1 of the walks along the streets.')
  const page = await owner.ask(`/trips/${trip}`)
  expect(page.text).toContain('https://www.openstreetmap.org/copyright')
  // What is known is not asked again; when the stop comes back, the walk goes.
  await put(itinerary)
  expect(await questions()).toHaveLength(1)
  await put(planned)
  expect((await stored()).itinerary.measured).not.toContainEqual(itinerary.measured?.[0])
})

it('without a router, and with a wrong address of one, walks are estimates', async () => {
  for (const ROUTER_URL of [null, 'not an address']) {
    await worker.change({ ROUTER_URL })
    await put(planned)
    await put(shorter)
    const { itinerary } = await stored()
    expect(wayIn(itinerary)?.meters).toBe(wayIn(shorter)?.meters)
    expect(reach(itinerary)?.status).toBe('pass')
    expect(itinerary).not.toHaveProperty('measured')
  }
  expect(await questions()).toHaveLength(0)
})

it.each([
  ['is slow', { delay: 20_000 }, 'broken-off'],
  ['refuses', { status: 429, times: 9, retryAfter: '90' }, 'busy'],
  ['is broken', { status: 503, times: 9 }, 'busy'],
  ['breaks off', { lie: 'cut' }, 'broken-off'],
  ['drips', { lie: 'drip' }, 'silent'],
  ['answers with a page', { lie: 'page' }, 'no-JSON'],
  ['answers something else', { lie: 'remark' }, 'unknown-form'],
  ['answers for other points', { lie: 'empty' }, 'unknown-form'],
])(
  'a router that %s costs a moment: the edit is saved with estimates, and the router is left alone',
  async (_, faults, why) => {
    const logged = worker.said.length
    await misbehave(faults)
    expect(await put(shorter)).toBeLessThan(4000)
    const { itinerary } = await stored()
    expect(wayIn(itinerary)?.meters).toBe(wayIn(shorter)?.meters)
    expect(reach(itinerary)?.status).toBe('pass')
    expect(await questions()).toHaveLength(1)
    const lines = worker.said.slice(logged).filter((line) => line.includes('router-failed'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`"why":"${why}`)
    await misbehave()
    await put(planned)
    expect(await put(shorter)).toBeLessThan(2000)
    expect(await questions()).toHaveLength(0)
    // Later it is asked again.
    await put(planned)
    ahead += 2 * 60_000
    await worker.setAhead(ahead)
    await put(shorter)
    expect(await questions()).toHaveLength(1)
    expect((await stored()).itinerary.measured).toHaveLength(1)
  },
)

it.each(['short', 'long'])('a way that cannot be so %s is not taken', async (lie) => {
  await misbehave({ lie })
  await put(shorter)
  expect(await questions()).toHaveLength(1)
  const { itinerary } = await stored()
  expect(wayIn(itinerary)?.meters).toBe(wayIn(shorter)?.meters)
  expect(itinerary).not.toHaveProperty('measured')
})

it('what one visitor has measured is limited, and edits go on', async () => {
  const eager = new Visitor(worker)
  await eager.signIn()
  await eager.buy('premium')
  await worker.setAhead(0)
  const id = await eager.plan(romeForm({ endDate: '2027-04-15' }))
  await worker.setAhead(ahead)
  // Out and in again: both bring pairs that are new.
  for (let time = 0; time < 35; time++) {
    await put(shorter, eager, id)
    await put(planned, eager, id)
  }
  expect(await questions()).toHaveLength(60)
  expect(reach((await stored(eager, id)).itinerary)?.status).toBe('pass')
}, 120_000)
