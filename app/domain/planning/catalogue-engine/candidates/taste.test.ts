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
    expect(dinner({ fact: 'A kosher kitchen behind the market.', fame: 30 })).toBeLessThan(
      dinner({ fame: 30 }),
    )
    expect(dinner({ knownFor: 'gluten-free pizza' })).toBeLessThan(dinner({ knownFor: 'thin pizza' }))
  })

  it('prefers a house to one that is described by a diet, unless everybody goes there', () => {
    const fact = 'Roast duck; one of the plates is vegan.'
    expect(dinner({ fact, fame: 30 })).toBeLessThan(dinner({ fame: 30 }))
    expect(dinner({ fact, fame: 70 })).toBe(dinner({ fame: 70 }))
    const kosher = 'A kosher kitchen that fries artichokes.'
    expect(dinner({ fact: kosher, fame: 60 })).toBe(dinner({ fame: 60 }))
  })

  it('does not mind such a kitchen where a diet is asked for', () => {
    const diet = { dietaryRestrictions: ['Vegan' as const] }
    expect(dinner({ name: 'Vegan Love' }, diet)).toBe(dinner({}, diet))
  })
})

describe('taste in kitchens', () => {
  const japan = { ...testCity, country: 'Japan' }
  const worth = (
    facts: Partial<Place>,
    meal: 'breakfast' | 'lunch' | 'dinner' = 'dinner',
    filters: Partial<typeof defaultFilters> = {},
  ) => {
    const place = { ...table, tier: 2, ...facts }
    const candidate = { place, visit: [30, 60, 90] as [number, number, number], costCents: 2000, open: [] }
    return tasteIn(cityRequest({}, filters), japan).mealScore(candidate, meal)
  }
  const indian = { cuisine: ['indian' as const] }
  const japanese = { cuisine: ['japanese' as const] }

  it('eats what the country eats at lunch and dinner', () => {
    expect(worth(indian, 'lunch')).toBeLessThan(worth(japanese, 'lunch') - 50)
    expect(worth(indian)).toBeLessThan(worth(japanese) - 50)
    expect(worth(indian, 'breakfast')).toBe(worth(japanese, 'breakfast'))
  })

  it('does not mind a kitchen from elsewhere for a diet, nor at the top', () => {
    const diet = { dietaryRestrictions: ['Vegetarian' as const] }
    expect(worth(indian, 'dinner', diet)).toBe(worth(japanese, 'dinner', diet))
    expect(worth({ ...indian, tier: 4 })).toBe(worth({ ...japanese, tier: 4 }))
  })

  it('has neither ice cream for a meal nor a bakery for dinner where there is a table', () => {
    expect(worth({ cuisine: ['ice cream'] }, 'lunch')).toBeLessThan(worth(japanese, 'lunch'))
    expect(worth({ cuisine: ['bakery'] })).toBeLessThan(worth(japanese))
    expect(worth({ cuisine: ['bakery'] }, 'breakfast')).toBe(worth(japanese, 'breakfast'))
  })

  it('has a proper dinner where the budget allows it, and no ice cream in the morning', () => {
    for (const kitchen of ['cafe', 'sandwiches', 'salads', 'breakfast'] as const)
      expect(worth({ cuisine: [kitchen], fame: 60 })).toBeLessThan(worth({ cuisine: ['bistro'], fame: 20 }))
    expect(worth({ cuisine: ['ice cream'], fame: 90 }, 'breakfast')).toBeLessThan(
      worth({ cuisine: ['bakery'], fame: 20 }, 'breakfast'),
    )
    const eaten = (minutes: number, cuisine: Place['cuisine'], budget: 'budget' | 'moderate') => {
      const place = { ...table, tier: 1, cuisine }
      const visit: [number, number, number] = [15, minutes, 60]
      const request = cityRequest({ budget })
      return tasteIn(request).mealScore({ place, visit, costCents: 800, open: [] }, 'dinner')
    }
    const lost = (budget: 'budget' | 'moderate') =>
      eaten(45, ['street food'], budget) - eaten(25, ['street food'], budget)
    expect(lost('moderate')).toBeGreaterThan(50)
    expect(lost('budget')).toBeLessThan(lost('moderate') / 2)
    expect(eaten(25, ['hawker'], 'moderate')).toBe(eaten(45, ['hawker'], 'moderate'))
  })

  it('likes a house of the country a little more', () => {
    expect(worth(japanese)).toBeGreaterThan(worth({ cuisine: ['pizza'] }))
    expect(worth({ cuisine: ['grill', 'japanese'] })).toBeGreaterThan(worth({ cuisine: ['grill'] }))
    expect(worth(japanese, 'breakfast')).toBe(worth({ cuisine: ['bistro'] }, 'breakfast'))
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

  it('is a shop or a museum by its kind, whatever else it is about', () => {
    const request = cityRequest({ interests: ['Nature & Outdoors', 'History'] })
    const shop: Place = { ...church, kind: 'shop', interests: ['Shopping', 'History'] }
    expect(tasteIn(request).isForOthers(shop)).toBe(true)
    expect(tasteIn(cityRequest({ interests: ['Shopping', 'History'] })).isForOthers(shop)).toBe(false)
  })

  it('is a mall with a food court for who comes for food, and no shop of sweets', () => {
    const mall: Place = {
      ...church,
      kind: 'shop',
      interests: ['Shopping', 'Food & Dining'],
      fact: 'Has a ramen street.',
    }
    const sweets: Place = { ...mall, interests: ['Food & Dining', 'Shopping'] }
    const asks = (interests: string[]) => tasteIn(cityRequest({ interests }))
    const sights = ['Sightseeing', 'Food & Dining']
    expect(asks(sights).isForOthers(mall)).toBe(true)
    expect(asks(sights).isForOthers(sweets)).toBe(false)
    expect(asks([...sights, 'shopping']).isForOthers(mall)).toBe(false)
    expect(asks([...sights, 'ramen']).isForOthers(mall)).toBe(false)
  })

  it('with children is also what is quiet, but for the first icons', () => {
    const family = { childFriendly: true }
    expect(isForOthers(['History'], family, ['sight-0'])).toBe(true)
    expect(isForOthers(['History'], family, [place.id])).toBe(false)
  })
})

describe('the very first icons', () => {
  it('are worth more than two others in a trip of up to three days, but for a museum with children', () => {
    const museum = testCity.places.find(({ kind }) => kind === 'museum') as Place
    const lead = (days: number, rank: number, childFriendly = false) => {
      const before = ['sight-0', 'sight-1', 'sight-2'].filter((id) => id !== museum.id).slice(0, rank)
      const icons = [...before, museum.id].map((place) => ({ place, interests: ['Museums' as const] }))
      const city = { ...testCity, icons }
      const places = testCity.places.flatMap((place) =>
        place.visit && place.cost
          ? [{ place, visit: place.visit, costCents: place.cost.cents, open: [] }]
          : [],
      )
      const request = cityRequest({ interests: ['Museums'], days }, { childFriendly })
      return tasteOf(request, city, places, wishedFor(request, city)).lead(museum)
    }
    expect(lead(2, 0)).toBeGreaterThan(lead(2, 1))
    expect(lead(2, 2)).toBeGreaterThan(0)
    expect(lead(2, 2, true)).toBe(0)
    expect(lead(3, 0)).toBeGreaterThan(0)
    expect(lead(4, 0)).toBe(0)
  })
})

describe('what a family comes for', () => {
  const museum = testCity.places.find(({ kind }) => kind === 'museum') as Place
  const [science, paintings]: Place[] = [
    { ...museum, id: 'science', fame: 40, children: 'yes', forChildren: true },
    { ...museum, id: 'paintings', fame: 90, children: 'yes' },
  ]
  const tasteOfParty = (childFriendly: boolean) => {
    const city = { ...testCity, icons: [{ place: 'paintings', interests: ['Museums' as const] }] }
    const places = [science, paintings].flatMap((place) =>
      place ? [{ place, visit: [30, 60, 90] as [number, number, number], costCents: 0, open: [] }] : [],
    )
    const request = cityRequest({ interests: ['Museums'], days: 1 }, { childFriendly })
    const taste = tasteOf(request, city, places, wishedFor(request, city))
    return { taste, worth: places.map(taste.sightScore) }
  }

  it('is worth as much as an icon with children, and no more than another museum without', () => {
    const [own = 0] = tasteOfParty(true).worth
    const [alone = 0, icon = 0] = tasteOfParty(false).worth
    expect(own).toBeGreaterThan(alone + 400)
    expect(alone).toBeLessThan(icon)
  })

  it('is what the trip is built around, after the first icons, and is no icon', () => {
    const { taste } = tasteOfParty(true)
    expect(taste.musts).toEqual(['paintings', 'science'])
    expect(taste.icons).toEqual(['paintings'])
    expect(taste.isForOthers(science as Place)).toBe(false)
    expect(tasteOfParty(false).taste.musts).toEqual(['paintings'])
  })
})

describe('the very first icon of a town', () => {
  const temple = {
    ...table,
    id: 'temple',
    kind: 'worship',
    interests: ['History'],
    meals: undefined,
    fame: 95,
  }
  const place = temple as unknown as Place
  const worth = (icons: typeof testCity.icons) =>
    tasteIn(cityRequest({ interests: ['Shopping', 'Nightlife'] }), { ...testCity, icons }).sightScore({
      place,
      visit: [30, 60, 90],
      costCents: 0,
      open: [],
    })

  it('is worth a visit to who came for something else, and others of its kind are not', () => {
    const icon = (id: string) => ({ place: id, interests: ['History' as const] })
    expect(worth([icon('temple'), icon('other')])).toBeGreaterThan(60)
    expect(worth([icon('other'), icon('temple')])).toBeLessThan(0)
  })
})
