import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { cuisines } from './cuisines'
import { accessNeeds, budgetLevels, diets, interests, meals, placeKinds, travelStyles } from './vocabulary'

export const Interest = z.enum(interests)
export const TravelStyle = z.enum(travelStyles)
export const AccessNeed = z.enum(accessNeeds)
export const Diet = z.enum(diets)
export const BudgetLevel = z.enum(budgetLevels)
export const Meal = z.enum(meals)

const Cuisine = z.enum(cuisines)

export type Interest = z.infer<typeof Interest>
export type TravelStyle = z.infer<typeof TravelStyle>
export type AccessNeed = z.infer<typeof AccessNeed>
export type Diet = z.infer<typeof Diet>
export type BudgetLevel = z.infer<typeof BudgetLevel>
export type Meal = z.infer<typeof Meal>
export type Cuisine = z.infer<typeof Cuisine>

/** A fact that someone has checked. A missing entry means "not confirmed", never "no". */
const YesNo = z.enum(['yes', 'no'])
export const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
export const Cents = z.int().min(0).max(100_000_000)
const Minutes = z.int().min(10).max(720)

/** Latitude and longitude in degrees (WGS 84), four decimals or fewer: about eleven metres. */
export const Coordinates = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
export type Coordinates = z.infer<typeof Coordinates>

/**
 * Facts of a place that nobody has looked up. What is usual for its kind in its country stands in for hours and price; it is
 * called usual or an estimate wherever it is shown, and passes no check. Fame may be a guess.
 */
export const Assumed = z
  .array(z.enum(['hours', 'cost', 'fame']))
  .min(1)
  .max(3)
export type Assumed = z.infer<typeof Assumed>

/** Money in hundredths of the destination's currency (also for yen), one adult, as seen in `year`. */
export const Price = z.strictObject({ cents: Cents, year: z.int().min(2015).max(2027) })

/**
 * Days from `from` to `to`, both included, on which a place is closed whatever its hours say; without `to` until
 * further notice.
 */
const Closure = z
  .strictObject({
    from: CalendarDate,
    to: CalendarDate.optional(),
    /** The reason, shown in brackets after the date: "rebuilding". */
    why: z.string().min(4).max(60),
  })
  .refine(({ from, to }) => to === undefined || from <= to, 'a closure ends on or after its first day')
export type Closure = z.infer<typeof Closure>

/**
 * The other end of a place that begins here and ends there: a street, a coast walk, a tram line, a ferry, a cable car.
 * `at` is where one begins.
 */
const Line = z.strictObject({
  to: Coordinates,
  /** Metres that one goes on foot from end to end; 0 for a ride. */
  footMeters: z.int().min(0).max(40_000),
  /** Whether it is as good begun at the other end. */
  bothWays: YesNo,
})
export type Line = z.infer<typeof Line>

/**
 * A sentence that is said of a place to who is there at these hours only: advice that another visit would contradict ("come before
 * nine"), or what is to be seen then. Hours are from and until when one arrives: "00:00-09:00".
 */
const Hint = z.strictObject({
  at: z
    .array(
      z.union([
        z.enum(['sunrise', 'sunset', 'dusk', 'dark']),
        z.string().regex(/^[0-2]\d:[0-5]\d-[0-2]\d:[0-5]\d$/),
      ]),
    )
    .min(1)
    .max(2),
  says: z.string().min(10).max(120),
})
export type Hint = z.infer<typeof Hint>

/**
 * One place of the catalogue. A fact that is not certain is left out: a missing field means "unknown" everywhere, and
 * no check passes because of it.
 */
