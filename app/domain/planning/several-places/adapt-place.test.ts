import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '~/domain/calendar/calendar-date'
import type { ItineraryDay, Plan, TripPlace } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { failedChecks, planOfTown } from '~/domain/testing/plan-of-town'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { sayIn } from '~/messages/languages'
import { adaptedDays } from './adapt-place'

const use = { sunTimes: () => ({ rise: '05:30', set: '20:45' }), say: sayIn() }
const request = cityRequest({ days: 5 })
const was: TripPlace = {
  destinationId: testCity.id,
  destination: testCity.label,
  name: testCity.name,
  startDate: request.startDate,
  nights: 4,
  days: 5,
  overview: '',
} as TripPlace
let plan: Plan

beforeAll(async () => {
  plan = await planOfTown(request, testCity)
})

const visits = ({ activities }: ItineraryDay) =>
  activities.flatMap(({ placeId, startTime, type }) =>
    type === 'accommodation' || !placeId ? [] : [`${placeId} ${startTime}`],
  )
const startOf = (day: ItineraryDay | undefined) => day?.activities[0]?.startTime ?? ''
const endOf = (day: ItineraryDay | undefined) => day?.activities.at(-1)?.startTime ?? ''

function adapted(
  more: Partial<TripPlace>,
  { before = plan, asked = request }: { before?: Plan; asked?: PlanRequest } = {},
) {
  const place = { ...was, ...more }
  const now = { ...asked, startDate: place.startDate, days: place.days }
  const days = adaptedDays({ place: was, plan: before }, place, now, testCity, use)
  if (days) {
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: place.days }, (_, index) => index + 1))
    expect(days.map(({ date }) => date)).toEqual(days.map((_, index) => addDays(place.startDate, index)))
    const judged = { ...before, startDate: place.startDate, endDate: days.at(-1)?.date ?? '', days }
    expect(failedChecks(judged, now, testCity).filter((line) => !line.startsWith('money'))).toEqual([])
  }
  return days
}
const locked = (number: number): Plan => ({
  ...plan,
  days: plan.days.map((day) =>
    day.day === number
      ? {
          ...day,
          activities: day.activities.map((stop) =>
            stop.type === 'attraction' && stop.startTime > '12:00' ? { ...stop, locked: true } : stop,
          ),
        }
      : day,
  ),
})
const must = (id: string): PlanRequest => ({
  ...request,
  wishes: [{ is: 'must', what: { by: 'place', id } }],
})
const sightOf = (number: number) =>
  plan.days[number - 1]?.activities.find(({ type }) => type === 'attraction')?.placeId ?? ''

describe('the days of a place on other dates', () => {
  it('keep every stop where it is a week later', () => {
    const days = adapted({ startDate: addDays(was.startDate, 7) })
    expect(days?.map(visits)).toEqual(plan.days.map(visits))
  })

  it('are planned anew where something is shut then, and only there', () => {
    // Museums are shut on Mondays, and the first day was one.
    const days = adapted({ startDate: addDays(was.startDate, -1) })
    const isOther = (day: ItineraryDay, index: number) =>
      visits(day).join() !== visits(plan.days[index] as never).join()
    const museums = plan.days[1]?.activities.some(
      ({ placeId }) => testCity.places.find(({ id }) => id === placeId)?.kind === 'museum',
    )
    expect(days?.map(isOther)).toEqual([false, museums, false, false, false])
  })
})

