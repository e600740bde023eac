import { describe, expect, it } from 'vitest'
import { mailDate, tellsToday } from './reminders'

describe('a mail that can wait', () => {
  it('is sent by day, where its reader is', () => {
    const nine = Date.UTC(2027, 3, 10, 9)
    expect(mailDate(null, nine)).toBe('2027-04-10')
    expect(mailDate('Europe/Rome', nine)).toBe('2027-04-10')
    expect(mailDate('America/Los_Angeles', nine), 'two in the morning').toBeNull()
    expect(mailDate('Asia/Tokyo', Date.UTC(2027, 3, 10, 2))).toBe('2027-04-10')
    expect(mailDate('Pacific/Auckland', Date.UTC(2027, 3, 10, 22)), 'the next day there').toBe('2027-04-11')
    expect(mailDate('Nowhere/AtAll', nine), 'an unknown zone counts as UTC').toBe('2027-04-10')
  })

  it('about a trip comes three days and one day before', () => {
    const told = ['2027-04-08', '2027-04-09', '2027-04-10', '2027-04-11', '2027-04-12', '2027-04-13'].map(
      (today) => tellsToday('2027-04-12', today),
    )
    expect(told).toEqual([null, 3, null, 1, null, null])
  })
})
