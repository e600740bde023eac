import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { openWindows, parseOpeningHours } from './opening-hours'

/** The windows of a text on a date as "09:00-18:00", or "closed". */
function open(text: string, date: CalendarDate, publicHoliday = false): string {
  const rules = parseOpeningHours(text)
  if (typeof rules === 'string') throw new Error(rules)
  const windows = openWindows(rules, date, () => publicHoliday)
  return windows.map(({ from, to }) => `${toClock(from)}-${toClock(to)}`).join(',') || 'closed'
}

// 2027-05-03 is a Monday.
const monday = '2027-05-03'
const sunday = '2027-05-02'

/** The week from a Monday on. */
function week(text: string): string[] {
  return [0, 1, 2, 3, 4, 5, 6].map((shift) => open(text, addDays(monday, shift)))
}

describe('weekdays', () => {
  it('apply to the days they name, others are closed', () => {
    const five = Array.from({ length: 5 }, () => '09:00-18:00')
    expect(week('Mo-Fr 09:00-18:00')).toEqual([...five, 'closed', 'closed'])
    expect(week('Mo-Fr 09:00-18:00; Sa,Su 10:00-16:00')).toEqual([...five, '10:00-16:00', '10:00-16:00'])
  })

  it('run over the end of the week', () => {
    expect(week('Fr-Mo 10:00-12:00').map((day) => day !== 'closed')).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
      true,
    ])
    expect(week('Su-Th 10:00-12:00').filter((day) => day === 'closed')).toHaveLength(2)
    expect(week('We-We 10:00-12:00').filter((day) => day !== 'closed')).toEqual(['10:00-12:00'])
  })

  it('mix single days and ranges', () => {
    expect(week('Mo,We-Fr 10:00-12:00').map((day) => day !== 'closed')).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('may be left out for every day', () => {
    expect(new Set(week('09:00-18:00'))).toEqual(new Set(['09:00-18:00']))
    expect(new Set(week('24/7'))).toEqual(new Set(['00:00-00:00']))
    expect(new Set(week('00:00-24:00'))).toEqual(new Set(['00:00-00:00']))
    expect(new Set(week('off'))).toEqual(new Set(['closed']))
  })
})

describe('Easter', () => {
  // Sundays by the almanacs; 2038 is the latest that can be.
  const sundays = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25']

  it('is the Sunday after the full moon of spring', () => {
    for (const sunday of sundays) {
      expect(open('10:00-18:00; easter off', sunday)).toBe('closed')
      expect(open('10:00-18:00; easter off', addDays(sunday, 7))).toBe('10:00-18:00')
      expect(open('10:00-18:00; easter off', addDays(sunday, -7))).toBe('10:00-18:00')
    }
  })

  it('is what days are counted from', () => {
    const text = '10:00-18:00; easter -2 days off; easter +1 day 12:00-16:00'
    expect(open(text, '2027-03-26')).toBe('closed')
    expect(open(text, '2027-03-28')).toBe('10:00-18:00')
    expect(open(text, '2027-03-29')).toBe('12:00-16:00')
    expect(open(text, '2028-03-26')).toBe('10:00-18:00')
  })

  it('stands in lists with dates', () => {
    const text = 'Mo-Sa 10:00-18:00; easter -2 days,Dec 25-26,easter off; Jan 1 12:00-16:00'
    expect(open(text, '2027-03-26')).toBe('closed')
    expect(open(text, '2027-03-27')).toBe('10:00-18:00')
    expect(open(text, '2028-12-26')).toBe('closed')
    expect(open(text, '2028-12-27')).toBe('10:00-18:00')
  })

  it.each(['easter', 'easter -2 off', 'easter 2 days off', 'Easter off', 'easter-easter +1 day off'])(
    'is not read from "%s"',
    (rule) => {
      expect(parseOpeningHours(`10:00-18:00; ${rule}`)).toEqual(expect.any(String))
    },
  )
})

