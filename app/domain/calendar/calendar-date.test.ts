import { describe, expect, it } from 'vitest'
import { shortDate } from '~/messages/en/dates'
import { addDays, dayOfMonth, daysBetween, month, monthName, weekday, weekdayName } from './calendar-date'
import { CalendarDate } from './calendar-date-schema'

describe('calendar dates', () => {
  it('take only days that the calendar has', () => {
    for (const date of ['2027-01-01', '2028-02-29', '2027-12-31', '2000-02-29']) {
      expect(CalendarDate.safeParse(date).success).toBe(true)
    }
    for (const date of ['2027-02-29', '2100-02-29', '2027-04-31', '2027-13-01', '2027-00-10', '2027-05-00']) {
      expect(CalendarDate.safeParse(date).success).toBe(false)
    }
    for (const date of ['2027-5-1', '01-05-2027', '2027-05-01T00:00', ' 2027-05-01', '', '0050-01-01']) {
      expect(CalendarDate.safeParse(date).success).toBe(false)
    }
  })

  it('step over months, leap days and years, both ways', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
    expect(addDays('2028-01-01', -1)).toBe('2027-12-31')
    expect(addDays('2027-05-01', 0)).toBe('2027-05-01')
    expect(addDays('2027-05-01', 366)).toBe('2028-05-01')
    expect(addDays('1969-12-31', 1)).toBe('1970-01-01')
  })

  it('count whole days whatever the clocks do', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
    expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2)
    expect(daysBetween('2027-05-03', '2027-05-01')).toBe(-2)
    expect(daysBetween('2027-01-01', '2028-01-01')).toBe(365)
  })

  it('know their weekday', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((shift) => weekday(addDays('2027-05-02', shift)))).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ])
    expect(weekdayName('2027-05-02')).toBe('Sunday')
    expect(weekdayName('2000-02-29')).toBe('Tuesday')
    expect(weekdayName('1969-12-31')).toBe('Wednesday')
  })

  it('read as people write them', () => {
    expect(shortDate('2027-04-15')).toBe('Thu 15 April')
    expect(shortDate('2027-05-01')).toBe('Sat 1 May')
    expect([month('2027-05-09'), dayOfMonth('2027-05-09')]).toEqual([5, 9])
    expect([monthName(1), monthName(12), monthName(13)]).toEqual(['January', 'December', ''])
  })
})
