import { addDays, type CalendarDate, shortDate, weekdayName } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Check } from '~/domain/itinerary/itinerary'
import {
  type OpeningRule,
  openWindows,
  parseOpeningHours,
  type TimeWindow,
} from '~/domain/places/opening-hours'
import type { Place } from '~/domain/places/place'
import { allStops, type CheckContext, isVisit, nameOf, type Stop } from './context'
import { count, nameList, verdict } from './verdict'

/** A visit's margin at the end of its opening window. */
interface Margin {
  minutes: number
  text: string
}

/** Every visit lies inside the place's opening hours on that very date. */
export function openCheck(context: CheckContext): Check {
  const visits = allStops(context).filter(isVisit)
  const faults: string[] = []
  const unknown: string[] = []
  const holidays = new Set<string>()
  let tightest: Margin | undefined
  for (const visit of visits) {
    const rules = visit.place?.hours === undefined ? undefined : parseOpeningHours(visit.place.hours)
    if (!visit.place || rules === undefined || typeof rules === 'string') {
      unknown.push(nameOf(visit))
      continue
    }
    if (rules.some(({ publicHoliday }) => publicHoliday)) holidays.add(visit.place.id)
    const found = marginOf(visit, visit.place, rules)
    if (typeof found === 'string') faults.push(`Day ${visit.day.day}: ${found}`)
    else if (found && (!tightest || found.minutes < tightest.minutes)) tightest = found
  }
  const unknowns = unknown.length > 0 ? [`No opening hours are known for ${nameList(unknown)}.`] : []
  const pass = [
    `All ${count(visits.length, 'visit')} lie inside opening hours.`,
    ...(tightest ? [`Tightest: ${tightest.text}.`] : []),
    ...(holidays.size > 0
      ? [`Public holidays not included: ${holidays.size} of them keep other hours then.`]
      : []),
  ].join(' ')
  return verdict('open', { faults, unknowns, pass })
}

/** The margin of a visit, undefined where the doors never close, or what is wrong with it. */
function marginOf({ from, to, day }: Stop, place: Place, rules: OpeningRule[]): Margin | undefined | string {
  const windows = windowsAround(rules, day.date)
  const planned = `${toClock(from)} to ${toClock(to)}`
  const window = windows.find((open) => from >= open.from && to <= open.to)
  if (!window) {
    const today = windows.filter((open) => open.to > 0 && open.from < 1440)
    if (today.length === 0) return closedAllDay(place, rules, day.date, planned)
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
function windowsAround(rules: OpeningRule[], date: CalendarDate): TimeWindow[] {
  const windows = [-1, 0, 1]
    .flatMap((shift) =>
      openWindows(rules, addDays(date, shift)).map(({ from, to }) => ({
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

function closedAllDay(place: Place, rules: OpeningRule[], date: CalendarDate, planned: string): string {
  const closed = (shift: number) => openWindows(rules, addDays(date, shift)).length === 0
  const weekly = [-14, -7, 7, 14].every(closed) && [1, 2, 3, 4, 5, 6].some((shift) => !closed(shift))
  const day = weekdayName(date)
  return weekly
    ? `${place.name} is closed on ${day}s; planned ${day} ${planned}.`
    : `${place.name} is closed on ${shortDate(date)}; planned ${planned}.`
}
