import { expect, it } from 'vitest'
import { dateSpan } from './dates'

it('names the month of a span once where both days are in it', () => {
  expect(dateSpan('2027-04-13', '2027-04-16')).toBe('Tue 13 to Fri 16 April')
  expect(dateSpan('2027-04-28', '2027-05-02')).toBe('Wed 28 April to Sun 2 May')
  expect(dateSpan('2026-04-28', '2027-04-30')).toBe('Tue 28 April to Fri 30 April')
  expect(dateSpan('2027-04-13', '2027-04-13')).toBe('Tue 13 April')
})
