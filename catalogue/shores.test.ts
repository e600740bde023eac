import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates } from '~/domain/catalogue/place'
import { bestWay } from '~/domain/catalogue/travel'
import { onFoot } from '~/domain/verification/measure-way'
import { type Water, waters } from './truth/shores'

// Every plan's walk is a walk between two of these points, so every pair is looked at, not only those of some plans.
const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })
const towns = new Map([...new Set(waters.map(({ town }) => town))].map((town) => [town, read(town)]))

/** Metres over water that a straight line may have where a quay or a pier is drawn too far inland. */
const wet = 60
/** Metres by which a stated walk may be shorter than the straight lines by a dry way. */
const rounding = 60

function read(town: string): Destination {
  return Destination.parse(files[`./${town}.json`])
}

function pointsOf({ places, stays }: Destination): { id: string; at: Coordinates }[] {
  return [
    ...places.flatMap(({ id, at, line }) => [
      { id, at },
      ...(line ? [{ id: `end of ${id}`, at: line.to }] : []),
    ]),
    ...stays,
  ]
}

/** Whether a point is inside a ring (even-odd rule). */
function isInside([y, x]: Coordinates, ring: Coordinates[]): boolean {
  let inside = false
  ring.forEach(([y1, x1], index) => {
    const [y2, x2] = ring.at(index - 1) ?? [y1, x1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

/** Whether the straight line between two points on dry land leads over the water: from bank to bank, or through the inlet. */
function isAcross(from: Coordinates, to: Coordinates, water: Water): boolean {
  const { shore, firstBank } = water
  if (metersBetween(from, to) >= 1400 || isInside(from, shore) || isInside(to, shore)) return false
  if (firstBank === undefined) return metersOver(from, to, water) > wet
  return [shore.slice(0, firstBank), shore.slice(firstBank)].every(
    (bank) => bank.slice(1).filter((end, index) => meets(from, to, bank[index] ?? end, end)).length % 2 === 1,
  )
}

/** Whether two straight lines cross. */
function meets(a: Coordinates, b: Coordinates, c: Coordinates, d: Coordinates): boolean {
  const turn = (p: Coordinates, q: Coordinates, r: Coordinates) =>
    (q[1] - p[1]) * (r[0] - p[0]) > (q[0] - p[0]) * (r[1] - p[1])
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
}

/** Metres of a straight line that are over the water. */
function metersOver(from: Coordinates, to: Coordinates, { shore }: Water): number {
  const meters = metersBetween(from, to)
  const steps = Math.max(1, Math.ceil(meters / 10))
  const over = Array.from({ length: steps }, (_, step): Coordinates => {
    const share = (step + 0.5) / steps
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  }).filter((point) => isInside(point, shore))
  return (over.length / steps) * meters
}

describe.each(waters.map((water) => [`${water.town}, ${water.name}`, water] as const))('%s', (_, water) => {
  const destination = towns.get(water.town) ?? read(water.town)
  const points = pointsOf(destination)
  const across = points.flatMap((from, index) =>
    points
      .slice(0, index)
      .filter((to) => isAcross(from.at, to.at, water))
      .map((to) => ({ from, to })),
  )
  const leastDry = (from: Coordinates, to: Coordinates) =>
    Math.min(...water.dryWays.map((dry) => metersBetween(from, dry) + metersBetween(dry, to)))

  it('is walked around or over a bridge, in plans and in the checks', () => {
    const wetWalks = across.flatMap(({ from, to }) => {
      const least = leastDry(from.at, to.at)
      const stated = bestWay(from.at, to.at, destination)
      const checked = onFoot(from.at, to.at, destination)
      return [
        ...(stated.mode === 'walk' && stated.meters < least - rounding ? [stated] : []),
        ...(checked && checked.meters < least - rounding ? [checked] : []),
      ].map(({ meters }) => `${from.id} to ${to.id}: ${meters} m, ${Math.round(least)} m by a dry way`)
    })
    expect(wetWalks).toEqual([])
  })
})

it('is a list that would find straight walks over water', () => {
  const wetWithout = waters.filter((water) => {
    const destination = { ...(towns.get(water.town) ?? read(water.town)), barriers: [] }
    const points = pointsOf(destination)
    return points.some((from) =>
      points.some(
        (to) => isAcross(from.at, to.at, water) && bestWay(from.at, to.at, destination).mode === 'walk',
      ),
    )
  })
  expect(wetWithout.length).toBeGreaterThan(waters.length / 2)
})
