import { z } from 'zod'
import { budgetLevels, diets, meals } from '~/domain/catalogue/vocabulary'

/** The words of the text that say it, as they stand there. */
const words = z.string()
/** A place, a quarter, a kind of place or an interest, in words. */
const what = z.string()
/** A time, as the instructions say; empty for none. */
const when = z.string()
const per = ['trip', 'day', 'meal'] as const

/**
 * One wish as a model may write it. Unions of plain objects with all fields, strings, numbers and lists: what the strict
 * schemas of all services know. Each kind has its own fields, since every field is time that the traveller waits.
 */
const shapes = [
  z.strictObject({ words, is: z.enum(['must', 'like', 'seen']), what }),
  z.strictObject({ words, is: z.enum(['skip']), what, except: z.array(z.string()), when }),
  z.strictObject({ words, is: z.enum(['pin']), what, when, booked: z.boolean() }),
  z.strictObject({
    words,
    is: z.enum(['count']),
    what,
    compare: z.enum(['most', 'least', 'exactly']),
    number: z.int(),
    per: z.enum(['trip', 'day']),
  }),
  z.strictObject({ words, is: z.enum(['days']), what, number: z.int() }),
  z.strictObject({ words, is: z.enum(['diet']), diet: z.enum(diets) }),
  z.strictObject({ words, is: z.enum(['allergy']), to: z.string() }),
  z.strictObject({ words, is: z.enum(['eat', 'avoid-food']), food: z.string(), when }),
  z.strictObject({ words, is: z.enum(['meal']), meal: z.enum(meals), at: what, when }),
  z.strictObject({
    words,
    is: z.enum(['mealtime']),
    meal: z.enum(meals),
    at: z.string(),
    limit: z.enum(['at', 'by', 'from']),
  }),
  z.strictObject({
    words,
    is: z.enum(['party']),
    who: z.enum(['baby', 'children', 'pregnant', 'older', 'dog', 'group', 'couple', 'alone']),
    ages: z.array(z.int()),
    number: z.int(),
  }),
  z.strictObject({
    words,
    is: z.enum(['access']),
    need: z.enum(['wheelchair', 'walks-little', 'no-stairs', 'blind', 'deaf']),
  }),
  z.strictObject({ words, is: z.enum(['pace']), pace: z.enum(['relaxed', 'fast-paced']) }),
  z.strictObject({ words, is: z.enum(['start', 'end']), early: z.boolean(), at: z.string() }),
  z.strictObject({ words, is: z.enum(['rest', 'arrive', 'leave', 'splurge']), when }),
  z.strictObject({ words, is: z.enum(['base']), at: what }),
  z.strictObject({ words, is: z.enum(['day-trip']), to: what, not: z.boolean(), when }),
  z.strictObject({ words, is: z.enum(['budget']), level: z.enum(budgetLevels) }),
  z.strictObject({
    words,
    is: z.enum(['spend']),
    amount: z.int(),
    currency: z.string(),
    per: z.enum(per),
  }),
  z.strictObject({
    words,
    is: z.enum(['avoid']),
    what: z.enum(['crowds', 'queues', 'heat', 'rain', 'tourist-traps']),
  }),
  z.strictObject({
    words,
    is: z.enum(['occasion']),
    what: z.enum(['birthday', 'honeymoon', 'anniversary', 'proposal', 'wedding']),
    when,
  }),
  z.strictObject({
    words,
    is: z.enum(['move']),
    by: z.enum(['walk', 'bike', 'transit', 'metro', 'bus', 'taxi', 'car', 'boat']),
    not: z.boolean(),
  }),
  z.strictObject({ words, is: z.enum(['walk-limit']), km: z.number() }),
] as const

/** One wish of an answer; places, times and numbers may still be anything. */
export const WrittenWish = z.union(shapes)
export type WrittenWish = z.infer<typeof WrittenWish>

/** The form of an answer: the wishes, and words of wishes that none of them says. */
export const wishForm = z.strictObject({ wishes: z.array(WrittenWish), other: z.array(z.string()) })

/** What is read of an answer; all of it may be missing or wrong, since not every model holds to a form. */
export const WishAnswer = z.object({
  wishes: z.array(z.unknown()).max(200),
  other: z.array(z.unknown()).max(200).catch([]),
})
