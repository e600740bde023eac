import { readdirSync, readFileSync } from 'node:fs'
import { addDays, type CalendarDate, daysBetween } from '../../app/domain/calendar/calendar-date'
import { toClock } from '../../app/domain/calendar/clock-time'
import { tripAsPlace } from '../../app/domain/catalogue/day-trip'
import { Destination } from '../../app/domain/catalogue/destination'
import { openWindows, parseOpeningHours } from '../../app/domain/catalogue/opening-hours'
import { holidayRegions } from '../holiday-regions'
import { countryCodeOf, holidaysOf } from '../holidays'
import { datesOf, joined, oracleHolidays, oracleReading, type Range } from './oracle'

/** A text of the catalogue, and the places that have it. */
interface HoursText {
  text: string
  /** "Nessun Dorma (cinque-terre)", the first of those that share the text. */
  owner: string
  /** How many places and day trips have it. */
  owners: number
  holidays: CalendarDate[]
}

export interface Difference {
  owner: string
  text: string
  /** Minutes of the year on which the two readings differ. */
  minutes: number
  /** The first range that differs: "2027-12-25 00:00-02:00, open only by our reading". */
  first: string
  /**
   * True when the readings differ for one known reason: a later rule shuts a day whose hours would run past midnight. The
   * package shuts the day and opens its night all the same: a bar that is shut on 25 December is "open" on the 26th from
   * midnight to two. Nobody opens for the end of a night that never began; ours stays shut.
   */
  nightOfDayOff: boolean
}

export interface CalendarDifference {
  /** Id of the first destination with this calendar. */
  destination: string
  date: CalendarDate
  /** The calendar that has the date as a public holiday. */
  only: 'ours' | 'oracle'
}

export interface Comparison {
  year: number
  texts: number
  owners: number
  differences: Difference[]
  /** Calendars of the destinations whose texts name public holidays, and the countries whose the package does not have. */
  calendars: number
  noCalendar: string[]
  calendarDifferences: CalendarDifference[]
}

const namesHolidays = (text: string) => /\bPH\b/.test(text)

/** Compares each text of the catalogue with the package `opening_hours`, for every minute of a year. */
export function compareHours(year: number): Comparison {
  const destinations = readdirSync('catalogue')
    .filter((name) => name.endsWith('.json'))
    .map((name) => Destination.parse(JSON.parse(readFileSync(`catalogue/${name}`, 'utf8'))))
  const texts = destinations.reduce(collect(year), new Map<string, HoursText>())
  const all = [...texts.values()]
  const withHolidays = destinations.filter(({ places }) =>
    places.some(({ hours = '' }) => namesHolidays(hours)),
  )
  const compared = firstOfEachCalendar(withHolidays).map((destination) => ({
    country: destination.country,
    differences: compareCalendars(destination, year),
  }))
  return {
    year,
    texts: all.length,
    owners: all.reduce((sum, { owners }) => sum + owners, 0),
    differences: all.flatMap((text) => differenceOf(text, year) ?? []),
    calendars: compared.length,
    noCalendar: compared.filter(({ differences }) => !differences).map(({ country }) => country),
    calendarDifferences: compared.flatMap(({ differences }) => differences ?? []),
  }
}

/** Equal texts are compared once; those that name public holidays once for each destination. */
function collect(year: number) {
  return (texts: Map<string, HoursText>, destination: Destination) => {
    const holidays = ourHolidays(destination, year)
    for (const { name, hours } of [...destination.places, ...destination.dayTrips.map(tripAsPlace)]) {
      if (hours === undefined) continue
      const key = namesHolidays(hours) ? `${destination.id} ${hours}` : hours
      const owner = `${name} (${destination.id})`
      const known = texts.get(key) ?? { text: hours, owner, owners: 0, holidays }
      texts.set(key, { ...known, owners: known.owners + 1 })
    }
    return texts
  }
}

function ourHolidays(destination: Destination, year: number): CalendarDate[] {
  const known = holidaysOf(destination, year - 1) ?? {}
  return datesOf(year).filter((date) => date in known)
}

