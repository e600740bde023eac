import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { metersAlongStreets } from './along-streets'
import type { Destination } from './destination'
import { metersBetween } from './distance'
import type { Coordinates } from './place'
import type { Travel } from './travel-leg'
import { metersAround } from './ways-around'

/** Ratio of walking distance to straight-line distance; 1.3 is the usual detour factor of dense street networks. */
const detour = 1.3
/** Walking speed of a visitor with a map, metres a minute (4.5 km/h). */
const walkingSpeed = 75
/** Longer legs are ridden where there is public transport, metres along the way. */
export const longestLeisureWalk = 1800

/** What decides whether and how far one walks in a destination. */
export type Ground = Pick<Destination, 'transit' | 'barriers' | 'streets'>

/** Minutes and metres on foot between two points along streets. Both are estimates and shown as such. */
export function walk(from: Coordinates, to: Coordinates): Travel {
  return walkOf(metersBetween(from, to) * detour)
}

function walkOf(length: number): Travel {
  const meters = Math.round(length)
  return { mode: 'walk', minutes: Math.ceil(meters / walkingSpeed), meters }
}

/** The walk along measured streets, or around the destination's barriers; undefined where one cannot walk. */
export function walkAround(
  from: Coordinates,
  to: Coordinates,
  { transit, barriers, streets }: Ground,
): Travel | undefined {
  if (!walkable(from, to, transit)) return undefined
  if (streets) {
    const meters = metersAlongStreets(from, to, streets)
    return Number.isFinite(meters) ? measuredWalk(meters) : undefined
  }
  if (barriers.length === 0) return walk(from, to)
  const meters = metersAround(from, to, barriers, detour)
  return Number.isFinite(meters) ? walkOf(meters) : undefined
}

/** A walk of a measured length: its minutes are rounded to the nearest, those of an estimate are rounded up. */
function measuredWalk(length: number): Travel {
  const meters = Math.round(length)
  return { mode: 'walk', minutes: meters === 0 ? 0 : Math.max(1, Math.round(meters / walkingSpeed)), meters }
}

/** Minutes and metres by public transport, door to door, waiting included. */
export function ride(from: Coordinates, to: Coordinates, transit: Destination['transit']): Travel {
  const meters = Math.round(metersBetween(from, to) * detour)
  return {
    mode: 'transit',
    minutes: transit.waitMinutes + Math.ceil(meters / transit.metersPerMinute),
    meters,
  }
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

/** Whether public transport does not run on a date. */
export function restsOn(date: CalendarDate, { restDays = [] }: Destination['transit']): boolean {
  return restDays.includes(date.slice(5))
}

/** Travel as a person would choose it: on foot when short, by public transport otherwise. */
export function bestWay(
  from: Coordinates,
  to: Coordinates,
  ground: Ground,
  longestWalk = longestLeisureWalk,
): Travel {
  const most = Math.min(longestWalk, longestLeisureWalk)
  // Streets are never shorter than the straight line, and ways around something never shorter than an estimate without it.
  const least = metersBetween(from, to) * (ground.streets ? 1 : detour)
  const onFoot = least <= most ? walkAround(from, to, ground) : undefined
  return onFoot && onFoot.meters <= most ? onFoot : ride(from, to, ground.transit)
}
