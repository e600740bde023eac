import { describe, expect, it } from 'vitest'
import type { Place } from '../../../app/domain/catalogue/place'
import { testDestination } from '../../../app/domain/testing/test-destination'
import { testPlan, testRequest } from '../../../app/domain/testing/test-plan'
import { checkContext } from '../../../app/domain/verification/context'
import { isForDiet, isWrongForDinner, mealFigures } from './meals'

const [table] = testDestination.places.filter(({ kind }) => kind === 'food')
if (!table) throw new Error('The town has no table')
const house = (facts: Partial<Place>): Place => ({ ...table, tier: 2, ...facts })

/** The figures of the plan of the town, with other facts of all its tables. */
function figures(facts: Partial<Place>, request: Partial<typeof testRequest> = {}) {
  const places = testDestination.places.map((place) =>
    place.kind === 'food' ? { ...place, ...facts } : place,
  )
  return mealFigures(checkContext(testPlan, { ...testRequest, ...request }, { ...testDestination, places }))
}

describe('meals as somebody sees them who lives there', () => {
  it('repeat a dish or a kitchen of another country', () => {
    const mains = figures({}).mains
    expect(mains).toBeGreaterThan(1)
    expect(figures({ knownFor: 'fish soup', cuisine: undefined }).repeats).toHaveLength(mains - 1)
    expect(figures({ knownFor: undefined, cuisine: ['pizza'] }).repeats).toHaveLength(mains - 1)
    expect(figures({ knownFor: 'the view over the river', cuisine: ['seafood'] }).repeats).toEqual([])
  })

  it('tell a dinner by its kitchen and its length', () => {
    expect(isWrongForDinner(house({ cuisine: ['sandwiches'] }))).toBe(true)
    expect(isWrongForDinner(house({ cuisine: ['bistro', 'cafe'] }))).toBe(false)
    expect(isWrongForDinner(house({ cuisine: ['street food'], tier: 1, visit: [15, 20, 40] }))).toBe(true)
    expect(isWrongForDinner(house({ cuisine: ['hawker'], tier: 1, visit: [15, 20, 40] }))).toBe(false)
  })

  it('tell a table for a diet by what is said of it, where that is not everybody’s', () => {
    expect(isForDiet(house({ knownFor: 'gluten-free pizza' }), 'IT')).toBe(true)
    expect(isForDiet(house({ fact: 'Big salads; vegan dishes are marked.', fame: 30 }), 'IT')).toBe(true)
    expect(isForDiet(house({ fact: 'Borscht comes vegan too.', fame: 66 }), 'US')).toBe(false)
    expect(isForDiet(house({ cuisine: ['vegetarian'], fact: 'Dosas since 1924.' }), 'IN')).toBe(false)
    expect(isForDiet(house({ cuisine: ['vegetarian'], fact: 'Dosas since 1924.' }), 'FR')).toBe(true)
  })

  it('count such tables only where no diet was asked for', () => {
    const all = { name: 'Vegan Love' }
    expect(figures(all).dietTables.length).toBeGreaterThan(0)
    const filters = { ...testRequest.filters, dietaryRestrictions: ['Vegan' as const] }
    expect(figures(all, { filters }).dietTables).toEqual([])
  })
})
