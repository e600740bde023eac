import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { localClock, type MealHours } from '~/domain/catalogue/local-clock'
import type { Meal } from '~/domain/catalogue/place'
import type { ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import type { Constraint } from '~/domain/reader/constraint'
import type { CheckContext } from './context'

// The limits of a day, as the product promises them (docs/checks.md). The planner has numbers of its own; a test compares
// both. When people eat and go home comes from the catalogue's clock.

type Context = Pick<CheckContext, 'request' | 'destination'> & { plan: Pick<Plan, 'clock'> }
type Pace = CheckContext['request']['filters']['pace']

/** A time range of a day, both ends included. */
interface Hours {
  from: MinuteOfDay
  to: MinuteOfDay
}

/** "08:00-21:30" */
function hours(text: string): Hours {
  const [from = '', to = ''] = text.split('-')
  return { from: fromClock(from), to: fromClock(to) }
}

/** Earliest start. */
const startOfPace: Record<Pace, MinuteOfDay> = {
  relaxed: fromClock('08:00'),
  moderate: fromClock('07:30'),
  'fast-paced': fromClock('07:00'),
}

/** Minutes that one is home before or after the country's hour. */
const homeOfPace: Record<Pace, number> = { relaxed: -30, moderate: 0, 'fast-paced': 30 }
/** Who comes for the nightlife is home that much later; nobody after midnight. */
const nightlife = 45
const lastHome = fromClock('23:55')

// Until November 2026 meals and evenings were planned at the same hours in every country. A stored trip of that time is
// still right.
const formerHome: Record<Pace, MinuteOfDay> = {
  relaxed: fromClock('21:30'),
  moderate: fromClock('22:00'),
  'fast-paced': fromClock('22:30'),
}
const formerMeals: Record<Meal, Omit<MealHours, 'usual'>> = {
  breakfast: { ...hours('06:00-10:00'), beginsBy: fromClock('09:00'), endsFrom: fromClock('09:30') },
  lunch: { ...hours('11:00-14:30'), beginsBy: fromClock('12:30'), endsFrom: fromClock('14:30') },
  dinner: { ...hours('17:30-21:30'), beginsBy: fromClock('18:00'), endsFrom: fromClock('20:00') },
}

/** Most minutes at sights and on the way in a day with an early dinner, without meals: 5.5, 7.2 and 9 hours. */
const loadOfPace: Record<Pace, number> = { relaxed: 330, moderate: 430, 'fast-paced': 540 }

/** Latest return to the base with children. */
const childrenBack = fromClock('20:30')

/** The hours of a full day of a request. */
export function dayHours({ request: { filters, interests, wishes }, destination, plan }: Context): Hours {
  const out = interests.some((interest) => interest === 'Nightlife') ? nightlife : 0
  const home = localClock(destination).home + homeOfPace[filters.pace] + out
  const usual = plan.clock === 'local' ? home : Math.max(home, formerHome[filters.pace])
  const latest = filters.childFriendly ? Math.min(usual, childrenBack) : usual
  const from = earlyStart(wishes ?? [], filters.pace) ?? startOfPace[filters.pace]
  return { from, to: Math.min(latest, lastHome) }
}

/** When days begin for who asked to begin earlier than at the pace; undefined where nobody did. */
export function earlyStart(wishes: readonly Constraint[], pace: Pace): MinuteOfDay | undefined {
  return wishes.flatMap((wish) =>
    wish.is === 'start' && wish.at !== undefined && wish.early !== false && wish.at < startOfPace[pace]
      ? [wish.at]
      : [],
  )[0]
}

/** Where dinner is later than this, half of the minutes gained are for more sights, up to an hour. */
const dinnerOfShortDay = fromClock('18:30')
const longestGain = 60

/** Most minutes at sights and on the way in a full day of a request. */
export function dayLoad(context: Context): number {
  const dinner = mealHours({ ...context, plan: { clock: 'local' } }).dinner.usual
  const gain = context.plan.clock === 'local' ? Math.max(0, dinner - dinnerOfShortDay) / 2 : 0
  return loadOfPace[context.request.filters.pace] + Math.min(longestGain, gain)
}

const lateStart = fromClock('09:00')
const lateBreakfast = fromClock('11:00')

/**
 * The window of each meal there: first to last minute of eating. Families dine early. Trips that were planned before the
 * local clock may keep their hours or take those of the country.
 */
export function mealHours({ request, destination, plan }: Context): Record<Meal, MealHours> {
  const { meals, familyDinner } = localClock(destination)
  const family = request.filters.childFriendly ? { ...meals, dinner: familyDinner } : meals
  const late = (request.wishes ?? []).some(
    (wish) => wish.is === 'start' && (wish.early === false || (wish.at ?? 0) >= lateStart),
  )
  // Who asked to begin late may have breakfast until eleven.
  const breakfast = { ...family.breakfast, to: Math.max(family.breakfast.to, lateBreakfast) }
  const there = (request.wishes ?? []).reduce(withMealtime, late ? { ...family, breakfast } : family)
  if (plan.clock === 'local') return there
  return {
    breakfast: either(there.breakfast, formerMeals.breakfast),
    lunch: either(there.lunch, formerMeals.lunch),
    dinner: either(there.dinner, formerMeals.dinner),
  }
}

/** Minutes before and after the hour that was asked for within which a meal begins and is eaten. */
const askedMeal = { before: 15, early: 120, longest: 180, usualBefore: { at: 30, by: 60, from: 0 } }

/** The hours of a meal for who asked to have it at a time of the day. */
function withMealtime(there: Record<Meal, MealHours>, wish: Constraint): Record<Meal, MealHours> {
  if (wish.is !== 'mealtime') return there
  const { meal, at, limit = 'at' } = wish
  const own = there[meal]
  const usual = limit === 'from' ? Math.max(own.usual, at) : at - askedMeal.usualBefore[limit]
  const moved = usual - own.usual
  const from =
    limit === 'at'
      ? at - askedMeal.before
      : limit === 'by'
        ? Math.min(own.from, at - askedMeal.early)
        : Math.min(own.from, at)
  return {
    ...there,
    [meal]: {
      from,
      to: Math.max(limit === 'from' ? own.to : 0, at + askedMeal.longest),
      usual,
      beginsBy: own.beginsBy + moved,
      endsFrom: own.endsFrom + moved,
    },
  }
}

/** A meal within one window or the other, due on days that are long enough for both. */
function either(one: MealHours, other: Omit<MealHours, 'usual'>): MealHours {
  return {
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    usual: one.usual,
    beginsBy: Math.min(one.beginsBy, other.beginsBy),
    endsFrom: Math.max(one.endsFrom, other.endsFrom),
  }
}

/** Least minutes from the end of a meal to the start of the next. */
export const leastBetweenMeals = 150

const mealsOfDay = ['breakfast', 'lunch', 'dinner'] as const

/** The meals of a day: all on a full day, else those for which arrival and departure leave time. */
export function mealsDue(day: Pick<ItineraryDay, 'hours'>, context: Context): Meal[] {
  if (!day.hours) return [...mealsOfDay]
  const { from, to } = hours(`${day.hours.from}-${day.hours.to}`)
  const windows = mealHours(context)
  return mealsOfDay.filter((meal) => from <= windows[meal].beginsBy && windows[meal].endsFrom <= to)
}
