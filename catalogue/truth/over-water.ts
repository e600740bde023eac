import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Water } from './shores'

/** Metres over water that a straight line may have where a quay or a pier is drawn too far inland. */
const wet = 60
/** Metres by which a stated walk may be shorter than the straight lines by a dry way. */
const rounding = 60

/** Metres of the shortest straight lines from one point to the other by a dry way; no walk around the water is shorter. */
export function leastDry(from: Coordinates, to: Coordinates, { dryWays }: Water): number {
  return Math.min(...dryWays.map((dry) => metersBetween(from, dry) + metersBetween(dry, to)))
}

/** Whether a stated walk, metres, is shorter than any dry way. */
export function isTooShort(meters: number, least: number): boolean {
  return meters < least - rounding
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
export function isAcross(from: Coordinates, to: Coordinates, water: Water): boolean {
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