describe('the nth weekday of a month', () => {
  it('is counted from the start', () => {
    const first = 'Su[1] 09:00-14:00'
    expect(open(first, '2027-05-02')).toBe('09:00-14:00')
    expect(open(first, '2027-05-09')).toBe('closed')
    expect(open('Su[2] 09:00-14:00', '2027-05-09')).toBe('09:00-14:00')
    expect(open('Sa[1] 09:00-14:00', '2027-05-01')).toBe('09:00-14:00')
    expect(open('Mo[5] 09:00-14:00', '2027-05-31')).toBe('09:00-14:00')
    expect(open('Su[5] 09:00-14:00', '2027-05-30')).toBe('09:00-14:00')
    expect(open('Th[4] 09:00-14:00', '2027-11-25')).toBe('09:00-14:00')
  })

  it('is counted from the end with -1', () => {
    const last = 'Su[-1] 09:00-14:00'
    expect(open(last, '2027-05-30')).toBe('09:00-14:00')
    expect(open(last, '2027-05-23')).toBe('closed')
    expect(open(last, '2027-02-28')).toBe('09:00-14:00')
    expect(open(last, '2027-12-26')).toBe('09:00-14:00')
  })

  it('goes with a month', () => {
    const thanksgiving = '10:00-17:00; Nov Th[4] off'
    expect(open(thanksgiving, '2027-11-25')).toBe('closed')
    expect(open(thanksgiving, '2027-11-18')).toBe('10:00-17:00')
    expect(open(thanksgiving, '2027-10-28')).toBe('10:00-17:00')
  })
})

describe('months and dates', () => {
  const seasons = 'Mar-Oct 08:30-19:15; Nov-Feb 08:30-16:30'

  it('make seasons, their first and last day included', () => {
    expect(open(seasons, '2027-03-01')).toBe('08:30-19:15')
    expect(open(seasons, '2027-10-31')).toBe('08:30-19:15')
    expect(open(seasons, '2027-11-01')).toBe('08:30-16:30')
  })

  it('run over New Year', () => {
    for (const date of ['2027-12-31', '2028-01-01', '2028-02-29', '2027-02-28']) {
      expect(open(seasons, date)).toBe('08:30-16:30')
    }
    expect(open('Dec 20-Jan 6 10:00-12:00', '2028-01-06')).toBe('10:00-12:00')
    expect(open('Dec 20-Jan 6 10:00-12:00', '2028-01-07')).toBe('closed')
    expect(open('Dec 20-Jan 6 10:00-12:00', '2027-12-19')).toBe('closed')
    expect(open('Dec 20-Jan 6 10:00-12:00', '2027-07-01')).toBe('closed')
  })

  it('name single days, days of one month, and days of two', () => {
    expect(open('Dec 25 10:00-12:00', '2027-12-25')).toBe('10:00-12:00')
    expect(open('Dec 25 10:00-12:00', '2027-12-24')).toBe('closed')
    expect(open('Dec 24-26 10:00-12:00', '2027-12-26')).toBe('10:00-12:00')
    expect(open('Dec 24-26 10:00-12:00', '2027-12-27')).toBe('closed')
    expect(open('Mar 29-Sep 30 09:00-19:00', '2027-03-28')).toBe('closed')
    expect(open('Mar 29-Sep 30 09:00-19:00', '2027-03-29')).toBe('09:00-19:00')
  })

  it('come in lists and with weekdays', () => {
    expect(open('Jan,Jul 10:00-12:00', '2027-07-31')).toBe('10:00-12:00')
    expect(open('Jan 1,Dec 25 off', '2027-12-25')).toBe('closed')
    expect(open('10:00-12:00; Jan 1, Dec 25 off', '2027-12-25')).toBe('closed')
    expect(open('Mar 29-Sep 30 Tu-Su 09:00-19:00', monday)).toBe('closed')
    expect(open('Mar 29-Sep 30 Tu-Su 09:00-19:00', '2027-05-04')).toBe('09:00-19:00')
  })

  it('hold a month without a day for the whole month, leap day included', () => {
    expect(open('Feb 10:00-12:00', '2028-02-29')).toBe('10:00-12:00')
    expect(open('May 10:00-12:00', '2027-05-31')).toBe('10:00-12:00')
    expect(open('May 10:00-12:00', '2027-06-01')).toBe('closed')
  })
})

