import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { Closure, Place } from '~/domain/catalogue/place'
import { testDestination, withFacts } from '~/domain/testing/test-destination'
import {
  dated,
  notPassed,
  outcome,
  ownStop,
  testPlan,
  testRequest,
  withActivities,
  withTimes,
} from '~/domain/testing/test-plan'

describe('open: every visit lies inside opening hours on that very date', () => {
  it('fails a visit on the weekday a place is closed, and only for that', () => {
    // The museum, closed on Mondays, is on the second day; the trip starts a day early.
    const { plan, request } = dated('2027-05-02')
    expect(notPassed(plan, request)).toEqual(['open fail'])
    expect(outcome('open', plan, request).evidence).toBe(
      'Day 2: Rope Museum is closed on Mondays; planned Monday 09:30 to 11:30.',
    )
  })

  it('fails a visit that outlasts the hours', () => {
    const late = withTimes('tile-church', '17:30', '18:40')
    expect(outcome('open', late).evidence).toBe(
      'Day 3: Tile Church is open 09:00 to 12:00 and 15:00 to 18:30; planned 17:30 to 18:40.',
    )
  })

  it('takes the hours to the minute', () => {
    expect(outcome('open', withTimes('tile-church', '15:00', '18:30')).status).toBe('pass')
    expect(outcome('open', withTimes('tile-church', '14:59', '18:30')).status).toBe('fail')
    expect(outcome('open', withTimes('tile-church', '15:00', '18:31')).status).toBe('fail')
  })

  it('reads windows in any order, and two that meet as one', () => {
    const split = withFacts('rope-museum', { hours: 'Mo-Su 10:00-18:00,08:00-10:00' })
    expect(outcome('open', testPlan, testRequest, split).status).toBe('pass')
  })

  it('fails a visit across the midday break, open at both its ends', () => {
    expect(outcome('open', withTimes('tile-church', '11:00', '15:30')).status).toBe('fail')
  })

  it('fails an arrival after the last entry', () => {
    const hours = withFacts('rope-museum', { hours: 'Mo-Su 09:00-11:30', lastEntry: 121 })
    expect(notPassed(testPlan, testRequest, hours)).toEqual(['open fail'])
    expect(outcome('open', testPlan, testRequest, hours).evidence).toBe(
      'Day 2: Rope Museum lets the last visitor in at 09:29; you arrive 09:30.',
    )
    const justInTime = withFacts('rope-museum', { hours: 'Mo-Su 09:00-11:30', lastEntry: 120 })
    expect(outcome('open', testPlan, testRequest, justInTime).status).toBe('pass')
  })

  it('fails a season and a single day', () => {
    const season = withFacts('sea-gate', { hours: 'Jun-Aug 08:00-22:00' })
    expect(outcome('open', testPlan, testRequest, season).evidence).toBe(
      'Day 1: Sea Gate is closed on Mon 3 May; planned 09:00 to 10:30.',
    )
    const holiday = withFacts('sea-gate', { hours: 'Mo-Su 08:00-22:00; May 3 off' })
    expect(notPassed(testPlan, testRequest, holiday)).toEqual(['open fail'])
  })

  it('fails a visit while a place is shut for a time, and says until when and why', () => {
    const shut = (closed: Closure) =>
      outcome('open', testPlan, testRequest, withFacts('sea-gate', { closed: [closed] }))
    expect(shut({ from: '2025-09-22', to: '2027-05-03', why: 'new walls' }).evidence).toBe(
      'Day 1: Sea Gate is closed until 3 May 2027 (new walls); planned 09:00 to 10:30.',
    )
    expect(shut({ from: '2027-05-03', why: 'new walls' }).evidence).toBe(
      'Day 1: Sea Gate is closed until further notice (new walls); planned 09:00 to 10:30.',
    )
    expect(shut({ from: '2025-09-22', to: '2027-05-02', why: 'new walls' }).status).toBe('pass')
    expect(shut({ from: '2027-05-04', why: 'new walls' }).status).toBe('pass')
  })

  it('counts the hours that run over from the night before', () => {
    const nightOwl = withFacts('bread-bench', { hours: 'Su 20:00-10:00' })
    expect(outcome('open', testPlan, testRequest, nightOwl).status).toBe('pass')
    const wrongNight = withFacts('bread-bench', { hours: 'Mo 20:00-10:00' })
    expect(outcome('open', testPlan, testRequest, wrongNight).status).toBe('fail')
  })

  it('takes a night out past midnight as one visit', () => {
    const bar = withFacts('anchor-table', { hours: 'Mo-Su 18:00-02:00' })
    expect(outcome('open', withTimes('anchor-table', '23:00', '01:30'), testRequest, bar).status).toBe('pass')
    expect(outcome('open', withTimes('anchor-table', '23:00', '02:30'), testRequest, bar).status).toBe('fail')
    const always = withFacts('anchor-table', { hours: '24/7' })
    expect(outcome('open', withTimes('anchor-table', '23:00', '02:30'), testRequest, always).status).toBe(
      'pass',
    )
  })

  it('names the tightest visit', () => {
    expect(outcome('open').evidence).toBe(
      'All 15 visits lie inside opening hours. Tightest: Tile Church, closes 18:30, you leave 16:30.',
    )
    const entry = withFacts('rope-museum', { hours: 'Mo-Su 09:00-18:00', lastEntry: 500 })
    expect(outcome('open', testPlan, testRequest, entry).evidence).toContain(
      'Tightest: Rope Museum, last entry 09:40, you arrive 09:30.',
    )
  })

  describe('on a public holiday', () => {
    const holidays = { '2027-05-03': 'Founders Day' }
    /** The test town with a holiday on the first day; its five visits keep their hours, except the changed ones. */
    const onHoliday = (changed: Record<string, Partial<Place>>): Destination => ({
      ...testDestination,
      holidays,
      places: testDestination.places.map((place) => ({
        ...place,
        ...(place.hours && { hours: `${place.hours}; PH 07:00-22:00` }),
        ...changed[place.id],
      })),
    })
    const openOn = (changed: Record<string, Partial<Place>>) =>
      outcome('open', testPlan, testRequest, onHoliday(changed))

    it('fails a visit to a place that is closed then, and only for that', () => {
      const closed = onHoliday({ 'sea-gate': { hours: 'Mo-Su 08:00-22:00; PH off' } })
      expect(notPassed(testPlan, testRequest, closed)).toEqual(['open fail'])
      expect(outcome('open', testPlan, testRequest, closed).evidence).toBe(
        'Day 1: Sea Gate is closed on Mon 3 May, Founders Day; planned 09:00 to 10:30.',
      )
      const elsewhere = { ...closed, holidays: { '2027-05-10': 'Founders Day' } }
      expect(outcome('open', testPlan, testRequest, elsewhere).status).toBe('pass')
    })

    it('fails every visit on a day on which nobody may go out', () => {
      const still = { ...testDestination, standstills: { '2027-05-03': 'the day of silence' } }
      const { status, evidence } = outcome('open', testPlan, testRequest, still)
      expect(status).toBe('fail')
      expect(evidence).toContain(
        'Day 1: nobody may go out (the day of silence); Sea Gate is planned 09:00 to 10:30.',
      )
    })

    it('holds the hours before midnight to the night before', () => {
      expect(openOn({ 'milk-bar': { hours: 'PH 20:00-10:00' } }).status).toBe('pass')
    })

    it('does not vouch for places whose hours say nothing of it, and names them', () => {
      expect(openOn({ 'sea-gate': { hours: 'Mo-Su 08:00-22:00' } })).toMatchObject({
        status: 'unknown',
        evidence:
          'Mon 3 May is a public holiday (Founders Day); whether Sea Gate keeps its usual hours then is not known.',
      })
      const two = { 'sea-gate': { hours: 'Mo-Su 08:00-22:00' }, 'net-loft': { hours: '10:00-22:00' } }
      expect(openOn(two).evidence).toContain('whether Sea Gate and Net Loft keep their usual hours then')
      expect(notPassed(testPlan, testRequest, onHoliday(two))).toEqual(['open unknown'])
      const nextWeek = { ...onHoliday(two), holidays: { '2027-05-10': 'Founders Day' } }
      expect(notPassed(testPlan, testRequest, nextWeek)).toEqual([])
    })

    it.each([
      ['the date', '08:00-22:00; May 3 08:00-12:00'],
      ['a few days around it', '08:00-22:00; May 1-5 08:00-12:00'],
      ['public holidays', '08:00-22:00; PH 08:00-12:00'],
      ['doors that never close', '24/7'],
      ['doors that never close but on other days', '00:00-24:00; Dec 25 off'],
    ])('takes hours that name %s as known', (_, hours) => {
      expect(openOn({ 'sea-gate': { hours } }).status).toBe('pass')
    })

    it.each([
      ['a season', 'May 08:00-22:00'],
      ['another date', '08:00-22:00; Dec 25 off'],
      ['all hours of some weekdays', 'Mo-Fr 00:00-24:00'],
    ])('does not take hours that name %s as known', (_, hours) => {
      expect(openOn({ 'sea-gate': { hours } }).status).toBe('unknown')
    })

    it('asks only of places that may shut', () => {
      const silent = (facts: Partial<Place>) =>
        openOn({ 'sea-gate': { hours: '08:00-22:00', ...facts } }).status
      const free = { cost: { cents: 0, year: 2026 }, setting: 'outdoor' } as const
      expect(silent({ kind: 'sight', ...free })).toBe('pass')
      expect(silent({ kind: 'viewpoint', ...free })).toBe('pass')
      expect(silent({ kind: 'walk', ...free })).toBe('pass')
      expect(silent({ kind: 'beach', ...free, cost: undefined })).toBe('pass')
      expect(silent({ kind: 'park', ...free })).toBe('unknown')
      expect(silent({ kind: 'park', ...free, hours: '24/7' })).toBe('pass')
      expect(silent({ kind: 'market', ...free })).toBe('unknown')
      expect(silent({ kind: 'sight', ...free, setting: 'indoor' })).toBe('unknown')
      expect(silent({ kind: 'sight', ...free, cost: undefined })).toBe('unknown')
      expect(silent({ kind: 'viewpoint', ...free, cost: { cents: 500, year: 2026 } })).toBe('unknown')
      expect(silent({ kind: 'beach', ...free, cost: { cents: 500, year: 2026 } })).toBe('unknown')
    })

    it('says how the hours of that day are known', () => {
      expect(openOn({}).evidence).toContain(
        'Mon 3 May is a public holiday (Founders Day); the hours of that day are known for all its 5 visits.',
      )
      const square = { hours: '08:00-22:00', cost: { cents: 0, year: 2026 }, setting: 'outdoor' } as const
      expect(openOn({ 'sea-gate': square }).evidence).toContain(
        '4 of 5 visits give hours for it, the others have no doors to shut.',
      )
    })

    it('says that holidays are not included where the calendar is not known', () => {
      const unknown = withFacts('sea-gate', { hours: 'Mo-Su 08:00-22:00; PH off' })
      expect(outcome('open', testPlan, testRequest, unknown).evidence).toContain(
        'Public holidays not included',
      )
    })
  })

  it('does not vouch for a place without hours', () => {
    const unknown = withFacts('sea-gate', { hours: undefined })
    expect(notPassed(testPlan, testRequest, unknown)).toEqual(['open unknown'])
    expect(outcome('open', testPlan, testRequest, unknown).evidence).toBe(
      'No opening hours are known for Sea Gate.',
    )
    const typed = withActivities((list) => [ownStop("Anna's flat", '07:30', '07:50'), ...list])
    expect(outcome('open', typed).status).toBe('unknown')
  })

  it('lets a failure win over a gap in the facts', () => {
    const { plan, request } = dated('2027-05-02')
    const both = withFacts('sea-gate', { hours: undefined })
    expect(outcome('open', plan, request, both).status).toBe('fail')
  })
})
