import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import { mostPoints } from '~/domain/catalogue/matrix-call'
import { joins, type MeasuredWalk, measuredBetween } from '~/domain/catalogue/measured-walks'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Travel } from '~/domain/catalogue/travel-leg'
import { betweenJourneys } from '~/domain/itinerary/booked-stop'
import { baseAt, type SpokenFacts, stayOf, stopsOf } from '~/domain/itinerary/edit/draft'
import { neighboursOf, settleDay } from '~/domain/itinerary/edit/settle-day'
import { waysThrough } from '~/domain/itinerary/edit/ways-through'
import type { DayView } from '~/domain/itinerary/itinerary'

/** The days that a trip has in one place. */
export interface DaysInPlace {
  days: readonly DayView[]
  destination: Destination
}

interface Leg {
  from: Coordinates
  to: Coordinates
  travel: Travel
}

/** Shorter ways are across a square: an estimate is as good, metres in a straight line. */
const acrossASquare = 60
/** A router's matrix has points of one town: metres in a straight line. */
const sameTown = 50_000

/** From the base through the stops of a day, and back where the day ends there. */
function legsOf(day: DayView, destination: Destination): Leg[] {
  const base = baseAt(day, destination)
  const stay = stayOf(day)
  const legs: Leg[] = []
  let at = base
  for (const { latitude, longitude, leftAt, travel } of betweenJourneys(stopsOf(day)).between) {
    const to: Coordinates = latitude === null || longitude === null ? at : [latitude, longitude]
    legs.push({ from: at, to, travel })
    at = leftAt ? [leftAt.latitude, leftAt.longitude] : to
  }
  return stay ? [...legs, { from: at, to: base, travel: stay.travel }] : legs
}

const allLegs = (parts: readonly DaysInPlace[]) =>
  parts.flatMap(({ days, destination }) => days.flatMap((day) => legsOf(day, destination)))

/**
 * The walks of an edited trip that nothing has measured and that it did not have before, of one town and with no more ends than one
 * question may have.
 */
export function walksToMeasure(
  now: readonly DaysInPlace[],
  was: readonly DaysInPlace[],
  known: readonly MeasuredWalk[],
): Pick<Leg, 'from' | 'to'>[] {
  const before = allLegs(was)
  const wanted: Leg[] = []
  for (const { days, destination } of now) {
    const inTable = new Set(destination.streets?.points.map(String))
    for (const leg of days.flatMap((day) => legsOf(day, destination))) {
      const { from, to, travel } = leg
      const [first] = wanted
      if (travel.mode !== 'walk' || metersBetween(from, to) < acrossASquare) continue
      if (inTable.has(String(from)) && inTable.has(String(to))) continue
      if (measuredBetween(from, to, known) || [...before, ...wanted].some((way) => joins(from, to, way)))
        continue
      if (first && metersBetween(first.from, to) > sameTown) continue
      if (wanted.length < mostPoints) wanted.push(leg)
    }
  }
  return wanted
}

/** Of the walks that were measured, those that a trip still has. */
export function walksInUse(parts: readonly DaysInPlace[], walks: readonly MeasuredWalk[]): MeasuredWalk[] {
  return [...new Set(allLegs(parts).flatMap(({ from, to }) => measuredBetween(from, to, walks) ?? []))]
}

/**
 * The days with their measured walks. Where one is not as long as the day says, the day is computed anew: its stops keep their times
 * where these can be reached and start later where they cannot, and a walk that has become too long is ridden. Other days stay the
 * same objects.
 */
export function withMeasured(days: readonly DayView[], facts: SpokenFacts): DayView[] {
  const { destination } = facts
  return days.map((day) => {
    const legs = legsOf(day, destination)
    const isMeasured = ({ from, to }: Leg) => measuredBetween(from, to, destination.measured) !== undefined
    if (!legs.some(isMeasured)) return day
    const stops = stopsOf(day)
    const ways = waysThrough(baseAt(day, destination), betweenJourneys(stops).between, facts)
    const isStated = (leg: Leg, index: number) => {
      const way = ways[index]
      return (
        way?.mode === leg.travel.mode &&
        way.minutes === leg.travel.minutes &&
        way.meters === leg.travel.meters
      )
    }
    if (legs.every((leg, index) => !isMeasured(leg) || isStated(leg, index))) return day
    const starts = Object.fromEntries(stops.map(({ id, startTime }) => [id, fromClock(startTime)]))
    return settleDay(day, starts, facts, neighboursOf([day]))
  })
}
