import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Area, DayTrip } from '~/domain/catalogue/destination'
import type { Meal } from '~/domain/catalogue/place'
import { hard } from '~/domain/planning/weights'
import { dayShape, mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
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
  /** Of a day out of town: where to. */
  trip?: DayTrip
  /** Of a day on which nothing is planned: a quarter to wander. */
  wander?: Area
}

/** The days of a trip as they are before anything is planned: the first begins with the arrival, the last ends with the departure. */
export function tripFrames(request: PlanRequest): DayFrame[] {
  const shape = dayShape(request.filters)
  const several = request.days > 1
  const arrival = request.arrival ? fromClock(request.arrival) : several ? hard.firstDayFrom : 0
  const departure = request.departure ? fromClock(request.departure) : several ? hard.lastDayTo : 1440
  return Array.from({ length: request.days }, (_, day) => {
    const from = day === 0 ? Math.max(shape.from, Math.min(arrival, shape.to)) : shape.from
    const to = day === request.days - 1 ? Math.min(shape.to, Math.max(departure, from)) : shape.to
    return {
      day,
      date: addDays(request.startDate, day),
      from,
      to,
      meals: mealsWithin({ from, to }),
      sights: !isShort({ from, to }),
      kept: [],
      indoors: false,
    }
  })
}

/** A day of which arrival or departure leaves too little for a sight. */
export function isShort({ from, to }: Pick<DayFrame, 'from' | 'to'>): boolean {
  return to - from < hard.shortestDayWithSights
}