/** One destination for each calendar: those of one country or region share theirs. */
function firstOfEachCalendar(destinations: Destination[]): Destination[] {
  const calendarOf = ({ id, country }: Destination) => `${country} ${holidayRegions[id]?.package ?? ''}`
  const known = destinations.map(calendarOf)
  return destinations.filter((destination, index) => known.indexOf(calendarOf(destination)) === index)
}

function compareCalendars(destination: Destination, year: number): CalendarDifference[] | undefined {
  const region = holidayRegions[destination.id]?.package ?? ''
  const code = countryCodeOf(destination)?.toLowerCase()
  const theirs = code && oracleHolidays(code, region, year)
  if (!theirs) return undefined
  const ours = ourHolidays(destination, year)
  const { id } = destination
  return datesOf(year)
    .slice(1)
    .filter((date) => ours.includes(date) !== theirs.includes(date))
    .map((date) => ({ destination: id, date, only: ours.includes(date) ? 'ours' : 'oracle' }))
}

function differenceOf({ text, owner, holidays }: HoursText, year: number): Difference | undefined {
  const ours = ourReading(text, year, holidays)
  const theirs = oracleReading(text, year, holidays)
  if (typeof ours === 'string' || typeof theirs === 'string') {
    const [side, fault] = typeof theirs === 'string' ? ['the package', theirs] : ['our reader', String(ours)]
    return { owner, text, minutes: 0, first: `refused by ${side}: ${fault}`, nightOfDayOff: false }
  }
  const [more, less] = [without(ours, theirs), without(theirs, ours)]
  const [first] = [...more, ...less].toSorted((a, b) => a[0] - b[0])
  if (!first) return undefined
  const side = more.includes(first) ? 'ours' : "the package's"
  const minutes = [...more, ...less].reduce((sum, [from, to]) => sum + to - from, 0)
  const opensOn = openingDays(text, year, holidays)
  const nightOfDayOff =
    more.length === 0 && less.every(([from]) => from % 1440 === 0 && !opensOn(from / 1440 - 1))
  return {
    owner,
    text,
    minutes,
    first: `${inWords(first, year)}, open only by ${side} reading`,
    nightOfDayOff,
  }
}

/** Whether a text opens on a day of the year by our reader: 0 is its first day, -1 the day before. */
function openingDays(text: string, year: number, holidays: CalendarDate[]): (day: number) => boolean {
  const rules = parseOpeningHours(text)
  const dates = datesOf(year)
  return (day) =>
    typeof rules !== 'string' &&
    openWindows(rules, dates[day + 1] ?? '', (date) => holidays.includes(date)).length > 0
}

/** When a text says "open" in a year by our own reader. */
function ourReading(text: string, year: number, holidays: CalendarDate[]): Range[] | string {
  const rules = parseOpeningHours(text)
  if (typeof rules === 'string') return rules
  const end = daysBetween(`${year}-01-01`, `${year + 1}-01-01`) * 1440
  const ranges = datesOf(year).flatMap((date, index) =>
    openWindows(rules, date, (day) => holidays.includes(day)).map(({ from, to }): Range => {
      const midnight = (index - 1) * 1440
      return [Math.max(0, midnight + from), Math.min(end, midnight + to)]
    }),
  )
  return joined(ranges.filter(([from, to]) => from < to))
}

/** The ranges minus the others; both sorted and merged. */
function without(ranges: Range[], others: Range[]): Range[] {
  const left: Range[] = []
  let next = 0
  for (const [start, end] of ranges) {
    let from = start
    while ((others[next]?.[1] ?? Number.POSITIVE_INFINITY) <= from) next += 1
    for (let at = next; ; at += 1) {
      const other = others[at]
      if (!other || other[0] >= end) break
      if (other[0] > from) left.push([from, other[0]])
      from = Math.max(from, other[1])
    }
    if (from < end) left.push([from, end])
  }
  return left
}

function inWords([from, to]: Range, year: number): string {
  const day = Math.floor(from / 1440)
  const length = Math.min(to - from, 1440)
  return `${addDays(`${year}-01-01`, day)} ${toClock(from % 1440)}-${toClock((from % 1440) + length)}`
}
