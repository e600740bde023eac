import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Locality } from '~/domain/catalogue/locality'
import type { Meal } from '~/domain/catalogue/place'
import type { Pace } from '~/domain/request/filters'
import { dayHours } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'

/** A stretch of a day. */
export interface Slot {
  from: MinuteOfDay
  to: MinuteOfDay
}

/** What a day is divided into. */
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

/** Minutes from a visit to lunch, and least minutes of a visit. */
const beforeLunch = 10
const shortest = 30

/** The hours of a day at a pace, with its meals when they are eaten in the country. */
export function daySlots(request: Pick<PlanRequest, 'filters' | 'interests'>, country: Locality): DaySlots {
  const { pace, childFriendly } = request.filters
  const { meals, to } = dayHours(request, country)
  const shape = shapes[pace]
  const lunch = moved(shape.lunch, meals.lunch.usual)
  const dinner = moved(childFriendly ? childrenDinner : shape.dinner, meals.dinner.usual)
  const evening = shape.evening && moved(shape.evening, dinner.to + (shape.evening.from - shape.dinner.to))
  const later = lunch.from - shape.lunch.from
  const visits = shape.visits
    .map((visit) =>
      visit.from < shape.lunch.from
        ? { from: visit.from, to: Math.min(visit.to + Math.max(0, later), lunch.from - beforeLunch) }
        : moved(visit, visit.from + later),
    )
    .map((visit) => (childFriendly ? { ...visit, to: Math.min(visit.to, childrenBreakFrom) } : visit))
    .filter((visit) => visit.to - visit.from >= shortest)
  return {
    breakfast: shape.breakfast,
    visits: visits.map((visit, index) => ({
      ...visit,
      to: Math.min(visit.to, visits[index + 1]?.from ?? visit.to),
    })),
    lunch,
    dinner,
    evening:
      evening && !childFriendly && evening.from + shortest <= to
        ? { ...evening, to: Math.min(evening.to, to) }
        : null,
  }
}

function moved(slot: Slot, from: MinuteOfDay): Slot {
  return { from, to: from + slot.to - slot.from }
}