describe('the days of a place with fewer nights', () => {
  it('are the first, the earlier ones between, and the last', () => {
    expect(adapted({ days: 4, nights: 3 })?.map(visits)).toEqual(
      [0, 1, 2, 4].map((index) => visits(plan.days[index] as never)),
    )
    expect(adapted({ days: 2, nights: 1 })?.map(visits)).toEqual(
      [0, 4].map((index) => visits(plan.days[index] as never)),
    )
  })

  it('hold the day with a locked stop, or with what was asked for, before an earlier one', () => {
    const kept = [0, 3, 4].map((index) => visits(plan.days[index] as never))
    expect(adapted({ days: 3, nights: 2 }, { before: locked(4) })?.map(visits)).toEqual(kept)
    expect(adapted({ days: 3, nights: 2 }, { asked: must(sightOf(4)) })?.map(visits)).toEqual(kept)
    // Where one sleeps is locked on every day of some trips.
    const beds = {
      ...plan,
      days: plan.days.map((day) => ({
        ...day,
        activities: day.activities.map((stop) =>
          stop.type === 'accommodation' && day.day === 4 ? { ...stop, locked: true } : stop,
        ),
      })),
    }
    expect(adapted({ days: 3, nights: 2 }, { before: beds })?.map(visits)).toEqual(
      [0, 1, 4].map((index) => visits(plan.days[index] as never)),
    )
  })

  it('are none where what was asked for would be lost, or there is one day only', () => {
    expect(adapted({ days: 2, nights: 1 }, { asked: must(sightOf(3)) })).toBeNull()
    const one = { ...plan, days: plan.days.slice(0, 1) }
    expect(adaptedDays({ place: was, plan: one }, was, request, testCity, use)).toBeNull()
  })
})

describe('the days of a place with more nights', () => {
  it('are the same with new ones before the last', () => {
    const days = adapted({ days: 7, nights: 6 })
    const [kept, fresh] = [
      [0, 1, 2, 3, 6],
      [4, 5],
    ]
    expect(kept.map((index) => visits(days?.[index] as never))).toEqual(plan.days.map(visits))
    const known = new Set(plan.days.flatMap(visits).map((visit) => visit.split(' ')[0]))
    for (const index of fresh) {
      const stops = visits(days?.[index] as never)
      expect(stops.length).toBeGreaterThan(4)
      expect(stops.filter((visit) => known.has(visit.split(' ')[0] ?? ''))).toEqual([])
      expect(days?.[index]?.sun).toEqual({ rise: '05:30', set: '20:45' })
    }
  })

  it('come to two days as well, of which each is an end', async () => {
    const before = {
      ...plan,
      days: [plan.days[0], plan.days[4]].map((day, index) => ({ ...day, day: index + 1 })),
    } as Plan
    const days = adaptedDays(
      { place: { ...was, days: 2, nights: 1 }, plan: before },
      { ...was, days: 3, nights: 2 },
      { ...request, days: 3 },
      testCity,
      use,
    )
    expect(days?.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04', '2027-05-05'])
    expect(visits(days?.[1] as never).length).toBeGreaterThan(4)
  })
})

describe('the days of a place between other journeys', () => {
  it('begin after a later arrival and end before an earlier departure; those between stay', () => {
    const days = adapted({ arrival: '14:00', departure: '15:00' })
    expect(startOf(days?.[0]) >= '14:00').toBe(true)
    expect(endOf(days?.[4]) <= '15:00').toBe(true)
    expect(days?.slice(1, 4).map(visits)).toEqual(plan.days.slice(1, 4).map(visits))
    expect(days?.[0]?.hours?.from).toBe('14:00')
    expect(days?.[4]?.hours?.to).toBe('15:00')
  })

  it('use the whole day again where a journey is gone', () => {
    const place = { ...was, arrival: '16:00', departure: '11:00' }
    const short = adapted({ arrival: '16:00', departure: '11:00' }) ?? []
    const before = { ...plan, days: short }
    const days = adaptedDays({ place, plan: before }, was, request, testCity, use)
    expect(startOf(days?.[0]) < '12:00').toBe(true)
    expect(endOf(days?.[4]) > '16:00').toBe(true)
    expect(days?.[0]?.hours?.from).toBe('10:00')
    expect(days?.[4]?.hours?.to).toBe('18:30')
    expect(visits(days?.[4] as never).length).toBeGreaterThan(visits(short[4] as never).length)
  })

  it('keep what is locked at its hour', () => {
    const before = locked(1)
    const stops = (before.days[0]?.activities ?? [])
      .filter((stop) => stop.locked)
      .map(({ placeId, startTime }) => `${placeId} ${startTime}`)
    const days = adapted({ arrival: '11:00' }, { before })
    expect(stops.length).toBeGreaterThan(0)
    expect(visits(days?.[0] as never)).toEqual(expect.arrayContaining(stops))
    expect(startOf(days?.[0]) >= '11:00').toBe(true)
  })
})
