import { type CalendarDate, daysBetween } from '~/domain/calendar/calendar-date'

/**
 * Days from Easter Sunday of the western churches to a date of the same year, negative before it: -2 is Good Friday. By the
 * rule of the Gregorian calendar in the form of Meeus, "Astronomical Algorithms", chapter 8; for all years from 1583.
 */
export function daysFromEaster(date: CalendarDate): number {
  return daysBetween(easterSunday(Number(date.slice(0, 4))), date)
}

function easterSunday(year: number): CalendarDate {
  const whole = Math.floor
  const century = whole(year / 100)
  const moon =
    (19 * (year % 19) +
      century -
      whole(century / 4) -
      whole((century - whole((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const week = (32 + 2 * (century % 4) + 2 * whole((year % 100) / 4) - moon - ((year % 100) % 4)) % 7
  const late = whole(((year % 19) + 11 * moon + 22 * week) / 451)
  const day = moon + week - 7 * late + 114
  return `${year}-0${whole(day / 31)}-${String((day % 31) + 1).padStart(2, '0')}`
}
