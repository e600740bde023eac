import { describe, expect, it } from 'vitest'
import { testDestination } from '~/domain/testing/test-destination'
import { catalogueFaults } from './catalogue-faults'
import type { Destination } from './destination'

function faultsAbout(wish: string, destination: Destination): string[] {
  return catalogueFaults(destination).filter((fault) => fault.startsWith(`${wish}:`))
}

describe('diets and access needs', () => {
  const noKosher = {
    ...testDestination,
    places: testDestination.places.map(({ diets, ...place }) => ({
      ...place,
      ...(diets && { diets: { ...diets, kosher: undefined } }),
    })),
  }

  it('are no fault where a place serves them', () => {
    expect(faultsAbout('Kosher', testDestination)).toEqual([])
  })

  it('are a fault where none does and nobody says so', () => {
    expect(faultsAbout('Kosher', noKosher)).toHaveLength(1)
    expect(faultsAbout('Kosher', { ...noKosher, notServed: ['Kosher'] })).toEqual([])
  })

  it('are a fault where they are declared as not served and a place serves them', () => {
    expect(faultsAbout('Kosher', { ...testDestination, notServed: ['Kosher'] })).toHaveLength(1)
  })
})

describe('times of rebuilding', () => {
  it('do not end before they begin', () => {
    const places = testDestination.places.map((place) => ({
      ...place,
      closed: [{ from: '2027-05-02', to: '2027-05-01', why: 'rebuilding' }],
    }))
    expect(catalogueFaults({ ...testDestination, places })[0]).toContain('ends on or after its first day')
  })
})
