import { describe, expect, it } from 'vitest'
import type { Coordinates } from '~/domain/catalogue/place'
import { ride, walk } from '~/domain/catalogue/travel'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { testDestination, testPlace } from '~/domain/testing/test-destination'
import {
  asked,
  notPassed,
  outcome,
  ownStop,
  testPlan,
  withActivities,
  withStop,
  withTimes,
} from '~/domain/testing/test-plan'

describe('reach: there is time to get from one stop to the next', () => {
  it('fails a stop that starts before one can be there, and only for that', () => {
    const plan = withTimes('far-light', '13:40', '15:00')
    expect(notPassed(plan)).toEqual(['reach fail'])
    expect(outcome('reach', plan).evidence).toBe(
      'Day 2: the way by transit to Far Light takes 21 minutes; 10 are left after Salt Store.',
    )
  })

  it('fails a way that is told shorter than it is', () => {
    const travel = { mode: 'transit' as const, minutes: 12, meters: 4800 }
    expect(notPassed(withStop('far-light', { travel }))).toEqual(['reach fail'])
    expect(notPassed(withStop('far-light', { travel: { ...travel, minutes: 21, meters: 900 } }))).toEqual([
      'reach fail',
    ])
  })

  it('fails a walk to where there is no way on foot, and only for that', () => {
    const [gate, loft] = [testPlace('sea-gate').at, testPlace('net-loft').at]
    const others = testDestination.places.filter(({ id }) => id !== 'net-loft').map(({ at }) => at)
    const transit = { ...testDestination.transit, apart: [[gate, ...others], [loft]] }
    const island = { ...testDestination, transit }
    expect(notPassed(testPlan, asked({}), island)).toEqual(['reach fail'])
    expect(outcome('reach', testPlan, asked({}), island).evidence).toContain(
      'Day 1: there is no way on foot to Net Loft from Sea Gate.',
    )
  })

  it('fails a ride on a day on which nothing runs, and no other day', () => {
    const resting = (day: string) => ({
      ...testDestination,
      transit: { ...testDestination.transit, restDays: [day] },
    })
    expect(notPassed(testPlan, asked({}), resting('05-04'))).toEqual(['reach fail'])
    expect(outcome('reach', testPlan, asked({}), resting('05-04')).evidence).toContain(
      'Day 2: nothing runs on Tue 4 May; the way to Far Light is by transit.',
    )
    expect(notPassed(testPlan, asked({}), resting('05-03'))).toEqual([])
  })

  it('fails the first way of the day too', () => {
    const plan = withStop('bread-bench', { travel: { mode: 'walk', minutes: 1, meters: 130 } })
    expect(notPassed(plan)).toEqual([])
    const far = withStop('egg-house', { travel: { mode: 'walk', minutes: 0, meters: 0 } })
    expect(notPassed(far)).toEqual(['reach fail'])
  })

  it('fails a ride into an area that no vehicle enters, and counts its walk', () => {
    const { at } = testPlace('far-light')
    const [north, east] = at
    const around = (size: number): Coordinates[] => [
      [north - size, east - size],
      [north - size, east + size],
      [north + size, east + size],
      [north + size, east - size],
    ]
    const island = {
      ...testDestination,
      footOnly: [
        {
          name: 'Light House Dunes',
          edge: around(0.01),
          gates: [{ name: 'Dune Gate', at: [north - 0.01, east] as Coordinates }],
          enclosed: 'yes' as const,
        },
      ],
    }
    expect(notPassed({ ...testPlan, walks: 'around-barriers' }, asked({}), island)).toEqual([])
    const today = { ...testPlan, walks: 'through-gates' as const }
    expect(outcome('reach', today, asked({}), island).status).toBe('fail')
    const travel = { mode: 'transit' as const, minutes: 60, meters: 9000 }
    const late = { ...withTimes('far-light', '14:40', '15:40'), walks: 'through-gates' as const }
    const ridden = {
      ...late,
      days: late.days.map((day) => ({
        ...day,
        activities: day.activities.map((each) => (each.placeId === 'far-light' ? { ...each, travel } : each)),
      })),
    }
    expect(outcome('reach', ridden, asked({}), island).evidence).toContain(
      'Day 2: no vehicle drives to Far Light: 1.4 km of the way are on foot, the plan says 0 m.',
    )
    expect(outcome('walk', ridden, asked({ maxWalkingDistance: 1 }), island).status).toBe('fail')
  })

  it('forgives a minute and fifty metres of rounding, and no more', () => {
    expect(notPassed(withTimes('far-light', '13:51', '15:00'))).toEqual([])
    expect(notPassed(withTimes('far-light', '13:50', '15:00'))).toEqual([])
    expect(notPassed(withTimes('far-light', '13:49', '15:00'))).toEqual(['reach fail'])
    const { at } = testPlace('far-light')
    const travel = ride(testPlace('salt-store').at, at, testDestination)
    const shorter = (meters: number) =>
      withStop('far-light', { travel: { ...travel, meters: travel.meters - meters } })
    expect(notPassed(shorter(50))).toEqual([])
    expect(notPassed(shorter(51))).toEqual(['reach fail'])
  })

  it('works out the ways of a typed stop that has a position', () => {
    const [latitude, longitude] = testPlace('sea-gate').at
    const typed = (change: Partial<ActivityView>) =>
      outcome(
        'reach',
        withActivities((list, day) =>
          day === 1 ? list.toSpliced(2, 0, { ...ownStop("Anna's flat", '11:00', '12:00'), ...change }) : list,
        ),
      ).status
    expect(typed({ latitude, longitude })).toBe('pass')
    expect(typed({ latitude: latitude + 0.05, longitude })).toBe('fail')
    expect(typed({ latitude })).toBe('unknown')
    expect(typed({ longitude })).toBe('unknown')
  })

  it('lets a ride stand between two stops without moving anybody', () => {
    const withoutRides = withActivities((list) => list.filter(({ type }) => type !== 'transport'))
    expect(outcome('reach', withoutRides)).toEqual(outcome('reach'))
  })

  it('does not vouch for ways to and from a stop without a position', () => {
    const plan = withActivities((list, day) =>
      day === 1 ? list.toSpliced(2, 0, ownStop("Anna's flat", '11:00', '12:00')) : list,
    )
    expect(outcome('reach', plan)).toMatchObject({
      status: 'unknown',
      evidence: "The way to Anna's flat and Net Loft cannot be worked out: one end has no position.",
    })
  })

  it('does not vouch for the first way when the base is not known', () => {
    const days = testPlan.days.map((day) => ({ ...day, basePlaceId: null }))
    expect(outcome('reach', { ...testPlan, days }).status).toBe('unknown')
  })
})

