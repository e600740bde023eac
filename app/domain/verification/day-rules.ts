import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'

// The limits of a day, as the product promises them (docs/architecture.md, "What the checks hold a day to"). The
// planner has numbers of its own; a test compares both.

type Pace = PlanRequest['filters']['pace']

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

/** Earliest start and latest return to the base. */
const hoursOfPace: Record<Pace, Hours> = {
  relaxed: hours('08:00-21:30'),
  moderate: hours('07:30-22:00'),
  'fast-paced': hours('07:00-22:30'),
}

/** Most minutes at sights and on the way in a day, without meals: 5.5, 7.2 and 9 hours. */
const loadOfPace: Record<Pace, number> = { relaxed: 330, moderate: 430, 'fast-paced': 540 }

/** Latest return to the base with children. */
const childrenBack = fromClock('20:30')

/** The hours of a full day of a request. */
export function dayHours({ pace, childFriendly }: PlanRequest['filters']): Hours {
  const { from, to } = hoursOfPace[pace]
  return childFriendly && childrenBack < to ? { from, to: childrenBack } : { from, to }
}

/** Most minutes at sights and on the way in a full day of a request. */
export function dayLoad({ pace }: PlanRequest['filters']): number {
  return loadOfPace[pace]
}

/** The window of each meal: first to last minute of eating. */
export const mealHours: Record<Meal, Hours> = {
  breakfast: hours('06:00-10:00'),
  lunch: hours('11:00-14:30'),
  dinner: hours('17:30-21:30'),
}

/** Least minutes from the end of a meal to the start of the next. */
export const leastBetweenMeals = 150

/** A day has the meal if it begins by the first time and does not end before the second. */
const mealNeeds: [Meal, { beginsBy: MinuteOfDay; endsFrom: MinuteOfDay }][] = [
  ['breakfast', { beginsBy: fromClock('09:00'), endsFrom: fromClock('09:30') }],
  ['lunch', { beginsBy: fromClock('12:30'), endsFrom: fromClock('14:30') }],
  ['dinner', { beginsBy: fromClock('18:00'), endsFrom: fromClock('20:00') }],
]

/** The meals of a day: all on a full day, else those for which arrival and departure leave time. */
export function mealsDue(day: Pick<ItineraryDay, 'hours'>): Meal[] {
  const { from, to } = day.hours ? hours(`${day.hours.from}-${day.hours.to}`) : hours('00:00-24:00')
  return mealNeeds.flatMap(([meal, { beginsBy, endsFrom }]) =>
    from <= beginsBy && endsFrom <= to ? [meal] : [],
  )
}
