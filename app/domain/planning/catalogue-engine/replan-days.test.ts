import { beforeAll, describe, expect, it } from 'vitest'
import { budgetOf } from '~/domain/itinerary/budget'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { lastDay } from '~/domain/request/plan-request'
import type { Replan } from '~/domain/request/replan'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { judge } from '~/domain/verification/judge'
import { sayIn } from '~/messages/languages'
import { catalogueEngine } from './catalogue-engine'
import { replanDays } from './replan-days'

const request = cityRequest({ days: 4 })
const days: ItineraryDay[] = []

beforeAll(async () => {
  for await (const piece of catalogueEngine.plan(request, testCity)) {
    if (piece.ok && piece.value.kind === 'day') days.push(piece.value.day)
  }
})

function again(change: Replan, from: ItineraryDay[] = days): ItineraryDay[] {
  const made = replanDays(from, change, request, testCity, sayIn())
  if (!made.ok) throw new Error(made.failure.code)
  return made.value
}

function faults(made: ItineraryDay[], asked: PlanRequest = request): string[] {
  const plan = {
    destination: testCity.label,
    destinationId: testCity.id,
    startDate: asked.startDate,
    endDate: lastDay(asked),
    overview: testCity.overview,
    days: made,
    tips: [],
    budget: budgetOf(made),
    currency: testCity.currency,
    engine: 'embedded' as const,
    sample: false,
  }
  return judge(plan, asked, testCity)
    .checks.filter(({ status }) => status !== 'pass')
    .map(({ id, evidence }) => `${id}: ${sayIn()(evidence)}`)
}

const stopsOf = (day: ItineraryDay | undefined) =>
  (day?.activities ?? []).filter(({ type }) => type === 'attraction' || type === 'food')
const sightsOf = (day: ItineraryDay | undefined) => stopsOf(day).filter(({ type }) => type === 'attraction')
const settingOf = ({ placeId }: Activity) => testCity.places.find(({ id }) => id === placeId)?.setting
const lock = (id: string | undefined) =>
  days.map((day) => ({
    ...day,
    activities: day.activities.map((stop) => (stop.id === id ? { ...stop, locked: true } : stop)),
  }))

