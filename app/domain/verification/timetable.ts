import { fromClock, toTwelveHour } from '~/domain/calendar/clock-time'
import type { Check } from '~/domain/itinerary/itinerary'
import { allStops, type CheckContext, isVisit, type JudgedDay, nameOf, type Stop, tripOf } from './context'
import { dayHours } from './day-rules'
import { tell } from './sentences'
import { type Fault, fault, listOf, verdict } from './verdict'
import { isAbout, isThen } from './wished-times'

/** Stops do not overlap; each visit is within its shortest and longest length; the day lies in the pace's hours. */
export function timeCheck(context: CheckContext): Check {
  const { days, request } = context
  const shape = dayHours(context)
  const visits = allStops(context).filter(isVisit)
  const faults = [
    ...days.flatMap(overlaps),
    // How long something lasts that is booked is not for the plan to say.
    ...visits.filter(({ activity }) => !activity.booking).flatMap(lengthFaults),
    ...days.flatMap((judged) => dayFaults(judged, hoursOf(judged, shape, context), request)),
    ...days.flatMap(({ activities }) => activities.flatMap(textFaults)),
  ]
  const unmeasured = visits.filter(({ place, activity }) => !place?.visit && !activity.booking).map(nameOf)
  const unknowns = unmeasured.length > 0 ? [tell('check.time.unknown', listOf(unmeasured))] : []
  const everything = days.flatMap(({ activities }) => activities)
  const first = Math.min(shape.to, ...everything.map(({ from }) => from))
  const last = Math.max(shape.from, ...everything.map(leaves))
  const pass = tell('check.time.pass', {
    visits: visits.length,
    first,
    last,
    pace: request.filters.pace,
    ...shape,
    early: first < shape.from,
  })
  return verdict('time', { faults, unknowns, pass })
}

function overlaps({ activities }: JudgedDay): Fault[] {
  return activities.flatMap((stop, index) => {
    const before = activities[index - 1]
    if (!before || stop.from >= before.to) return []
    // A plan has no way home after midnight; what is booked may end then.
    if (stop.activity.type === 'accommodation' && before.activity.booking && before.to >= midnight) return []
    const { day } = stop.day
    const both = { stop: nameOf(stop), from: stop.from, before: nameOf(before), until: before.to }
    return [fault(tell('check.time.overlap', { day, ...both }), stop, before)]
  })
}

function lengthFaults(stop: Stop): Fault[] {
  const { place, from, to } = stop
  const { day } = stop.day
  if (!place?.visit) return []
  const [shortest, , longest] = place.visit
  const minutes = to - from
  if (minutes < shortest)
    return [fault(tell('check.time.too-short', { day, place: place.name, minutes, least: shortest }), stop)]
  if (minutes > longest)
    return [fault(tell('check.time.too-long', { day, place: place.name, minutes, most: longest }), stop)]
  return []
}

/** Minutes of a ride to a day trip from which on the day begins earlier, and when at the earliest. */
const farTrip = { minutes: 120, from: fromClock('05:00') }

/** When a stop ends; at the base, the time of arrival. */
function leaves({ activity, from, to }: Stop): number {
  return activity.type === 'accommodation' ? from : to
}

/** Minutes before what was asked for early within which a day may begin: for a coffee on the way. */
const beforeAsked = 60

/** The pace's hours, limited by the day's own. Who goes far for a day leaves before dawn, and so does who asked to be somewhere then. */
function hoursOf(
  { day: { hours }, stops }: JudgedDay,
  { from: usual, to }: { from: number; to: number },
  context: CheckContext,
) {
  const { destination, request } = context
  const isFar = stops.some((stop) => (tripOf(stop, destination)?.minutes ?? 0) >= farTrip.minutes)
  const asked = (request.wishes ?? []).flatMap((wish) =>
    wish.is === 'pin' && (wish.when.at !== undefined || wish.when.part === 'sunrise')
      ? stops.flatMap((stop) =>
          isAbout(stop, wish.what) && isThen(stop, wish.when, context) ? [stop.from - beforeAsked] : [],
        )
      : [],
  )
  const from = Math.min(usual, ...asked)
  if (!hours) return { from: isFar ? Math.min(from, farTrip.from) : from, to }
  return { from: Math.max(from, fromClock(hours.from)), to: Math.min(to, fromClock(hours.to)) }
}

function dayFaults(
  { day: { day }, activities }: JudgedDay,
  shape: { from: number; to: number },
  { days, departure }: CheckContext['request'],
): Fault[] {
  // What a traveller has booked may be at any hour, and so may the way home from it.
  const booked = activities.filter(({ activity }) => activity.booking)
  const planned = activities.filter((stop, index) => {
    const before = activities[index - 1]
    const home = stop.activity.type === 'accommodation' && before && before.to > shape.to - homeFromBooking
    return !booked.includes(stop) && !(home && booked.includes(before))
  })
  // One leaves the base when the journey asks for it.
  const leave = day === days && departure ? fromClock(departure) : shape.from
  const early = planned.find(
    ({ activity, from }) =>
      from < (activity.type === 'accommodation' ? Math.min(leave, shape.from) : shape.from),
  )
  const late = planned.find((stop) => leaves(stop) > shape.to)
  return [
    ...(early
      ? [
          fault(
            tell('check.time.early', { day, stop: nameOf(early), from: early.from, earliest: shape.from }),
            early,
          ),
        ]
      : []),
    ...(late ? [lateFault(late, shape.to)] : []),
  ]
}

const midnight = fromClock('23:45')
/** Minutes before the end of the day after which a booking makes the way home late. */
const homeFromBooking = 60

function lateFault(stop: Stop, latest: number): Fault {
  const { day } = stop.day
  const until = leaves(stop)
  return stop.activity.type === 'accommodation'
    ? fault(tell('check.time.back-late', { day, base: nameOf(stop), until, latest }), stop)
    : fault(tell('check.time.late', { day, stop: nameOf(stop), until, latest }), stop)
}

/** The displayed time must equal the checked time. */
function textFaults(stop: Stop): Fault[] {
  const { title, time } = stop.activity
  const { from, day } = stop
  return time === undefined || time === toTwelveHour(from)
    ? []
    : [fault(tell('check.time.announced', { day: day.day, title, announced: time, from }), stop)]
}
