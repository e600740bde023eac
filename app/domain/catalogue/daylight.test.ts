import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import { needsDaylight, sunlight } from './daylight'
import type { Coordinates, Place } from './place'

describe('sunlight', () => {
  // Times from published almanacs.
  const places: [string, Coordinates, string, string, string][] = [
    ['Rome in June', [41.9, 12.5], 'Europe/Rome', '2027-06-21', '20:48'],
    ['Rome in December', [41.9, 12.5], 'Europe/Rome', '2027-12-21', '16:42'],
    ['London in December', [51.51, -0.13], 'Europe/London', '2027-12-21', '15:53'],
    ['London in June', [51.51, -0.13], 'Europe/London', '2027-06-21', '21:21'],
    ['New York in March', [40.71, -74.01], 'America/New_York', '2027-03-20', '19:08'],
    ['Sydney in December', [-33.87, 151.21], 'Australia/Sydney', '2027-12-21', '20:05'],
    ['Delhi in June', [28.61, 77.21], 'Asia/Kolkata', '2027-06-21', '19:22'],
    ['Tokyo in June', [35.68, 139.77], 'Asia/Tokyo', '2027-06-21', '19:00'],
  ]
  it.each(places)('ends in %s right to a few minutes', (_name, at, zone, date, clock) => {
    expect(Math.abs((sunlight(date, at, zone)?.set ?? 0) - fromClock(clock))).toBeLessThanOrEqual(4)
  })

  it('begins in London in December and in June right to a few minutes', () => {
    const rise = (date: string) => sunlight(date, [51.51, -0.13], 'Europe/London')?.rise ?? 0
    expect(Math.abs(rise('2027-12-21') - fromClock('08:04'))).toBeLessThanOrEqual(4)
    expect(Math.abs(rise('2027-06-21') - fromClock('04:43'))).toBeLessThanOrEqual(4)
  })

  it('is none where the sun does not set or does not rise', () => {
    expect(sunlight('2027-06-21', [69.65, 18.96], 'Europe/Oslo')).toBeUndefined()
    expect(sunlight('2027-12-21', [69.65, 18.96], 'Europe/Oslo')).toBeUndefined()
  })
})

describe('what is for daylight', () => {
  const at = (facts: Partial<Place>) => needsDaylight({ setting: 'outdoor', ...facts } as Place)

  it('is a garden, and a beach even where its evening is best, but no lit street', () => {
    expect(at({ kind: 'park' })).toBe(true)
    expect(at({ kind: 'beach', best: ['evening'] })).toBe(true)
    expect(at({ kind: 'walk', best: ['evening'] })).toBe(false)
    expect(at({ kind: 'market' })).toBe(false)
  })
})
