import { type CalendarDate, dayOfMonth, month, monthName } from '~/domain/calendar/calendar-date'
import type { Destination } from './destination'
import { isHoliday } from './holidays'
import { type OpeningRule, openWindows, type TimeWindow } from './opening-hours'
import type { Closure, Place } from './place'

const shut: TimeWindow[] = []

/** When a place is open on a date: its hours of that day, unless it is closed temporarily. */
export function windowsOf(
  place: Pick<Place, 'closed'>,
  rules: OpeningRule[],
  date: CalendarDate,
  calendar: Pick<Destination, 'holidays'>,
): TimeWindow[] {
  return closureOn(place, date) ? shut : openWindows(rules, date, (day) => isHoliday(calendar, day))
}

/** The temporary closure that includes a date. */
export function closureOn({ closed }: Pick<Place, 'closed'>, date: CalendarDate): Closure | undefined {
  return closed?.find(({ from, to }) => date >= from && (to === undefined || date <= to))
}

/** "closed until 31 December 2030 (renovation)". */
export function closureWords({ to, why }: { to?: CalendarDate | undefined; why: string }): string {
  const end = to ? `${dayOfMonth(to)} ${monthName(month(to))} ${to.slice(0, 4)}` : 'further notice'
  return `closed until ${end} (${why})`
}
