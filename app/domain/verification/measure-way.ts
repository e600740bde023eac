import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Travel } from '~/domain/catalogue/travel-leg'
import { crowFlies, metersOfChord } from './great-circle'
import { areaAround, type Closed } from './no-vehicles'
import { pathOnFoot } from './path-on-foot'
import { streetMeters } from './streets-on-foot'

// The checks' own travel times, from positions and the destination's public transport data alone.

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

/** Estimated travel distance of a straight line, metres. */
function along(straight: number): number {
  return Math.round(circuity * straight)
}

/** Estimated travel distance between two positions, metres. */
function metersAlong(from: Coordinates, to: Coordinates): number {
  return along(crowFlies(from, to))
}

/** What the checks know of the ground of a destination. */
type Terrain = Pick<Destination, 'transit' | 'barriers' | 'streets' | 'footOnly' | 'detour' | 'measured'>

/**
 * The walk between two positions: as a router measured it, or by streets where they were measured, with minutes rounded to the
 * nearest; else around barriers and by the gates of an enclosed area, with minutes rounded up. Undefined where there is no way on foot.
 */
export function onFoot(from: Coordinates, to: Coordinates, terrain: Terrain): Travel | undefined {
  const known = measuredMeters(from, to, terrain)
  if (known !== undefined)
    return { mode: 'walk', meters: known, minutes: Math.round(known / metersOnFootAMinute) }
  if (terrain.streets) {
    const meters = sameLand(from, to, terrain.transit.apart)
      ? streetMeters(from, to, terrain.streets)
      : undefined
    return meters === undefined
      ? undefined
      : { mode: 'walk', meters, minutes: Math.round(meters / metersOnFootAMinute) }
  }
  const [out, into] = [areaAround(from, terrain.footOnly), areaAround(to, terrain.footOnly)]
  const least = out === into ? pathMeters(from, to, terrain) : leastBy(passages(out, into), from, to, terrain)
  return least === undefined ? undefined : walkOver(Math.round(least))
}

/** Metres of the shortest walk by one of these rows of gates. */
function leastBy(
  rows: readonly Coordinates[][],
  from: Coordinates,
  to: Coordinates,
  terrain: Terrain,
): number | undefined {
  let least: number | undefined
  for (const via of rows) {
    const points = [from, ...via, to]
    const parts = points.slice(1).map((point, index) => pathMeters(points[index] ?? from, point, terrain))
    const whole = parts.reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0)
    if (!Number.isNaN(whole) && !(whole >= (least ?? Number.POSITIVE_INFINITY))) least = whole
  }
  return least
}

/** Nearer positions are the same, metres. */
const samePlace = 2

/** Metres that a router measured between two positions, there or back; undefined where it was not asked. */
export function measuredMeters(
  from: Coordinates,
  to: Coordinates,
  { measured = [] }: Pick<Destination, 'measured'>,
): number | undefined {
  const isNear = (one: Coordinates, { latitude, longitude }: (typeof measured)[number]['from']) =>
    crowFlies(one, [latitude, longitude]) < samePlace
  return measured.find(
    (walk) =>
      (isNear(from, walk.from) && isNear(to, walk.to)) || (isNear(from, walk.to) && isNear(to, walk.from)),
  )?.meters
}

/** The gates by which one walks from one area to another: one of each that is enclosed. */
function passages(out: Closed | undefined, into: Closed | undefined): Coordinates[][] {
  const gates = (area: Closed | undefined) =>
    area?.enclosed === 'yes' ? area.gates.map(({ at }) => [at]) : [[]]
  return gates(out).flatMap((first) => gates(into).map((last) => [...first, ...last]))
}

function pathMeters(
  from: Coordinates,
  to: Coordinates,
  { transit, barriers, detour: factor = circuity }: Terrain,
): number | undefined {
  if (!sameLand(from, to, transit.apart)) return undefined
  if (barriers.length === 0) return factor * crowFlies(from, to)
  return pathOnFoot(from, to, barriers, factor)
}

function walkOver(meters: number): Travel {
  return { mode: 'walk', meters, minutes: walkMinutes(meters) }
}

function walkMinutes(meters: number): number {
  return Math.ceil(meters / metersOnFootAMinute)
}

/**
 * The ride between two positions, waiting included; minutes are rounded up. From and to where no vehicle drives it has a walk
 * to a gate, and goes by those gates that take the least time, then the least way.
 */
export function byTransit(from: Coordinates, to: Coordinates, terrain: Terrain): Travel {
  const { transit, footOnly } = terrain
  const [out, into] = [areaAround(from, footOnly), areaAround(to, footOnly)]
  if (!out && !into) {
    const meters = metersAlong(from, to)
    return { mode: 'transit', meters, minutes: rideMinutes(meters, transit) }
  }
  const rides = (out ? out.gates : [{ at: from }]).flatMap((first) =>
    (into ? into.gates : [{ at: to }]).map((last): Travel => {
      const ridden = metersAlong(first.at, last.at)
      const walked = [pathMeters(from, first.at, terrain), pathMeters(last.at, to, terrain)].map((meters) =>
        Math.round(meters ?? Number.POSITIVE_INFINITY),
      )
      const onFoot = walked.reduce((a, b) => a + b)
      const minutes = walked.reduce((sum, meters) => sum + walkMinutes(meters), rideMinutes(ridden, transit))
      return { mode: 'transit', meters: ridden + onFoot, minutes, onFoot }
    }),
  )
  return rides.reduce((a, b) => ((b.minutes - a.minutes || b.meters - a.meters) < 0 ? b : a))
}

/** Metres after which a ride has left the town behind. */
const townRide = 8000

function rideMinutes(
  meters: number,
  { waitMinutes, metersPerMinute: slow, farMetersPerMinute: fast = slow }: Destination['transit'],
): number {
  const beyond = Math.max(0, meters - townRide)
  return waitMinutes + Math.ceil((meters - beyond) / slow + beyond / fast)
}

/** Minutes of the walk or the ride, whichever is faster, over a chord; never fewer for a longer chord. */
export function fastestMinutes(
  squared: number,
  { transit, streets, detour = circuity }: Pick<Destination, 'transit' | 'streets' | 'detour'>,
): number {
  const straight = metersOfChord(squared)
  // A measured street may be hardly longer than the straight line.
  const walk = streets
    ? Math.floor(straight / metersOnFootAMinute)
    : walkMinutes(Math.round(detour * straight))
  return Math.min(walk, rideMinutes(along(straight), transit))
}

/**
 * Travel between a position in the destination and a day trip: the stated minutes from the centre, and the ride to the
 * centre, without waiting twice. From far out one need not go by the centre: then it is what the way is longer.
 */
export function toDayTrip(
  from: Coordinates,
  { at, minutes }: Pick<DayTrip, 'at' | 'minutes'>,
  { center, transit }: Pick<Destination, 'center' | 'transit'>,
): Travel {
  const detour = circuity * (crowFlies(from, at) - crowFlies(center, at))
  const byCentre = circuity * crowFlies(from, center)
  const toMiddle = rideMinutes(Math.min(byCentre, Math.max(townRide, detour)), transit) - transit.waitMinutes
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
