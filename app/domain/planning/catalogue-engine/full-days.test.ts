import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import { Destination } from '~/domain/catalogue/destination'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { faults, make } from '~/domain/testing/test-plan-of-city'

const parks = ['Wonder Park', 'Thunder Park', 'Water Park'].map((name, index) => ({
  ...testCity.places.find(({ id }) => id === 'sight-0'),
  id: `park-${index}`,
  name,
  kind: 'experience',
  interests: ['Adventure'],
  at: [50.02 + 0.01 * index, 10.02],
  visit: [360, 480, 600],
  hours: '09:00-20:00',
  cost: { cents: 6000, year: 2026 },
  fame: 95,
}))

/** The city with theme parks before its other icons, of which there are so many, or after so many of them. */
function cityOfParks(others: number, first = parks.length, after = 0): Destination {
  const icons = Array.from({ length: others }, (_, index) => `sight-${index}`)
  icons.splice(after, 0, ...parks.slice(0, first).map(({ id }) => id))
  return Destination.parse({
    ...testCity,
    places: [...testCity.places, ...parks],
    icons: icons.map((place) => ({ place, interests: ['Adventure', 'History', 'Museums'] })),
  })
}

const interests = ['Adventure', 'History']

async function parkDays(days: number, city: Destination) {
  const request = cityRequest({ days, interests })
  const { plan } = await make(request, city)
  expect(faults(plan, request, city)).toEqual([])
  return plan.days.filter(({ title }) => title.startsWith('A day at '))
}

describe('a place that fills a day', { timeout: 60_000 }, () => {
  it('has a day of its own, with breakfast before, dinner after, and lunch there', async () => {
    const [first, day] = await parkDays(3, cityOfParks(3))
    expect(first).toBeDefined()
    expect(day?.note).toContain(`Lunch is at ${day?.title.slice('A day at '.length)}`)
    const stops = day?.activities.filter(({ type }) => type === 'food' || type === 'attraction') ?? []
    expect(stops.slice(0, 2).map(({ meal, placeId }) => meal ?? placeId)).toEqual([
      'breakfast',
      expect.stringMatching(/^park-/),
    ])
    const park = stops[1]
    // What is left of the day comes after it.
    expect(stops.flatMap(({ meal }) => meal ?? [])).toEqual(['breakfast', 'dinner'])
    expect(stops.slice(2).every(({ startTime }) => startTime >= (park?.endTime ?? '24:00'))).toBe(true)
    const minutes = fromClock(park?.endTime ?? '') - fromClock(park?.startTime ?? '')
    expect(minutes).toBeGreaterThanOrEqual(360)
  })

  it('takes no day that other icons need, but has one where it is the very first', async () => {
    expect(await parkDays(3, cityOfParks(30, 1, 1))).toEqual([])
    expect(await parkDays(2, cityOfParks(30, 1))).toHaveLength(1)
    expect(await parkDays(1, cityOfParks(30, 1))).toHaveLength(1)
  })

  it('is left out where its ticket takes the money of the day', async () => {
    const city = cityOfParks(3)
    const places = city.places.map((place) =>
      place.id.startsWith('park-') ? { ...place, cost: { cents: 11_900, year: 2026 } } : place,
    )
    expect(await parkDays(3, { ...city, places })).toEqual([])
  })
})
