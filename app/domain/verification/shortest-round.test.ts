import { describe, expect, it } from 'vitest'
import type { Coordinates } from '~/domain/catalogue/place'
import { roundLength, shortestRound } from './shortest-round'

const base: Coordinates = [44, 9]

/** The shortest round by trying every order. */
function bruteForce(stops: Coordinates[], done: Coordinates[] = []): number {
  if (stops.length === 0) return roundLength(base, done)
  return Math.min(...stops.map((stop, index) => bruteForce(stops.toSpliced(index, 1), [...done, stop])))
}

describe('the shortest round', () => {
  it('is nothing without stops and there and back with one', () => {
    expect(shortestRound(base, [])).toBe(0)
    expect(shortestRound(base, [[44.01, 9]])).toBeCloseTo(2 * 1111.95, 0)
  })

  it('agrees with trying every order', () => {
    const stops: Coordinates[] = [3, 1, 4, 1.5, 9, 2.6, 5].map((north, index) => [
      44 + north / 100,
      9 + ((index * 37) % 11) / 100,
    ])
    expect(shortestRound(base, stops)).toBeCloseTo(bruteForce(stops), 6)
    expect(shortestRound(base, stops)).toBeLessThan(roundLength(base, stops))
  })
})
