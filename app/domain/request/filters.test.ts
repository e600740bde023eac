import { describe, expect, it } from 'vitest'
import { testCity } from '~/domain/testing/test-city'
import { checkNames } from '~/messages/en/check-names'
import { filterFields, hiddenFilterFields } from './filter-fields'
import { filterTabs } from './filter-kinds'
import { defaultFilters, filterNames, filters, suitsFilters } from './filters'
import { AdvancedFilters } from './trip-form'

const moved: AdvancedFilters = {
  ...defaultFilters,
  travelStyle: ['Urban', 'Nature'],
  pace: 'fast-paced',
  localExperiencesOnly: true,
  maxWalkingDistance: 0,
  accessibility: ['No stairs'],
  dietaryRestrictions: ['Vegan', 'Halal'],
  childFriendly: true,
}

describe('the registry of filters', () => {
  it('gives the schema every filter, and each where it starts', () => {
    expect(Object.keys(AdvancedFilters.shape)).toEqual(filterNames)
    expect(AdvancedFilters.parse({})).toEqual(defaultFilters)
    expect(AdvancedFilters.parse(moved)).toEqual(moved)
  })

  it.each([
    { travelStyle: ['Lazy'] },
    { accessibility: 'No stairs' },
    { pace: 'idle' },
    { maxWalkingDistance: 11 },
    { maxWalkingDistance: -1 },
    { childFriendly: 'yes' },
  ])('refuses %j', (value) => {
    expect(AdvancedFilters.safeParse(value).success).toBe(false)
  })

  it('names tabs and checks that there are', () => {
    for (const name of filterNames) {
      const { check, tab } = filters[name]
      expect(filterTabs).toContain(tab)
      if (check !== null) expect(Object.keys(checkNames)).toContain(check)
    }
  })
})

describe('the filters in a plain form', () => {
  it('come back as they were sent', () => {
    for (const values of [defaultFilters, moved]) {
      const fields = new URLSearchParams(hiddenFilterFields(values))
      expect(AdvancedFilters.parse(filterFields(fields))).toEqual(values)
    }
  })

  it('are none where the form has none', () => {
    expect(filterFields(new URLSearchParams({ destination: 'Rome' }))).toBeUndefined()
  })

  it('are those of the last controls, where there are two sets', () => {
    const fields = new URLSearchParams([...hiddenFilterFields(moved), ...hiddenFilterFields(defaultFilters)])
    expect(AdvancedFilters.parse(filterFields(fields))).toEqual(defaultFilters)
  })

  it('leave what is no figure to the schema', () => {
    const fields = new URLSearchParams({ filters: 'form', 'filters.maxWalkingDistance': 'far' })
    expect(AdvancedFilters.safeParse(filterFields(fields)).success).toBe(false)
  })
})

describe('whether a place suits', () => {
  const place = testCity.places.find(({ kind }) => kind === 'museum')
  if (!place) throw new Error('the test city has a museum')
  const answer = (change: Partial<typeof place>, set: Partial<AdvancedFilters>, checked = false) =>
    suitsFilters({ ...place, ...change }, { ...defaultFilters, ...set }, { checked })

  it('is yes where nothing is asked for', () => {
    expect(answer({ access: {}, children: 'no' }, {})).toBe('yes')
  })

  it('is what has been confirmed, for each access need that binds its kind', () => {
    const set: Partial<AdvancedFilters> = { accessibility: ['No stairs', 'Audio guides'] }
    expect(answer({ access: { noStairs: 'yes', audioGuides: 'yes' } }, set)).toBe('yes')
    expect(answer({ access: { noStairs: 'yes' } }, set)).toBeUndefined()
    expect(answer({ kind: 'park', access: { noStairs: 'yes' } }, set)).toBe('yes')
    expect(answer({ access: { noStairs: 'no' } }, set)).toBe('no')
  })

  it('asks tables alone for diets', () => {
    const set: Partial<AdvancedFilters> = { dietaryRestrictions: ['Vegan'] }
    expect(answer({}, set)).toBe('yes')
    expect(answer({ kind: 'food', diets: { vegan: 'no' } }, set)).toBe('no')
    expect(answer({ kind: 'food', diets: {} }, set)).toBeUndefined()
  })

  it('keeps children out of night life, and takes a neighbourhood that nobody warns of', () => {
    const set = { childFriendly: true }
    expect(answer({ kind: 'nightlife', children: 'yes' }, set)).toBe('no')
    expect(answer({ kind: 'base', children: undefined }, set)).toBe('yes')
    expect(answer({ children: undefined }, set)).toBeUndefined()
  })

  it('leaves a preference out where only what is checked counts', () => {
    const set = { localExperiencesOnly: true }
    expect(answer({ fame: 95 }, set)).toBe('no')
    expect(answer({ fame: 95 }, set, true)).toBe('yes')
    expect(answer({ fame: 20 }, set)).toBe('yes')
  })
})
