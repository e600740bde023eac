import { describe, expect, it } from 'vitest'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { isWalkable, networkOf } from './street-network'
import { metersAlongStreets } from './street-walks'

/** Points a thousandth of a degree apart on the equator, 111.2 m; number 10 × north + east. */
const positionOf = (id: number): Coordinates | undefined =>
  id < 100 ? [Math.floor(id / 10) / 1000, (id % 10) / 1000] : undefined
const block = 111.2

describe('walks along streets', () => {
  // A river runs between the second and the third row; the only bridge is at its east end.
  const network = networkOf(
    [
      [0, 1, 2, 3],
      [10, 11, 12, 13],
      [20, 21, 22, 23],
      [0, 10],
      [13, 23],
    ],
    positionOf,
  )
  const meters = (from: Coordinates, to: Coordinates) => metersAlongStreets(network, from, [to])[0] ?? -1

  it('are the shortest way through the network', () => {
    expect(meters([0, 0], [0, 0.003])).toBeCloseTo(3 * block, 0)
    expect(meters([0.001, 0], [0.002, 0])).toBeCloseTo(7 * block, 0)
    expect(meters([0.002, 0], [0, 0])).toBeCloseTo(8 * block, 0)
  })

  it('add the way from the door to the street', () => {
    expect(meters([0, 0], [0.0005, 0.003])).toBeCloseTo(3.5 * block, 0)
  })

  it('are unknown far from every street and beyond the longest walk', () => {
    expect(metersAlongStreets(network, [0, 0], [[0, 0.1]])).toEqual([undefined])
    expect(metersAlongStreets(network, [0.002, 0], [[0, 0]], 500)).toEqual([undefined])
  })

  it('end where a point of a way is not in the extract', () => {
    const cut = networkOf([[0, 100, 1]], positionOf)
    expect(metersAlongStreets(cut, [0, 0], [[0, 0.001]])).toEqual([undefined])
  })
})

describe('a street that is walked', () => {
  it('is one that is open to people on foot', () => {
    expect(isWalkable({ highway: 'footway' })).toBe(true)
    expect(isWalkable({ highway: 'steps', layer: '-1' })).toBe(true)
    expect(isWalkable({ highway: 'motorway' })).toBe(false)
    expect(isWalkable({ highway: 'secondary', foot: 'no' })).toBe(false)
    expect(isWalkable({ highway: 'service', access: 'private' })).toBe(false)
    expect(isWalkable({ highway: 'service', access: 'private', foot: 'yes' })).toBe(true)
    expect(isWalkable({ highway: 'footway', indoor: 'yes' })).toBe(false)
    expect(isWalkable({ highway: 'service', tunnel: 'yes' })).toBe(false)
    expect(isWalkable({ highway: 'footway', tunnel: 'yes' })).toBe(true)
    expect(isWalkable({})).toBe(false)
  })
})
