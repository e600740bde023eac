import { degreeOf, groundUnits } from '../../app/domain/catalogue/ground'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { areaOf, type Plane, type Spot } from './plane'

/** Metres that an outline may be off in the middle of a town, and how much more for each metre from there. */
const tolerance = { near: 4, far: 0.006 }

/** Rings as path data of at most so many characters: as fine as that allows, the largest first, none under the smallest area. */
export function outlinesOf(
  rings: readonly Spot[][],
  { center, plane, most, smallest }: { center: Coordinates; plane: Plane; most: number; smallest: number },
): string {
  for (let coarser = 1; coarser < 20; coarser *= 1.5) {
    const text = rings
      .map((ring) => ({ ring: simplified(ring, coarser), area: Math.abs(areaOf(ring)) }))
      .filter(({ ring, area }) => ring.length >= 3 && area >= smallest * coarser * coarser)
      .sort((a, b) => b.area - a.area)
      .map(({ ring }) => pathOf(ring, plane, center))
      .join('')
    if (text.length <= most) return text
  }
  return ''
}

/** A ring with only the points that its form needs (Douglas and Peucker), coarser where it is far from the centre. */
function simplified(ring: readonly Spot[], coarser: number): Spot[] {
  const [first] = ring
  if (!first || ring.length < 4) return [...ring]
  // Cut open at its first point and at the one farthest from it.
  const far = ring.reduce(
    (best, spot, index) => (distance(spot, first) > distance(ring[best] ?? first, first) ? index : best),
    0,
  )
  const kept = new Set([0, far])
  const closed = [...ring, first]
  const stack = [[0, far] as const, [far, ring.length] as const]
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span
    const [a, b] = [closed[from], closed[to]]
    if (!a || !b) continue
    let [worst, at] = [1, -1]
    for (let index = from + 1; index < to; index++) {
      const spot = closed[index]
      if (!spot) continue
      const allowed = (tolerance.near + tolerance.far * Math.hypot(spot.x, spot.y)) * coarser
      const off = toLine(spot, a, b) / allowed
      if (off > worst) [worst, at] = [off, index]
    }
    if (at < 0) continue
    kept.add(at)
    stack.push([from, at], [at, to])
  }
  return ring.filter((_, index) => kept.has(index))
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

/** Metres from a spot to the line between two others. */
function toLine(spot: Spot, a: Spot, b: Spot): number {
  const length = distance(a, b) ** 2
  if (length === 0) return distance(spot, a)
  const along = ((spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y)) / length
  const share = Math.min(1, Math.max(0, along))
  return distance(spot, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) })
}

function pathOf(ring: readonly Spot[], { positionOf }: Plane, center: Coordinates): string {
  const [latitude, longitude] = degreeOf(center)
  let [x, y] = [0, 0]
  const steps = ring.flatMap((spot) => {
    const at = positionOf(spot)
    const [toX, toY] = [
      Math.round((at[1] - longitude) * groundUnits),
      Math.round((latitude - at[0]) * groundUnits),
    ]
    const step = [toX - x, toY - y]
    if (step[0] === 0 && step[1] === 0) return []
    ;[x, y] = [toX, toY]
    return [step.join(',')]
  })
  const [start = '', ...rest] = steps
  return rest.length < 2 ? '' : `M${start}l${rest.join(' ')}z`
}
