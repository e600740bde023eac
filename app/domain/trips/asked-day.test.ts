import { expect, it } from 'vitest'
import { askedDay } from './asked-day'

it('an address asks for a day that the trip has, or for none', () => {
  const days = [{ day: 1 }, { day: 2 }]
  expect(askedDay('2', days)).toBe(2)
  for (const asked of [null, '', '0', '3', '02', 'x']) expect(askedDay(asked, days)).toBeNull()
})
