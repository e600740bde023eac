import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import { openWindows, parseOpeningHours } from '~/domain/catalogue/opening-hours'
import { pick, seeded } from '~/domain/seeded-random'
import { openAround, saysHoliday, usuallyOpens } from './read-hours'

const none = () => false
// A Monday.
const monday = '2027-05-03'

/** The ranges of a text around a date in hours: "-15-2 9-18". */
function ranges(text: string, date: CalendarDate = monday, holidays: CalendarDate[] = []): string {
  const open = openAround({ hours: text }, date, (day) => holidays.includes(day))
  return open?.map(({ from, to }) => `${from / 60}-${to / 60}`).join(' ') ?? 'unread'
}

describe('opening hours around a date', () => {
  it('are those of the day before, the day and the day after', () => {
    expect(ranges('09:00-18:00')).toBe('-15--6 9-18 33-42')
    expect(ranges('Mo 09:00-18:00')).toBe('9-18')
    expect(ranges('Su,Tu 09:00-18:00')).toBe('-15--6 33-42')
    expect(ranges('We-Sa 09:00-18:00')).toBe('')
  })

  it('are one where they meet, also at midnight', () => {
    expect(ranges('24/7')).toBe('-24-48')
    expect(ranges('00:00-24:00')).toBe('-24-48')
    expect(ranges('Mo 12:00-18:00,08:00-12:00')).toBe('8-18')
    expect(ranges('Mo 08:00-12:00,12:30-18:00')).toBe('8-12 12.5-18')
  })

  it('run past midnight, and from the night before', () => {
    expect(ranges('Su 20:00-02:00')).toBe('-4-2')
    expect(ranges('Sa 20:00-02:00')).toBe('-24--22')
    expect(ranges('Mo 20:00-00:00')).toBe('20-24')
    expect(ranges('Tu 20:00-02:00')).toBe('44-48')
  })

  it('are those of the last rule that names the day', () => {
    expect(ranges('10:00-12:00; Mo off')).toBe('-14--12 34-36')
    expect(ranges('Mo off; 10:00-12:00')).toBe('-14--12 10-12 34-36')
    expect(ranges('10:00-12:00; May 3 14:00-15:00')).toBe('-14--12 14-15 34-36')
    expect(ranges('Su 20:00-04:00; Mo off')).toBe('-4-0')
    expect(ranges('Su 20:00-04:00; Mo 10:00-12:00')).toBe('-4-0 10-12')
  })

  it('know Easter and the days counted from it', () => {
    const text = '10:00-12:00; easter -2 days,Dec 25 off; easter 14:00-15:00; easter +1 day off'
    expect(ranges(text, '2027-03-26')).toBe('-14--12 34-36')
    expect(ranges(text, '2027-03-28')).toBe('-14--12 14-15')
    expect(ranges(text, '2026-04-05')).toBe('-14--12 14-15')
    expect(ranges('10:00-12:00; easter -2 off')).toBe('unread')
    expect(saysHoliday(text, '2027-03-26')).toBe(true)
    expect(saysHoliday(text, '2027-03-27')).toBe(false)
  })

  it('are those of the catalogue’s own reading on every day around Easter, for sixty years', () => {
    const text = '10:00-12:00; easter -2 days,easter +39 days off; easter 14:00-15:00'
    const rules = parseOpeningHours(text)
    if (typeof rules === 'string') throw new Error(rules)
    const days = Array.from({ length: 60 }, (_, year) => `${2020 + year}-03-20`).flatMap((from) =>
      Array.from({ length: 85 }, (_, day) => addDays(from, day)),
    )
    const differing = days.filter((date) => {
      const first = openWindows(rules, date, none).map(({ from, to }) => `${from / 60}-${to / 60}`)
      const second = ranges(text, date)
        .split(' ')
        .filter((range) => !range.startsWith('-') && Number(range.split('-')[0]) < 24)
      return first.join(' ') !== second.join(' ')
    })
    expect(differing).toEqual([])
  })

  it('are added after a comma', () => {
    expect(ranges('Su 20:00-04:00, Mo 10:00-12:00')).toBe('-4-4 10-12')
    expect(ranges('Mo 10:00-12:00, Mo 14:00-15:00')).toBe('10-12 14-15')
  })

  it('follow seasons, dates, places in the month and public holidays', () => {
    expect(ranges('May Mo 10:00-11:00')).toBe('10-11')
    expect(ranges('Jun Mo 10:00-11:00')).toBe('')
    expect(ranges('May 3 10:00-11:00')).toBe('10-11')
    expect(ranges('May 3-4 10:00-11:00')).toBe('10-11 34-35')
    expect(ranges('Apr 20-May 2 10:00-11:00')).toBe('-14--13')
    expect(ranges('Dec 20-May 2 10:00-11:00')).toBe('-14--13')
    expect(ranges('Oct-Mar 10:00-11:00')).toBe('')
    expect(ranges('Mo[1] 10:00-11:00')).toBe('10-11')
    expect(ranges('Mo[2] 10:00-11:00')).toBe('')
    expect(ranges('Mo[-1] 10:00-11:00', '2027-05-31')).toBe('10-11')
    expect(ranges('Mo[-1] 10:00-11:00', '2027-05-24')).toBe('')
    expect(ranges('PH 10:00-11:00', monday, [monday])).toBe('10-11')
    expect(ranges('Tu,PH 10:00-11:00', monday, [monday])).toBe('10-11 34-35')
    expect(ranges('10:00-11:00; PH off', monday, [monday])).toBe('-14--13 34-35')
  })

  it('are nothing on the days of a closure', () => {
    const closed = [{ from: '2027-05-01', to: monday, why: 'new roof' }]
    expect(openAround({ hours: '10:00-11:00', closed }, monday, none)).toEqual([{ from: 2040, to: 2100 }])
    const forGood = [{ from: monday, why: 'new roof' }]
    expect(openAround({ hours: '10:00-11:00', closed: forGood }, monday, none)).toEqual([
      { from: -840, to: -780 },
    ])
  })

  it.each([
    '',
    'always',
    'Mo',
    'Mo 09:00',
    'Mo 9:00-10:00',
    'Mar 29-Sep 09:00-10:00',
    'Mo-Xx 09:00-10:00',
    'Mo[1 09:00-10:00',
    '09:00-10:00 Mo',
    '09:00-10:00;',
  ])('that cannot be read are not guessed: "%s"', (text) => {
    expect(openAround({ hours: text }, monday, none)).toBeUndefined()
    expect(openAround({}, monday, none)).toBeUndefined()
  })

  it('are those of the calendar and the date that are asked for, however often', () => {
    const place = { hours: '09:00-18:00; PH off; Tu off' }
    const onMonday = (day: CalendarDate) => day === monday
    const openOn = (date: CalendarDate, isHoliday: (day: CalendarDate) => boolean) =>
      openAround(place, date, isHoliday)?.some(({ from, to }) => from === 540 && to === 1080)
    for (const date of Array.from({ length: 4000 }, (_, day) => addDays(monday, day % 5)))
      expect([openOn(date, none), openOn(date, onMonday)], date).toEqual([
        date !== addDays(monday, 1),
        date !== monday && date !== addDays(monday, 1),
      ])
    for (let day = 0; day < 4000; day++)
      expect(openOn(addDays(monday, day), none), `${day}`).toBe(day % 7 !== 1)
  })

  it('are the same as by the reader of the catalogue, for texts made at random', () => {
    const random = seeded(7)
    const of = (list: readonly string[]) => list[pick(random, list.length)] ?? ''
    const dates = ['', '', '', 'May ', 'Apr-May ', 'May 3 ', 'May 2-4 ', 'Dec 20-May 3 ', 'Apr 30,May 3 ']
    const days = ['', '', 'Mo ', 'Su,Tu ', 'Sa-Mo ', 'We-Su ', 'Mo[1] ', 'Su[-1] ', 'PH ', 'Mo,PH ']
    const times = [
      'off',
      '09:00-18:00',
      '12:00-15:00,19:00-23:00',
      '18:00-02:00',
      '00:00-24:00',
      '20:00-05:00',
    ]
    const ruleAt = () => `${of(dates)}${of(days)}${of(times)}`
    for (let round = 0; round < 2000; round++) {
      const first = ruleAt()
      const more = Array.from({ length: pick(random, 4) }, () => {
        const next = ruleAt()
        return !first.endsWith('off') && /^[A-Z]/.test(next) && random() < 0.2 ? null : `; ${next}`
      })
      const text = first + more.filter((each) => each !== null).join('')
      const date = addDays('2027-04-25', pick(random, 12))
      const holidays = [0, 1, 2].map(() => addDays(date, pick(random, 5) - 2))
      const isHoliday = (day: CalendarDate) => holidays.includes(day)
      const rules = parseOpeningHours(text)
      if (typeof rules === 'string') throw new Error(rules)
      const minutes = (list: readonly { from: number; to: number }[]) =>
        new Set(list.flatMap(({ from, to }) => halfHours(Math.max(0, from), Math.min(1440, to))))
      const expected = [-1, 0].flatMap((shift) =>
        openWindows(rules, addDays(date, shift), isHoliday).map(({ from, to }) => ({
          from: from + shift * 1440,
          to: to + shift * 1440,
        })),
      )
      const found = openAround({ hours: text }, date, isHoliday) ?? []
      expect(minutes(found), `${text} on ${date}, holidays ${holidays}`).toEqual(minutes(expected))
    }
  })
})

