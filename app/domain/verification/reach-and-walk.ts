import { shortDate } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Travel } from '~/domain/catalogue/travel-leg'
import type { Check } from '~/domain/itinerary/itinerary'
import { type CheckContext, legsOf, nameOf, type Stop, tripOf } from './context'
import { byTransit, nothingRuns, onFoot, sameLand, toDayTrip } from './measure-way'
import { count, kilometres, nameList, verdict, worst } from './verdict'

/** Rounding of the clock, minutes. */
const minuteTolerance = 1
/** Rounding of positions, metres along the way. */
const meterTolerance = 50
/** "No walking" still leaves the way across a square, metres. */
const doorToDoor = 150

interface Leg {
  stop: Stop
  before: Stop | undefined
  from: Coordinates | undefined
  /** The way worked out afresh from where the places lie; undefined when one end is not known. */
  computed: Travel | undefined
}

function legs({ days, destination }: CheckContext): Leg[] {
  return days.flatMap((judged) =>
    legsOf(judged).map(({ from, before, stop }): Leg => {
      const { mode } = stop.activity.travel
      if (!from || !stop.at) return { stop, before, from, computed: undefined }
      const [out, back] = [tripOf(stop, destination), tripOf(before, destination)]
      const computed = out
        ? toDayTrip(from, out, destination)
        : back
          ? toDayTrip(stop.at, back, destination)
          : mode === 'walk'
            ? onFoot(from, stop.at)
            : byTransit(from, stop.at, destination.transit)
      return { stop, before, from, computed }
    }),
  )
}

/** A walk to where there is no way on foot, or a ride on a day on which nothing runs. */
function impossibleWay({ stop, before, from }: Omit<Leg, 'computed'>, { transit }: Destination) {
  const { travel } = stop.activity
  const { day, date } = stop.day
  if (travel.mode !== 'walk')
    return nothingRuns(date, transit)
      ? `Day ${day}: nothing runs on ${shortDate(date)}; the way to ${nameOf(stop)} is by transit.`
      : undefined
  return from && stop.at && !sameLand(from, stop.at, transit.apart)
    ? `Day ${day}: there is no way on foot to ${nameOf(stop)}${before ? ` from ${nameOf(before)}` : ''}.`
    : undefined
}

/** Between two stops there is at least the time to get there. */
export function reachCheck(context: CheckContext): Check {
  const all = legs(context)
  const known = all.flatMap(({ computed, ...leg }) => (computed ? [{ ...leg, computed }] : []))
  const faults = known.flatMap(({ stop, before, from, computed }) => {
    const { travel } = stop.activity
    const impossible = impossibleWay({ stop, before, from }, context.destination)
    if (impossible) return [impossible]
    const way = `Day ${stop.day.day}: the way ${travel.mode === 'walk' ? 'on foot' : 'by transit'} to ${nameOf(stop)}`
    if (before && stop.from - before.to < computed.minutes - minuteTolerance) {
      return [
        `${way} takes ${computed.minutes} minutes; ${stop.from - before.to} are left after ${nameOf(before)}.`,
      ]
    }
    if (travel.minutes < computed.minutes - minuteTolerance) {
      return [`${way} is given as ${travel.minutes} minutes; it takes ${computed.minutes}.`]
    }
    if (travel.meters < computed.meters - meterTolerance) {
      return [`${way} is given as ${kilometres(travel.meters)}; it is ${kilometres(computed.meters)}.`]
    }
    return []
  })
  const open = all.filter(({ computed }) => !computed).map(({ stop }) => nameOf(stop))
  const unknowns =
    open.length > 0 ? [`The way to ${nameList(open)} cannot be worked out: one end has no position.`] : []
  const longest = worst(known, ({ computed }) => computed.minutes)
  const walks = known.filter(({ computed }) => computed.mode === 'walk').length
  const pass = longest
    ? `${count(walks, 'walk')} and ${count(known.length - walks, 'ride')} fit between their stops. Longest: ${longest.computed.minutes} minutes ` +
      `${longest.computed.mode === 'walk' ? 'on foot' : 'by transit'} to ${nameOf(longest.stop)}, there by ${toClock(longest.stop.from)}.`
    : 'There are no ways between stops.'
  return verdict('reach', { faults, unknowns, pass })
}

/** No walking leg and no day beyond what the walking slider allows. */
export function walkCheck(context: CheckContext): Check {
  const slider = context.request.filters.maxWalkingDistance
  const perLeg = slider === 0 ? doorToDoor : slider * 1000
  const perDay = slider === 0 ? Number.POSITIVE_INFINITY : slider * 1000
  const allowed = slider === 0 ? `ways under ${doorToDoor} m` : `${slider} km a day`
  const walked = legs(context).filter(({ stop }) => stop.activity.travel.mode === 'walk')
  const walks = walked.map(({ stop, computed }) => ({
    stop,
    known: computed !== undefined,
    meters: Math.max(stop.activity.travel.meters, computed?.meters ?? 0),
  }))
  const sums = context.days.map(({ day }) => ({
    day,
    meters: walks.reduce((sum, { stop, meters }) => sum + (stop.day === day ? meters : 0), 0),
  }))
  const faults = [
    ...walks
      .filter(({ meters }) => meters > perLeg)
      .map(
        ({ stop, meters }) =>
          `Day ${stop.day.day}: ${kilometres(meters)} on foot to ${nameOf(stop)}; ${allowed} is the limit.`,
      ),
    ...sums
      .filter(({ meters }) => meters > perDay)
      .map(({ day, meters }) => `Day ${day.day}: ${kilometres(meters)} on foot; ${allowed} is the limit.`),
  ]
  const open = walks.filter(({ known }) => !known).map(({ stop }) => nameOf(stop))
  const unknowns = open.length > 0 ? [`How far it is on foot to ${nameList(open)} is not known.`] : []
  const longest = worst(walks, ({ meters }) => meters)
  const most = worst(sums, ({ meters }) => meters)
  const pass =
    longest && most
      ? `Longest walk ${kilometres(longest.meters)}, to ${nameOf(longest.stop)} on day ${longest.stop.day.day}. ` +
        `Most in a day ${kilometres(most.meters)}, day ${most.day.day}; ${allowed} is the limit.`
      : `No way is on foot; ${allowed} is the limit.`
  return verdict('walk', { faults, unknowns, pass })
}
