import OpeningHours from 'opening_hours'
import { addDays, type CalendarDate, daysBetween } from '../../app/domain/calendar/calendar-date'

// The package reads local time. In a zone with daylight saving time one night of the year would lack an hour.
process.env.TZ = 'UTC'

/** Minutes since the year began; `to` is not included. */
export type Range = [from: number, to: number]

const minute = 60_000

/** Days of the year, and the day before it, whose hours may run into it. */
export function datesOf(year: number): CalendarDate[] {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`]
  return Array.from({ length: daysBetween(first, next) + 1 }, (_, index) => addDays(first, index - 1))
}

/** When a text says "open" in a year by the package `opening_hours`, or what the package finds wrong with the text. */
export function oracleReading(text: string, year: number, holidays: CalendarDate[]): Range[] | string {
  const [start, end] = [new Date(year, 0, 1), new Date(year + 1, 0, 1)]
  try {
    const reader = new OpeningHours(withDates(text, holidays), null)
    return joined(
      reader
        .getOpenIntervals(start, end)
        .map(
          ([from, to]): Range => [
            (from.getTime() - start.getTime()) / minute,
            (to.getTime() - start.getTime()) / minute,
          ],
        ),
    )
  } catch (error) {
    return String(error).split('\n')[0] ?? ''
  }
}

/**
 * A text with the dates of public holidays in place of `PH`. The package has no calendar for a third of our countries, so
 * the rules are compared with our calendar in both, and the calendars are compared separately.
 */
function withDates(text: string, holidays: CalendarDate[]): string {
  return text
    .split('; ')
    .flatMap((rule) => {
      const [, dates = '', days = '', rest = ''] =
        /^((?:[A-Z][a-z]{2}\b[\w ,-]*? )?)(\S*PH\S*) (.*)$/.exec(rule) ?? []
      if (!days) return [rule]
      const weekdays = days.split(',').filter((day) => day !== 'PH')
      return [
        ...(weekdays.length > 0 ? [`${dates}${weekdays.join(',')} ${rest}`] : []),
        ...holidays.filter((date) => isIn(dates, date)).map((date) => `${packageDate(date)} ${rest}`),
      ]
    })
    .join('; ')
}

/** Whether a day of any year lies in dates such as "Apr 2-May 9" or "Mar, Oct-Nov"; none stand for the whole year. */
function isIn(dates: string, date: CalendarDate): boolean {
  const key = Number(date.slice(5, 7)) * 100 + Number(date.slice(8))
  return dates.split(',').some((range) => {
    const [, month, day, endMonth, endDay] =
      /^ *([A-Z][a-z]{2})(?: (\d+))?(?:-([A-Z][a-z]{2})?(?: ?(\d+))?)? *$/.exec(range) ?? []
    if (!month) return dates.trim() === ''
    const from = monthKey(month) + Number(day ?? 1)
    const to = monthKey(endMonth ?? month) + Number(endDay ?? (endMonth ? 31 : (day ?? 31)))
    return from <= to ? from <= key && key <= to : key >= from || key <= to
  })
}

const monthKey = (name: string) => (months.indexOf(name) + 1) * 100

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2027 Dec 25", as the package reads a single date. */
function packageDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${year} ${months[(month ?? 1) - 1]} ${day}`
}

/** Sorts ranges and merges those that touch or overlap. */
export function joined(ranges: Range[]): Range[] {
  const list: Range[] = []
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = list.at(-1)
    if (before && from <= before[1]) before[1] = Math.max(before[1], to)
    else list.push([from, to])
  }
  return list
}

/** The public holidays of a country or a part of it by the package; undefined where it has no calendar. */
export function oracleHolidays(country: string, state: string, year: number): CalendarDate[] | undefined {
  const log = console.error
  try {
    // The package also writes its errors to the console.
    console.error = () => {}
    const reader = new OpeningHours('PH open', {
      lat: 0,
      lon: 0,
      address: { country_code: country, state },
    })
    return datesOf(year)
      .slice(1)
      .filter((date) => reader.getState(new Date(`${date}T12:00:00Z`)))
  } catch {
    return undefined
  } finally {
    console.error = log
  }
}
