import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'

// What a day may be, as the product promises it (docs/architecture.md, "What the checks hold a day to"). The planner has
// figures of its own; a test holds the two against each other.

type Pace = PlanRequest['filters']['pace']

/** A stretch of a day, both ends included. */
interface Hours {
  from: MinuteOfDay
  to: MinuteOfDay
}

/** "08:00-21:30" */
function hours(text: string): Hours {
  const [from = '', to = ''] = text.split('-')
  return { from: fromClock(from), to: fromClock(to) }
}

/** When a day may begin, and when one is back at the base. */
const hoursOfPace: Record<Pace, Hours> = {
  relaxed: hours('08:00-21:30'),
  moderate: hours('07:30-22:00'),
  'fast-paced': hours('07:00-22:30'),
}

/** Minutes at sights and on the way that a day holds, meals left out: five and a half, a good seven, and nine hours. */
const loadOfPace: Record<Pace, number> = { relaxed: 330, moderate: 430, 'fast-paced': 540 }

/** When children are back at the base. */
const childrenBack = fromClock('20:30')

/** The hours that a full day of a request may have. */
export function dayHours({ pace, childFriendly }: PlanRequest['filters']): Hours {
  const { from, to } = hoursOfPace[pace]
  return childFriendly && childrenBack < to ? { from, to: childrenBack } : { from, to }
}

/** Minutes at sights and on the way that a full day of a request holds. */
export function dayLoad({ pace }: PlanRequest['filters']): number {
  return loadOfPace[pace]
}

/** When each meal is eaten, from the first to the last minute at the table. */
export const mealHours: Record<Meal, Hours> = {
  breakfast: hours('06:00-10:00'),
  lunch: hours('11:00-14:30'),
  dinner: hours('17:30-21:30'),
}

/** Least minutes from the end of a meal to the beginning of the next. */
export const leastBetweenMeals = 150

/** A day that begins by the one hour and ends no sooner than the other has the meal. */
const mealNeeds: [Meal, { beginsBy: MinuteOfDay; endsFrom: MinuteOfDay }][] = [
  ['breakfast', { beginsBy: fromClock('09:00'), endsFrom: fromClock('09:30') }],
  ['lunch', { beginsBy: fromClock('12:30'), endsFrom: fromClock('14:30') }],
  ['dinner', { beginsBy: fromClock('18:00'), endsFrom: fromClock('20:00') }],
]

/** The meals that a day has: all of a full day, and those for which arrival and departure leave time. */
export function mealsDue(day: Pick<ItineraryDay, 'hours'>): Meal[] {
  const { from, to } = day.hours ? hours(`${day.hours.from}-${day.hours.to}`) : hours('00:00-24:00')
  return mealNeeds.flatMap(([meal, { beginsBy, endsFrom }]) =>
    from <= beginsBy && endsFrom <= to ? [meal] : [],
  )
}
