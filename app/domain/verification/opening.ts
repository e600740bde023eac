import {
  addDays,
  type CalendarDate,
  dayOfMonth,
  month,
  shortDate,
  weekdayName,
} from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { closureOn, closureWords, windowsOf } from '~/domain/catalogue/closure'
import type { Destination } from '~/domain/catalogue/destination'
import { holidayName, isHoliday } from '~/domain/catalogue/holidays'
import {
  type OpeningRule,
  openWindows,
  parseOpeningHours,
  type TimeWindow,
} from '~/domain/catalogue/opening-hours'
import type { Place } from '~/domain/catalogue/place'
import type { Check } from '~/domain/itinerary/itinerary'
import { allStops, type CheckContext, isVisit, nameOf, type Stop } from './context'
import { count, nameList, verdict } from './verdict'

/** A visit's margin at the end of its opening window. */
interface Margin {
  minutes: number
  text: string
}

type Calendar = Pick<Destination, 'holidays'>

/** Every visit lies inside the place's opening hours on that very date, public holidays included. */
export function openCheck(context: CheckContext): Check {
  const { destination } = context
  const visits = allStops(context).filter(isVisit)
  const faults: string[] = []
  const unknown: string[] = []
  const known: KnownVisit[] = []
  let tightest: Margin | undefined
  for (const visit of visits) {
    const rules = visit.place?.hours === undefined ? undefined : parseOpeningHours(visit.place.hours)
    if (!visit.place || rules === undefined || typeof rules === 'string') {
      unknown.push(nameOf(visit))
      continue
    }
    known.push({ visit, rules })
    const found = marginOf(visit, visit.place, rules, destination)
    if (typeof found === 'string') faults.push(`Day ${visit.day.day}: ${found}`)
    else if (found && (!tightest || found.minutes < tightest.minutes)) tightest = found
  }
  const unknowns = unknown.length > 0 ? [`No opening hours are known for ${nameList(unknown)}.`] : []
  const pass = [
    `All ${count(visits.length, 'visit')} lie inside opening hours.`,
    ...(tightest ? [`Tightest: ${tightest.text}.`] : []),
    ...holidayNotes(known, destination),
  ].join(' ')
  return verdict('open', { faults, unknowns, pass })
}

interface KnownVisit {
  visit: Stop
  rules: OpeningRule[]
}

/** What is known of the hours on the public holidays of the trip: not every place says what it does then. */
function holidayNotes(known: KnownVisit[], destination: Destination): string[] {
  if (!destination.holidays) {
    const other = known.filter(({ rules }) => rules.some(({ publicHoliday }) => publicHoliday)).length
    return other > 0 ? [`Public holidays not included: ${other} of them keep other hours then.`] : []
  }
  const dates = [...new Set(known.map(({ visit }) => visit.day.date))].filter((date) =>
    isHoliday(destination, date),
  )
  return dates.map((date) => {
    const visits = known.filter(({ visit }) => visit.day.date === date)
    const sure = visits.filter(({ rules }) => saysHoliday(rules, date)).length
    const rest = visits.length - sure
    const name = `${shortDate(date)} is a public holiday (${holidayName(destination, date)})`
    return rest === 0
      ? `${name}; the hours of that day are known for ${visits.length === 1 ? 'its visit' : `all its ${visits.length} visits`}.`
      : `${name}; ${sure} of ${count(visits.length, 'visit')} give hours for it, the others are held to their usual hours.`
  })
}

/** Whether hours say what happens on a public holiday: in words, by the date itself, or because the doors never close. */
function saysHoliday(rules: OpeningRule[], date: CalendarDate): boolean {
  const key = month(date) * 100 + dayOfMonth(date)
  return rules.some(
    ({ publicHoliday, dates, days, windows }) =>
      publicHoliday ||
      dates.some(({ from, to }) => from === key && to === key) ||
      (dates.length === 0 && days.length === 0 && windows.some(({ from, to }) => from === 0 && to === 1440)),
  )
}

/** The margin of a visit, undefined where the doors never close, or what is wrong with it. */
function marginOf(
  { from, to, day }: Stop,
  place: Place,
  rules: OpeningRule[],
  calendar: Calendar,
): Margin | undefined | string {
  const windows = windowsAround(place, rules, day.date, calendar)
  const planned = `${toClock(from)} to ${toClock(to)}`
  const window = windows.find((open) => from >= open.from && to <= open.to)
  if (!window) {
    const today = windows.filter((open) => open.to > 0 && open.from < 1440)
    if (today.length === 0) return closedAllDay(place, rules, day.date, planned, calendar)
    return `${place.name} is open ${today.map(range).join(' and ')}; planned ${planned}.`
  }
  if (window.to >= 2 * 1440) return undefined
  const lastEntry = window.to - (place.lastEntry ?? 0)
  if (from > lastEntry)
    return `${place.name} lets the last visitor in at ${toClock(lastEntry)}; you arrive ${toClock(from)}.`
  return lastEntry - from < window.to - to
    ? {
        minutes: lastEntry - from,
        text: `${place.name}, last entry ${toClock(lastEntry)}, you arrive ${toClock(from)}`,
      }
    : {
        minutes: window.to - to,
        text: `${place.name}, closes ${toClock(window.to)}, you leave ${toClock(to)}`,
      }
}

function range({ from, to }: TimeWindow): string {
  return `${toClock(Math.max(from, 0))} to ${toClock(to)}`
}

/**
 * Windows that touch a date, in minutes of that date, the night before and the morning after included. Windows that
 * meet at midnight are one: nobody is sent out of a place that never closes.
 */
function windowsAround(
  place: Place,
  rules: OpeningRule[],
  date: CalendarDate,
  calendar: Calendar,
): TimeWindow[] {
  const windows = [-1, 0, 1]
    .flatMap((shift) =>
      windowsOf(place, rules, addDays(date, shift), calendar).map(({ from, to }) => ({
        from: from + shift * 1440,
        to: to + shift * 1440,
      })),
    )
    .sort((a, b) => a.from - b.from)
  const merged: TimeWindow[] = []
  for (const window of windows) {
    const before = merged.at(-1)
    if (before && window.from <= before.to) before.to = Math.max(before.to, window.to)
    else merged.push(window)
  }
  return merged
}

function closedAllDay(
  place: Place,
  rules: OpeningRule[],
  date: CalendarDate,
  planned: string,
  calendar: Calendar,
): string {
  const closure = closureOn(place, date)
  if (closure) return `${place.name} is ${closureWords(closure)}; planned ${planned}.`
  const closed = (shift: number) => openWindows(rules, addDays(date, shift)).length === 0
  if (isHoliday(calendar, date) && !closed(0))
    return `${place.name} is closed on ${shortDate(date)}, ${holidayName(calendar, date)}; planned ${planned}.`
  const weekly = [-14, -7, 7, 14].every(closed) && [1, 2, 3, 4, 5, 6].some((shift) => !closed(shift))
  const day = weekdayName(date)
  return weekly
    ? `${place.name} is closed on ${day}s; planned ${day} ${planned}.`
    : `${place.name} is closed on ${shortDate(date)}; planned ${planned}.`
}
