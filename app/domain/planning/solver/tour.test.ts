import { describe, expect, it } from 'vitest'
import { seeded } from '~/domain/seeded-random'
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

  it('is not taken in by an order that no single move can mend', () => {
    // Two rows: up along one and down along the other is shortest, to and fro between their ends is not.
    const rows = [0, 1, 2, 3, 4].flatMap((x) => [
      [10 * x, 0],
      [10 * x, 25],
    ])
    const between = Float64Array.from(
      rows.flatMap(([x = 0, y = 0]) => rows.map(([u = 0, v = 0]) => Math.hypot(x - u, y - v))),
    )
    const round = [0, 2, 4, 6, 8, 9, 7, 5, 3, 1]
    const shortest = tourLength(round, between, rows.length)
    for (const order of [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [0, 8, 1, 9, 2, 6, 3, 7, 4, 5],
      [0, 1, 3, 2, 4, 5, 7, 6, 8, 9],
    ]) {
      const expected = tourLength(order, between, rows.length) / shortest
      expect(tourRatio(order, between, rows.length)).toBeCloseTo(expected)
    }
  })

  it('ends where ways are longer than the ways back', () => {
    const random = seeded(4)
    for (let trial = 0; trial < 300; trial++) {
      const sites = 9
      const uneven = Float64Array.from({ length: sites * sites }, () => Math.round(random() * 5000))
      const ratio = tourRatio([...Array(sites).keys()], uneven, sites)
      expect(ratio).toBeGreaterThanOrEqual(1)
    }
  })
})
