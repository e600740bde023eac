import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'
import { provideLexicons } from './lexicons'
import { allLexicons } from './lexicons/all'

provideLexicons(allLexicons)

describe('what is said once and meant for several', () => {
  it.each([
    [
      'athens',
      'Delphi on the third day and Sounion on the fourth',
      ['day-trip place:delphi day:3', 'day-trip place:sounion day:4'],
    ],
    [
      'madrid',
      'Thyssen and Reina Sofia on the 3rd day',
      ['pin place:thyssen day:3', 'pin place:reina-sofia day:3'],
    ],
    [
      'milan',
      'Last Supper, 16 May, 3.45pm, already have the tickets',
      ['pin place:last-supper date:5-16 at:15:45 booked'],
    ],
  ])('%s: %s', (town, text, wanted) => {
    expect(appliedWishes(text, town)).toEqual(wanted)
  })
})

describe('what stands beside what is wanted', () => {
  it.each([
    ['nice', 'Chagall not Matisse', ['must place:chagall', 'skip place:matisse']],
    ['luxor', 'karnak, but not the sound and light thing', ['must place:karnak', 'skip place:karnak-sound']],
    ['amsterdam', 'Rijks for two hours max, he gets bored', []],
    ['paris', 'versailles is closed on mondays right', []],
    ['london', 'it will rain. we know. we have coats.', []],
    ['hong-kong', "the big buddha has 268 steps and I've one leg", []],
  ])('%s: %s', (town, text, wanted) => {
    expect(appliedWishes(text, town)).toEqual(wanted)
  })
})
