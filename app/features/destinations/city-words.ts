import { type CalendarDate, dayOfMonth, month, monthName } from '~/domain/calendar/calendar-date'
import { bestMonths } from '~/domain/catalogue/best-months'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Currency } from '~/domain/money/currency'
import { formatMoney } from '~/domain/money/format-money'
import type { PlanLength } from '~/domain/planning/plan-lengths'
import { shortDate } from '~/messages/en/dates'
import { inWords, listed } from '~/messages/en/lists'

const siteName = 'Vacation Planner HQ'
/** Most characters of a title that search engines show. */
const longestTitle = 70
/** Most characters of a description that search engines show. */
const longestDescription = 160

/** "3 days", "1 day". */
export function daysInFigures(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** "three days", "one day". */
export function daysInWords(days: number): string {
  return `${inWords(days)} ${days === 1 ? 'day' : 'days'}`
}

export function cityPath(id: string, days?: PlanLength): string {
  return `/destinations/${id}${days === undefined ? '' : `/${days}-${days === 1 ? 'day' : 'days'}`}`
}

/** "April, May and October". */
export function monthsInWords(months: readonly number[]): string {
  return listed(months.map(monthName))
}

/** Title and description of a destination's page. */
export function cityWords({ name, country, climate, icons }: Destination) {
  return {
    title: titled(`${name}: when to go, a 3-day plan and prices`),
    description: fitting([
      `${name === country ? name : `${name}, ${country}`}: best in ${monthsInWords(bestMonths(climate))}.`,
      'A checked three-day plan,',
      `${icons.length > 1 ? `${icons.length} sights with ` : ''}opening hours and prices, quarters, day trips.`,
    ]),
  }
}

/** Title and description of the page of a plan. */
export function planWords({ name }: Destination, days: PlanLength, total: string) {
  return {
    title: titled(`${daysInFigures(days)} in ${name}: a checked plan, hour by hour`),
    description: fitting([
      `What to see in ${name} in ${daysInWords(days)}, hour by hour:`,
      'real opening hours, the way between stops, tables for every meal,',
      `about ${total} for one.`,
    ]),
  }
}

/** With the site's name where there is room for it. */
function titled(text: string): string {
  const whole = `${text} · ${siteName}`
  return whole.length > longestTitle ? text : whole
}

/** As many of the parts, from the first on, as a description has room for. */
function fitting(parts: readonly string[]): string {
  let text = ''
  for (const part of parts) {
    const longer = text === '' ? part : `${text} ${part}`
    if (longer.length > longestDescription) break
    text = longer
  }
  return text.replace(/[,:]$/, '.')
}

/** "about €18.00 (2026)", "free". */
export function priceWords({ cents, year }: NonNullable<Place['cost']>, currency: Currency): string {
  return cents === 0 ? 'free' : `about ${formatMoney(cents, currency)} (${year})`
}

/** "Fri 9 to Sun 11 April 2027". */
export function datesInWords(start: CalendarDate, end: CalendarDate): string {
  const year = end.slice(0, 4)
  if (start === end) return `${shortDate(start)} ${year}`
  const sameMonth = start.slice(0, 7) === end.slice(0, 7)
  const first = sameMonth ? `${shortDate(start).slice(0, 3)} ${dayOfMonth(start)}` : shortDate(start)
  const crossesYear = start.slice(0, 4) !== year
  return `${first}${crossesYear ? ` ${start.slice(0, 4)}` : ''} to ${shortDate(end)} ${year}`
}

/** "14 February". */
export function dayAndMonth(date: CalendarDate): string {
  return `${dayOfMonth(date)} ${monthName(month(date))}`
}
