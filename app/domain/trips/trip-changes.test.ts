import { beforeAll, describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import { addDayFacts } from '~/domain/itinerary/day-facts'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { planOfTown, townOf, townRequest } from '~/domain/testing/plan-of-town'
import { judge } from '~/domain/verification/judge'
import { tripChanges } from './trip-changes'

const request = (id: string) =>
  townRequest(id, { days: 4, interests: ['Sightseeing', 'Nightlife', 'Food & Dining'] })

async function planned(town: Destination): Promise<Itinerary> {
  const plan = await planOfTown(request(town.id), town)
  const days = plan.days.map((day) => addDayFacts(day, town, () => null))
  return { ...plan, days, ...judge(plan, request(town.id), town) }
}

const changed = (town: Destination, id: string, change: Partial<Place>): Destination => ({
  ...town,
  places: town.places.map((place) => (place.id === id ? { ...place, ...change } : place)),
})

describe('a plan whose catalogue is as it was', () => {
  it.each(['madrid', 'bangkok'])('in %s has no changes', async (id) => {
    const town = townOf(id)
    expect(tripChanges(await planned(town), town)).toEqual([])
  })
})

describe('a plan whose catalogue was changed', () => {
  const rome = townOf('rome')
  let plan: Itinerary
  beforeAll(async () => {
    plan = await planned(rome)
  })
  /** A visit with hours and a price of its own. */
  function visit() {
    for (const { date, activities } of plan.days)
      for (const stop of activities) {
        const place = rome.places.find(({ id }) => id === stop.placeId)
        if (stop.hours?.length && !stop.ticket && place?.cost && !place.assumed) return { date, stop, place }
      }
    throw new Error('no such visit')
  }

  it('tells of a price that is another', () => {
    const { date, stop, place } = visit()
    const dearer = changed(rome, place.id, { cost: { cents: stop.costCents + 500, year: 2027 } })
    expect(tripChanges(plan, dearer)).toContainEqual({
      kind: 'price',
      date,
      name: place.name,
      before: stop.costCents,
      now: stop.costCents + 500,
      currency: 'EUR',
    })
    const own = {
      ...plan,
      days: plan.days.map((day) => ({
        ...day,
        activities: day.activities.map((each) => ({ ...each, ownCost: true })),
      })),
    }
    expect(tripChanges(own, dearer)).toEqual([])
  })

  it('tells of a closure on its day, and of hours that end before the visit, and of no other day', () => {
    const { date, place } = visit()
    const told = { kind: 'closed', date, name: place.name }
    const shut = changed(rome, place.id, { closed: [{ from: date, to: date, why: 'rebuilding' }] })
    expect(tripChanges(plan, shut)).toEqual([told])
    expect(tripChanges(plan, changed(rome, place.id, { hours: 'Mo-Su 04:00-05:00' }))).toEqual([told])
    const later = { from: '2029-01-01', to: '2029-02-01', why: 'rebuilding' }
    expect(tripChanges(plan, changed(rome, place.id, { closed: [later] }))).toEqual([])
  })

  it('tells of a place that is gone', () => {
    const { date, place } = visit()
    const without = { ...rome, places: rome.places.filter(({ id }) => id !== place.id) }
    expect(tripChanges(plan, without)).toEqual([expect.objectContaining({ kind: 'gone', date })])
  })
})
