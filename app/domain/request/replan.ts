import { z } from 'zod'
import { placeKinds } from '~/domain/catalogue/vocabulary'
import { dayParts } from '~/domain/reader/constraint'

/**
 * What should change when days are re-planned. Locked stops, and stops that a traveller typed in, keep their day and
 * time; everything else may change.
 */
export const Replan = z.object({
  /** Numbers of the days, from 1. Other days stay as they are, and their places are not used again. */
  days: z.array(z.int()),
  /** Of a trip to several places, the position of the one whose part of the days changes, from 0; not given: all. */
  place: z.int().optional(),
  /** Ids of stops that stay besides the locked ones. */
  keep: z.array(z.string()).optional(),
  /** "We start at noon": nothing before this time. As `12:00`. */
  from: z.string().optional(),
  /** Latest return to the base. */
  to: z.string().optional(),
  /** Prefer indoor places. */
  rainy: z.boolean().optional(),
  /** One pace slower. */
  slower: z.boolean().optional(),
  /** Only the current stops of the days, in a better order. */
  sameStops: z.boolean().optional(),
  /** The current sights of the days; tables may change. */
  sameSights: z.boolean().optional(),
  /** Places and kinds of places to leave out. */
  without: z
    .object({ places: z.array(z.string()).optional(), kinds: z.array(z.enum(placeKinds)).optional() })
    .optional(),
  /** A place that is to be on a day, at a part of it or at an hour in minutes; the other stops are dealt out around it. */
  pin: z
    .object({ place: z.string(), day: z.int(), part: z.enum(dayParts).optional(), at: z.int().optional() })
    .optional(),
  /** Interests in addition to those of the trip. */
  interests: z.array(z.string()).optional(),
  /** Kilometres on foot a day, if less than before. */
  maxWalkingDistance: z.number().optional(),
  /** Cheaper restaurants and tickets. */
  cheaper: z.boolean().optional(),
  /** Seed: another number gives another plan. */
  seed: z.number().optional(),
})
export type Replan = z.infer<typeof Replan>
