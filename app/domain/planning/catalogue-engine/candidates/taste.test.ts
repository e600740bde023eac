import { describe, expect, it } from 'vitest'
import type { Place } from '~/domain/catalogue/place'
import type { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import { wishedFor } from '~/domain/request/wishes'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { tasteOf } from './taste'

const tasteIn = (request: PlanRequest, city = testCity) =>
  tasteOf(request, city, [], wishedFor(request, city))

const table = testCity.places.find(({ id }) => id === 'table-2') as Place

/** What a table is worth for dinner, with some of its facts changed. */
function dinner(facts: Partial<Place>, filters: Partial<typeof defaultFilters> = {}): number {
  const place = { ...table, ...facts }
  const candidate = { place, visit: [30, 60, 90] as [number, number, number], costCents: 2000, open: [] }
  return tasteIn(cityRequest({}, filters)).mealScore(candidate, 'dinner')
}

describe('taste in tables', () => {
  it('prefers a house of the town to a chain and to a kitchen for a diet that nobody asked for', () => {
    expect(dinner({ everyday: true })).toBeLessThan(dinner({}))
    expect(dinner({ name: 'Vegan Love' })).toBeLessThan(dinner({}))
    expect(dinner({ fact: 'A kosher kitchen behind the market.' })).toBeLessThan(dinner({}))
    expect(dinner({ fact: 'Roast duck; one of the plates is vegan.' })).toBe(dinner({}))
  })

  it('does not mind such a kitchen where a diet is asked for', () => {
    const diet = { dietaryRestrictions: ['Vegan' as const] }
    expect(dinner({ name: 'Vegan Love' }, diet)).toBe(dinner({}, diet))
  })
})

describe('taste in sights', () => {
  const beach = { ...table, kind: 'beach', setting: 'outdoor', meals: undefined } as unknown as Place
  const worth = (startDate: string, days: number) => {
    const climate = testCity.climate.map((month, index) => ({ ...month, high: index === 5 ? 26 : 15 }))
    const request = cityRequest({ startDate, days, interests: ['Food & Dining'] })
    const taste = tasteIn(request, { ...testCity, climate })
    return taste.sightScore({ place: beach, visit: [60, 90, 120], costCents: 0, open: [] })
  }

  it('weighs the weather by the days in each month', () => {
    expect(worth('2027-05-30', 10)).toBeGreaterThan(worth('2027-05-20', 10))
    expect(worth('2027-06-01', 10)).toBeGreaterThan(worth('2027-05-30', 10))
  })
})

describe('what is for other travellers', () => {
  const church = testCity.places.find(({ kind }) => kind === 'worship') as Place
  const place: Place = { ...church, interests: ['Architecture', 'History'] }
  const isForOthers = (
    interests: string[],
    filters: Partial<typeof defaultFilters> = {},
    icons: string[] = [],
  ) => {
    const city = {
      ...testCity,
      icons: icons.map((each) => ({ place: each, interests: ['History' as const] })),
    }
    const candidate = { place, visit: [30, 60, 90] as [number, number, number], costCents: 0, open: [] }
    const request = cityRequest({ interests, days: 3 }, filters)
    return tasteOf(request, city, [candidate], wishedFor(request, city)).isForOthers(place)
  }

  it('answers no wish and belongs to another family of interests', () => {
    expect(isForOthers(['Shopping', 'Nightlife'])).toBe(true)
    expect(isForOthers(['History'])).toBe(false)
    expect(isForOthers(['Sightseeing'])).toBe(false)
  })

  it('with children is also what is quiet, but for the first icons', () => {
    const family = { childFriendly: true }
    expect(isForOthers(['History'], family, ['sight-0'])).toBe(true)
    expect(isForOthers(['History'], family, [place.id])).toBe(false)
  })
})
