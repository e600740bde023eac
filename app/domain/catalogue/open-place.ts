import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { month } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { windowsOf } from './closure'
import type { Destination } from './destination'
import { parseOpeningHours, type TimeWindow } from './opening-hours'
import type { Place } from './place'

/** A time window of opening on one date: a visit lies inside it and starts no later than `lastStart`. */
export interface OpenSpan {
  from: MinuteOfDay
  to: MinuteOfDay
  lastStart: MinuteOfDay
}

/**
 * The opening windows of a place on each of the dates, public holidays included; empty for closed days, temporary
 * closures, unsuitable months and unknown hours. Days with the same hours share one list.
 */
export function openSpans(
  place: Place,
  dates: CalendarDate[],
  calendar: Pick<Destination, 'holidays' | 'standstills'>,
): OpenSpan[][] {
  const { hours, lastEntry = 0, avoidMonths = [] } = place
  const rules = hours === undefined ? [] : parseOpeningHours(hours)
  if (typeof rules === 'string') return dates.map(() => [])
  const closed: OpenSpan[] = []
  const made = new Map<TimeWindow[], OpenSpan[]>()
  return dates.map((date) => {
    if (avoidMonths.includes(month(date))) return closed
    const windows = windowsOf(place, rules, date, calendar)
    const spans =
      made.get(windows) ?? windows.map(({ from, to }) => ({ from, to, lastStart: to - lastEntry }))
    made.set(windows, spans)
    return spans
  })
}
