import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Check } from '~/domain/itinerary/itinerary'
import { type Message, sequence } from '~/domain/message'
import { allStops, type CheckContext, isVisit, nameOf, type Stop } from './context'
import { holidayOn, holidayTest, leavesHolidayOpen } from './holiday-hours'
import { isShut, type OpenRange, openAround, saysHoliday, usuallyOpens } from './read-hours'
import { tell } from './sentences'
import { type Fault, fault, listOf, verdict } from './verdict'

/** Minutes between the end of a visit and closing. */
interface Margin {
  minutes: number
  said: Message
}

type Calendar = Pick<Destination, 'holidays'>

/** A visit to a place with known hours. */
interface KnownVisit {
  visit: Stop
  place: Place
  hours: string
  /** When the place is open around the day of the visit. */
  open: readonly OpenRange[]
}

/**
 * Every visit is inside the place's opening hours on its date. If the hours do not mention a public holiday, the result
 * is unknown.
 */
export function openCheck(context: CheckContext): Check {
  const { destination } = context
  // What is booked elsewhere than at a place of the catalogue is open: somebody has taken the booking.
  const stops = allStops(context).filter((stop) => isVisit(stop) && (stop.place || !stop.activity.booking))
  const still = stops.flatMap((stop) => onStandstill(stop, destination))
  const visits = stops.filter(({ day }) => destination.standstills?.[day.date] === undefined)
  const isHoliday = holidayTest(destination)
  const known = visits.flatMap((visit) => knownVisit(visit, isHoliday))
  const found = known.map((visit) => marginOf(visit, destination))
  const faults = [...still, ...found.flatMap((each) => (each && 'stops' in each ? [each] : []))]
  const margins = found.flatMap((each) => (each && 'minutes' in each ? [each] : []))
  const tightest = margins.reduce<Margin | undefined>(
    (least, margin) => (least && least.minutes <= margin.minutes ? least : margin),
    undefined,
  )
  const read = new Set(known.map(({ visit }) => visit))
  const unread = visits.filter((visit) => !read.has(visit) && !isUsual(visit)).map(nameOf)
  const usual = visits.filter((visit) => !read.has(visit) && isUsual(visit)).map(nameOf)
  const unknowns = [
    ...(usual.length > 0
      ? [tell('check.open.usual', { ...listOf(usual), known: known.length, visits: visits.length })]
      : []),
    ...(unread.length > 0 ? [tell('check.open.unknown', listOf(unread))] : []),
    ...holidayGaps(known, destination),
  ]
  const pass = sequence([
    tell('check.open.pass', { visits: visits.length }),
    ...(tightest ? [tightest.said] : []),
    ...holidayNotes(known, destination),
  ])
  return verdict('open', { faults, unknowns, pass })
}

/** Nothing can be visited on a day on which nobody may go out. */
function onStandstill(stop: Stop, { standstills }: Destination): Fault[] {
  const { day, from, to } = stop
  const why = standstills?.[day.date]
  if (why === undefined) return []
  return [fault(tell('check.open.standstill', { day: day.day, place: nameOf(stop), why, from, to }), stop)]
}

function knownVisit(visit: Stop, isHoliday: (date: CalendarDate) => boolean): KnownVisit[] {
  const { place, day } = visit
  const open = place && openAround(place, day.date, isHoliday)
  // What is only usual passes nothing; a closure that is known still counts.
  if (place && isUsual(visit) && !isShut(place.closed ?? [], day.date)) return []
  return place?.hours !== undefined && open ? [{ visit, place, hours: place.hours, open }] : []
}

function isUsual({ place }: Stop): boolean {
  return place?.assumed?.includes('hours') ?? false
}

/** The public holidays of the trip with the visits on them. */
function holidaysOf(known: KnownVisit[], calendar: Calendar) {
  const dates = [...new Set(known.map(({ visit }) => visit.day.date))]
  return dates.flatMap((date) => {
    const holiday = holidayOn(calendar, date)
    if (holiday === undefined) return []
    return [{ date, holiday, visits: known.filter(({ visit }) => visit.day.date === date) }]
  })
}

/** Places that may be closed on a public holiday and whose hours do not mention it. */
function holidayGaps(known: KnownVisit[], calendar: Calendar): Message[] {
  return holidaysOf(known, calendar).flatMap(({ date, holiday, visits }) => {
    const silent = visits.filter(({ place }) => leavesHolidayOpen(place, date))
    const places = listOf(silent.map(({ place }) => place.name))
    return silent.length === 0 ? [] : [tell('check.open.holiday-unknown', { date, holiday, ...places })]
  })
}

/** The source of the hours on the trip's public holidays. */
function holidayNotes(known: KnownVisit[], calendar: Calendar): Message[] {
  if (!calendar.holidays) {
    const other = known.filter(({ hours }) => /\bPH\b/.test(hours)).length
    return other > 0 ? [tell('check.open.no-holiday-calendar', { places: other })] : []
  }
  return holidaysOf(known, calendar).map(({ date, holiday, visits }) => {
    const saying = visits.filter(({ hours }) => saysHoliday(hours, date)).length
    return saying === visits.length
      ? tell('check.open.holiday-known', { date, holiday, visits: visits.length })
      : tell('check.open.holiday-partly-known', { date, holiday, known: saying, visits: visits.length })
  })
}

/** Minutes until closing, undefined where a place never closes; or what is wrong with the visit. */
function marginOf({ visit, place, open }: KnownVisit, calendar: Calendar): Margin | undefined | Fault {
  const { from, to } = visit
  const { day } = visit.day
  const { name } = place
  const range = open.find((each) => each.from <= from && to <= each.to)
  if (!range) {
    const today = open.filter((each) => each.to > 0 && each.from < 1440)
    if (today.length === 0) return fault(closedAllDay(visit, place, calendar), visit)
    const opens = today.map((each) => Math.max(each.from, 0))
    const closes = today.map((each) => each.to)
    return fault(tell('check.open.other-hours', { day, place: name, opens, closes, from, to }), visit)
  }
  if (range.to >= 2 * 1440) return undefined
  const lastEntry = range.to - (place.lastEntry ?? 0)
  if (from > lastEntry)
    return fault(tell('check.open.last-entry', { day, place: name, lastEntry, arrive: from }), visit)
  return lastEntry - from < range.to - to
    ? {
        minutes: lastEntry - from,
        said: tell('check.open.tightest-entry', { place: name, lastEntry, arrive: from }),
      }
    : {
        minutes: range.to - to,
        said: tell('check.open.tightest-exit', { place: name, closes: range.to, leave: to }),
      }
}

function closedAllDay({ day: { day, date }, from, to }: Stop, place: Place, calendar: Calendar): Message {
  const closure = place.closed?.find((each) => isShut([each], date))
  if (closure) {
    const why = { day, place: place.name, why: closure.why, from, to }
    return closure.to
      ? tell('check.open.closed-until', { ...why, until: closure.to })
      : tell('check.open.closed-for-good', why)
  }
  const planned = { day, place: place.name, date, from, to }
  const closed = (shift: number) => !usuallyOpens(place, addDays(date, shift))
  const holiday = holidayOn(calendar, date)
  if (holiday !== undefined && !closed(0))
    return tell('check.open.closed-on-holiday', { ...planned, holiday })
  const weekly = [-14, -7, 7, 14].every(closed) && [1, 2, 3, 4, 5, 6].some((shift) => !closed(shift))
  return tell(weekly ? 'check.open.closed-on-weekday' : 'check.open.closed-on-date', planned)
}
