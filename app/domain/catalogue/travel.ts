import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { Destination } from './destination'
import { metersBetween } from './distance'
import type { Coordinates } from './place'
import type { Travel } from './travel-leg'

/** Ratio of walking distance to straight-line distance; 1.3 is the usual detour factor of dense street networks. */
const detour = 1.3
/** Walking speed of a visitor with a map, metres a minute (4.5 km/h). */
const walkingSpeed = 75
/** Longer legs are ridden where there is public transport, metres along the way. */
export const longestLeisureWalk = 1800

/** Minutes and metres on foot between two points along streets. Both are estimates and shown as such. */
export function walk(from: Coordinates, to: Coordinates): Travel {
  const meters = Math.round(metersBetween(from, to) * detour)
  return { mode: 'walk', minutes: Math.ceil(meters / walkingSpeed), meters }
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

/** Whether two points are connected on foot at all: not another island, no cliff between. */
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
  transit: Destination['transit'],
  longestWalk = longestLeisureWalk,
): Travel {
  const onFoot = walk(from, to)
  const short = onFoot.meters <= Math.min(longestWalk, longestLeisureWalk)
  return short && walkable(from, to, transit) ? onFoot : ride(from, to, transit)
}
