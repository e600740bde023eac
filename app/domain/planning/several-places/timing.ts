import { addDays, type CalendarDate, daysBetween } from '~/domain/calendar/calendar-date'
import { offsetAt } from '~/domain/calendar/zone-offsets'
import type { Way } from './ways'

/** What decides when one leaves a place or comes to it: its clock, and the hours of its days. */
export interface PlaceClock {
  timeZone: string
  hours: { from: number; to: number }
}

/** When a journey is made. Minutes are of the local day of the place that is left, or that is reached. */
export interface JourneyTimes {
  departs: number
  arrives: number
  /** Calendar days from the departure to the arrival. */
  daysLater: 0 | 1
  /** Leaves the base for the departure, and is at the next base. */
  leavesBase: number
  atBase: number
}

const step = 15
/** One has breakfast, packs and leaves: earlier is a loss, later too. */
const bestLeave = 9 * 60 + 30
/** Where nothing else arrives on the same date, one leaves before the day begins for the first departures, but not before this. */
const earliestLeave = 6 * 60
/** Nobody is met by a new town before this, minutes of the day. */
const earliestArrival = 5 * 60 + 30
/** A minute before or after the best time to leave costs this much of a minute that is lost. */
const offTime = 0.1

/**
 * The departure that costs least of the days in both places, within the hours in which there are departures, with an arrival on
 * the same local date or on the next; undefined where none leaves and arrives at a time of day that people travel at.
 */
export function bestTimes(
  way: Way,
  date: CalendarDate,
  from: PlaceClock,
  to: PlaceClock,
  daysLater: 0 | 1,
): JourneyTimes | undefined {
  const within = (earliest: number) => timesFrom(earliest, way, date, from, to, daysLater)
  // The first departure of an estimate is not known.
  const early = daysLater === 0 && way.every !== undefined
  return within(from.hours.from) ?? (early ? within(earliestLeave) : undefined)
}

function timesFrom(
  earliest: number,
  way: Way,
  date: CalendarDate,
  from: PlaceClock,
  to: PlaceClock,
  daysLater: 0 | 1,
): JourneyTimes | undefined {
  let best: { times: JourneyTimes; loss: number } | undefined
  const every = Math.max(step, Math.ceil((way.every ?? step) / step) * step)
  for (let departs = Math.ceil(way.first / step) * step; departs <= way.last; departs += every) {
    const leavesBase = departs - way.leadMinutes
    if (leavesBase < earliest) continue
    const times = arrivalOf(way, date, departs, from.timeZone, to.timeZone)
    if (times?.daysLater !== daysLater || times.arrives < earliestArrival || times.atBase > to.hours.to)
      continue
    const loss = lossOf(times, from, to)
    if (!best || loss < best.loss) best = { times, loss }
  }
  return best?.times
}

function arrivalOf(
  way: Way,
  date: CalendarDate,
  departs: number,
  fromZone: string,
  toZone: string,
): JourneyTimes | undefined {
  const lands = local(instantOf(date, departs, fromZone) + way.minutes * 60_000, toZone)
  const daysLater = daysBetween(date, lands.date)
  if (daysLater !== 0 && daysLater !== 1) return undefined
  const atBase = Math.ceil((lands.minute + way.afterMinutes) / step) * step
  return { departs, arrives: lands.minute, daysLater, leavesBase: departs - way.leadMinutes, atBase }
}

function lossOf(
  { leavesBase, atBase }: JourneyTimes,
  { hours: left }: PlaceClock,
  { hours: reached }: PlaceClock,
): number {
  const behind = left.to - Math.min(left.to, leavesBase)
  const ahead = Math.max(reached.from, atBase) - reached.from
  return behind + ahead + offTime * Math.abs(leavesBase - bestLeave)
}

/** Milliseconds since 1970 of a local time. A time that a clock change leaves out is the one an hour later. */
export function instantOf(date: CalendarDate, minute: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minute * 60_000
  const guess = asUtc - offsetAt(timeZone, asUtc) * 60_000
  return asUtc - offsetAt(timeZone, guess) * 60_000
}

function local(instant: number, timeZone: string): { date: CalendarDate; minute: number } {
  const there = instant + offsetAt(timeZone, instant) * 60_000
  const date = addDays('1970-01-01', Math.floor(there / 86_400_000))
  return { date, minute: Math.floor(there / 60_000) % 1440 }
}
