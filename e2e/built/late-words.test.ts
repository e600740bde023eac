// A language model that is slower than a plan waits: what it writes is offered for the finished plan, and changes nothing.
import { beforeEach, expect, it, vi } from 'vitest'
import { parseEvents } from '../support/sse'
import { romeForm } from '../support/trip-form'
import { Visitor } from './harness/visitor'
import { builtWithModel } from './harness/with-model'

vi.setConfig({ testTimeout: 120_000 })

// A day's answer takes twelve to twenty seconds, however full the day is, and the introduction twelve.
const slow = { firstTokenMs: 300, tokensPerSecond: 9 }
// The four answers about a town take 24 to 31 seconds together, of which 9 pass before the first word.
const slowForTowns = { firstTokenMs: 9000, tokensPerSecond: 28 }
const built = builtWithModel(slow)
beforeEach(() => built.model.setPace(slow))

interface Day {
  day: number
  title: string
  activities: { title: string; startTime: string; unverified?: true }[]
}
interface Trip {
  version: number
  itinerary: { overview: string; days: Day[]; checks: { status: string }[]; engine: string }
}
interface Offers {
  version: number
  days: { day: number; days: number[]; title: string; stops: string[]; unverified: boolean }[]
}

async function planned(visitor: Visitor, form: Record<string, unknown>) {
  const { text } = await visitor.ask('/api/generate-itinerary', {
    method: 'POST',
    json: romeForm(form),
    accept: 'text/event-stream',
    key: 'late',
  })
  const events = parseEvents(text)
  const done = events.at(-1)
  expect(done?.event).toBe('done')
  const base = `/api/trips/${done?.data.tripId}`
  return {
    base,
    generation: `/api/generations/${events[0]?.data.generationId}`,
    trip: () => visitor.json<Trip>(base),
    offers: () => visitor.json<Offers>(`${base}/late-days`),
    answer: (day: number, use: boolean, version: number) =>
      visitor.ask(`${base}/late-days`, { method: 'POST', json: { day, use, version } }),
  }
}

/** Waits until that much is offered. */
const offeredBy = (offers: () => Promise<Offers>, numbers: number[]) =>
  vi.waitFor(async () => expect((await offers()).days.map(({ day }) => day)).toEqual(numbers), {
    timeout: 45_000,
    interval: 1000,
  })

it('a day that comes late is offered, taken by one call, and offered no more where the day was changed', async () => {
  const visitor = new Visitor(built.worker)
  await visitor.buy('premium')
  await visitor.signIn()
  const { base, trip, offers, answer } = await planned(visitor, { endDate: '2027-04-15' })

  const before = await trip()
  await offeredBy(offers, [0, 1, 2, 3])
  // Nothing has changed of itself.
  expect(await trip()).toEqual(before)
  const offered = (await offers()).days

  // Another person sees nothing of it, and takes nothing.
  const stranger = new Visitor(built.worker)
  await stranger.signIn()
  expect((await stranger.ask(`${base}/late-days`)).status).toBe(404)

  expect((await answer(2, true, 1)).status).toBe(200)
  const taken = await trip()
  expect(taken.version).toBe(2)
  expect(taken.itinerary.days[1]?.title).toBe(offered.find(({ day }) => day === 2)?.title)
  expect(taken.itinerary.days[0]).toEqual(before.itinerary.days[0])
  expect(taken.itinerary.engine).toBe('openai')
  expect(taken.itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
  expect((await offers()).days.map(({ day }) => day)).toEqual([0, 1, 3])

  // A tap on a page that has not seen this version changes nothing.
  expect((await answer(3, true, 1)).status).toBe(409)
  expect((await answer(1, false, 2)).status).toBe(200)
  expect((await offers()).days.map(({ day }) => day)).toEqual([0, 3])

  // The introduction takes the place of the one that stands, and of nothing else.
  const introduction = offered.find(({ day }) => day === 0)
  expect(introduction).toMatchObject({
    days: [],
    stops: [],
    title: expect.stringContaining('Rome rewards slow mornings'),
  })
  expect((await answer(0, true, 2)).status).toBe(200)
  const introduced = await trip()
  expect(introduced.itinerary.overview).toBe(introduction?.title)
  expect(introduced.itinerary.days).toEqual(taken.itinerary.days)
  expect((await offers()).days.map(({ day }) => day)).toEqual([3])

  const [first, second, third] = taken.itinerary.days
  const shorter = third && { ...third, activities: third.activities.slice(0, -1) }
  const edited = { ...taken.itinerary, days: [first, second, shorter] }
  const saved = await visitor.ask(base, { method: 'PUT', json: { version: 3, itinerary: edited } })
  expect(saved.status).toBe(200)
  expect((await offers()).days).toEqual([])
  expect((await answer(3, true, 4)).status).toBe(404)
  expect((await trip()).version).toBe(4)
})

it('a guest sees what came late, and takes it once the plan is a trip of an account', async () => {
  const visitor = new Visitor(built.worker)
  await visitor.buy('premium')
  const { base, generation, trip, offers, answer } = await planned(visitor, { endDate: '2027-04-14' })
  const seen = () => visitor.json<Offers>(`${generation}/late-days`)
  await offeredBy(seen, [0, 1, 2])
  expect((await visitor.ask(`${base}/late-days`)).status).toBe(401)
  expect((await answer(1, true, 1)).status).toBe(401)
  const stranger = new Visitor(built.worker)
  await stranger.buy('premium')
  expect((await stranger.ask(`${generation}/late-days`)).status).toBe(404)

  await visitor.signIn()
  expect(await offers()).toEqual(await seen())
  const before = await trip()
  expect((await answer(1, true, 1)).status).toBe(200)
  expect((await trip()).itinerary.days[0]?.title).not.toBe(before.itinerary.days[0]?.title)
})

it('names that come late for a town without data are offered for all its days at once', async () => {
  built.model.setPace(slowForTowns)
  const visitor = new Visitor(built.worker)
  await visitor.buy('premium')
  await visitor.signIn()
  const { trip, offers, answer } = await planned(visitor, {
    destination: 'Ghent, Belgium',
    endDate: '2027-04-15',
  })
  const before = await trip()
  const named = ({ itinerary: { days } }: Trip) =>
    days.flatMap(({ activities }) =>
      activities.filter(({ unverified }) => unverified).map(({ title }) => title),
    )
  expect(named(before)).toEqual([])
  await vi.waitFor(async () => expect((await offers()).days).toHaveLength(1), {
    timeout: 45_000,
    interval: 1000,
  })
  expect(await trip()).toEqual(before)
  const [offer] = (await offers()).days
  expect(offer?.unverified).toBe(true)
  expect(offer?.days.length).toBeGreaterThan(1)

  expect((await answer(offer?.day ?? 0, true, 1)).status).toBe(200)
  const after = await trip()
  const names = named(after)
  expect(names.length).toBeGreaterThan(8)
  expect(new Set(names).size).toBe(names.length)
  expect(after.itinerary.overview).toContain('is marked as unverified')
  expect(after.itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
  expect(after.itinerary.engine).toBe('openai')
  expect((await offers()).days).toEqual([])
})