export const Place = z
  .strictObject({
    id: Id,
    name: z.string().min(2).max(80),
    localName: z.string().min(1).max(80).optional(),
    kind: z.enum(placeKinds),
    /** Id of one of the destination's areas. */
    area: Id,
    at: Coordinates,
    /** Street and number as they are written there, where that is sure. */
    address: z.string().min(5).max(120).optional(),
    line: Line.optional(),
    interests: z.array(Interest).max(5).default([]),
    styles: z.array(TravelStyle).max(4).default([]),
    /** Shortest, typical and longest useful stay in minutes. A base has none. */
    visit: z.tuple([Minutes, Minutes, Minutes]).optional(),
    /** Weekly hours in the documented subset of the OpenStreetMap syntax; see opening-hours.ts. */
    hours: z.string().min(3).max(300).optional(),
    /** Temporary closures with dates, such as rebuilding. Hours repeat every year; these do not. */
    closed: z.array(Closure).min(1).max(4).optional(),
    /** Which of its facts are only what is usual for such a place, or guessed. */
    assumed: Assumed.optional(),
    /** Minutes before closing when the last visitor is let in. */
    lastEntry: z.int().min(5).max(180).optional(),
    /** Price of a visit, or of a typical meal with a drink. `cents: 0` is free; left out is unknown. */
    cost: Price.optional(),
    /** A base only: one night for one of two people who share a room, by budget level. */
    nightly: z
      .strictObject({ budget: Cents, moderate: Cents, luxury: Cents, year: z.int().min(2015).max(2027) })
      .optional(),
    booking: z.enum(['required', 'advised', 'none']).optional(),
    setting: z.enum(['indoor', 'outdoor', 'mixed']),
    best: z
      .array(z.enum(['morning', 'midday', 'afternoon', 'evening']))
      .max(3)
      .optional(),
    avoidMonths: z.array(z.int().min(1).max(12)).max(8).optional(),
    /** Effort on foot: 1 easy, 2 some walking or steps, 3 strenuous. */
    effort: z.int().min(1).max(3),
    /** Suitable with children. */
    children: YesNo.optional(),
    /** What a family comes for: animals, things to touch, a funfair, a short ride in a boat or a cable car. */
    forChildren: z.literal(true).optional(),
    access: z
      .strictObject({
        wheelchair: YesNo.optional(),
        limitedMobility: YesNo.optional(),
        noStairs: YesNo.optional(),
        audioGuides: YesNo.optional(),
        visualAids: YesNo.optional(),
      })
      .optional(),
    /** Food only: which meals are served here. */
    meals: z.array(Meal).min(1).max(3).optional(),
    /** Food only. "yes": a full meal of this kind can be had without special arrangement. */
    diets: z
      .strictObject({
        vegetarian: YesNo.optional(),
        vegan: YesNo.optional(),
        glutenFree: YesNo.optional(),
        nutFree: YesNo.optional(),
        halal: YesNo.optional(),
        kosher: YesNo.optional(),
        dairyFree: YesNo.optional(),
      })
      .optional(),
    /** Food only. What is cooked, the main one first. */
    cuisine: z.array(Cuisine).min(1).max(3).optional(),
    /**
     * Food only. What the house costs among those of the town: 1 street food and snacks, 2 ordinary, 3 an evening out, 4
     * the top: tasting menus, grand hotels.
     */
    tier: z.int().min(1).max(4).optional(),
    /** Food only. A branch of a chain that one finds in other countries or all over its own. */
    chain: z.literal(true).optional(),
    /** Food only. The dish or the thing that people come for: "cacio e pepe in a cheese wheel". */
    knownFor: z.string().min(3).max(90).optional(),
    /** 0: known in the neighbourhood; 100: known in the whole world. */
    fame: z.int().min(0).max(100),
    /**
     * A chain, a mall or a hotel restaurant: useful where little else is confirmed, but no hidden gem and no local
     * experience.
     */
    everyday: z.literal(true).optional(),
    /** One sentence that helps a visitor at whatever hour, in our own words. */
    fact: z.string().min(20).max(220),
    hint: Hint.optional(),
    /** The sources of the facts, with the year they are from. */
    source: z.string().min(4).max(160),
    confidence: z.enum(['high', 'medium', 'low']),
  })
  .superRefine((place, ctx) => {
    const say = (message: string, path: string) => ctx.addIssue({ code: 'custom', message, path: [path] })
    if (place.kind === 'food' && !place.meals) say('food needs meals', 'meals')
    if (place.kind !== 'food' && place.meals) say('only food has meals', 'meals')
    if (place.kind !== 'food' && place.diets) say('only food has diets', 'diets')
    for (const field of ['cuisine', 'tier', 'chain', 'knownFor'] as const)
      if (place.kind !== 'food' && place[field] !== undefined) say(`only food has ${field}`, field)
    if (place.kind === 'base' && !place.nightly) say('a base needs nightly prices', 'nightly')
    if (place.kind !== 'base' && place.nightly) say('only a base has nightly prices', 'nightly')
    if (place.kind !== 'base' && !place.visit) say('visit lengths are missing', 'visit')
    if (place.kind !== 'base' && place.interests.length === 0) say('at least one interest', 'interests')
    if (place.visit) {
      const [shortest, typical, longest] = place.visit
      if (!(shortest <= typical && typical <= longest)) say('shortest, typical, longest must rise', 'visit')
    }
  })

export type Place = z.infer<typeof Place>
