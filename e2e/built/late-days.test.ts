// A language model that is slower than a plan waits: what it writes is offered for the finished plan, and changes nothing.
import { expect, it, vi } from 'vitest'
import { parseEvents } from '../support/sse'
import { romeForm } from '../support/trip-form'
import { Visitor } from './harness/visitor'
import { builtWithModel } from './harness/with-model'

vi.setConfig({ testTimeout: 90_000 })

// A day's answer takes twelve to twenty seconds, however full the day is.
const built = builtWithModel({ firstTokenMs: 300, tokensPerSecond: 9 })

interface Day {
  day: number
  title: string
  activities: { title: string; startTime: string }[]
}
interface Trip {
  version: number
  itinerary: { days: Day[]; checks: { status: string }[]; engine: string }
}
interface Offers {
  version: number
  days: { day: number; title: string; stops: string[] }[]
}

it('a day that comes late is offered, taken by one call, and offered no more where the day was changed', async () => {
  const visitor = new Visitor(built.worker)
  await visitor.buy('premium')
  await visitor.signIn()
  const { text } = await visitor.ask('/api/generate-itinerary', {
    method: 'POST',
    json: romeForm({ startDate: '2027-04-13', endDate: '2027-04-15' }),
    accept: 'text/event-stream',
    key: 'late',
  })
  const done = parseEvents(text).at(-1)
  expect(done?.event).toBe('done')
  const id = String(done?.data.tripId)
  const address = `/api/trips/${id}`
  const trip = () => visitor.json<Trip>(address)
  const offers = () => visitor.json<Offers>(`${address}/late-days`)
  const answer = (day: number, use: boolean, version: number) =>
    visitor.ask(`${address}/late-days`, { method: 'POST', json: { day, use, version } })

  const before = await trip()
  await vi.waitFor(async () => expect((await offers()).days.map(({ day }) => day)).toEqual([1, 2, 3]), {
    timeout: 40_000,
    interval: 1000,
  })
  // Nothing has changed of itself.
  expect(await trip()).toEqual(before)
  const offered = (await offers()).days

  // Another person sees nothing of it, and takes nothing.
  const stranger = new Visitor(built.worker)
  await stranger.signIn()
  expect((await stranger.ask(`${address}/late-days`)).status).toBe(404)

  expect((await answer(2, true, 1)).status).toBe(200)
  const taken = await trip()
  expect(taken.version).toBe(2)
  expect(taken.itinerary.days[1]?.title).toBe(offered.find(({ day }) => day === 2)?.title)
  expect(taken.itinerary.days[0]).toEqual(before.itinerary.days[0])
  expect(taken.itinerary.engine).toBe('openai')
  expect(taken.itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
  expect((await offers()).days.map(({ day }) => day)).toEqual([1, 3])

  // A tap on a page that has not seen this version changes nothing.
  expect((await answer(3, true, 1)).status).toBe(409)
  expect((await answer(1, false, 2)).status).toBe(200)
  expect((await offers()).days.map(({ day }) => day)).toEqual([3])

  const [first, second, third] = taken.itinerary.days
  const shorter = third && { ...third, activities: third.activities.slice(0, -1) }
  const edited = { ...taken.itinerary, days: [first, second, shorter] }
  const saved = await visitor.ask(address, { method: 'PUT', json: { version: 2, itinerary: edited } })
  expect(saved.status).toBe(200)
  expect((await offers()).days).toEqual([])
  expect((await answer(3, true, 3)).status).toBe(404)
  expect((await trip()).version).toBe(3)
})
