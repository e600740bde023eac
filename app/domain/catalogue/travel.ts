import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { metersAlongStreets } from './along-streets'
import type { Destination } from './destination'
import { metersBetween } from './distance'
import { type FootArea, footAreaOf } from './foot-area'
import { measuredBetween } from './measured-walks'
import type { Coordinates, Place } from './place'
import type { Travel } from './travel-leg'
import { metersAround } from './ways-around'

/** Ratio of walking distance to straight-line distance; 1.3 is the usual detour factor of dense street networks. */
const usualDetour = 1.3
/** Walking speed of a visitor with a map, metres a minute (4.5 km/h). */
const walkingSpeed = 75
/** Longer legs are ridden where there is public transport, metres along the way. */
export const longestLeisureWalk = 1800

/** What decides whether and how far one walks in a destination. */
export type Ground = Pick<
  Destination,
  'transit' | 'barriers' | 'streets' | 'footOnly' | 'detour' | 'measured'
>

/** Minutes and metres on foot between two points along streets. Both are estimates and shown as such. */
export function walk(from: Coordinates, to: Coordinates): Travel {
  return walkOf(metersBetween(from, to) * usualDetour)
}

function walkOf(length: number): Travel {
  const meters = Math.round(length)
  return { mode: 'walk', minutes: Math.ceil(meters / walkingSpeed), meters }
}

/** A walk of a measured length: its minutes are rounded to the nearest, those of an estimate are rounded up. */
function measuredWalk(length: number): Travel {
  const meters = Math.round(length)
  return { mode: 'walk', minutes: meters === 0 ? 0 : Math.max(1, Math.round(meters / walkingSpeed)), meters }
}

/**
 * The walk as it was measured for a trip, along measured streets, or around the destination's barriers, by their crossings, and
 * into an enclosed area by its gates; undefined where one cannot walk. Where streets were measured no areas are known.
 */
export function walkAround(from: Coordinates, to: Coordinates, ground: Ground): Travel | undefined {
  const known = measuredBetween(from, to, ground.measured)
  if (known) return measuredWalk(known.meters)
  const { streets, transit } = ground
  if (streets) {
    const meters = walkable(from, to, transit) ? metersAlongStreets(from, to, streets) : Number.NaN
    return Number.isFinite(meters) ? measuredWalk(meters) : undefined
  }
  const [start, end] = [footAreaOf(from, ground.footOnly), footAreaOf(to, ground.footOnly)]
  const starts =
    start !== end && start?.enclosed === 'yes' ? gatesOf(from, start, ground) : [{ at: from, length: 0 }]
  const ends = start !== end && end?.enclosed === 'yes' ? gatesOf(to, end, ground) : [{ at: to, length: 0 }]
  const lengths = starts.flatMap((out) =>
    ends.map((into) => out.length + lengthOnFoot(out.at, into.at, ground) + into.length),
  )
  const length = Math.min(...lengths)
  return Number.isFinite(length) ? walkOf(length) : undefined
}

/** Metres on foot without a look at areas; infinite where one cannot walk. */
function lengthOnFoot(from: Coordinates, to: Coordinates, ground: Ground): number {
  const { transit, barriers, detour = usualDetour } = ground
  if (!walkable(from, to, transit)) return Number.POSITIVE_INFINITY
  return barriers.length === 0 ? metersBetween(from, to) * detour : metersAround(from, to, barriers, detour)
}

/** Metres between two points around a destination's barriers, without the detours of streets. */
export function aroundBarriers({ barriers, detour = usualDetour }: Pick<Ground, 'barriers' | 'detour'>) {
  return (from: Coordinates, to: Coordinates) => metersAround(from, to, barriers, detour) / detour
}

/** The gates of an area with the metres on foot between them and a point inside. */
function gatesOf(inside: Coordinates, { gates }: FootArea, ground: Ground) {
  return gates.map(({ at }) => ({ at, length: lengthOnFoot(inside, at, ground) }))
}

/** Metres on foot to a place from the nearest gate of its area and back to one; 0 where vehicles drive. */
export function metersFromGates({ at, line }: Pick<Place, 'at' | 'line'>, ground: Ground): number {
  const [first, last] = [at, line?.to ?? at].map((end) => {
    const area = footAreaOf(end, ground.footOnly)
    return area ? Math.min(...gatesOf(end, area, ground).map(({ length }) => length)) : 0
  })
  return (first ?? 0) + (last ?? 0)
}

