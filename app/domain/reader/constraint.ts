import { z } from 'zod'
import { BudgetLevel, Diet, Id, Interest, Meal } from '~/domain/catalogue/place'
import { placeKinds } from '~/domain/catalogue/vocabulary'

/** Parts of a day that a person may name. */
export const dayParts = ['morning', 'noon', 'afternoon', 'evening', 'night', 'sunrise', 'sunset'] as const
export type DayPart = (typeof dayParts)[number]

/** What a wish is about. */
export const Target = z.discriminatedUnion('by', [
  /** A place or a day trip of the destination. */
  z.strictObject({ by: z.literal('place'), id: Id }),
  z.strictObject({ by: z.literal('area'), id: Id }),
  z.strictObject({ by: z.literal('kind'), kind: z.enum(placeKinds) }),
  z.strictObject({ by: z.literal('interest'), interest: Interest }),
  /** A name that the destination's catalogue does not have, as it was typed. */
  z.strictObject({ by: z.literal('name'), name: z.string() }),
])
export type Target = z.infer<typeof Target>

const Minute = z.int().min(0).max(1439)
const few = z.int().min(0).max(60)

/** A day of the trip: its number, a weekday (1 Monday to 7 Sunday), a date without its year, the last one, or every day. */
export const When = z.strictObject({
  day: z.union([z.int().min(1).max(60), z.literal('last'), z.literal('every')]).optional(),
  weekday: z.int().min(1).max(7).optional(),
  date: z.strictObject({ month: z.int().min(1).max(12).optional(), day: z.int().min(1).max(31) }).optional(),
  part: z.enum(dayParts).optional(),
  at: Minute.optional(),
})
export type When = z.infer<typeof When>

/** One thing that a person wants, has, or needs. The texts of all languages are read into these. */
export const Constraint = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.enum(['must', 'like', 'skip', 'seen']),
    what: Target,
    except: z.array(Target).optional(),
    /** Of what is not wanted at some time only. */
    when: When.optional(),
  }),
  /** At a day or an hour; `booked` where tickets are bought already. */
  z.strictObject({ is: z.literal('pin'), what: Target, when: When, booked: z.literal(true).optional() }),
  z.strictObject({
    is: z.literal('count'),
    what: Target,
    compare: z.enum(['most', 'least', 'exactly']),
    number: few,
    per: z.enum(['trip', 'day']),
  }),
  /** So many whole days for something. */
  z.strictObject({ is: z.literal('days'), what: Target, number: few }),
  z.strictObject({ is: z.literal('diet'), diet: Diet }),
  /** An allergy or intolerance that no filter covers. */
  z.strictObject({ is: z.literal('allergy'), to: z.string() }),
  /** A dish, drink or cuisine, in English. */
  z.strictObject({
    is: z.enum(['eat', 'avoid-food']),
    food: z.string(),
    meal: Meal.optional(),
    when: When.optional(),
  }),
  /** A meal in a quarter, or near a place. */
  z.strictObject({ is: z.literal('meal'), meal: Meal, at: Target, when: When.optional() }),
  /** The hour at which a meal begins, every day; by that hour or not before it where a limit is said. */
  z.strictObject({
    is: z.literal('mealtime'),
    meal: Meal,
    at: Minute,
    limit: z.enum(['by', 'from']).optional(),
  }),
  z.strictObject({
    is: z.literal('party'),
    who: z.enum(['baby', 'children', 'pregnant', 'older', 'dog', 'group', 'couple', 'alone']),
    /** Years, of children. */
    ages: z.array(z.int().min(0).max(17)).optional(),
    number: few.optional(),
  }),
  z.strictObject({
    is: z.literal('access'),
    need: z.enum(['wheelchair', 'walks-little', 'no-stairs', 'blind', 'deaf']),
  }),
  z.strictObject({ is: z.literal('pace'), pace: z.enum(['relaxed', 'fast-paced']) }),
  z.strictObject({ is: z.enum(['start', 'end']), early: z.boolean().optional(), at: Minute.optional() }),
  /** A break, or a free day or half-day; from the hour of `when` to `until`, where hours were said. */
  z.strictObject({ is: z.literal('rest'), when: When, until: Minute.optional() }),
  z.strictObject({ is: z.enum(['arrive', 'leave']), when: When }),
  /** Where they stay: an area, a named place, or near one. */
  z.strictObject({ is: z.literal('base'), at: Target }),
  z.strictObject({
    is: z.literal('day-trip'),
    to: Target.optional(),
    not: z.literal(true).optional(),
    when: When.optional(),
  }),
  z.strictObject({ is: z.literal('budget'), level: BudgetLevel }),
  z.strictObject({
    is: z.literal('spend'),
    /** In whole units of the currency that was typed; null where none was. */
    amount: z.int().min(1),
    currency: z.string().nullable(),
    per: z.enum(['trip', 'day', 'meal']),
  }),
  /** One dear dinner. */
  z.strictObject({ is: z.literal('splurge'), when: When }),
  z.strictObject({
    is: z.literal('avoid'),
    what: z.enum(['crowds', 'queues', 'heat', 'rain', 'tourist-traps']),
  }),
  z.strictObject({
    is: z.literal('occasion'),
    what: z.enum(['birthday', 'honeymoon', 'anniversary', 'proposal', 'wedding']),
    when: When,
  }),
  z.strictObject({
    is: z.literal('move'),
    by: z.enum(['walk', 'bike', 'transit', 'metro', 'bus', 'taxi', 'car', 'boat']),
    not: z.literal(true).optional(),
  }),
  z.strictObject({ is: z.literal('walk-limit'), km: z.number().min(0).max(40) }),
])
export type Constraint = z.infer<typeof Constraint>

/** A constraint with the words it was read from. */
export interface Read {
  constraint: Constraint
  /** From and to, characters of the text. */
  words: [from: number, to: number][]
  /** From 0 to 1. Under `certainEnough` it is asked back, not applied. */
  certainty: number
}

export const certainEnough = 0.7

/** What a text says: what was understood, and the parts that were not. */
export interface Reading {
  read: Read[]
  /** Parts that hold a wish, as far as one can tell, that was not understood. */
  unread: [from: number, to: number][]
  /** The language most of it is in. */
  language: string
}
