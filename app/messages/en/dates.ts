import { type CalendarDate, dayOfMonth, month, monthName, weekdayName } from '~/domain/calendar/calendar-date'

/** "Thu 15", where a tab has no room for more. */
export function tabDate(date: CalendarDate): string {
  return `${weekdayName(date).slice(0, 3)} ${dayOfMonth(date)}`
}

/** "Thu 15 April", the short form of a date everywhere in an itinerary. */
export function shortDate(date: CalendarDate): string {
  return `${weekdayName(date).slice(0, 3)} ${dayOfMonth(date)} ${monthName(month(date))}`
}