describe('several rules', () => {
  it('let the later replace the earlier on the days it names', () => {
    expect(open('09:00-18:00; Mo off', monday)).toBe('closed')
    expect(open('09:00-18:00; Mo off', sunday)).toBe('09:00-18:00')
    expect(open('09:00-18:00; Mo 12:00-14:00', monday)).toBe('12:00-14:00')
    expect(open('Mo off; 09:00-18:00', monday)).toBe('09:00-18:00')
    expect(open('09:00-18:00; Dec 24 09:30-14:00; Dec 25 off', '2027-12-24')).toBe('09:30-14:00')
    expect(open('09:00-18:00; Tu off; Su[-1] 09:00-14:00', '2027-05-30')).toBe('09:00-14:00')
  })

  it('add their hours after a comma', () => {
    expect(open('Mo-Sa 09:00-12:00, Mo 14:00-18:00', monday)).toBe('09:00-12:00,14:00-18:00')
    expect(open('Mo-Sa 09:00-12:00, Mo 14:00-18:00', '2027-05-04')).toBe('09:00-12:00')
    expect(open('Mo-Sa 09:00-12:00, Su 14:00-18:00', sunday)).toBe('14:00-18:00')
    expect(open('Mo-Sa 09:00-12:00, Mo 14:00-18:00; Mo off', monday)).toBe('closed')
  })

  it('may have several windows a day', () => {
    expect(open('12:00-15:00,19:00-23:00', monday)).toBe('12:00-15:00,19:00-23:00')
    expect(open('12:00-15:00, 19:00-23:00', monday)).toBe('12:00-15:00,19:00-23:00')
  })
})

describe('public holidays', () => {
  it('follow their own rule on such a day only', () => {
    const hours = 'Mo-Su 09:00-18:00; PH off'
    expect(open(hours, monday, true)).toBe('closed')
    expect(open(hours, monday, false)).toBe('09:00-18:00')
    expect(open('Mo-Fr 09:00-18:00; PH 10:00-14:00', sunday, true)).toBe('10:00-14:00')
  })

  it('stand in a list with weekdays', () => {
    expect(open('Su,PH 10:00-14:00', monday, true)).toBe('10:00-14:00')
    expect(open('Su,PH 10:00-14:00', monday)).toBe('closed')
    expect(open('Su,PH 10:00-14:00', sunday)).toBe('10:00-14:00')
  })
})

describe('times past midnight', () => {
  it('belong to the day they start on and end after 24:00', () => {
    const rules = parseOpeningHours('Fr 18:00-02:00')
    if (typeof rules === 'string') throw new Error(rules)
    expect(openWindows(rules, '2027-05-07')).toEqual([{ from: 1080, to: 1560 }])
    expect(openWindows(rules, '2027-05-08')).toEqual([])
  })

  it('end at midnight before a day that a later rule names', () => {
    const windows = (text: string, date: CalendarDate, holidays: CalendarDate[] = []) => {
      const rules = parseOpeningHours(text)
      if (typeof rules === 'string') throw new Error(rules)
      return openWindows(rules, date, (day) => holidays.includes(day))
    }
    const [long, cut] = [[{ from: 1140, to: 1560 }], [{ from: 1140, to: 1440 }]]
    expect(windows('19:00-02:00; Dec 25 off', '2027-12-24')).toEqual(cut)
    expect(windows('19:00-02:00; Dec 25 off', '2027-12-23')).toEqual(long)
    expect(windows('Dec 25 off; 19:00-02:00', '2027-12-24')).toEqual(long)
    expect(windows('Su-Fr 19:00-02:00; Sa 12:00-15:00', '2027-05-07')).toEqual(cut)
    expect(windows('Su-Fr 19:00-02:00, Sa 12:00-15:00', '2027-05-07')).toEqual(long)
    expect(windows('19:00-02:00; PH off', '2027-05-03', ['2027-05-04'])).toEqual(cut)
    expect(windows('19:00-02:00; PH off', '2027-05-03', ['2027-05-03'])).toEqual([])
  })

  it('end at midnight as 24:00 or as 00:00', () => {
    expect(parseOpeningHours('18:00-24:00')).toEqual(parseOpeningHours('18:00-00:00'))
  })
})

describe('texts that are no opening hours', () => {
  it.each([
    '',
    'always',
    'Mo-Fr',
    '9:00-18:00',
    '09:00–18:00',
    '09:00-18:00 Mo-Fr',
    'Mon-Fri 09:00-18:00',
    'Mo-Fr 09:00-18:00;',
    'Mo-Fr 09:00',
    '25:00-26:00',
    '09:75-18:00',
    '09:00-18:75',
    '10:00-24:30',
    '24:00-08:00',
    '10:00-10:00',
    '05:00-03:00',
    'Feb 30 off',
    'Apr 1-31 off',
    'Mar 29-Sep 09:00-19:00',
    'Oct-Dec 15 10:00-16:00',
    'Dec 25-Feb 30 off',
    'May 0 off',
    'Mo[6] 09:00-18:00',
    'Mo[0] 09:00-18:00',
    'Mo 09:00-18:00 off',
    'closed',
  ])('are refused with a sentence: "%s"', (text) => {
    expect(parseOpeningHours(text)).toEqual(expect.stringMatching(/ /))
  })
})
