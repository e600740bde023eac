import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/places/place'
import { dayShape, mealsWithin } from '~/domain/planner/pace'
import type { PlanRequest } from '~/domain/planner/plan-request'
import type { KeptStop } from './kept-stop'

/** What a day that is to be planned begins with: its date, its hours, the meals it has, and what is settled already. */
export interface DayFrame {
  /** Of the trip, from 0. */
  day: number
  date: CalendarDate
  from: MinuteOfDay
  to: MinuteOfDay
  meals: Meal[]
  /** Whether sights may be put into it. */
  sights: boolean
  /** Stops that stay where and when they are. */
  kept: KeptStop[]
  /** A day for roofs. */
  indoors: boolean
}

/** The days of a trip as they are before anything is planned. */
export function tripFrames(request: PlanRequest): DayFrame[] {
  const { from, to } = dayShape(request.filters)
  return Array.from({ length: request.days }, (_, day) => ({
    day,
    date: addDays(request.startDate, day),
    from,
    to,
    meals: mealsWithin({ from, to }),
    sights: true,
    kept: [],
    indoors: false,
  }))
}
