import { z } from 'zod'

/** Kinds of wishes as a model names them; what "what" and "when" hold for each is in the instructions. */
const kinds = [
  'must',
  'like',
  'seen',
  'skip',
  'pin',
  'booked',
  'count',
  'days',
  'diet',
  'allergy',
  'eat',
  'avoid-food',
  'breakfast',
  'lunch',
  'dinner',
  'party',
  'access',
  'pace',
  'start',
  'end',
  'rest',
  'arrive',
  'leave',
  'base',
  'day-trip',
  'no-day-trip',
  'budget',
  'spend',
  'splurge',
  'avoid',
  'occasion',
  'move',
  'no-move',
  'walk-limit',
] as const

/**
 * One wish as a model writes it: the words of the text that say it, and its values as words. One plain object for all kinds: a form of
 * its own for each was three quarters of the question, and the values are tried when they are read in any case.
 */
export const WishShape = z.strictObject({
  words: z.string(),
  is: z.enum(kinds),
  what: z.string(),
  when: z.string(),
})

/** The form of an answer: the wishes, and words of wishes that none of them says. */
export const wishForm = z.strictObject({ wishes: z.array(WishShape), other: z.array(z.string()) })

/** One wish as it is read: what it does not need may be left out, places, times and numbers may be anything. */
export const WrittenWish = z.object({
  words: z.string(),
  is: z.enum(kinds),
  what: z.string().catch(''),
  when: z.string().catch(''),
})
export type WrittenWish = z.infer<typeof WrittenWish>

/** What is read of an answer; all of it may be missing or wrong, since not every model holds to a form. */
export const WishAnswer = z.object({
  wishes: z.array(z.unknown()).max(200),
  other: z.array(z.unknown()).max(200).catch([]),
})
