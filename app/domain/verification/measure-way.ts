import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Travel } from '~/domain/catalogue/travel-leg'
import { pathOnFoot } from './path-on-foot'

// The checks' own travel times, from positions and the destination's public transport data alone.

/** Mean radius of the earth, metres (IUGG, 6,371.0 km). */
const meanRadius = 6_371_000

/**
 * Ratio of travelled to straight-line distance. Measured road networks are between 1.2 and 1.5 (Ballou, Rahardja and
 * Sakai 2002, "Selected country circuity factors for road travel distance estimation").
 */
const circuity = 1.3

/**
 * Walking speed in metres a minute, 1.25 m/s: between the 1.07 m/s assumed for pedestrian signals (MUTCD 2009, 4E.06)
 * and the 1.4 m/s of healthy adults (Bohannon 1997).
 */
const metersOnFootAMinute = 75

export type Vector = readonly [x: number, y: number, z: number]

/** A position as a point on the unit sphere. */
export function onSphere([latitude, longitude]: Coordinates): Vector {
  const [phi, lambda] = [(latitude / 180) * Math.PI, (longitude / 180) * Math.PI]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** Great-circle distance between two positions in metres, computed from the chord. */
export function crowFlies(from: Coordinates, to: Coordinates): number {
  return metersOfChord(chordSquared(onSphere(from), onSphere(to)))
}

/** The square of the straight line through the sphere. It grows with the distance and costs no root to compare. */
export function chordSquared(a: Vector, b: Vector): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

/** Great-circle metres of a chord. */
function metersOfChord(squared: number): number {
  return 2 * meanRadius * Math.asin(Math.min(1, Math.sqrt(squared) / 2))
}

/** Estimated travel distance of a straight line, metres. */
function along(straight: number): number {
  return Math.round(circuity * straight)
}

/** Estimated travel distance between two positions, metres. */
function metersAlong(from: Coordinates, to: Coordinates): number {
  return along(crowFlies(from, to))
}

/** The walk between two positions, around barriers; minutes are rounded up. Undefined where there is no way on foot. */
export function onFoot(
  from: Coordinates,
  to: Coordinates,
  { transit, barriers }: Pick<Destination, 'transit' | 'barriers'>,
): Travel | undefined {
  if (!sameLand(from, to, transit.apart)) return undefined
  if (barriers.length === 0) return walkOver(metersAlong(from, to))
  const meters = pathOnFoot(from, to, barriers, circuity)
  return meters === undefined ? undefined : walkOver(Math.round(meters))
}

function walkOver(meters: number): Travel {
  return { mode: 'walk', meters, minutes: walkMinutes(meters) }
}

function walkMinutes(meters: number): number {
  return Math.ceil(meters / metersOnFootAMinute)
}

/** The ride between two positions, waiting included; minutes are rounded up. */
export function byTransit(from: Coordinates, to: Coordinates, transit: Destination['transit']): Travel {
  const meters = metersAlong(from, to)
  return { mode: 'transit', meters, minutes: rideMinutes(meters, transit) }
}

function rideMinutes(meters: number, { waitMinutes, metersPerMinute }: Destination['transit']): number {
  return waitMinutes + Math.ceil(meters / metersPerMinute)
}

/** Minutes of the walk or the ride, whichever is faster, over a chord; never fewer for a longer chord. */
export function fastestMinutes(squared: number, transit: Destination['transit']): number {
  const meters = along(metersOfChord(squared))
  return Math.min(walkMinutes(meters), rideMinutes(meters, transit))
}

/**
 * Travel between a position in the destination and a day trip: the stated minutes from the centre, and the ride to the
 * centre, without waiting twice.
 */
export function toDayTrip(
  from: Coordinates,
  { at, minutes }: Pick<DayTrip, 'at' | 'minutes'>,
  { center, transit }: Pick<Destination, 'center' | 'transit'>,
): Travel {
  const toMiddle = Math.ceil((circuity * crowFlies(from, center)) / transit.metersPerMinute)
  return { mode: 'transit', meters: metersAlong(from, at), minutes: minutes + toMiddle }
}

/** Whether a walk is possible: both ends belong to the same group of points. */
export function sameLand(from: Coordinates, to: Coordinates, lands: Coordinates[][] = []): boolean {
  const pieceOf = (at: Coordinates) => {
    const distances = lands.map((points) => Math.min(...points.map((point) => crowFlies(at, point))))
    return distances.indexOf(Math.min(...distances))
  }
  return pieceOf(from) === pieceOf(to)
}

/** Whether public transport does not run on a date of the year. */
export function nothingRuns(date: CalendarDate, { restDays }: Destination['transit']): boolean {
  return restDays?.some((day) => date.endsWith(`-${day}`)) ?? false
}
