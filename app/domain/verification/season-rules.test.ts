import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import type { Coordinates } from '~/domain/catalogue/place'
import { testPlace } from '~/domain/testing/test-destination'
import { isForDaylight, sunOf } from './season-rules'

describe('the sun', () => {
  // Local times from almanacs.
  const tables: [string, string, Coordinates, string, string, string][] = [
    ['Rome in June', '2027-06-21', [41.9, 12.48], 'Europe/Rome', '05:35', '20:48'],
    ['London in December', '2027-12-21', [51.51, -0.13], 'Europe/London', '08:03', '15:53'],
    ['New York in March', '2027-03-20', [40.71, -74.01], 'America/New_York', '06:59', '19:08'],
    ['Sydney on New Year', '2027-12-31', [-33.87, 151.21], 'Australia/Sydney', '05:47', '20:09'],
    ['Honolulu in July', '2027-07-04', [21.31, -157.86], 'Pacific/Honolulu', '05:53', '19:17'],
  ]

  it.each(tables)('%s rises and sets within three minutes of the almanac', (_, date, at, zone, rise, set) => {
    const sun = sunOf(date, at, zone)
    expect(Math.abs((sun?.rise ?? 0) - fromClock(rise))).toBeLessThanOrEqual(3)
    expect(Math.abs((sun?.set ?? 0) - fromClock(set))).toBeLessThanOrEqual(3)
  })

  it('does not set in the north in June, nor rise in December', () => {
    expect(sunOf('2027-06-21', [69.65, 18.96], 'Europe/Oslo')).toBeUndefined()
    expect(sunOf('2027-12-21', [69.65, 18.96], 'Europe/Oslo')).toBeUndefined()
  })
})

describe('what is for daylight', () => {
  const gate = testPlace('sea-gate')
  it.each([
    ['a ruin', { setting: 'outdoor' as const }, true],
    ['a roof', { setting: 'indoor' as const }, false],
    ['a half-open house', { setting: 'mixed' as const }, false],
    ['a place of evenings', { setting: 'outdoor' as const, best: ['evening' as const] }, false],
    ['a place of mornings', { setting: 'outdoor' as const, best: ['morning' as const] }, true],
    ['a night market', { setting: 'outdoor' as const, kind: 'market' as const }, false],
    ['a beach with sunsets', { kind: 'beach' as const, best: ['evening' as const] }, true],
  ])('%s', (_, facts, daylight) => {
    expect(isForDaylight({ ...gate, ...facts })).toBe(daylight)
  })
})
