import { z } from 'zod'
import type { Destination } from '~/domain/catalogue/destination'
import { interests as presets } from '~/domain/catalogue/vocabulary'
import type { Reading } from '~/domain/reader/constraint'
import { inShort } from '~/domain/reader/in-short'
import { travellersSaid } from '~/domain/reader/travellers-said'
import { understood } from '~/domain/reader/understood'
import { PlanRequest } from './plan-request'
import { readInterests } from './typed-interests'
import { withWishes } from './wishes'

/** What a form says in words, before it is read: enough to read it once more. */
export const Written = z.object({
  /** The request without what its text and its typed interests wish for. */
  plain: PlanRequest,
  /** Wishes that the traveller took away, in short. */
  ignored: z.array(z.string()),
  /** Whether the plan includes filters. */
  filters: z.boolean(),
})
export type Written = z.infer<typeof Written>

/** Whether there is anything to read: a text, or an interest that was typed by hand. */
export function saysAnything({ additionalInfo, interests }: PlanRequest): boolean {
  return additionalInfo !== '' || interests.some((interest) => !presets.some((preset) => preset === interest))
}

/** The request with what a reading of its text, and the interests that were typed by hand, wish for. */
export function withReading(
  { plain, ignored, filters }: Written,
  reading: Reading,
  destination: Destination,
): PlanRequest {
  const { wishes, doubtful } = understood(reading, ignored)
  const unread = doubtful.length > 0 || reading.unread.length > 0
  const byHand = readInterests(plain.interests, destination)
  const said = new Set(wishes.map(inShort))
  const more = byHand.wishes.filter((wish) => !said.has(inShort(wish)))
  // Who is on the form counts before who is in the text.
  const travellers = plain.travellers ?? travellersSaid(plain.additionalInfo, destination)
  return {
    ...withWishes({ ...plain, interests: byHand.interests }, [...wishes, ...more], { filters }),
    ...(travellers && { travellers }),
    ...(unread && { unread }),
  }
}