function halfHours(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, (to - from) / 30) }, (_, index) => from + index * 30)
}

describe('the usual week', () => {
  it('has no holidays and no closures', () => {
    expect(usuallyOpens({ hours: 'Mo 10:00-11:00; PH off' }, monday)).toBe(true)
    expect(usuallyOpens({ hours: 'Su 20:00-02:00' }, monday)).toBe(false)
    expect(usuallyOpens({}, monday)).toBe(false)
  })

  it.each([
    ['Mo-Su 10:00-18:00; Mo off', false],
    ['Mo off; Mo-Su 10:00-18:00', true],
    ['Mo 10:00-12:00, Mo 14:00-16:00', true],
    ['Mo off, Mo 20:00-02:00', true],
    ['Mo 20:00-02:00, Mo off', true],
    ['Mo 20:00-02:00; Tu off', true],
    ['no hours', false],
  ])('%s: opens on Monday %s', (hours, opens) => {
    expect(usuallyOpens({ hours }, monday)).toBe(opens)
  })
})

describe('what hours say of a public holiday', () => {
  it.each([
    ['PH off', true],
    ['Mo-Sa 10:00-12:00; PH 10:00-11:00', true],
    ['10:00-12:00; May 3 off', true],
    ['10:00-12:00; Apr 25-May 5 off', true],
    ['10:00-12:00; May Mo[1] off', true],
    ['10:00-12:00; Apr,May Mo[1] off', true],
    ['10:00-12:00; May Mo[2] off', false],
    ['10:00-12:00; Jun Mo[1] off', false],
    ['10:00-12:00; Mo[1] off', false],
    ['10:00-12:00; Apr-Oct Mo[1] off', false],
    ['24/7', true],
    ['00:00-24:00; Dec 25 off', true],
    ['10:00-12:00', false],
    ['10:00-12:00; Dec 25 off', false],
    ['Apr-Oct 10:00-12:00', false],
    ['Apr 10-May 31 10:00-12:00', false],
    ['Mo-Fr 00:00-24:00', false],
    ['May 00:00-24:00', false],
    ['Dec 20-Jan 5 off; 10:00-12:00', false],
  ])('"%s": %s', (text, says) => {
    expect(saysHoliday(text, monday)).toBe(says)
  })

  it('counts a few days over New Year as such', () => {
    expect(saysHoliday('10:00-12:00; Dec 24-Jan 2 off', '2027-01-01')).toBe(true)
    expect(saysHoliday('10:00-12:00; Dec 24-Feb 2 off', '2027-01-01')).toBe(false)
  })
})
