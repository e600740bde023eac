import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { Interest } from '~/domain/catalogue/place'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { faults, make } from '~/domain/testing/test-plan-of-city'

const trip = 'lake-village'
const interests: Interest[] = ['Sightseeing', 'History']

/** The city with a day trip for which one comes above all, in trips of so many days. */
function cityWithTrip(fromDays?: number): Destination {
  const sights = Array.from({ length: 10 }, (_, index) => `sight-${index}`)
  return {
    ...testCity,
    icons: [
      { place: trip, interests, ...(fromDays !== undefined && { fromDays }) },
      ...sights.map((place) => ({ place, interests })),
    ],
  }
}

/** The days of a plan on which the trip is made. */
async function daysOfTrip(wanted: Partial<PlanRequest>, city: Destination) {
  const request = cityRequest({ interests, ...wanted })
  const { plan } = await make(request, city)
  expect(faults(plan, request, city)).toEqual([])
  return plan.days
    .filter((day) => day.activities.some(({ placeId }) => placeId === trip))
    .map(({ day }) => day)
}

describe('a day trip that one comes for', { timeout: 60_000 }, () => {
  it('has a day of its own from as many days on as the catalogue says, or from five', async () => {
    expect(await daysOfTrip({ days: 3 }, cityWithTrip(3))).toHaveLength(1)
    expect(await daysOfTrip({ days: 2 }, cityWithTrip(3))).toEqual([])
    expect(await daysOfTrip({ days: 4 }, cityWithTrip())).toEqual([])
    expect(await daysOfTrip({ days: 5 }, cityWithTrip())).toHaveLength(1)
  })

  it('says that its price leaves a meal open, and not that tables are used up', async () => {
    const request = cityRequest({ interests, days: 3 })
    const cheap = cityWithTrip(3)
    const cents = Math.floor(0.88 * cheap.daily[request.budget])
    const dayTrips = cheap.dayTrips.map((each) =>
      each.id === trip ? { ...each, cost: { ...each.cost, cents } } : each,
    )
    const { plan } = await make(request, { ...cheap, dayTrips })
    const day = plan.days.find(({ activities }) => activities.some(({ placeId }) => placeId === trip))
    expect(day?.openMeals?.length).toBeGreaterThan(0)
    expect(day?.note).toContain('left to you: the day trip takes most of what a day may cost.')
    expect(day?.note).not.toMatch(/used up|near enough/)
  })

  it('takes the day on which most of what one comes for is shut', async () => {
    // 3 May 2027 is a Monday.
    const shut = (hours: string): Destination => {
      const city = cityWithTrip(3)
      const icons = new Set(city.icons.map(({ place }) => place))
      return { ...city, places: city.places.map((each) => (icons.has(each.id) ? { ...each, hours } : each)) }
    }
    expect(await daysOfTrip({ days: 3 }, shut('Tu-Su 09:00-18:00'))).toEqual([1])
    expect(await daysOfTrip({ days: 3 }, shut('Mo,Tu 09:00-18:00'))).toEqual([3])
  })

  it('is not made by who wants none, nor where it takes the money of the day', async () => {
    expect(await daysOfTrip({ days: 3, wishes: [{ is: 'day-trip', not: true }] }, cityWithTrip(3))).toEqual(
      [],
    )
    const city = cityWithTrip(3)
    const dear = city.dayTrips.map((each) => ({ ...each, cost: { ...each.cost, cents: 11_900 } }))
    expect(await daysOfTrip({ days: 3 }, { ...city, dayTrips: dear })).toEqual([])
  })

  it('is not made on a day that the traveller arrives late', async () => {
    const days = await daysOfTrip({ days: 3, arrival: '15:00', departure: '12:00' }, cityWithTrip(3))
    expect(days).toEqual([2])
  })
})
