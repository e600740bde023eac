import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { type Hours, localClock, type MealHours } from '~/domain/catalogue/local-clock'
import type { Meal } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Constraint } from '~/domain/reader/constraint'
import type { Pace } from './filters'
import type { PlanRequest } from './plan-request'
import { hoursAskedFor } from './wishes'

interface PaceLimits {
  /** Stops besides meals on a full day, fewest and most; what comes after dinner is not counted. */
  stops: [number, number]
  /** Most minutes at sights and on the way in a day, without meals. */
  load: number
  /** Earliest start, minutes after midnight. */
  from: MinuteOfDay
  /** Minutes that evenings end after those of the country. */
  later: number
}

const limits: Record<Pace, PaceLimits> = {
  relaxed: { from: fromClock('08:00'), later: -30, stops: [2, 3], load: 330 },
  moderate: { from: fromClock('07:30'), later: 0, stops: [3, 5], load: 430 },
  'fast-paced': { from: fromClock('07:00'), later: 30, stops: [4, 7], load: 540 },
}

/** With children, the latest return to the base; there is also a break in the day. */
const childrenHome = fromClock('20:30')
/** An evening of somebody who comes for the nights ends so many minutes later, and never after midnight. */
const nightlifeLater = 45
const latestHome = fromClock('23:55')

/** What a day at a pace holds. */
export function paceLimits({ pace }: Pick<PlanRequest['filters'], 'pace'>): PaceLimits {
  return limits[pace]
}

/** Where people dine later than this, a day holds more: half of the minutes that are gained, up to so many. */
const earlyDinner = fromClock('18:30')
const mostGained = 60

/** Most minutes at sights and on the way in a full day with these hours, without meals and what comes after dinner. */
export function dayLoad(filters: Pick<PlanRequest['filters'], 'pace'>, { meals }: DayHours): number {
  const gained = Math.max(0, meals.dinner.usual - earlyDinner) / 2
  return paceLimits(filters).load + Math.min(mostGained, gained)
}

/** The hours of a full day: earliest start, latest return to the base, and when its meals are. */
export interface DayHours extends Hours {
  meals: Record<Meal, MealHours>
}

/** Who asks to begin later than this has breakfast later than others: until eleven. */
const lateStart = fromClock('09:00')
const lateBreakfastTo = fromClock('11:00')

function lateBreakfast(usual: MealHours, start: MinuteOfDay): MealHours {
  const to = Math.max(usual.to, lateBreakfastTo)
  const begin = Math.min(start, to - shortBreakfast)
  return { ...usual, to, usual: Math.max(usual.usual, begin), beginsBy: Math.max(usual.beginsBy, begin) }
}

/** Who is out early has breakfast as early as there is any. */
function earlyBreakfast(usual: MealHours, start: MinuteOfDay): MealHours {
  return { ...usual, usual: Math.min(usual.usual, Math.max(usual.from, start)) }
}

/** After a late breakfast lunch is half an hour later, where it is still lunch then. */
function lateLunch(usual: MealHours): MealHours {
  const later = usual.usual + 30
  return later + 60 <= usual.to ? { ...usual, usual: later } : usual
}

/** The least time for a breakfast and the way to it, minutes. */
const shortBreakfast = 60

/** Minutes around the hour that was asked for in which a meal begins, and the longest that it lasts. */
const askedMeal = { before: 10, after: 30, early: 90, by: 60, longest: 180 }

/** The meals with one at the hour at which the travellers want it. */
function atAskedHour(meals: Record<Meal, MealHours>, wish: Constraint): Record<Meal, MealHours> {
  if (wish.is !== 'mealtime') return meals
  const { meal, at, limit } = wish
  const own = meals[meal]
  const usual =
    limit === 'by' ? at - askedMeal.by : limit === 'from' ? Math.max(own.usual, at) : at - askedMeal.after
  const from =
    limit === 'by' ? Math.min(own.from, at - askedMeal.early) : limit === 'from' ? at : at - askedMeal.before
  const to = limit === 'from' ? Math.max(own.to, at + askedMeal.longest) : at + askedMeal.longest
  const moved = usual - own.usual
  const hours = { from, to, usual, beginsBy: own.beginsBy + moved, endsFrom: own.endsFrom + moved }
  return { ...meals, [meal]: hours }
}

/** When days begin for who asked to begin earlier than at the pace; undefined where nobody did. */
export function earlyStart(wishes: readonly Constraint[], pace: Pace): MinuteOfDay | undefined {
  return wishes.flatMap((wish) =>
    wish.is === 'start' && wish.at !== undefined && wish.early !== false && wish.at < limits[pace].from
      ? [wish.at]
      : [],
  )[0]
}

/** The hours of a trip's days by pace, company and country. */
export function dayHours(
  { filters, interests, wishes = [] }: Pick<PlanRequest, 'filters' | 'interests' | 'wishes'>,
  country: Parameters<typeof localClock>[0],
): DayHours {
  const { from, later } = limits[filters.pace]
  const clock = localClock(country)
  const start = hoursAskedFor(wishes).from ?? 0
  const early = earlyStart(wishes, filters.pace)
  const { breakfast, lunch } = clock.meals
  const meals = {
    ...clock.meals,
    ...(early !== undefined && { breakfast: earlyBreakfast(breakfast, early) }),
    ...(start >= lateStart && { breakfast: lateBreakfast(breakfast, start), lunch: lateLunch(lunch) }),
  }
  const asked = wishes.reduce(atAskedHour, meals)
  const nights = interests.includes('Nightlife') ? nightlifeLater : 0
  const home = Math.min(latestHome, clock.home + later + nights)
  if (!filters.childFriendly) return { from, to: home, meals: asked }
  const family = wishes.reduce(atAskedHour, { ...meals, dinner: clock.familyDinner })
  return { from, to: Math.min(home, childrenHome), meals: family }
}

/** The meals of a day that begins and ends at the given times. */
export function mealsWithin({ from, to }: Hours, { meals: hours }: Pick<DayHours, 'meals'>): Meal[] {
  return meals.filter((meal) => from <= hours[meal].beginsBy && to >= hours[meal].endsFrom)
}

/** Least time from the end of one meal to the start of the next, minutes. */
export const betweenMeals = 150
