import { expect, it } from 'vitest'
import { readMinutes } from './read-minutes'

it.each([
  ['90', 90],
  [' 90 ', 90],
  ['90 min', 90],
  ['90 Minuten', 90],
  ['1:30', 90],
  ['1h30', 90],
  ['1 h 30 min', 90],
  ['1 Stunde 30', 90],
  ['1,5 Std.', 90],
  ['1.5 hours', 90],
  ['2 heures', 120],
  ['٩٠', 90],
  ['۱:۳۰', 90],
  ['９０分', 90],
  ['2時間', 120],
])('"%s" is %d minutes', (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes)
})

it.each(['', 'long', '1:75', '1 h 75', '-5', '12.5', '90 miles'])('"%s" is no length of time', (typed) => {
  expect(readMinutes(typed)).toBeNaN()
})
