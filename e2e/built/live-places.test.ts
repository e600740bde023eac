// Real places of a town without a catalogue, looked up at a map server while the sketch of the town stands: in the built Worker,
// with a stand-in for the server that refuses, breaks off and lies.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { romeForm } from '../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { Visitor } from './harness/visitor'

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterAll(() => worker.close(), 60_000)

const minute = 60_000
let ahead = 0
async function pass(milliseconds: number) {
  ahead += milliseconds
  await worker.setAhead(ahead)
}

const server = () => new URL(worker.standIns.PLACES_URL ?? '').origin
async function misbehave(faults: object = {}) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${server()}/_test/faults`, {
    method: 'POST',
    headers,
    body: JSON.stringify(faults),
  })
  await response.body?.cancel()
}
/** What was asked about places, or about how well known things are. */
async function queries(fame = false): Promise<{ userAgent: string; query: string }[]> {
  const response = await fetch(`${server()}/_test/queries`)
  const { queries } = (await response.json()) as { queries: { userAgent: string; query: string }[] }
  return queries.filter(({ query }) => query.startsWith('[') !== fame)
}

interface Planned {
  overview: string
  destinationId: string | null
  credit?: { attribution: string }
  checks: { id: string; status: string; evidence: string }[]
  days: { activities: { type: string; title: string; placeId: string | null }[] }[]
}

/** A plan is made by an alarm, which waits for the true time: so plans are asked for at that. */
async function plan(destination: string): Promise<Planned> {
  await worker.setAhead(0)
  const json = { ...romeForm({ destination }), planType: 'free' }
  const { status, text } = await new Visitor(worker).ask('/api/generate-itinerary', { method: 'POST', json })
  expect(status, text).toBe(200)
  await worker.setAhead(ahead)
  return JSON.parse(text)
}
async function stateOf(town: string): Promise<string> {
  const { text } = await new Visitor(worker).ask(`/api/live-places?town=${encodeURIComponent(town)}`)
  return JSON.parse(text).state
}
async function fameOf(id: string | null): Promise<string> {
  const { text } = await new Visitor(worker).ask(`/catalogue/${id}.json`)
  return JSON.parse(text).imported.fame
}
const failed = ({ checks }: Planned) =>
  checks.filter(({ status }) => status === 'fail').map(({ evidence }) => evidence)

beforeEach(() => misbehave())

// First, as the queue and the tests have one clock only as long as none has been moved.
describe('a busy map server', () => {
  it('is left alone for as long as it says, and asked again then; so is a bucket that fails', async () => {
    await misbehave({ status: 429, times: 1, retryAfter: '300' })
    await plan('Monaco, Monaco')
    await worker.runPlaces()
    await pass(4 * minute - 1000)
    await worker.runPlaces()
    expect(await queries()).toHaveLength(1)
    expect(await stateOf('Monaco, Monaco')).toBe('waiting')
    await worker.strike({ places: 'fails' })
    await pass(minute + 2000)
    await worker.runPlaces()
    await worker.calm()
    expect(await stateOf('Monaco, Monaco')).toBe('waiting')
    await pass(11 * minute)
    await worker.runPlaces()
    await pass(40_000)
    expect(await queries()).toHaveLength(3)
    expect(await stateOf('Monaco, Monaco')).toBe('ready')
    expect(failed(await plan('Monaco, Monaco'))).toEqual([])
  })
})

describe('a town without a catalogue', () => {
  it('gets a sketch at once, and real places for the next plan', async () => {
    const sketch = await plan('Helsinki, Finland')
    expect(sketch.destinationId).toBeNull()
    expect(failed(sketch)).toEqual([])
    expect(await stateOf('Helsinki, Finland')).toBe('waiting')
    // Asked twice, it is looked up once.
    await plan('Helsinki, Finland')
    await worker.runPlaces()
    await worker.runPlaces()
    const asked = await queries()
    expect(asked).toHaveLength(1)
    expect(asked[0]?.userAgent).toMatch(/^VacationPlannerHQ \(http/)
    expect(asked[0]?.query).toContain('[timeout:')
    await pass(40_000)
    expect(await stateOf('Helsinki, Finland')).toBe('ready')
    const real = await plan('Helsinki, Finland')
    expect(real.destinationId).toBe('helsinki-finland')
    expect(failed(real)).toEqual([])
    expect(real.credit?.attribution).toBe('© OpenStreetMap contributors')
    const stops = real.days.flatMap(({ activities }) => activities)
    expect(
      stops.filter(({ type, placeId }) => type === 'attraction' && placeId).length,
    ).toBeGreaterThanOrEqual(10)
    expect(stops.filter(({ type, placeId }) => type === 'food' && placeId)).toHaveLength(7)
    // Everybody else still sees the best known towns first.
    expect((await new Visitor(worker).ask('/planner')).text).toContain('>Paris<')
    // It is kept: nobody is asked again.
    await worker.runPlaces()
    expect(await queries()).toHaveLength(1)
  })

  it('is as well known as Wikipedia says', async () => {
    expect(await fameOf('helsinki-finland')).toBe('ranks')
  })

  it('is planned all the same where nobody tells how well known its sights are', async () => {
    await misbehave({ lie: 'cut', fame: true })
    await plan('Beausoleil, France')
    await worker.runPlaces()
    expect(await queries(true)).toHaveLength(1)
    await pass(40_000)
    expect(await stateOf('Beausoleil, France')).toBe('ready')
    const real = await plan('Beausoleil, France')
    expect(failed(real)).toEqual([])
    expect(await fameOf(real.destinationId)).toBe('map')
  })

  it('keeps its sketch where the map has too little, and is not asked for again that day', async () => {
    expect((await plan('Ghent, Belgium')).destinationId).toBeNull()
    await pass(minute)
    await worker.runPlaces()
    expect(await stateOf('Ghent, Belgium')).toBe('none')
    await plan('Ghent, Belgium')
    await pass(60 * minute)
    await worker.runPlaces()
    expect(await queries()).toHaveLength(1)
  })
})

describe('a map server', () => {
  it.each([
    ['Namur, Belgium', { status: 504, times: 9 }],
    ['Mons, Belgium', { lie: 'cut' }],
    ['Leuven, Belgium', { lie: 'remark' }],
    ['Aalst, Belgium', { lie: 'empty' }],
    ['Mechelen, Belgium', { lie: 'page' }],
    ['Hasselt, Belgium', { status: 403, times: 9 }],
  ])('that fails leaves the sketch of %s as it is: %j', async (town, faults) => {
    await misbehave(faults)
    expect((await plan(town)).destinationId).toBeNull()
    for (let tries = 0; tries < 8; tries++) {
      await pass(70 * minute)
      await worker.runPlaces()
    }
    expect((await queries()).length).toBeLessThanOrEqual(4)
    expect(await stateOf(town)).toBe('none')
    expect((await plan(town)).destinationId).toBeNull()
  })

  it('that is slow holds nobody up, and is asked once', async () => {
    const town = "Cap-d'Ail, France"
    await misbehave({ delay: 15_000 })
    await plan(town)
    let answered = false
    const looking = worker.runPlaces().then(() => {
      answered = true
    })
    expect((await plan(town)).destinationId).toBeNull()
    expect(await stateOf(town)).toBe('waiting')
    expect(answered).toBe(false)
    await looking
    await worker.runPlaces()
    expect(await queries()).toHaveLength(1)
    await pass(40_000)
    expect(await stateOf(town)).toBe('ready')
  })

  it('that is well again gives the town its places', async () => {
    const town = 'La Turbie, France'
    await misbehave({ lie: 'cut' })
    await plan(town)
    await worker.runPlaces()
    expect((await queries()).length).toBeGreaterThan(0)
    expect(await stateOf(town)).toBe('waiting')
    await misbehave()
    await pass(70 * minute)
    await worker.runPlaces()
    await pass(40_000)
    expect(await stateOf(town)).toBe('ready')
    expect(failed(await plan(town))).toEqual([])
  })

  it('that is not set up is not told of', async () => {
    await worker.change({ PLACES_URL: null })
    expect((await plan('Turku, Finland')).destinationId).toBeNull()
    expect(await stateOf('Turku, Finland')).toBe('off')
    await worker.change({})
  })
})
