import { describe, expect, it } from 'vitest'
import { testCity } from '~/domain/testing/test-city'
import { namesFaults, withTravellersNames } from './travellers-names'

const [place] = testCity.places
const id = place?.id ?? ''

describe('names in the languages of travellers', () => {
  it('are of places, areas and day trips that exist', () => {
    expect(namesFaults({ [id]: { de: ['Kolosseum'] }, '': { de: ['Rom'] } }, testCity)).toEqual([])
    expect(namesFaults({ nowhere: { de: ['Nirgends'] } }, testCity)).toEqual([
      '"nowhere" is no place, area or day trip',
    ])
  })

  it('are not left empty and do not stand twice', () => {
    expect(namesFaults({ [id]: { de: [] } }, testCity)).toHaveLength(1)
    expect(namesFaults({ [id]: {} }, testCity)).toHaveLength(1)
    expect(namesFaults({ [id]: { fr: ['Colisée', 'Colisée'] } }, testCity)).toHaveLength(1)
    expect(namesFaults({ [id]: { pt: ['Coliseu'] } }, testCity)).not.toEqual([])
  })

  it('are joined, each once, without those that the catalogue has', () => {
    const file = { [id]: { de: ['Kolosseum', place?.name ?? ''], fr: ['Colisée'], it: ['Kolosseum'] } }
    expect(withTravellersNames(testCity, file).names).toEqual({ [id]: ['Kolosseum', 'Colisée'] })
  })
})
