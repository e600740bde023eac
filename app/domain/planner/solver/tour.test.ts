import { describe, expect, it } from 'vitest'
import { tourLength, tourRatio } from './tour'

/** Sites on the corners of a square of side 10 and in the middle of its edges. */
const points = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [5, 0],
  [10, 5],
]
const length = Float64Array.from(
  points.flatMap(([x = 0, y = 0]) => points.map(([u = 0, v = 0]) => Math.hypot(x - u, y - v))),
)

describe('tours', () => {
  it('measures a round trip', () => {
    expect(tourLength([0, 1, 2, 3], length, points.length)).toBe(40)
  })

  it('finds nothing to improve in a shortest tour', () => {
    expect(tourRatio([0, 4, 1, 5, 2, 3], length, points.length)).toBeCloseTo(1)
  })

  it('measures a zigzag against the shortest tour', () => {
    const zigzag = [0, 2, 4, 3, 1, 5]
    const expected = tourLength(zigzag, length, points.length) / 40
    expect(tourRatio(zigzag, length, points.length)).toBeCloseTo(expected)
  })

  it('takes two stops or none for a shortest tour', () => {
    expect(tourRatio([0], length, points.length)).toBe(1)
    expect(tourRatio([0, 2], length, points.length)).toBe(1)
  })
})
