import { describe, expect, it } from 'vitest'
import type { Place } from '~/domain/catalogue/place'
import { walk } from '~/domain/catalogue/travel'
import type { PlanView } from '~/domain/itinerary/itinerary'
import { testPlace, withFacts } from '~/domain/testing/test-destination'
import { asked, outcome, testPlan, testRequest, withStop } from '~/domain/testing/test-plan'

// Day 1 goes from Sea Gate to Net Loft; here Sea Gate is a path that ends a kilometre and more to the north.
const [latitude, longitude] = testPlace('sea-gate').at
const far: [number, number] = [latitude + 0.009, longitude]
const line = (more: Partial<NonNullable<Place['line']>> = {}) =>
  withFacts('sea-gate', { line: { to: far, footMeters: 1400, bothWays: 'yes', ...more } })
const endToEnd: PlanView = { ...testPlan, lines: 'end-to-end' }

const status = (id: string, plan: PlanView, town = line(), request = testRequest) =>
  outcome(id, plan, request, town).status

/** The plan with the way to Net Loft from a point. */
const lunchFrom = (from: [number, number], plan = endToEnd) =>
  withStop('net-loft', { travel: walk(from, testPlace('net-loft').at) }, plan)

describe('a place with two ends', () => {
  it('is left at its far end', () => {
    expect(status('reach', endToEnd)).toBe('fail')
    expect(status('reach', lunchFrom(far))).toBe('pass')
    // A short path makes no difference to speak of.
    expect(status('reach', endToEnd, line({ to: [latitude + 0.0001, longitude] }))).toBe('pass')
  })

  it('may be begun at the other end where that is as good', () => {
    const begin = withStop('sea-gate', { latitude: far[0], longitude: far[1] }, endToEnd)
    const there = withStop('sea-gate', { travel: walk(testPlace('bread-bench').at, far) }, begin)
    expect(status('reach', begin)).toBe('fail')
    expect(status('reach', there)).toBe('pass')
    expect(status('real', there)).toBe('pass')
    const oneWay = line({ bothWays: 'no' })
    expect(status('real', there, oneWay)).toBe('fail')
    expect(status('reach', there, oneWay)).toBe('fail')
  })

  it('counts as a walk with its own length', () => {
    const long = line({ footMeters: 4000 })
    const limit = asked({ maxWalkingDistance: 3 })
    const found = outcome('walk', lunchFrom(far), limit, long)
    expect(found.status).toBe('fail')
    expect(found.evidence).toContain('Day 1: Sea Gate is 4.0 km on foot; 3 km a day is the limit.')
    expect(status('walk', lunchFrom(far), line({ footMeters: 0 }), limit)).toBe('pass')
    const own = (km: number) =>
      status('walk', lunchFrom(far), line({ footMeters: 2900 }), asked({ maxWalkingDistance: km }))
    expect([own(3), own(8)]).toEqual(['fail', 'pass'])
    expect(status('walk', lunchFrom(far), line({ footMeters: 151 }), asked({ maxWalkingDistance: 0 }))).toBe(
      'fail',
    )
  })

  it('is one point in a trip whose ways begin where a stop began', () => {
    expect(status('reach', testPlan)).toBe('pass')
    expect(status('walk', testPlan, line({ footMeters: 30_000 }))).toBe('pass')
    const moved = withStop('sea-gate', { latitude: far[0], longitude: far[1] })
    expect(status('real', moved)).toBe('fail')
  })
})
