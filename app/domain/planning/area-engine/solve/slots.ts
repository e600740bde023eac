import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import type { Pace } from '~/domain/request/filters'
import type { AdvancedFilters } from '~/domain/request/trip-form'

/** A stretch of a day. */
export interface Slot {
  from: MinuteOfDay
  to: MinuteOfDay
}

/** What a day is divided into. Lunch begins at one, because a stop at twelve is labelled a breakfast. */
export interface DaySlots extends Record<Meal, Slot> {
  visits: Slot[]
  /** After dinner; null where the day ends with it. */
  evening: Slot | null
}

function slot(text: string): Slot {
  const [from = '', to = ''] = text.split('-')
  return { from: fromClock(from), to: fromClock(to) }
}

const shapes: Record<Pace, DaySlots> = {
  relaxed: {
    breakfast: slot('08:30-09:30'),
    visits: ['10:15-12:15', '15:00-17:00'].map(slot),
    lunch: slot('13:00-14:15'),
    dinner: slot('18:45-20:15'),
    evening: null,
  },
  moderate: {
    breakfast: slot('08:00-08:45'),
    visits: ['09:15-10:45', '11:00-12:40', '14:20-15:50', '16:10-17:30'].map(slot),
    lunch: slot('13:00-14:00'),
    dinner: slot('19:00-20:15'),
    evening: slot('20:30-21:30'),
  },
  'fast-paced': {
    breakfast: slot('07:30-08:10'),
    visits: ['08:30-10:15', '10:30-12:40', '14:05-15:35', '15:50-17:10', '17:25-18:30'].map(slot),
    lunch: slot('13:00-13:50'),
    dinner: slot('19:00-20:15'),
    evening: slot('20:30-21:45'),
  },
}

/** With children the day has a long break before an early dinner. */
const childrenDinner = slot('18:00-19:00')
const childrenBreakFrom = fromClock('16:30')

/** The hours of a day at a pace. */
export function daySlots({ pace, childFriendly }: Pick<AdvancedFilters, 'pace' | 'childFriendly'>): DaySlots {
  const shape = shapes[pace]
  if (!childFriendly) return shape
  const visits = shape.visits
    .filter(({ from }) => from < childrenBreakFrom)
    .map(({ from, to }) => ({ from, to: Math.min(to, childrenBreakFrom) }))
  return { ...shape, visits, dinner: childrenDinner, evening: null }
}
