import { z } from 'zod'
import { Diet, Meal } from '~/domain/catalogue/place'
import { Constraint, Target, When } from '~/domain/reader/constraint'
import { Travellers } from '~/domain/travellers-schema'

/** What one can know of a country and a town without a plan. */
export const topics = ['tipping', 'plug', 'money', 'emergency', 'language', 'transit', 'tips'] as const
/** What is booked elsewhere. */
export const bookings = ['hotel', 'flight', 'car', 'train', 'tour'] as const
/** Parts of a trip's cost; `day` is each day's. */
export const costParts = ['food', 'nights', 'activities', 'transport', 'day'] as const

const when = When.optional()
const signed = z.int().min(-60).max(60)

/** What a person asks about a trip; nothing is changed. */
const Question = z.discriminatedUnion('is', [
  /** No place is asked of: what is closed on a day. */
  z.strictObject({ is: z.literal('hours'), what: Target.optional(), when }),
  z.strictObject({ is: z.enum(['weather', 'rain', 'on-foot']), when }),
  /** What else there is: of a kind or a dish, where one was named. */
  z.strictObject({ is: z.literal('more'), what: Target.optional(), food: z.string().optional(), when }),
  /** What is planned for a day, or one meal of it. */
  z.strictObject({ is: z.literal('day'), meal: Meal.optional(), when }),
  /** When the sun rises and sets, and where that is seen best. */
  z.strictObject({ is: z.literal('daylight'), where: z.literal(true).optional(), when }),
  /** `elsewhere` is what no catalogue of sights has: a pharmacy, a cash machine. */
  z.strictObject({ is: z.enum(['airport', 'stay', 'checks', 'elsewhere']) }),
  /** What people eat, or tables near a place; `near` where no place was named. */
  z.strictObject({ is: z.literal('eat'), what: Target.optional(), near: z.literal(true).optional(), when }),
  z.strictObject({ is: z.literal('cost'), what: Target.optional(), of: z.enum(costParts).optional(), when }),
  z.strictObject({ is: z.literal('near'), what: Target.optional(), when }),
  z.strictObject({
    is: z.enum(['why', 'instead', 'tickets', 'when-is', 'about', 'best-time', 'takes']),
    what: Target.optional(),
  }),
  z.strictObject({ is: z.literal('way'), from: Target.optional(), to: Target.optional() }),
  z.strictObject({ is: z.literal('practical'), topic: z.enum(topics) }),
  z.strictObject({ is: z.literal('book'), book: z.enum(bookings) }),
  z.strictObject({ is: z.literal('courtesy'), which: z.enum(['thanks', 'hello', 'bye', 'help', 'undo']) }),
])
export type Question = z.infer<typeof Question>

/** What a person wants changed. A target left out was not named, or not understood: it is asked for. */
const Change = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('remove'), what: Target.optional(), when }),
  /** All of a kind, or all that an interest is about. */
  z.strictObject({ is: z.literal('without'), what: Target, except: z.array(Target).optional(), when }),
  z.strictObject({ is: z.literal('move'), what: Target.optional(), when: When }),
  z.strictObject({ is: z.literal('add'), what: Target.optional(), when }),
  /** Nothing named for it: something else of the assistant's choice. */
  z.strictObject({ is: z.literal('swap'), what: Target.optional(), for: Target.optional() }),
  z.strictObject({
    is: z.literal('swap-days'),
    days: z.array(z.union([z.int().min(1).max(60), z.literal('last')])),
  }),
  /** A table beside the meals of the day. */
  z.strictObject({ is: z.literal('add-table') }),
  z.strictObject({ is: z.enum(['lock', 'unlock']), what: Target.optional() }),
  z.strictObject({
    is: z.literal('meal'),
    meal: Meal,
    shift: z.enum(['later', 'earlier']).optional(),
    when,
  }),
  z.strictObject({ is: z.enum(['start', 'end']), shift: z.enum(['later', 'earlier']).optional(), when }),
  z.strictObject({ is: z.enum(['slower', 'faster', 'walk-less', 'rainy', 'order']), when }),
  z.strictObject({ is: z.literal('children'), when }),
  /** So many travel. */
  z.strictObject({ is: z.literal('travellers'), travellers: Travellers }),
  /** Time for oneself: nothing planned. */
  z.strictObject({ is: z.literal('free'), when: When }),
  z.strictObject({ is: z.literal('cheaper'), meal: Meal.optional(), when }),
  z.strictObject({ is: z.literal('diet'), diet: Diet, meal: Meal.optional(), when }),
  z.strictObject({ is: z.literal('food'), food: z.string(), not: z.literal(true).optional(), when }),
  z.strictObject({
    is: z.literal('access'),
    need: z.enum(['wheelchair', 'walks-little', 'no-stairs', 'blind', 'deaf']),
    when,
  }),
  /** Days more or fewer, or so many in all. */
  z.strictObject({
    is: z.literal('length'),
    by: signed.optional(),
    total: z.int().min(1).max(60).optional(),
  }),
  /** Days later, or earlier; or the new first day. Neither: other dates that are not named. */
  z.strictObject({ is: z.literal('dates'), by: signed.optional(), when }),
  z.strictObject({ is: z.literal('day-trip'), what: Target.optional(), when }),
  z.strictObject({ is: z.literal('base'), what: Target }),
  /** Read, and nothing that can be done to a plan that is made. */
  z.strictObject({ is: z.literal('noted'), wish: Constraint }),
])
export type Change = z.infer<typeof Change>

/** What one part of a sentence asks for. */
export const Intent = z.union([Question, Change])
export type Intent = z.infer<typeof Intent>

export const isChange = (intent: Intent): intent is Change => Change.safeParse(intent).success
