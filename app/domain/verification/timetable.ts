import { fromClock, toClock, toTwelveHour } from '~/domain/calendar/clock-time'
import type { Check } from '~/domain/itinerary/itinerary'
import { allStops, type CheckContext, isVisit, type JudgedDay, nameOf, type Stop } from './context'
import { dayHours } from './day-rules'
import { count, nameList, verdict } from './verdict'

/** Stops do not overlap; each visit is within its shortest and longest length; the day lies in the pace's hours. */
export function timeCheck(context: CheckContext): Check {
  const { days, request } = context
  const shape = dayHours(request.filters)
  const visits = allStops(context).filter(isVisit)
  const faults = [
    ...days.flatMap(overlaps),
    ...visits.flatMap(lengthFaults),
    ...days.flatMap((judged) => dayFaults(judged, hoursOf(judged, shape))),
    ...days.flatMap(({ activities }) => activities.flatMap(textFaults)),
  ]
  const unmeasured = visits.filter(({ place }) => !place?.visit).map(nameOf)
  const unknowns =
    unmeasured.length > 0 ? [`No usual length is known for a stop at ${nameList(unmeasured)}.`] : []
  const everything = days.flatMap(({ activities }) => activities)
  const first = Math.min(shape.to, ...everything.map(({ from }) => from))
  const last = Math.max(shape.from, ...everything.map(leaves))
  const pass =
    `${count(visits.length, 'visit')}, none too short, too long or overlapping. Days run ${toClock(first)} to ${toClock(last)} ` +
    `at most; a ${request.filters.pace} day may run ${toClock(shape.from)} to ${toClock(shape.to)}.`
  return verdict('time', { faults, unknowns, pass })
}

function overlaps({ activities }: JudgedDay): string[] {
  return activities.flatMap((stop, index) => {
    const before = activities[index - 1]
    if (!before || stop.from >= before.to) return []
    return [
      `Day ${stop.day.day}: ${nameOf(stop)} starts ${toClock(stop.from)}, before ${nameOf(before)} ends at ${toClock(before.to)}.`,
    ]
  })
}

function lengthFaults({ place, from, to, day }: Stop): string[] {
  if (!place?.visit) return []
  const [shortest, , longest] = place.visit
  const minutes = to - from
  if (minutes < shortest)
    return [`Day ${day.day}: ${minutes} minutes at ${place.name}; it takes at least ${shortest}.`]
  if (minutes > longest)
    return [`Day ${day.day}: ${minutes} minutes at ${place.name}; ${longest} is the most.`]
  return []
}

/** When somebody is done with a stop; at the base, when they arrive. */
function leaves({ activity, from, to }: Stop): number {
  return activity.type === 'accommodation' ? from : to
}

/** The pace's hours, cut down to the day's own. */
function hoursOf({ day: { hours } }: JudgedDay, { from, to }: { from: number; to: number }) {
  if (!hours) return { from, to }
  return { from: Math.max(from, fromClock(hours.from)), to: Math.min(to, fromClock(hours.to)) }
}

function dayFaults({ day, activities }: JudgedDay, shape: { from: number; to: number }): string[] {
  const early = activities.find(({ from }) => from < shape.from)
  const late = activities.find((stop) => leaves(stop) > shape.to)
  return [
    ...(early
      ? [`Day ${day.day}: ${nameOf(early)} starts ${toClock(early.from)}, before ${toClock(shape.from)}.`]
      : []),
    ...(late ? [`Day ${day.day}: ${untilWhen(late)}, past ${toClock(shape.to)}.`] : []),
  ]
}

function untilWhen(stop: Stop): string {
  const clock = toClock(leaves(stop))
  return stop.activity.type === 'accommodation'
    ? `back at ${nameOf(stop)} ${clock}`
    : `${nameOf(stop)} runs to ${clock}`
}

/** A time that a person reads must be the time that was checked. */
function textFaults({ activity, from, day }: Stop): string[] {
  const said = toTwelveHour(from)
  return activity.time === said
    ? []
    : [`Day ${day.day}: ${activity.title} is announced for ${activity.time} and starts ${said}.`]
}
