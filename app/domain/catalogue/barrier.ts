import { z } from 'zod'
import { Coordinates } from './place'

/** Where one gets across a barrier on foot, at every hour. */
const Crossing = z.strictObject({
  name: z.string().min(2).max(80),
  kind: z.enum(['bridge', 'tunnel', 'stairs', 'path']),
  /** The point of the line at which it is crossed. */
  at: Coordinates,
  /** The two ends of a long bridge or tunnel; between them nothing else is reached. Left out where both are near. */
  ends: z.tuple([Coordinates, Coordinates]).optional(),
})
export type Crossing = z.infer<typeof Crossing>

/** Water, a railway, a cliff or a wall that is walked across only at its crossings. */
export const Barrier = z.strictObject({
  name: z.string().min(2).max(80),
  kind: z.enum(['water', 'rail', 'cliff', 'wall']),
  /** The middle of a river or an inlet, or the edge of open water. Where it ends one can walk around it. */
  line: z.array(Coordinates).min(2).max(80),
  /** On which side of the line, looking along it, is open water, where no place can be. */
  sea: z.enum(['left', 'right']).optional(),
  /**
   * Metres from bank to bank, of open water as far as it is drawn: one for the whole line, or one at each of its points. Only
   * for the drawing under a route.
   */
  widths: z.array(z.int().min(5).max(4000)).min(1).max(80).optional(),
  crossings: z.array(Crossing).max(80).default([]),
})
export type Barrier = z.infer<typeof Barrier>
