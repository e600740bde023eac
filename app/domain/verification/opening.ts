import {
  addDays,
  type CalendarDate,
  month,
  monthName,
  shortDate,
  weekdayName,
} from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Check } from '~/domain/itinerary/itinerary'
import { allStops, type CheckContext, isVisit, nameOf, type Stop } from './context'
import { holidayOn, leavesHolidayOpen } from './holiday-hours'
import { isShut, type OpenRange, openAround, saysHoliday, usuallyOpens } from './read-hours'
import { count, nameList, verdict } from './verdict'

/** A visit's margin at the end of its opening window. */
interface Margin {
  minutes: number
  text: string
}

type Calendar = Pick<Destination, 'holidays'>

/** A visit to a place whose hours are known. */
interface KnownVisit {
  visit: Stop
  place: Place
  hours: string
  /** When the place is open around the day of the visit. */
  open: OpenRange[]
}

/** Every visit lies inside the place's opening hours on that very date; what they do not say of a public holiday is unknown. */
export function openCheck(context: CheckContext): Check {
  const { destination } = context
  const visits = allStops(context).filter(isVisit)
  const known = visits.flatMap((visit) => knownVisit(visit, destination))
  const found = known.map((visit) => ({ ...visit, found: marginOf(visit, destination) }))
  const faults = found.flatMap(({ visit, found }) =>
    typeof found === 'string' ? [`Day ${visit.day.day}: ${found}`] : [],
  )
  const margins = found.flatMap(({ found }) => (found && typeof found !== 'string' ? [found] : []))
  const tightest = margins.reduce<Margin | undefined>(
    (least, margin) => (least && least.minutes <= margin.minutes ? least : margin),
    undefined,
  )
  const unread = visits.filter((visit) => !known.some((each) => each.visit === visit)).map(nameOf)
  const unknowns = [
    ...(unread.length > 0 ? [`No opening hours are known for ${nameList(unread)}.`] : []),
    ...holidayGaps(known, destination),
  ]
  const pass = [
    `All ${count(visits.length, 'visit')} lie inside opening hours.`,
    ...(tightest ? [`Tightest: ${tightest.text}.`] : []),
    ...holidayNotes(known, destination),
  ].join(' ')
  return verdict('open', { faults, unknowns, pass })
}

function knownVisit(visit: Stop, calendar: Calendar): KnownVisit[] {
  const { place, day } = visit
  const open = place && openAround(place, day.date, (date) => holidayOn(calendar, date) !== undefined)
  return place?.hours !== undefined && open ? [{ visit, place, hours: place.hours, open }] : []
}

/** The public holidays of the trip, each with the visits on it. */
function holidaysOf(known: KnownVisit[], calendar: Calendar) {
  const dates = [...new Set(known.map(({ visit }) => visit.day.date))]
  return dates.flatMap((date) => {
    const name = holidayOn(calendar, date)
    const visits = known.filter(({ visit }) => visit.day.date === date)
    return name === undefined
      ? []
      : [{ date, called: `${shortDate(date)} is a public holiday (${name})`, visits }]
  })
}

/** Places that may be shut on a public holiday and do not say. */
function holidayGaps(known: KnownVisit[], calendar: Calendar): string[] {
  return holidaysOf(known, calendar).flatMap(({ date, called, visits }) => {
    const silent = visits.filter(({ place }) => leavesHolidayOpen(place, date))
    const names = nameList(silent.map(({ place }) => place.name))
    return silent.length === 0
      ? []
      : [
          `${called}; whether ${names} ${silent.length === 1 ? 'keeps its' : 'keep their'} usual hours then is not known.`,
        ]
  })
}

/** How the hours of the trip's public holidays are known, where they are. */
function holidayNotes(known: KnownVisit[], calendar: Calendar): string[] {
  if (!calendar.holidays) {
    const other = known.filter(({ hours }) => /\bPH\b/.test(hours)).length
    return other > 0 ? [`Public holidays not included: ${other} of them keep other hours then.`] : []
  }
  return holidaysOf(known, calendar).map(({ date, called, visits }) => {
    const said = visits.filter(({ hours }) => saysHoliday(hours, date)).length
    const all = visits.length === 1 ? 'its visit' : `all its ${visits.length} visits`
    return said === visits.length
      ? `${called}; the hours of that day are known for ${all}.`
      : `${called}; ${said} of ${count(visits.length, 'visit')} give hours for it, the others have no doors to shut.`
  })
}

/** The margin of a visit, undefined where the doors never close, or what is wrong with it. */
function marginOf({ visit, place, open }: KnownVisit, calendar: Calendar): Margin | undefined | string {
  const { from, to, day } = visit
  const planned = `${toClock(from)} to ${toClock(to)}`
  const range = open.find((each) => each.from <= from && to <= each.to)
  if (!range) {
    const today = open.filter((each) => each.to > 0 && each.from < 1440)
    if (today.length === 0) return closedAllDay(place, day.date, planned, calendar)
    return `${place.name} is open ${today.map(inWords).join(' and ')}; planned ${planned}.`
  }
  if (range.to >= 2 * 1440) return undefined
  const lastEntry = range.to - (place.lastEntry ?? 0)
  if (from > lastEntry)
    return `${place.name} lets the last visitor in at ${toClock(lastEntry)}; you arrive ${toClock(from)}.`
  return lastEntry - from < range.to - to
    ? {
        minutes: lastEntry - from,
        text: `${place.name}, last entry ${toClock(lastEntry)}, you arrive ${toClock(from)}`,
      }
    : {
        minutes: range.to - to,
        text: `${place.name}, closes ${toClock(range.to)}, you leave ${toClock(to)}`,
      }
}

function inWords({ from, to }: OpenRange): string {
  return `${toClock(Math.max(from, 0))} to ${toClock(to)}`
}

function closedAllDay(place: Place, date: CalendarDate, planned: string, calendar: Calendar): string {
  const closure = place.closed?.find((each) => isShut([each], date))
  if (closure) {
    const { to, why } = closure
    const end = to ? `${Number(to.slice(8))} ${monthName(month(to))} ${to.slice(0, 4)}` : 'further notice'
    return `${place.name} is closed until ${end} (${why}); planned ${planned}.`
  }
  const closed = (shift: number) => !usuallyOpens(place, addDays(date, shift))
  const holiday = holidayOn(calendar, date)
  if (holiday !== undefined && !closed(0))
    return `${place.name} is closed on ${shortDate(date)}, ${holiday}; planned ${planned}.`
  const weekly = [-14, -7, 7, 14].every(closed) && [1, 2, 3, 4, 5, 6].some((shift) => !closed(shift))
  const day = weekdayName(date)
  return weekly
    ? `${place.name} is closed on ${day}s; planned ${day} ${planned}.`
    : `${place.name} is closed on ${shortDate(date)}; planned ${planned}.`
}
