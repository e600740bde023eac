import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Travel } from '~/domain/catalogue/travel-leg'

// The checks' own measure of ways, from positions and the destination's figures for public transport alone.

/** Mean radius of the earth, metres (IUGG, 6,371.0 km). */
const meanRadius = 6_371_000

/**
 * Metres on the ground for a metre as the crow flies. Measured road networks lie between 1.2 and 1.5 (Ballou, Rahardja
 * and Sakai 2002, "Selected country circuity factors for road travel distance estimation").
 */
const circuity = 1.3

/**
 * Metres a minute on foot, 1.25 m/s: between the 1.07 m/s that pedestrian signals allow for (MUTCD 2009, 4E.06) and the
 * 1.4 m/s that healthy adults walk at ease (Bohannon 1997).
 */
const metersOnFootAMinute = 75

type Vector = [x: number, y: number, z: number]

/** A position as a point of the unit sphere. */
function onSphere([latitude, longitude]: Coordinates): Vector {
  const [phi, lambda] = [(latitude / 180) * Math.PI, (longitude / 180) * Math.PI]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** Metres between two positions over the ground as the crow flies: the arc above the chord through the sphere. */
export function crowFlies(from: Coordinates, to: Coordinates): number {
  const [a, b] = [onSphere(from), onSphere(to)]
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
  return 2 * meanRadius * Math.asin(Math.min(1, chord / 2))
}

/** Metres along the ways between two positions, estimated. */
function metersAlong(from: Coordinates, to: Coordinates): number {
  return Math.round(circuity * crowFlies(from, to))
}

/** The walk between two positions; minutes are rounded up. */
export function onFoot(from: Coordinates, to: Coordinates): Travel {
  const meters = metersAlong(from, to)
  return { mode: 'walk', meters, minutes: Math.ceil(meters / metersOnFootAMinute) }
}

/** The ride between two positions, with the wait for it; minutes on the way are rounded up. */
export function byTransit(
  from: Coordinates,
  to: Coordinates,
  { waitMinutes, metersPerMinute }: Destination['transit'],
): Travel {
  const meters = metersAlong(from, to)
  return { mode: 'transit', meters, minutes: waitMinutes + Math.ceil(meters / metersPerMinute) }
}

/**
 * The way between a position in the destination and a day trip out of it: the stated minutes from the middle, and the ride
 * to the middle, for which nobody waits twice.
 */
export function toDayTrip(
  from: Coordinates,
  { at, minutes }: Pick<DayTrip, 'at' | 'minutes'>,
  { center, transit }: Pick<Destination, 'center' | 'transit'>,
): Travel {
  const toMiddle = Math.ceil((circuity * crowFlies(from, center)) / transit.metersPerMinute)
  return { mode: 'transit', meters: metersAlong(from, at), minutes: minutes + toMiddle }
}

/** Whether a way on foot exists: both ends lie nearest to points of the same piece of land. */
export function sameLand(from: Coordinates, to: Coordinates, lands: Coordinates[][] = []): boolean {
  const pieceOf = (at: Coordinates) => {
    const distances = lands.map((points) => Math.min(...points.map((point) => crowFlies(at, point))))
    return distances.indexOf(Math.min(...distances))
  }
  return pieceOf(from) === pieceOf(to)
}

/** Whether public transport rests on a date of the year. */
export function nothingRuns(date: CalendarDate, { restDays }: Destination['transit']): boolean {
  return restDays?.some((day) => date.endsWith(`-${day}`)) ?? false
}
