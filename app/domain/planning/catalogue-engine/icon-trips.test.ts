import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Interest } from '~/domain/catalogue/place'
import type { PlanRequest } from '~/domain/request/plan-request'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { faults, make, placeIds } from '~/domain/testing/test-plan-of-city'

const trip = 'lake-village'
const interests: Interest[] = ['Sightseeing', 'History']

/** The city with a day trip for which one comes above all, or after so many sights, in trips of so many days. */
function cityWithTrip(fromDays?: number, rank = 0): Destination {
  const sights = Array.from({ length: 10 }, (_, index) => `sight-${index}`)
  const icons: Destination['icons'] = sights.map((place) => ({ place, interests }))
  icons.splice(rank, 0, { place: trip, interests, ...(fromDays !== undefined && { fromDays }) })
  return { ...testCity, icons }
}

/** The same with another ride or price of the trip. */
function withTrip(city: Destination, { minutes, cents }: { minutes?: number; cents?: number }): Destination {
  const dayTrips = city.dayTrips.map((each) =>
    each.id === trip
      ? { ...each, minutes: minutes ?? each.minutes, cost: { ...each.cost, cents: cents ?? each.cost.cents } }
      : each,
  )
  return { ...city, dayTrips }
}

function minutesOf(time = '00:00'): number {
  return fromClock(time)
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
    const cheap = cityWithTrip(3, 5)
    const cents = Math.floor(0.88 * cheap.daily[request.budget])
    const { plan } = await make(request, withTrip(cheap, { cents }))
    const day = plan.days.find(({ activities }) => activities.some(({ placeId }) => placeId === trip))
    expect(day?.openMeals?.length).toBeGreaterThan(0)
    expect(day?.note).toContain('left to you: the day trip takes most of what a day may cost.')
    expect(day?.note).not.toMatch(/used up|near enough/)
  })

  it('is named once in what to book where it has to be booked', async () => {
    const city = cityWithTrip(3)
    const dayTrips = city.dayTrips.map((each) =>
      each.id === trip ? { ...each, booking: 'required' as const } : each,
    )
    const name = dayTrips.find(({ id }) => id === trip)?.name ?? ''
    const { plan } = await make(cityRequest({ interests, days: 3 }), { ...city, dayTrips })
    const told = plan.tips.filter((tip) => tip.startsWith('Book before you travel'))
    expect(told.join().split(name)).toHaveLength(2)
  })

  it('shows places of the town, which are not visited again unless they were asked for', async () => {
    const seen = 'sight-0'
    const city = cityWithTrip(3)
    const parts = [
      { name: 'Lunch at the lake', minutes: 60, meal: 'lunch' as const },
      { name: 'Walk round the lake', minutes: 60 },
      { name: 'Village and its church', minutes: 30, places: [seen], ifTime: true as const },
    ]
    const withParts = city.dayTrips.map((each) => (each.id === trip ? { ...each, parts } : each))
    const visited = async (dayTrips: Destination['dayTrips'], wishes: PlanRequest['wishes'] = []) => {
      const request = cityRequest({ interests, days: 3, wishes })
      const { plan } = await make(request, { ...city, dayTrips })
      expect(faults(plan, request, { ...city, dayTrips })).toEqual([])
      expect(placeIds(plan)).toContain(trip)
      return placeIds(plan).includes(seen)
    }
    const must = [{ is: 'must' as const, what: { by: 'place' as const, id: seen } }]
    expect(await visited(city.dayTrips)).toBe(true)
    expect(await visited(withParts)).toBe(false)
    expect(await visited(withParts, must)).toBe(true)
  })

  it('is not made beside another one that shows the same', async () => {
    const other = 'old-abbey'
    const city = cityWithTrip(3)
    const icons = [...city.icons]
    icons.splice(1, 0, { place: other, interests, fromDays: 3 })
    const made = async (places?: [string]) => {
      const parts = [
        { name: 'Lunch in the abbey', minutes: 60, meal: 'lunch' as const },
        { name: 'Abbey and a swim in the lake', minutes: 120, ...(places && { places }) },
      ]
      const dayTrips = city.dayTrips.map((each) => (each.id === other ? { ...each, parts } : each))
      const { plan } = await make(cityRequest({ interests, days: 9 }), { ...city, dayTrips, icons })
      return placeIds(plan).filter((id) => id === trip || id === other)
    }
    expect((await made()).sort()).toEqual([trip, other])
    expect(await made([trip])).toEqual([trip])
  })

  it('is left before the last way back', async () => {
    const city = cityWithTrip(3)
    const request = cityRequest({ interests, days: 3 })
    const endOf = async (dayTrips: Destination['dayTrips']) => {
      const { plan } = await make(request, { ...city, dayTrips })
      const stops = plan.days.flatMap(({ activities }) => activities)
      return stops.find(({ placeId }) => placeId === trip)?.endTime ?? ''
    }
    expect((await endOf(city.dayTrips)) > '14:00').toBe(true)
    const early = city.dayTrips.map((each) => ({ ...each, lastBack: '13:40' }))
    expect(await endOf(early)).toBe('13:40')
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
    expect(await daysOfTrip({ days: 3 }, withTrip(cityWithTrip(3, 5), { cents: 11_900 }))).toEqual([])
  })

  it('is paid beside the day’s spend where hardly anybody leaves it out, and says so', async () => {
    const city = cityWithTrip(3)
    const request = cityRequest({ interests, days: 3 })
    const dear = withTrip(city, { cents: Math.floor(2.5 * city.daily[request.budget]) })
    const { plan } = await make(request, dear)
    expect(faults(plan, request, dear)).toEqual([])
    const day = plan.days.find(({ activities }) => activities.some(({ placeId }) => placeId === trip))
    expect(day?.note).toContain('on top of')
    expect(plan.overview).toContain('on top of')
    expect(day?.activities.some(({ meal }) => meal === 'dinner')).toBe(true)
    // Who names a sum keeps to it, and a trip that costs a fortune stays out.
    const named = { is: 'spend', per: 'day', amount: 100, currency: city.currency } as const
    expect(await daysOfTrip({ days: 3, wishes: [named] }, dear)).toEqual([])
    const fortune = withTrip(city, { cents: Math.floor(4.1 * city.daily[request.budget]) })
    expect(await daysOfTrip({ days: 3 }, fortune)).toEqual([])
  })

  it('begins before breakfast where it is far, and not at a slow pace', async () => {
    const far = withTrip(cityWithTrip(3), { minutes: 230 })
    const request = cityRequest({ interests, days: 3 })
    const { plan } = await make(request, far)
    expect(faults(plan, request, far)).toEqual([])
    const day = plan.days.find(({ activities }) => activities.some(({ placeId }) => placeId === trip))
    const stop = day?.activities.find(({ placeId }) => placeId === trip)
    expect(stop?.startTime).toMatch(/^(08|09):/)
    expect(minutesOf(stop?.endTime) - minutesOf(stop?.startTime)).toBeGreaterThanOrEqual(240)
    expect(day?.activities.some(({ meal }) => meal === 'breakfast')).toBe(false)
    expect(day?.note).toMatch(/You leave at 0?5:/)
    expect(day?.note).not.toContain('no table is near enough')
    const slow = { ...request.filters, pace: 'relaxed' as const }
    expect(await daysOfTrip({ days: 3, filters: slow }, far)).toEqual([])
  })

  it('is not made on a day that the traveller arrives late', async () => {
    const days = await daysOfTrip({ days: 3, arrival: '15:00', departure: '12:00' }, cityWithTrip(3))
    expect(days).toEqual([2])
  })
})