/**
 * Minutes and metres by public transport, door to door, waiting included. Where no vehicle drives the ride is to the gate that
 * is quickest, and the rest is on foot.
 */
export function ride(from: Coordinates, to: Coordinates, ground: Ground): Travel {
  const [start, end] = [footAreaOf(from, ground.footOnly), footAreaOf(to, ground.footOnly)]
  if (!start && !end) return driven(from, to, ground.transit)
  const starts = start ? gatesOf(from, start, ground) : [{ at: from, length: 0 }]
  const ends = end ? gatesOf(to, end, ground) : [{ at: to, length: 0 }]
  const rides = starts.flatMap((out) => ends.map((into) => throughGates(out, into, ground)))
  return rides.reduce((a, b) =>
    b.minutes < a.minutes || (b.minutes === a.minutes && b.meters < a.meters) ? b : a,
  )
}

function throughGates(out: GateWalk, into: GateWalk, { transit }: Ground): Travel & { onFoot: number } {
  const walks = [walkOf(out.length), walkOf(into.length)]
  const onFoot = walks.reduce((sum, { meters }) => sum + meters, 0)
  const { mode, minutes, meters } = driven(out.at, into.at, transit)
  return {
    mode,
    minutes: walks.reduce((sum, walked) => sum + walked.minutes, minutes),
    meters: meters + onFoot,
    onFoot,
  }
}

interface GateWalk {
  at: Coordinates
  length: number
}

function driven(from: Coordinates, to: Coordinates, transit: Destination['transit']): Travel {
  const meters = Math.round(metersBetween(from, to) * usualDetour)
  return {
    mode: 'transit',
    minutes: transit.waitMinutes + Math.ceil(minutesRiding(meters, transit)),
    meters,
  }
}

/** Metres of a ride through streets and stops; what is left of it is faster where the catalogue says so. */
export const nearRide = 8000

/** Minutes of a ride without the wait before it, not rounded. */
export function minutesRiding(
  meters: number,
  { metersPerMinute, farMetersPerMinute }: Destination['transit'],
): number {
  const near = Math.min(meters, nearRide)
  return near / metersPerMinute + (meters - near) / (farMetersPerMinute ?? metersPerMinute)
}

/** Whether two points are connected on foot at all: not another island. */
export function walkable(
  from: Coordinates,
  to: Coordinates,
  { apart = [] }: Destination['transit'],
): boolean {
  return landOf(from, apart) === landOf(to, apart)
}

/** The group of the nearest point. */
function landOf(at: Coordinates, apart: Coordinates[][]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  apart.forEach((points, land) => {
    for (const point of points) {
      const meters = metersBetween(at, point)
      if (meters < least) [nearest, least] = [land, meters]
    }
  })
  return nearest
}

/** What a day pays for its rides, hundredths: their fares, or the day ticket where that is less. */
export function dayFares(
  fares: number,
  { dayPassCents = Number.POSITIVE_INFINITY }: Pick<Destination['transit'], 'dayPassCents'>,
): number {
  return Math.min(fares, dayPassCents)
}

/** Whether public transport does not run on a date. */
export function restsOn(date: CalendarDate, { restDays = [] }: Destination['transit']): boolean {
  return restDays.includes(date.slice(5))
}

/**
 * Travel as a person would choose it: on foot when short, by public transport otherwise. A ride that ends at a gate is taken
 * where it saves more walking than one would walk anyway.
 */
export function bestWay(
  from: Coordinates,
  to: Coordinates,
  ground: Ground,
  longestWalk = longestLeisureWalk,
): Travel {
  const most = Math.min(longestWalk, longestLeisureWalk)
  // Streets are never shorter than the straight line, and ways around something never shorter than an estimate without it.
  const isNear =
    (measuredBetween(from, to, ground.measured)?.meters ??
      metersBetween(from, to) * (ground.streets ? 1 : (ground.detour ?? usualDetour))) <= most
  if (!isNear && !footAreaOf(from, ground.footOnly) && !footAreaOf(to, ground.footOnly))
    return driven(from, to, ground.transit)
  const onFoot = walkAround(from, to, ground)
  if (onFoot && onFoot.meters <= most) return onFoot
  const ridden = ride(from, to, ground)
  return onFoot && onFoot.meters <= most + (ridden.onFoot ?? 0) ? onFoot : ridden
}
