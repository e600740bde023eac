import { z } from 'zod'
import { placeKinds } from '~/domain/catalogue/vocabulary'

/**
 * What is to be different when days are planned anew. Stops that are locked, and those a traveller typed in, stay where
 * and when they are; everything else may change.
 */
export const Replan = z.object({
  /** Numbers of the days, from 1. The others stay as they are, and nothing of theirs comes again. */
  days: z.array(z.int()),
  /** Ids of stops that stay beside the locked ones. */
  keep: z.array(z.string()).optional(),
  /** "We start at noon": nothing before. As `12:00`. */
  from: z.string().optional(),
  /** Back at the base by then. */
  to: z.string().optional(),
  /** Rather under a roof. */
  rainy: z.boolean().optional(),
  /** One pace slower. */
  slower: z.boolean().optional(),
  /** Only the stops that the days have now, in a better order. */
  sameStops: z.boolean().optional(),
  /** Places and kinds of places that shall not come. */
  without: z
    .object({ places: z.array(z.string()).optional(), kinds: z.array(z.enum(placeKinds)).optional() })
    .optional(),
  /** Wishes that count beside those of the trip. */
  interests: z.array(z.string()).optional(),
  /** Kilometres on foot a day, where that is less than before. */
  maxWalkingDistance: z.number().optional(),
  /** Tables and tickets that cost less. */
  cheaper: z.boolean().optional(),
  /** Another number gives another plan. */
  seed: z.number().optional(),
})
export type Replan = z.infer<typeof Replan>
