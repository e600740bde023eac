import { describe, expect, it } from 'vitest'
import type { ActivityView, PlanView } from '~/domain/itinerary/itinerary'
import { testDestination, withFacts } from '~/domain/testing/test-destination'
import { asked, dated, testPlan, testRequest, withActivities, withTimes } from '~/domain/testing/test-plan'
import { sayIn } from '~/messages/languages'
import { judge } from './judge'

function score(id: string, plan: PlanView = testPlan, request = testRequest, destination = testDestination) {
  const found = judge(plan, request, destination).scores.find((item) => item.id === id)
  if (!found) throw new Error(`no score "${id}"`)
  return { ...found, evidence: sayIn()(found.evidence) }
}

describe('scores', () => {
  it('route: names the day with the longest way round', () => {
    const zigzag = withActivities((list, day) => {
      const [breakfast, far, lunch, sight, ...rest] = list
      return day === 2 && breakfast && far && lunch && sight ? [breakfast, sight, lunch, far, ...rest] : list
    })
    expect(score('route').value).toBeGreaterThanOrEqual(1)
    expect(score('route').value).toBeLessThan(1.3)
    const bad = score(
      'route',
      withActivities((list, day) => (day === 2 ? list.toReversed() : list), zigzag),
    )
    expect(bad.evidence).toMatch(/^Day \d is the longest way round: .* the best order would be /)
  })

  it('route: is 1 when no order is shorter', () => {
    const out = withActivities((list) =>
      list.filter(({ id }) => id === 'bread-bench' || id === 'egg-house' || id === 'far-light'),
    )
    expect(score('route', out)).toMatchObject({
      value: 1,
      evidence: 'Every day takes the shortest way round its stops.',
    })
  })

  it('route: leaves out days without a base, without stops and with too many to put in order', () => {
    const nothing = { value: 1, evidence: 'No day has a base and stops with positions.' }
    const days = testPlan.days.map((day) => ({ ...day, basePlaceId: null }))
    expect(score('route', { ...testPlan, days })).toMatchObject(nothing)
    expect(
      score(
        'route',
        withActivities(() => []),
      ),
    ).toMatchObject(nothing)
    const zigzag = (stops: number) => (list: ActivityView[]) => {
      const light = list.find(({ id }) => id === 'far-light')
      const near = list.find(({ id }) => id === 'milk-bar')
      return light && near
        ? Array.from({ length: stops }, (_, index) => (index % 2 === 0 ? light : near))
        : []
    }
    expect(score('route', withActivities(zigzag(9))).value).toBeGreaterThan(3)
    expect(score('route', withActivities(zigzag(10)))).toMatchObject(nothing)
  })

  it('spread: averages the way between stops and names the farthest pair', () => {
    expect(score('spread').evidence).toMatch(
      /Farthest: 3\.\d km from (Salt Store to Far Light|Far Light to Lamp Room), day 2\./,
    )
    const withoutLight = withActivities((list) => list.filter(({ id }) => id !== 'far-light'))
    expect(score('spread', withoutLight).value).toBeLessThan(score('spread').value)
  })

  it('fit: counts stops besides meals and names the interest that does not appear', () => {
    expect(score('fit')).toMatchObject({
      value: 0.5,
      evidence: '3 of 6 stops besides meals match what was asked for. Every interest appears.',
    })
    const request = { ...testRequest, interests: ['Beach', 'food & dining'] }
    expect(score('fit', testPlan, request)).toMatchObject({
      value: 0,
      evidence: '0 of 6 stops besides meals match what was asked for. Nothing for Beach.',
    })
    const hungry = { ...testRequest, interests: ['food & dining'] }
    expect(score('fit', testPlan, hungry)).toMatchObject({
      value: 1,
      evidence: '9 of 9 meals match what was asked for. Every interest appears.',
    })
  })

  it('gems: counts what is off the beaten track', () => {
    expect(score('gems')).toMatchObject({
      value: 0.67,
      evidence: '10 of 15 stops are off the beaten track. Besides tables: Far Light.',
    })
    expect(score('gems', testPlan, testRequest, withFacts('far-light', { everyday: true })).evidence).toBe(
      score('gems', testPlan, testRequest, withFacts('far-light', { fame: 45 })).evidence,
    )
    expect(score('gems', testPlan, testRequest, withFacts('far-light', { fame: 45 })).evidence).toBe(
      '9 of 15 stops are off the beaten track.',
    )
  })

  it('load: holds the fullest day against the pace', () => {
    const [, day] = testPlan.days
    const underway = day?.activities.reduce((sum, { travel }) => sum + travel.minutes, 0) ?? 0
    // Dinner there is at 18:55 or so, which leaves a little more of the day than one at 18:30.
    expect(score('load').value).toBeCloseTo((120 + 90 + underway) / 443, 2)
    const long = withTimes('rope-museum', '09:30', '12:00')
    expect(score('load', long).value).toBeGreaterThan(score('load').value)
    expect(score('load', long).evidence).toContain('Fullest day 2: ')
    expect(score('load', long, asked({ pace: 'relaxed' })).value).toBeGreaterThan(score('load', long).value)
  })

  it('season: counts stops that closures, rain and heat of the month leave alone', () => {
    expect(score('season')).toMatchObject({ value: 1, evidence: '15 of 15 stops suit the season.' })
    expect(score('season', testPlan, testRequest, withFacts('sea-gate', { avoidMonths: [5] }))).toMatchObject(
      {
        value: 0.93,
        evidence: '14 of 15 stops suit the season. Not ideal: Sea Gate (not at its best in May).',
      },
    )
    const climate = (facts: object) => ({
      ...testDestination,
      climate: testDestination.climate.map((month) => ({ ...month, ...facts })),
    })
    expect(score('season', testPlan, testRequest, climate({ rainDays: 15 })).evidence).toContain(
      'Far Light (outdoors, 15',
    )
    expect(score('season', testPlan, testRequest, climate({ high: 30 })).evidence).toContain(
      'Far Light (outdoors at midday, 30 °C)',
    )
    expect(score('season', testPlan, testRequest, climate({ high: 29 })).value).toBe(1)
    const wetMay = testDestination.climate.map((month, index) =>
      index === 4 ? { ...month, rainDays: 20 } : month,
    )
    expect(score('season', testPlan, testRequest, { ...testDestination, climate: wetMay }).value).toBe(0.93)
    const { plan, request } = dated('2027-01-04')
    expect(score('season', plan, request, withFacts('sea-gate', { avoidMonths: [5] })).value).toBe(1)
  })

  it('season: has outdoor stops by daylight, unless they are good in the evening', () => {
    const { plan, request } = dated('2027-12-20')
    const dusk = withTimes('far-light', '16:30', '17:30', plan)
    expect(score('season', dusk, request).evidence).toContain('Far Light (outdoors after sunset at 16:')
    const dawn = withTimes('far-light', '06:30', '07:30', plan)
    expect(score('season', dawn, request).evidence).toContain('Far Light (outdoors before sunrise at 07:')
    const evening = withFacts('far-light', { best: ['evening'] })
    const stalls = withFacts('far-light', { kind: 'market' })
    expect(score('season', dusk, request, stalls).value).toBe(1)
    const indoors = withFacts('far-light', { setting: 'indoor' })
    expect(score('season', dusk, request, indoors).value).toBe(1)
    expect(score('season', dusk, request, evening).value).toBe(1)
    expect(score('season', withTimes('far-light', '16:30', '17:30')).value).toBe(1)
  })
})
