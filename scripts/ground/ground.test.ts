import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Destination } from '../../app/domain/catalogue/destination'
import { degreeOf, groundUnits } from '../../app/domain/catalogue/ground'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { groundOfBarriers } from './barrier-ground'
import { groundOfShapes, type MapLine } from './ground-shapes'
import { isCovered, planeAround, type Spot } from './plane'

const center: Coordinates = [50.5, 10.5]
const plane = planeAround(center)
const box = { west: -2000, east: 2000, north: -2000, south: 2000 }
/** Metres to the east and south of the centre, as positions. */
const at = (...spots: [number, number][]): MapLine => spots.map(([x, y]) => plane.positionOf({ x, y }))
const nothing = { areas: [], coasts: [], rivers: [] }
const place = { center, box, known: box, places: at([-500, 0], [-600, 100]) }

/** Path data as rings in metres around a centre, as a reader of the file sees them. */
function ringsOf(data: string, around: Coordinates): Spot[][] {
  const [latitude, longitude] = degreeOf(around)
  return [...data.matchAll(/M([^l]+)l([^z]+)z/g)].map(([, start = '', rest = '']) => {
    let [x, y] = [0, 0]
    return [start, ...rest.split(' ')].map((step) => {
      const [dx = 0, dy = 0] = step.split(',').map(Number)
      ;[x, y] = [x + dx, y + dy]
      return planeAround(around).spotOf([latitude - y / groundUnits, longitude + x / groundUnits])
    })
  })
}

const isWet = (data: string | undefined, x: number, y: number) =>
  isCovered({ x, y }, ringsOf(data ?? '', center))

describe('ground of a map', () => {
  it('has the sea on the right of a coast, which goes on over the edge of the town', () => {
    // Northward, with the land in the west.
    const coast = at([900, 3000], [1000, 500], [700, 0], [1000, -500], [900, -3000])
    const water = groundOfShapes({ ...nothing, coasts: [coast] }, place)?.water
    expect(isWet(water, 1500, 0)).toBe(true)
    expect(isWet(water, 850, 0)).toBe(true)
    expect(isWet(water, 500, 0)).toBe(false)
    expect(isWet(water, -1900, -1900)).toBe(false)
  })

  it('joins a coast that the map has in pieces, and leaves islands dry', () => {
    const coasts = [
      at([1000, 0], [1000, -3000]),
      at([1000, 3000], [1000, 0]),
      // Land on the left: against the clock.
      at([1400, 100], [1600, 100], [1600, -100], [1400, -100], [1400, 100]),
    ]
    const water = groundOfShapes({ ...nothing, coasts }, place)?.water
    expect(isWet(water, 1200, 0)).toBe(true)
    expect(isWet(water, 1500, 0)).toBe(false)
  })

  it('is all sea around an island, and none where the file breaks the coast off', () => {
    const island = at([-900, 900], [900, 900], [900, -900], [-900, -900], [-900, 900])
    const around = groundOfShapes({ ...nothing, coasts: [island] }, place)?.water
    expect(isWet(around, 1500, 1500)).toBe(true)
    expect(isWet(around, 0, 0)).toBe(false)
    const broken = at([0, 3000], [0, 1000], [100, 900])
    expect(groundOfShapes({ ...nothing, coasts: [broken] }, place)).toBeUndefined()
  })

  it('draws no sea over a town whose coast runs the wrong way', () => {
    const wrong = at([1000, -3000], [1000, 3000])
    expect(groundOfShapes({ ...nothing, coasts: [wrong] }, place)).toBeUndefined()
  })

  it('puts an area together from pieces that run in any direction, with its islands', () => {
    const lake = {
      kind: 'water' as const,
      outer: [at([0, 0], [800, 0]), at([0, 800], [0, 0]), at([800, 0], [800, 800]), at([0, 800], [800, 800])],
      inner: [at([300, 300], [500, 300], [500, 500], [300, 500], [300, 300])],
    }
    const water = groundOfShapes({ ...nothing, areas: [lake] }, place)?.water
    expect(isWet(water, 100, 100)).toBe(true)
    expect(isWet(water, 400, 400)).toBe(false)
    expect(isWet(water, 900, 400)).toBe(false)
  })

  it('keeps to a few kilobytes, however long the shore is', () => {
    const shore = Array.from({ length: 20_000 }, (_, step): [number, number] => [
      1000 + 300 * Math.sin(step) + 200 * Math.sin(step / 50),
      2500 - step / 4,
    ])
    const water = groundOfShapes({ ...nothing, coasts: [at(...shore)] }, place)?.water ?? ''
    expect(water.length).toBeGreaterThan(50)
    expect(water.length).toBeLessThanOrEqual(7000)
    expect(isWet(water, 1900, 0)).toBe(true)
  })

  it('is the same in the far south and beside the date line', () => {
    for (const far of [
      [-33.87, 151.2],
      [-17.7, 179.99],
    ] satisfies Coordinates[]) {
      const there = planeAround(far)
      const river = [-1500, 1500].map((x) => there.positionOf({ x, y: 300 }))
      const order = { ...place, center: far, places: [] }
      const water = groundOfShapes({ ...nothing, rivers: [{ line: river, width: 60 }] }, order)?.water ?? ''
      expect(isCovered({ x: 0, y: 300 }, ringsOf(water, far))).toBe(true)
      expect(isCovered({ x: 0, y: 400 }, ringsOf(water, far))).toBe(false)
    }
  })
})

describe('water of the catalogue', () => {
  const towns = readdirSync('catalogue')
    .filter((name) => name.endsWith('.json'))
    .map((name) => Destination.parse(JSON.parse(readFileSync(`catalogue/${name}`, 'utf8'))))
    .filter(({ barriers }) => barriers.some(({ kind }) => kind === 'water'))

  it('is drawn for every town whose water is known', () => {
    expect(towns.filter((town) => groundOfBarriers(town) === undefined).map(({ id }) => id)).toEqual([])
  })

  it('leaves what stands on land on land', () => {
    const wet = towns.map((town) => {
      const { spotOf } = planeAround(town.center)
      const rings = ringsOf(groundOfBarriers(town)?.water ?? '', town.center)
      const near = [...town.places, ...town.stays]
      return {
        id: town.id,
        of: near.length,
        wet: near.filter(({ at }) => isCovered(spotOf(at), rings)).length,
      }
    })
    // Bridges, piers and boats are on the water.
    expect(wet.filter(({ of, wet }) => wet > Math.max(4, of * 0.04))).toEqual([])
  })
})
