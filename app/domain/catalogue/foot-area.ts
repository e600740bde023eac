import { z } from 'zod'
import { Coordinates } from './place'

/** Where rides to an area end, and where one walks on. */
const Gate = z.strictObject({ name: z.string().min(2).max(80), at: Coordinates })
export type Gate = z.infer<typeof Gate>

/** An area that no vehicle enters: an excavation, an old town. What is inside is reached on foot from its gates. */
export const FootArea = z.strictObject({
  name: z.string().min(2).max(80),
  /** Its edge; the last point is joined to the first. */
  edge: z.array(Coordinates).min(3).max(40),
  gates: z.array(Gate).min(1).max(12),
  /** Whether people on foot enter at these gates only as well. */
  enclosed: z.enum(['yes', 'no']),
})
export type FootArea = z.infer<typeof FootArea>

/** Areas of points that were looked up: a plan asks for the same places again and again. */
const known = new WeakMap<readonly FootArea[], WeakMap<Coordinates, FootArea | null>>()

/** The area that a point is in. */
export function footAreaOf(at: Coordinates, areas: readonly FootArea[] = []): FootArea | undefined {
  if (areas.length === 0) return undefined
  const found = known.get(areas) ?? new WeakMap<Coordinates, FootArea | null>()
  known.set(areas, found)
  const before = found.get(at)
  if (before !== undefined) return before ?? undefined
  const area = areas.find(({ edge }) => isWithin(at, edge))
  found.set(at, area ?? null)
  return area
}

/** Whether a point is inside a ring, by the even-odd rule: a ray to the east meets the edge an odd number of times. */
function isWithin([y, x]: Coordinates, edge: readonly Coordinates[]): boolean {
  let inside = false
  edge.forEach(([y1, x1], index) => {
    const [y2, x2] = edge.at(index - 1) ?? [y1, x1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}
