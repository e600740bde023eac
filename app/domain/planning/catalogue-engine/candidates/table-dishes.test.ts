import { describe, expect, it } from 'vitest'
import type { Place } from '~/domain/catalogue/place'
import type { StopOption } from '~/domain/planning/trip-draft'
import { testCity } from '~/domain/testing/test-city'
import { sameDishes } from './table-dishes'

const italy = { ...testCity, country: 'Italy' }
const table = testCity.places.find(({ id }) => id === 'table-2') as Place

/** The sites that a trip has rather once, of tables with these facts at sites 0, 1, 2. */
function again(facts: Partial<Place>[], meal: StopOption['meal'] = 'dinner', town = italy): number[][] {
  const options = facts.map((more, site) => {
    const place = { ...table, knownFor: undefined, cuisine: undefined, ...more }
    return { site, meal, candidate: { place } } as unknown as StopOption
  })
  return sameDishes(options, town).map(({ sites }) => sites)
}

describe('tables of which a trip has rather one than two', () => {
  it('are known for the same dish, however it is written', () => {
    const known = ['fried artichoke and rigatoni', 'Artichokes alla romana', 'oxtail']
    expect(again(known.map((knownFor) => ({ knownFor })))).toEqual([[0, 1]])
    expect(again([{ knownFor: 'crème brûlée' }, { knownFor: 'creme caramel' }])).toEqual([[0, 1]])
  })

  it('are not alike because both fry, or have a view', () => {
    expect(again([{ knownFor: 'fried squid' }, { knownFor: 'fried rice' }])).toEqual([])
    expect(again([{ knownFor: 'view of the river' }, { knownFor: 'river view' }])).toEqual([])
  })

  it('have one kitchen that is a dish, or that of another country, and not that of the town', () => {
    expect(again([{ cuisine: ['pizza', 'roman'] }, { cuisine: ['pizza'] }])).toEqual([[0, 1]])
    expect(again([{ cuisine: ['bakery'], knownFor: 'white pizza' }, { cuisine: ['pizza'] }])).toEqual([
      [0, 1],
    ])
    expect(again([{ cuisine: ['indian'] }, { cuisine: ['indian'] }])).toEqual([[0, 1]])
    expect(again([{ cuisine: ['roman'] }, { cuisine: ['roman'] }])).toEqual([])
  })

  it('are not those where one has breakfast', () => {
    expect(again([{ cuisine: ['cafe'] }, { cuisine: ['cafe'] }])).toEqual([])
    expect(again([{ knownFor: 'omelette' }, { knownFor: 'omelette' }], 'breakfast')).toEqual([])
  })

  it('cost more for a dish than for a kitchen of many', () => {
    const [dish, kitchen] = [[{ knownFor: 'goulash' }], [{ cuisine: ['indian' as const] }]].map(([facts]) =>
      sameDishes(
        [0, 1].map((site) => {
          const place = { ...table, knownFor: undefined, cuisine: undefined, ...facts }
          return { site, meal: 'lunch', candidate: { place } } as unknown as StopOption
        }),
        italy,
      ),
    )
    expect(dish?.[0]?.apart).toBeGreaterThan(kitchen?.[0]?.apart ?? 0)
    expect(dish?.[0]?.bonus).toBeLessThan(0)
  })
})
