import { expect, it } from 'vitest'
import { giftMonth } from './gift'

it('a gift counts for the month in which it is made, in UTC', () => {
  expect(giftMonth(new Date('2027-05-31T23:59:59Z'))).toBe('2027-05')
  expect(giftMonth(new Date('2027-05-31T23:59:59-02:00'))).toBe('2027-06')
})
