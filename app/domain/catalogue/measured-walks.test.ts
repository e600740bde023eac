import { describe, expect, it } from 'vitest'
import { testDestination } from '~/domain/testing/test-destination'
import { metersBetween } from './distance'
import { measuredBetween, plausibleWalk } from './measured-walks'
import type { Coordinates } from './place'
import { bestWay, walkAround } from './travel'

const here: Coordinates = [44, 9]
/** Metres north of here, in a straight line. */
const north = (meters: number): Coordinates => [44 + meters / 111_195, 9]
const walk = (to: Coordinates, meters: number) => {
  const made = plausibleWalk(here, to, meters)
  if (!made) throw new Error('not taken')
  return made
}

describe('a router’s answer', () => {
  it.each([
    [1000, 1300, 1300],
    // A router begins at the next path: no walk is shorter than the straight line for that.
    [1000, 850, 1000],
    [1000, 4400, 4400],
    [200, 2000, 2000],
  ])('for %d metres in a straight line may be %d', (straight, told, kept) => {
    expect(plausibleWalk(here, north(straight), told)?.meters).toBe(kept)
  })

  it.each([
    [1000, 700],
    [1000, 0],
    [1000, 5000],
    [200, 2500],
    [1000, Number.POSITIVE_INFINITY],
    [1000, Number.NaN],
  ])('for %d metres in a straight line cannot be %d', (straight, told) => {
    expect(plausibleWalk(here, north(straight), told)).toBeUndefined()
  })
})

describe('a measured walk', () => {
  const to = north(800)
  const measured = [walk(to, 1310)]

  it('counts there and back, within a metre, and for no other pair', () => {
    expect(measuredBetween(here, to, measured)?.meters).toBe(1310)
    expect(measuredBetween(to, [44.000004, 9], measured)?.meters).toBe(1310)
    expect(measuredBetween(here, north(790), measured)).toBeUndefined()
    expect(measuredBetween(here, to)).toBeUndefined()
  })

  it('is what one walks, instead of the estimate', () => {
    expect(walkAround(here, to, testDestination)?.meters).toBe(Math.round(metersBetween(here, to) * 1.3))
    const ground = { ...testDestination, measured }
    expect(bestWay(here, to, ground)).toEqual({ mode: 'walk', meters: 1310, minutes: 17 })
    expect(bestWay(to, here, ground)).toEqual({ mode: 'walk', meters: 1310, minutes: 17 })
  })

  it('is ridden where it is longer than one walks', () => {
    const ground = { ...testDestination, measured: [walk(to, 1900)] }
    expect(bestWay(here, to, testDestination).mode).toBe('walk')
    expect(bestWay(here, to, ground).mode).toBe('transit')
    expect(bestWay(here, to, { ...testDestination, measured }, 1300).mode).toBe('transit')
  })
})
