import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { Destination } from './destination'

/** Whether a date is a public holiday there; false when the holidays are not known. */
export function isHoliday({ holidays }: Pick<Destination, 'holidays'>, date: CalendarDate): boolean {
  return holidays?.[date] !== undefined
}

/** The name of the public holiday; empty on other dates. */
export function holidayName({ holidays }: Pick<Destination, 'holidays'>, date: CalendarDate): string {
  return holidays?.[date] ?? ''
}

/** What keeps everything shut and everybody in on a date; undefined on other dates. */
export function standstillOn(
  { standstills }: Pick<Destination, 'standstills'>,
  date: CalendarDate,
): string | undefined {
  return standstills?.[date]
}
