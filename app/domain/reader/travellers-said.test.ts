import { describe, expect, it } from 'vitest'
import { testCity } from '~/domain/testing/test-city'
import { provideLexicons } from './lexicons'
import { allLexicons } from './lexicons/all'
import { travellersSaid } from './travellers-said'

provideLexicons(allLexicons)

describe('travellers that a text names', () => {
  it.each([
    ['two adults and a child of four', 2, [4]],
    ['We are two adults and two kids aged 4 and 7', 2, [4, 7]],
    ['I travel with my mother', 2, []],
    ['My mother and I love churches.', 2, []],
    ['we are four', 4, []],
    ['we are four friends', 4, []],
    ['A family of four, we like parks', 4, []],
    ['there are 5 of us', 5, []],
    ['just me, no museums', 1, []],
    ['me and my wife with our 9 month old baby', 2, [0]],
    ['with my two sons (10 and 12)', 1, [10, 12]],
    ['we are four with two kids', 2, [null, null]],
    ['my wife and I travel with our 5 year old daughter', 2, [5]],
    ['Zwei Erwachsene und ein Kind (4)', 2, [4]],
    ['Ich reise mit meiner Mutter', 2, []],
    ['dos adultos y un niño de 4 años', 2, [4]],
    ['nous sommes deux adultes et un enfant de 4 ans', 2, [4]],
    ['Wir sind zu dritt', 3, []],
  ])('%s', (text, adults, children) => {
    expect(travellersSaid(text, testCity)).toEqual({ adults, children })
  })

  it.each([
    'We like museums and parks',
    'my mother told me that the Forum is nice',
    'we are four days in town',
    'not with my mother',
    'no museums before 11',
  ])('nobody: %s', (text) => {
    expect(travellersSaid(text, testCity)).toBeNull()
  })
})
