import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { Destination } from './destination'
import { isHoliday, standstillOn } from './holidays'
import { type OpeningRule, openWindows, type TimeWindow } from './opening-hours'
import type { Closure, Place } from './place'

const shut: TimeWindow[] = []

/** When a place is open on a date: its hours of that day, unless it is closed temporarily, or everything is. */
export function windowsOf(
  place: Pick<Place, 'closed'>,
  rules: readonly OpeningRule[],
  date: CalendarDate,
  calendar: Pick<Destination, 'holidays' | 'standstills'>,
): TimeWindow[] {
  return closureOn(place, date) || standstillOn(calendar, date)
    ? shut
    : openWindows(rules, date, (day) => isHoliday(calendar, day))
}

/** The temporary closure that includes a date. */
export function closureOn({ closed }: Pick<Place, 'closed'>, date: CalendarDate): Closure | undefined {
  return closed?.find(({ from, to }) => date >= from && (to === undefined || date <= to))
}
