import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Pace } from './filters'
import type { AdvancedFilters } from './trip-form'

interface DayShape {
  /** Earliest start, minutes after midnight. */
  from: MinuteOfDay
  /** Latest return to the base. */
  to: MinuteOfDay
  /** Stops besides meals on a full day, fewest and most. */
  stops: [number, number]
  /** Most minutes at sights and on the way in a day, without meals. */
  load: number
}

const shapes: Record<Pace, DayShape> = {
  relaxed: { from: fromClock('08:00'), to: fromClock('21:30'), stops: [2, 3], load: 330 },
  moderate: { from: fromClock('07:30'), to: fromClock('22:00'), stops: [3, 5], load: 430 },
  'fast-paced': { from: fromClock('07:00'), to: fromClock('22:30'), stops: [4, 7], load: 540 },
}

/** With children, the latest return to the base; there is also a break in the day. */
const childrenHome = fromClock('20:30')

/** The limits of a day at a pace; with children it ends earlier. */
export function dayShape({ pace, childFriendly }: Pick<AdvancedFilters, 'pace' | 'childFriendly'>): DayShape {
  const shape = shapes[pace]
  return childFriendly ? { ...shape, to: Math.min(shape.to, childrenHome) } : shape
}

/** Meal windows; a meal lies completely inside its window. */
export const mealWindows: Record<Meal, { from: MinuteOfDay; to: MinuteOfDay }> = {
  breakfast: { from: fromClock('06:00'), to: fromClock('10:00') },
  lunch: { from: fromClock('11:00'), to: fromClock('14:30') },
  dinner: { from: fromClock('17:30'), to: fromClock('21:30') },
}

/** The meals of a day with the given hours: it begins before breakfast ends, and ends after dinner. */
export function mealsWithin({ from, to }: { from: MinuteOfDay; to: MinuteOfDay }): Meal[] {
  const fits: Record<Meal, boolean> = {
    breakfast: from <= fromClock('09:00') && to >= fromClock('09:30'),
    lunch: from <= fromClock('12:30') && to >= fromClock('14:30'),
    dinner: from <= fromClock('18:00') && to >= fromClock('20:00'),
  }
  return meals.filter((meal) => fits[meal])
}

/** Least time from the end of one meal to the start of the next, minutes. */
export const betweenMeals = 150
