import { describe, expect, it } from 'vitest'
import { testDestination } from '~/domain/testing/test-destination'
import { lineFaults } from './line-faults'
import type { Lines } from './lines'
import type { Coordinates } from './place'

const [lat, lon] = testDestination.places[0]?.at ?? [0, 0]
/** Hundreds of metres north and east of a place. */
const off = (north: number, east: number): Coordinates => [
  lat + north / 1113,
  lon + east / (1113 * Math.cos((lat * Math.PI) / 180)),
]
const around = (spots: Record<string, [number, number]>, runs: Lines['runs']) =>
  lineFaults({
    ...testDestination,
    // Only one place, so that it is known how far it is.
    places: testDestination.places.slice(0, 1),
    stays: [],
    lines: { stops: Object.entries(spots).map(([name, [n, e]]) => ({ name, at: off(n, e) })), runs },
  })
const straight = { A: [-8, 0], B: [-3, 0], C: [3, 0], D: [8, 0] } satisfies Record<string, [number, number]>
const run = (...stops: number[]) => [{ name: 'Tram 1', stops }]

describe('lines of a destination', () => {
  it('are no fault where they are in order, and where there are none', () => {
    expect(around(straight, run(0, 1, 2, 3))).toEqual([])
    expect(lineFaults({ ...testDestination, lines: undefined })).toEqual([])
  })

  it('stop near a place, each stop once, and all of them are used', () => {
    expect(around({ ...straight, E: [14, 0] }, run(0, 1, 2, 3, 4))[0]).toMatch(
      /stop E is 1(399|400) m from the nearest place/,
    )
    expect(around({ ...straight, á: [-8, 2] }, run(0, 1, 2, 3, 4))).toContain(
      'line stop á stands there twice: lines share a stop',
    )
    expect(around({ ...straight, E: [8, 0.1] }, run(0, 1, 2, 3, 4))).toEqual([
      'line stop E and stop D stand at one point',
    ])
    expect(around({ ...straight, E: [8, 5] }, run(0, 1, 2, 3))).toEqual(['line stop E is of no line'])
  })

  it('name stops that exist, once each', () => {
    expect(around(straight, run(0, 1, 2, 3, 9))).toEqual(['line Tram 1: a stop has no entry in the list'])
    expect(around(straight, run(0, 1, 2, 2, 3))).toEqual(['line Tram 1: a stop is listed twice'])
  })

  it('do not go to and fro', () => {
    expect(around(straight, run(0, 2, 1, 3))[0]).toContain('Tram 1: goes to and fro at C')
    expect(around(straight, run(3, 0, 1, 2))[0]).toContain('Tram 1: goes to and fro')
  })

  it('may be rings, and may bend', () => {
    const square = { A: [-5, -5], B: [-5, 5], C: [5, 5], D: [5, -5] } satisfies typeof straight
    expect(around(square, run(0, 1, 2, 3, 0))).toEqual([])
    expect(around(square, run(0, 1, 2, 3))).toEqual([])
    expect(around(square, run(0, 2, 1, 3))).toHaveLength(1)
  })
})
