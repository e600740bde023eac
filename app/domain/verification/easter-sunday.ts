import { addDays, type CalendarDate, weekday } from '~/domain/calendar/calendar-date'

/** Month and day of the first full moon of spring, by the remainder of the year by nineteen. */
const fullMoons =
  '04-14 04-03 03-23 04-11 03-31 04-18 04-08 03-28 04-16 04-05 03-25 04-13 04-02 03-22 04-10 03-30 04-17 04-07 03-27'.split(
    ' ',
  )

/**
 * Easter Sunday of the western churches in the year of a date, the Sunday after the full moon of spring. The checks' own
 * reckoning: by the table of full moons for 1900 to 2199 (tables of the Gregorian calendar), not by a formula.
 */
export function easterOf(date: CalendarDate): CalendarDate {
  const year = date.slice(0, 4)
  const moon = `${year}-${fullMoons[Number(year) % 19] ?? ''}`
  return addDays(moon, 7 - weekday(moon))
}
