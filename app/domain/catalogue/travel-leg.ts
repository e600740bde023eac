import { z } from 'zod'
import { Ridden } from './lines'

/** The way from the stop before, or from the base for the first stop of a day. */
export const Travel = z.object({
  mode: z.enum(['walk', 'transit']),
  minutes: z.int().min(0).max(600),
  /** Metres along the way, not as the crow flies. */
  meters: z.int().min(0).max(500_000),
  /** Of a ride: metres of it that are on foot, between where no vehicle drives and its gate. */
  onFoot: z.int().min(0).max(50_000).optional(),
  /** Of a ride: a line that goes there without a change, where one is known. */
  line: Ridden.optional(),
})
export type Travel = z.infer<typeof Travel>
