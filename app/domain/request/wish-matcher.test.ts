import { describe, expect, it } from 'vitest'
import { testCity } from '~/domain/testing/test-city'
import { noteMatcher, wishMatcher } from './wish-matcher'

const [sight] = testCity.places
if (!sight) throw new Error('The test city has no places')
const cellar = { ...sight, name: 'Blue Cellar', fact: 'Swing bands play jazz in a stone cellar every night.' }

describe('wishes', () => {
  it('answers known interests by the catalogue, whatever their case', () => {
    expect(wishMatcher(['history', 'Beach'])(sight)).toEqual(['history'])
  })

  it('answers what somebody typed by words in name, kind and fact', () => {
    expect(wishMatcher(['Jazz clubs', 'Surfing'])(cellar)).toEqual(['Jazz clubs'])
    expect(wishMatcher(['Séllars'])(cellar)).toEqual([])
  })
})

describe('notes', () => {
  it('reads what is wanted and leaves out what is not', () => {
    expect(noteMatcher('We are mad about swing, no museums please')(cellar)).toBe(true)
    expect(noteMatcher("We don't like swing")(cellar)).toBe(false)
    expect(noteMatcher('')(cellar)).toBe(false)
  })
})
