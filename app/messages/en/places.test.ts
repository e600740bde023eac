import { expect, it } from 'vitest'
import { sayIn } from '~/messages/languages'

it('counts the days in a place as one says it', () => {
  const why = (nth: number, otherNth: number) =>
    sayIn()({ code: 'place.nights-why', params: { place: 'Rome', nth, other: 'Venice', otherNth } })
  expect(why(4, 3)).toBe('A fourth night in Rome adds more than a third in Venice.')
  expect(why(8, 11)).toBe('An eighth night in Rome adds more than an 11th in Venice.')
  expect(why(21, 12)).toBe('A 21st night in Rome adds more than a 12th in Venice.')
  expect(why(22, 23)).toBe('A 22nd night in Rome adds more than a 23rd in Venice.')
})
