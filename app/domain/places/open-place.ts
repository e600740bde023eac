import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { month } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { openWindows, parseOpeningHours } from './opening-hours'
import type { Place } from './place'

/** A stretch of opening on one date: a visit lies inside it and starts no later than `lastStart`. */
export interface OpenSpan {
  from: MinuteOfDay
  to: MinuteOfDay
  lastStart: MinuteOfDay
}

/** When a place can be visited on each of the dates; empty for closed days, unsuitable months and unknown hours. */
export function openSpans(
  { hours, lastEntry = 0, avoidMonths = [] }: Place,
  dates: CalendarDate[],
): OpenSpan[][] {
  const rules = hours === undefined ? [] : parseOpeningHours(hours)
  if (typeof rules === 'string') return dates.map(() => [])
  return dates.map((date) =>
    avoidMonths.includes(month(date))
      ? []
      : openWindows(rules, date).map(({ from, to }) => ({ from, to, lastStart: to - lastEntry })),
  )
}
