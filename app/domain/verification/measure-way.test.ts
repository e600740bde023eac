import { describe, expect, it } from 'vitest'
import type { Coordinates } from '~/domain/catalogue/place'
import { testDestination } from '~/domain/testing/test-destination'
import { crowFlies } from './great-circle'
import { byTransit, nothingRuns, onFoot, sameLand, toDayTrip } from './measure-way'

const { transit, center } = testDestination
/** North of the centre of the test town, in steps of a hundredth of a degree: 1,111.95 m. */
const north = (steps: number): Coordinates => [center[0] + steps / 100, center[1]]

describe('metres as the crow flies', () => {
  it('are those of the sphere', () => {
    expect(crowFlies([0, 0], [0, 0])).toBe(0)
    expect(crowFlies([0, 0], [1, 0])).toBeCloseTo(111_194.93, 1)
    expect(crowFlies([0, 179.5], [0, -179.5])).toBeCloseTo(111_194.93, 1)
    expect(crowFlies([90, 0], [-90, 0])).toBeCloseTo(Math.PI * 6_371_000, 0)
    // Paris to London, 343.6 km.
    expect(crowFlies([48.8566, 2.3522], [51.5074, -0.1278]) / 1000).toBeCloseTo(343.6, 0)
    expect(crowFlies([44, 9], [44, 10])).toBeLessThan(crowFlies([0, 9], [0, 10]))
  })
})

describe('ways', () => {
  it('on foot are 1.3 times as long, at 75 metres a minute', () => {
    expect(onFoot(center, north(1), testDestination)).toEqual({ mode: 'walk', meters: 1446, minutes: 20 })
    expect(onFoot(center, center, testDestination)).toEqual({ mode: 'walk', meters: 0, minutes: 0 })
  })

  it('by transit have the wait before them', () => {
    expect(byTransit(center, north(3), testDestination)).toEqual({
      mode: 'transit',
      meters: 4337,
      minutes: transit.waitMinutes + 15,
    })
  })

  it('to a day trip take its minutes from the middle', () => {
    const trip = { at: north(30), minutes: 50 }
    expect(toDayTrip(center, trip, testDestination)).toEqual({ mode: 'transit', meters: 43_366, minutes: 50 })
    expect(toDayTrip(north(-2), trip, testDestination)).toEqual({
      mode: 'transit',
      meters: 46_257,
      minutes: 60,
    })
  })

  it('on foot stay on one piece of land', () => {
    const lands = [[north(0), north(1)], [north(5)]]
    expect(sameLand(north(0), north(2), lands)).toBe(true)
    expect(sameLand(north(0), north(4), lands)).toBe(false)
    expect(sameLand(north(4), north(6), lands)).toBe(true)
    expect(sameLand(north(0), north(9))).toBe(true)
  })

  it('by transit rest on the days that are named', () => {
    expect(nothingRuns('2027-12-25', { ...transit, restDays: ['12-25'] })).toBe(true)
    expect(nothingRuns('2027-12-24', { ...transit, restDays: ['12-25'] })).toBe(false)
    expect(nothingRuns('2027-12-25', transit)).toBe(false)
  })
})