describe('walk: nothing beyond what the walking slider allows', () => {
  const onFoot = walk(testPlace('salt-store').at, testPlace('far-light').at)

  it('fails a single walk over the limit', () => {
    const plan = withTimes('far-light', '15:00', '16:30', withStop('far-light', { travel: onFoot }))
    expect(onFoot.meters).toBeGreaterThan(4000)
    expect(outcome('walk', plan, asked({ maxWalkingDistance: 4 })).evidence).toContain('on foot to Far Light')
  })

  it('fails a day whose walks come to more than the limit', () => {
    const request = asked({ maxWalkingDistance: 1 })
    expect(notPassed(testPlan, request)).toEqual(['walk fail'])
    expect(outcome('walk', testPlan, request).evidence).toMatch(
      /^Day 1: 1\.\d km on foot; 1 km a day is the limit\. Day /,
    )
    expect(notPassed(testPlan, asked({ maxWalkingDistance: 2 }))).toEqual([])
  })

  it('leaves rides out of the sum', () => {
    expect(outcome('walk', testPlan, asked({ maxWalkingDistance: 2 })).evidence).toContain(
      'Longest walk 420 m',
    )
  })

  it('takes the limit to the metre', () => {
    const sums = testPlan.days.map(({ activities }) =>
      activities.reduce((sum, { travel }) => sum + (travel.mode === 'walk' ? travel.meters : 0), 0),
    )
    const most = Math.max(...sums)
    expect(notPassed(testPlan, asked({ maxWalkingDistance: most / 1000 }))).toEqual([])
    expect(notPassed(testPlan, asked({ maxWalkingDistance: (most - 1) / 1000 }))).toEqual(['walk fail'])
  })

  it('allows ways under 150 metres when the slider is at nothing', () => {
    const near = (meters: number) =>
      withActivities((list, day) =>
        day === 1
          ? list.slice(0, 1).map((item) => ({ ...item, travel: { mode: 'walk', minutes: 2, meters } }))
          : [],
      )
    expect(outcome('walk', near(150), asked({ maxWalkingDistance: 0 })).status).toBe('pass')
    expect(outcome('walk', near(151), asked({ maxWalkingDistance: 0 })).status).toBe('fail')
    expect(outcome('walk', testPlan, asked({ maxWalkingDistance: 0 })).status).toBe('fail')
  })

  it('does not vouch for a walk to a stop without a position', () => {
    const plan = withActivities((list) => [...list, ownStop("Anna's flat", '20:30', '20:50')])
    expect(outcome('walk', plan).status).toBe('unknown')
  })
})
