import type { Barrier } from '../../app/domain/catalogue/barrier'
import type { Destination } from '../../app/domain/catalogue/destination'
import type { Ground } from '../../app/domain/catalogue/ground'
import { bandOf, rounded } from './band'
import { outlinesOf } from './outlines'
import { planeAround, type Spot } from './plane'

/** Characters of a town's water. */
const most = 7000

/** Square metres of a pond that is left out. */
const smallest = 400

/** Metres of quay that are drawn between a river and what stands at it. */
const quay = 18
/** Share of its width that a river keeps, whatever stands at it. */
const least = 0.4

/** The water of a destination of the catalogue, drawn from its barriers; undefined for one without water. */
export function groundOfBarriers({
  center,
  barriers,
  places,
  stays,
}: Pick<Destination, 'center' | 'barriers' | 'places' | 'stays'>): Ground | undefined {
  const plane = planeAround(center)
  const land = [...places, ...stays].map(({ at }) => plane.spotOf(at))
  const rings = barriers.flatMap((barrier) => bandOfBarrier(barrier, barrier.line.map(plane.spotOf), land))
  const water = outlinesOf(rings, { center, plane, most, smallest })
  return water === '' ? undefined : { water, parks: '' }
}

/** A river is as wide as its barrier says, less where a place is at its bank; its bends are rounded. Open water is beside its shore. */
function bandOfBarrier(
  { kind, widths, sea }: Barrier,
  line: readonly Spot[],
  land: readonly Spot[],
): Spot[][] {
  if (kind !== 'water' || !widths) return []
  const round = rounded(line, widths)
  if (sea)
    return [
      bandOf(round.line, round.widths, { left: sea === 'left' ? 1 : 0, right: sea === 'right' ? 1 : 0 }),
    ]
  const narrow = round.widths.map((width, index) => narrowed(width, round.line[index], land))
  return [bandOf(round.line, narrow)]
}

/** The width of a river at one of its points that leaves what is near on land. What is in the middle of it is a bridge or a boat. */
function narrowed(width: number, spot: Spot | undefined, land: readonly Spot[]): number {
  const off = land.map(({ x, y }) => (spot ? Math.hypot(x - spot.x, y - spot.y) : width))
  const atBank = off.filter((meters) => meters > width * 0.15)
  return Math.min(width, Math.max(width * least, 2 * (Math.min(...atBank) - quay)))
}
