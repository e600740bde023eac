import { type APIRequestContext, expect, test } from '@playwright/test'
import { plannedTrip, traveller, tripOf } from '../support/trips'

interface DayTrip {
  by: string
  leave: string
  back: string
  parts: { name: string; startTime: string; endTime: string; hint?: string; meal?: string }[]
  leftOut?: string[]
}

/** A trip to Paris that goes to Versailles, its stop there and everything that a client sends back. */
async function versailles(request: APIRequestContext, id: string) {
  const { version, itinerary } = await tripOf(request, id)
  const stops = itinerary.days.flatMap(({ activities }) => activities)
  const stop = stops.find((each) => 'dayTrip' in each) as
    | ((typeof stops)[number] & { endTime: string; dayTrip: DayTrip })
    | undefined
  if (!stop) throw new Error('no stop has parts')
  return { version, itinerary, stop }
}

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test('a day trip has its parts by the clock, in the plan, in its files and after an edit', async ({
  request,
}) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request, {
    destination: 'Paris, France',
    startDate: '2027-05-10',
    endDate: '2027-05-14',
    interests: ['Sightseeing', 'History'],
  })
  const { version, itinerary, stop } = await versailles(request, id)
  const { parts, by, leave, back } = stop.dayTrip
  expect(by).toContain('RER C')
  expect(leave < stop.startTime && stop.endTime < back).toBe(true)
  expect(parts.map(({ startTime }) => startTime)).toEqual([
    stop.startTime,
    ...parts.slice(0, -1).map(({ endTime }) => endTime),
  ])
  expect(parts.filter(({ meal }) => meal === 'lunch')).toHaveLength(1)
  const palace = parts[0]?.name ?? ''
  expect(palace).toContain('Hall of Mirrors')

  // Its price holds the way there and back, so that only other rides of the day cost fares of the town.
  const day = itinerary.days.find(({ activities }) => activities.includes(stop))?.activities ?? []
  const stops = day.filter(({ type }) => type !== 'transport')
  const at = stops.indexOf(stop)
  const others = stops.filter(
    ({ travel }, index) => travel.mode === 'transit' && (index < at || index > at + 1),
  )
  const fares = day.filter(({ type }) => type === 'transport').map(({ costCents }) => costCents)
  expect(stop).toMatchObject({ costCents: 4010, travel: { mode: 'transit' } })
  expect(fares).toEqual(others.length > 0 ? [others.length * 255] : [])

  for (const file of ['trip.md', 'trip.txt', 'calendar.ics', 'trip.json']) {
    const text = await (await request.get(`/api/trips/${id}/export/${file}`)).text()
    // Lines of a calendar are folded.
    expect(text.replaceAll('\r\n ', ''), file).toContain(palace)
  }
  const { shareUrl } = await (await request.post(`/api/trips/${id}/share`)).json()
  const shared = await request.get(`${new URL(shareUrl).pathname}?day=${stop.id.match(/\d+/)?.[0]}`)
  expect(await shared.text()).toContain(palace)

  // An hour later and three hours shorter; what a client says of the parts is not believed.
  const start = minuteOf(stop.startTime) + 60
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  Object.assign(stop, {
    startTime: clock(start),
    endTime: clock(minuteOf(stop.endTime) - 120),
    dayTrip: { ...stop.dayTrip, parts: [{ name: 'Space station', startTime: '09:00', endTime: '10:00' }] },
  })
  const saved = await request.put(`/api/trips/${id}`, { data: { version, itinerary } })
  expect(saved.status()).toBe(200)
  const after = (await versailles(request, id)).stop.dayTrip
  expect(after.parts[0]).toMatchObject({ name: palace, startTime: clock(start) })
  const names = [...after.parts.map(({ name }) => name), ...(after.leftOut ?? [])]
  expect(names.sort()).toEqual(parts.map(({ name }) => name).sort())
  expect(after.parts.length).toBeLessThan(parts.length)
})
