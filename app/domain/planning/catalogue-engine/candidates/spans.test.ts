import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import { defaultFilters } from '~/domain/request/filters'
import { dayHours } from '~/domain/request/pace'
import { testCity } from '~/domain/testing/test-city'
import { bestSpans, mealSpans, nightFrom, spansFrom, startSpans, sunsetSpans, usableSpans } from './spans'

const [sample] = testCity.places
if (!sample) throw new Error('The test city has no places')
const open = (from: number, to: number, lastStart = to): OpenSpan[] => [{ from, to, lastStart }]
const hour = 60
const hoursIn = (country: string, childFriendly = false) =>
  dayHours({ filters: { ...defaultFilters, childFriendly }, interests: [] }, { country })
const span = (from: string, to: string, lastStart: string) => ({
  from: fromClock(from),
  to: fromClock(to),
  lastStart: fromClock(lastStart),
})

describe('spans', () => {
  it('has meals around the usual hour of the country, each long before the next', () => {
    const [germany, spain] = [hoursIn('Germany'), hoursIn('Spain')]
    const long = open(6 * hour, 24 * hour)
    expect(mealSpans(long, 'breakfast', germany, germany)).toEqual([span('08:00', '09:45', '09:30')])
    expect(mealSpans(long, 'lunch', germany, germany)).toEqual([span('12:15', '14:30', '13:30')])
    expect(mealSpans(long, 'dinner', germany, germany)).toEqual([span('18:30', '21:45', '20:00')])
    expect(mealSpans(long, 'lunch', spain, spain)).toEqual([span('14:00', '16:30', '15:15')])
    expect(mealSpans(long, 'dinner', spain, spain)).toEqual([span('20:30', '23:45', '22:00')])
  })

  it('uses the other hours of a meal only where the kitchen is shut at the usual one', () => {
    const spain = hoursIn('Spain')
    expect(mealSpans(open(22.25 * hour, 24 * hour), 'dinner', spain, spain)).toEqual([
      span('22:15', '23:45', '23:45'),
    ])
  })

  it('dines early with children', () => {
    const family = hoursIn('Spain', true)
    expect(mealSpans(open(8 * hour, 23 * hour), 'dinner', family, family)).toEqual([
      span('18:30', '20:30', '20:00'),
    ])
  })

  it('keeps the last entry and rounds to the grid', () => {
    const germany = hoursIn('Germany')
    expect(usableSpans(open(603, 1022, 977), sample, germany, germany)).toEqual([
      { from: 605, to: 1020, lastStart: 975 },
    ])
    expect(startSpans(open(605, 1020, 975), 90)).toEqual([{ from: 605, to: 930 }])
    expect(startSpans(open(600, 660), 90)).toEqual([])
  })

  it('lets nightlife begin after dinner, by the hours of the country', () => {
    const bar = { ...sample, kind: 'nightlife' as const }
    const from = (country: string) =>
      usableSpans(open(10 * hour, 26 * hour), bar, hoursIn(country), hoursIn(country))[0]?.from
    expect(['Japan', 'Germany', 'Spain'].map(from)).toEqual([20 * hour, 20 * hour, 21.75 * hour])
    expect(nightFrom(hoursIn('Spain'))).toBe(21.75 * hour)
  })

  it('finds the best time of day, shade on hot days, and the sunset', () => {
    const view = { ...sample, best: ['evening' as const] }
    expect(bestSpans(open(9 * hour, 22 * hour), view, false)).toEqual(open(17 * hour, 22 * hour))
    // In whatever order the parts of the day are listed, those that meet are one.
    for (const best of [
      ['afternoon', 'evening'],
      ['evening', 'afternoon'],
    ] as const) {
      const both = bestSpans(open(0, 24 * hour), { ...sample, best: [...best] }, false)
      expect(both).toHaveLength(1)
      expect(both[0]?.from).toBeLessThan(17 * hour)
    }
    const ruin = { ...sample, setting: 'outdoor' as const, best: undefined }
    expect(bestSpans(open(9 * hour, 20 * hour), ruin, true)).toEqual([
      ...open(9 * hour, 12 * hour),
      ...open(16 * hour, 20 * hour),
    ])
    expect(spansFrom(open(9 * hour, 22 * hour), 20 * hour)).toEqual(open(20 * hour, 22 * hour))
    expect(sunsetSpans(open(9 * hour, 22 * hour), 20 * hour)).toEqual([
      { from: 19 * hour + 10, to: 22 * hour, lastStart: 19 * hour + 55 },
    ])
  })
})
