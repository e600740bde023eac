import { addDays, type CalendarDate, weekday } from '~/domain/calendar/calendar-date'
import type { Destination } from './destination'

type Climate = Destination['climate']

/** The mean daily high at which days on foot are most comfortable, °C. */
export const idealHigh = 24
/** Days with rain in a month that nobody minds. */
const fewRainDays = 6
/** A month that is this much worse than the best one is not worth recommending beside it. */
const tolerance = 6
/** More would be no advice. */
const mostMonths = 4

/** How far a month is from pleasant and dry: degrees from the ideal, and days of rain above few. */
function discomfort({ high, rainDays }: Climate[number]): number {
  return Math.abs(high - idealHigh) + Math.max(0, rainDays - fewRainDays)
}

/** The most comfortable months by the climate table, 1 to 12 in the order of the year. */
export function bestMonths(climate: Climate): number[] {
  const months = climate.map((month, index) => ({ month: index + 1, worse: discomfort(month) }))
  const least = Math.min(...months.map(({ worse }) => worse))
  return months
    .filter(({ worse }) => worse <= least + tolerance)
    .sort((a, b) => a.worse - b.worse || a.month - b.month)
    .slice(0, mostMonths)
    .map(({ month }) => month)
    .sort((a, b) => a - b)
}

const friday = 5
/** Days ahead at which a plan begins at the earliest: most readers still have to book. */
const ahead = 21

/** The second Friday of the next of these months that is at least three weeks away: the same date until then. */
export function nextStart(months: readonly number[], today: CalendarDate): CalendarDate {
  const earliest = addDays(today, ahead)
  const year = Number(earliest.slice(0, 4))
  const starts = [year, year + 1].flatMap((each) => months.map((month) => secondFriday(each, month)))
  return starts.find((date) => date >= earliest) ?? earliest
}

function secondFriday(year: number, month: number): CalendarDate {
  const eighth = `${year}-${String(month).padStart(2, '0')}-08`
  return addDays(eighth, (friday - weekday(eighth) + 7) % 7)
}