describe('planning days anew', () => {
  it('does not visit what is seen on a day trip of another day', () => {
    const [first, second] = days
    const seen = sightsOf(second)[0]
    const [trip] = testCity.dayTrips
    if (!first || !second || !seen?.placeId || !trip) throw new Error('a day of the plan has sights')
    const part = { name: 'Village and its church', minutes: 60, places: [seen.placeId] }
    const city = { ...testCity, dayTrips: [{ ...trip, parts: [part] }] }
    const times = { leave: '09:00', back: '17:00', by: trip.by }
    const out = (name: string): ItineraryDay[] => {
      const parts = [{ name, startTime: '10:00', endTime: '11:00' }]
      const stop: Activity = { ...seen, id: 'out', placeId: trip.id, dayTrip: { ...times, parts } }
      return [{ ...first, activities: [stop] }, ...days.slice(1)]
    }
    const visited = (from: ItineraryDay[]) => {
      const made = replanDays(from, { days: [2], sameStops: true }, request, city, sayIn())
      if (!made.ok) throw new Error(made.failure.code)
      return sightsOf(made.value[1]).some(({ placeId }) => placeId === seen.placeId)
    }
    expect(visited(out('Walk round the lake'))).toBe(true)
    expect(visited(out(part.name))).toBe(false)
  })

  it('changes the days named and no others, and passes every check', () => {
    const made = again({ days: [2, 3], seed: 99 })
    expect(made[0]).toBe(days[0])
    expect(made[3]).toBe(days[3])
    expect(stopsOf(made[1])).not.toEqual(stopsOf(days[1]))
    expect(faults(made)).toEqual([])
    expect(again({ days: [2, 3], seed: 99 })).toEqual(made)
  })

  it('keeps a locked stop where and when it is', () => {
    const stop = sightsOf(days[1])[1]
    const made = again({ days: [2], seed: 7 }, lock(stop?.id))
    const kept = made[1]?.activities.find(({ id }) => id === stop?.id)
    expect(kept).toMatchObject({ startTime: stop?.startTime, endTime: stop?.endTime, locked: true })
    expect(faults(made)).toEqual([])
    const named = again({ days: [2], seed: 8, keep: stop ? [stop.id] : [] })
    expect(named[1]?.activities.some(({ id }) => id === stop?.id)).toBe(true)
  })

  it('keeps what a traveller typed in, whether it has a position or not', () => {
    const [first] = stopsOf(days[1])
    if (!first) throw new Error('no stop')
    const own: Activity = {
      ...first,
      id: 'own',
      type: 'attraction',
      title: "Anna's birthday",
      placeId: null,
      latitude: null,
      longitude: null,
      time: '3:07 PM',
      startTime: '15:07',
      endTime: '17:00',
      meal: undefined,
    }
    const typed = days.map((day) => (day.day === 2 ? { ...day, activities: [...day.activities, own] } : day))
    const made = again({ days: [2], seed: 3 }, typed)
    expect(made[1]?.activities.find(({ id }) => id === 'own')).toMatchObject({ startTime: '15:07' })
    expect(faults(made).filter((fault) => !fault.startsWith('real') && !fault.startsWith('open'))).toEqual([
      expect.stringMatching(/^time: No usual length/),
      expect.stringMatching(/^reach: The way to/),
      expect.stringMatching(/^walk: How far/),
    ])
  })

  it('starts at noon and says so: no breakfast, everything else', () => {
    const made = again({ days: [2], from: '12:00' })
    const stops = stopsOf(made[1])
    expect(stops.every(({ startTime }) => startTime >= '12:00')).toBe(true)
    expect(stops.flatMap(({ meal }) => meal ?? [])).toEqual(['lunch', 'dinner'])
    expect(sayIn()(made[1]?.note ?? '')).toBe('The day begins at 12:00, as you asked.')
    expect(faults(made)).toEqual([])
  })

  it('ends early where that is wished', () => {
    const made = again({ days: [4], to: '17:00' })
    expect(made[3]?.activities.at(-1)?.startTime.localeCompare('17:00')).toBeLessThanOrEqual(0)
    expect(stopsOf(made[3]).flatMap(({ meal }) => meal ?? [])).toEqual(['breakfast', 'lunch'])
    expect(faults(made)).toEqual([])
  })

  it('goes under roofs on a rainy day', () => {
    const outdoors = (list: ItineraryDay[]) =>
      list.flatMap(sightsOf).filter((stop) => settingOf(stop) === 'outdoor').length
    const made = again({ days: [1, 2, 3, 4], rainy: true })
    expect(outdoors(days)).toBeGreaterThan(0)
    expect(outdoors(made)).toBe(0)
    expect(faults(made)).toEqual([])
  })

  it('takes fewer stops when it goes slower', () => {
    const made = again({ days: [1, 2, 3, 4], slower: true })
    const count = (list: ItineraryDay[]) => list.flatMap(sightsOf).length
    expect(count(made)).toBeLessThan(count(days))
    // Three sights, and something after dinner.
    for (const day of made) expect(sightsOf(day).length).toBeLessThanOrEqual(4)
    for (const [index, day] of made.entries())
      expect(sightsOf(day).length).toBeLessThan(sightsOf(days[index] as ItineraryDay).length)
    expect(faults(made)).toEqual([])
  })

  it('goes slower through what is in the day, not through something else', () => {
    const [, made] = again({ days: [2], slower: true })
    const before = stopsOf(days[1]).map(({ placeId }) => placeId)
    const after = stopsOf(made).map(({ placeId }) => placeId)
    expect(before).toEqual(expect.arrayContaining(after))
    expect(after.length).toBeLessThan(before.length)
    expect(stopsOf(made).flatMap(({ meal }) => meal ?? [])).toEqual(['breakfast', 'lunch', 'dinner'])
  })

  it('says so when the days are relaxed already', () => {
    const relaxed = { ...request, filters: { ...request.filters, pace: 'relaxed' as const } }
    const made = replanDays(days, { days: [1], slower: true }, relaxed, testCity, sayIn())
    expect(made).toMatchObject({ ok: false, failure: { code: 'wishes-clash' } })
    expect(!made.ok && sayIn()(made.failure.message)).toContain('leave out a stop')
  })

  it('leaves out places and kinds that shall not come', () => {
    const unwanted = sightsOf(days[0])[0]?.placeId ?? ''
    const made = again({ days: [1], without: { places: [unwanted], kinds: ['museum'] } })
    const kinds = sightsOf(made[0]).map(
      ({ placeId }) => testCity.places.find(({ id }) => id === placeId)?.kind,
    )
    expect(kinds).not.toContain('museum')
    expect(made[0]?.activities.map(({ placeId }) => placeId)).not.toContain(unwanted)
    expect(faults(made)).toEqual([])
  })

  it('puts the stops of a day in order without losing one', () => {
    const jumbled = days.map((day) =>
      day.day === 2 ? { ...day, activities: [...day.activities].reverse() } : day,
    )
    const made = again({ days: [2], sameStops: true }, jumbled)
    const ids = (day: ItineraryDay | undefined) => new Set(stopsOf(day).map(({ placeId }) => placeId))
    expect(ids(made[1])).toEqual(ids(days[1]))
    expect(faults(made)).toEqual([])
  })

  it('spends less and walks less where that is wished', () => {
    const cost = (list: ItineraryDay[]) => stopsOf(list[1]).reduce((sum, { costCents }) => sum + costCents, 0)
    expect(cost(again({ days: [2], cheaper: true }))).toBeLessThanOrEqual(cost(days))
    const walked = again({ days: [2], maxWalkingDistance: 1 })[1]?.activities.reduce(
      (sum, { travel }) => sum + (travel.mode === 'walk' ? travel.meters : 0),
      0,
    )
    expect(walked).toBeLessThanOrEqual(1000)
  })

  it('says when nothing fits around what stays', () => {
    const [first, second] = sightsOf(days[1])
    if (!first || !second) throw new Error('no stops')
    const clash = days.map((day) =>
      day.day === 2
        ? {
            ...day,
            activities: [
              { ...first, locked: true, startTime: '10:00', endTime: '12:00' },
              { ...second, locked: true, startTime: '11:00', endTime: '13:00' },
            ],
          }
        : day,
    )
    const made = replanDays(clash, { days: [2] }, request, testCity, sayIn())
    expect(made).toMatchObject({
      ok: false,
      failure: { code: 'wishes-clash', message: { code: 'replan.nothing-fits', params: { days: [2] } } },
    })
    expect(!made.ok && sayIn()(made.failure.message)).toBe(
      'Nothing open fits around what stays on day 2. Unlock a stop, or move one to another time.',
    )
  })
})
