import { describe, expect, it } from 'vitest'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import { failedChecks, planOfTown, townOf, townRequest } from '~/domain/testing/plan-of-town'

/** By the catalogue: what the trip costs there and back with its entries, and what a ride in the town does. */
const outings = [
  { town: 'florence', to: 'siena', cents: 2200, fare: 170 },
  { town: 'tokyo', to: 'kamakura', cents: 270_000, fare: 20_000 },
  { town: 'beijing', to: 'mutianyu', cents: 26_000, fare: 500 },
]

const sum = (day: ItineraryDay, isCounted: (stop: ItineraryDay['activities'][number]) => boolean) =>
  day.activities.filter(isCounted).reduce((cents, { costCents }) => cents + costCents, 0)

describe.each(outings)('a day out of $town', { timeout: 60_000 }, ({ town: id, to, cents, fare }) => {
  it('pays the way once, with the day trip', async () => {
    const town = townOf(id)
    const wishes = [{ is: 'day-trip' as const, to: { by: 'place' as const, id: to } }]
    const request = townRequest(id, { days: 4, wishes })
    const plan = await planOfTown(request, town)
    const day = plan.days.find(({ kind }) => kind === 'day trip')
    if (!day) throw new Error('a day out was expected')
    const stops = day.activities.filter(({ type }) => type !== 'transport')
    const at = stops.findIndex(({ placeId }) => placeId === to)
    expect(stops[at]).toMatchObject({ costCents: cents, travel: { mode: 'transit' } })
    expect(stops[at + 1]?.travel.mode).toBe('transit')
    const others = stops.filter(
      ({ travel }, index) => travel.mode === 'transit' && index !== at && index !== at + 1,
    )
    const rides = sum(day, ({ type }) => type === 'transport')
    expect(rides).toBe(others.length * fare)
    expect(day.costCents).toBe(
      cents + rides + sum(day, ({ type }) => type === 'food' || type === 'accommodation'),
    )
    const units = (type: string) =>
      plan.days.reduce((total, each) => total + sum(each, (stop) => stop.type === type), 0) / 100
    expect(plan.budget.transportTotal).toBeCloseTo(units('transport'))
    expect(plan.budget.activitiesTotal).toBeCloseTo(units('attraction'))
    expect(failedChecks(plan, request, town)).toEqual([])
    // Fares for that way as well would be paid twice.
    const twice = { ...plan, dayTripRides: undefined }
    expect(failedChecks(twice, request, town).join()).toMatch(/^money: .*rides are counted as/)
  })
})
