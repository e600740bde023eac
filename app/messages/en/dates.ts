import { type CalendarDate, dayOfMonth, month, monthName, weekdayName } from '~/domain/calendar/calendar-date'

/** "Thu 15", where a tab has no room for more. */
export function tabDate(date: CalendarDate): string {
  return `${weekdayName(date).slice(0, 3)} ${dayOfMonth(date)}`
}

/** "Thu 15 April", the short form of a date everywhere in an itinerary. */
export function shortDate(date: CalendarDate): string {
  return `${weekdayName(date).slice(0, 3)} ${dayOfMonth(date)} ${monthName(month(date))}`
}

/** "Tue 13 to Fri 16 April", "Wed 28 April to Sun 2 May", "Tue 13 April": the dates of a trip on one line. */
export function dateSpan(first: CalendarDate, last: CalendarDate): string {
  if (first === last) return shortDate(first)
  return `${first.slice(0, 7) === last.slice(0, 7) ? tabDate(first) : shortDate(first)} to ${shortDate(last)}`
}
