import { describe, expect, it } from 'vitest'
import { fromClock, toClock, toTwelveHour } from './clock-time'

describe('clock times', () => {
  it('are minutes after midnight and back', () => {
    expect(fromClock('09:05')).toBe(545)
    expect(toClock(545)).toBe('09:05')
    for (let minute = 0; minute < 1440; minute += 7) expect(fromClock(toClock(minute))).toBe(minute)
  })

  it('run on past midnight', () => {
    expect(toClock(1440)).toBe('00:00')
    expect(toClock(1500)).toBe('01:00')
    expect(toClock(-30)).toBe('23:30')
    expect(fromClock('24:00')).toBe(1440)
  })

  it('read on a clock of twelve hours', () => {
    expect(toTwelveHour(0)).toBe('12:00 AM')
    expect(toTwelveHour(545)).toBe('9:05 AM')
    expect(toTwelveHour(720)).toBe('12:00 PM')
    expect(toTwelveHour(765)).toBe('12:45 PM')
    expect(toTwelveHour(1439)).toBe('11:59 PM')
    expect(toTwelveHour(1500)).toBe('1:00 AM')
  })
})
