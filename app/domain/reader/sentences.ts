import { z } from 'zod'
import { budgetLevels, diets, interests, meals, placeKinds } from '~/domain/catalogue/vocabulary'
import { figure, figures, said, saids, sayer, text } from '~/domain/message'
import { dayParts } from './constraint'

const when = said.nullable()

/** A wish in a few words, as a list names it: "no museums", "Galleria Borghese on day 2". */
export const wishSentences = {
  'target.name': { name: text },
  'target.kind': { kind: z.enum(placeKinds) },
  'target.interest': { interest: z.enum(interests) },
  'wish.when': {
    day: z.union([figure, z.literal('last'), z.literal('every')]).nullable(),
    weekday: figure.nullable(),
    month: figure.nullable(),
    dayOfMonth: figure.nullable(),
    part: z.enum(dayParts).nullable(),
    /** Minutes of the day. */
    at: figure.nullable(),
  },
  'wish.must': { what: said },
  'wish.like': { what: said },
  'wish.skip': { what: said, except: saids, when },
  'wish.seen': { what: said },
  'wish.pin': { what: said, when: said, booked: z.boolean() },
  'wish.count': {
    what: said,
    compare: z.enum(['most', 'least', 'exactly']),
    number: figure,
    per: z.enum(['trip', 'day']),
  },
  'wish.days': { what: said, number: figure },
  'wish.diet': { diet: z.enum(diets) },
  'wish.allergy': { to: text },
  'wish.eat': { food: text, not: z.boolean(), when },
  'wish.meal': { meal: z.enum(meals), at: said, when },
  'wish.party': { who: text, ages: figures, number: figure.nullable() },
  'wish.access': { need: text },
  'wish.pace': { relaxed: z.boolean() },
  'wish.start': { end: z.boolean(), early: z.boolean().nullable(), at: figure.nullable() },
  'wish.mealtime': { meal: z.enum(meals), at: figure, limit: z.enum(['by', 'from']).nullable() },
  'wish.rest': { when },
  'wish.rest-between': { when, from: figure, to: figure },
  'wish.arrive': { leave: z.boolean(), when: said },
  'wish.base': { at: said },
  'wish.day-trip': { to: when, not: z.boolean(), when },
  'wish.budget': { level: z.enum(budgetLevels) },
  'wish.spend': { amount: figure, currency: text.nullable(), per: z.enum(['trip', 'day', 'meal']) },
  'wish.splurge': { when },
  'wish.avoid': { what: text },
  'wish.occasion': { what: text, when },
  'wish.move': { by: text, not: z.boolean() },
  'wish.walk-limit': { km: figure },
} as const

export const tellWish = sayer(wishSentences)
