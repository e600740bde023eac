import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { Destination } from './destination'
import { metersBetween } from './distance'
import type { Coordinates } from './place'
import type { Travel } from './travel-leg'

/** Streets are longer than the crow flies; 1.3 is the usual detour factor of dense street networks. */
const detour = 1.3
/** Walking speed with a map in hand, metres a minute (4.5 km/h). */
const walkingSpeed = 75
/** Beyond this a leg is ridden where there is something to ride, metres along the way. */
export const longestLeisureWalk = 1800

/** Minutes and metres on foot between two points along streets. Estimates, and called so. */
export function walk(from: Coordinates, to: Coordinates): Travel {
  const meters = Math.round(metersBetween(from, to) * detour)
  return { mode: 'walk', minutes: Math.ceil(meters / walkingSpeed), meters }
}

/** Minutes and metres by the destination's public transport, door to door with waiting. */
export function ride(from: Coordinates, to: Coordinates, transit: Destination['transit']): Travel {
  const meters = Math.round(metersBetween(from, to) * detour)
  return {
    mode: 'transit',
    minutes: transit.waitMinutes + Math.ceil(meters / transit.metersPerMinute),
    meters,
  }
}

/** Whether there is a way on foot at all: not to another island, nor round a cliff. */
export function walkable(
  from: Coordinates,
  to: Coordinates,
  { apart = [] }: Destination['transit'],
): boolean {
  return landOf(from, apart) === landOf(to, apart)
}

/** The group of the point that is nearest. */
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

/** Whether nothing runs on a date. */
export function restsOn(date: CalendarDate, { restDays = [] }: Destination['transit']): boolean {
  return restDays.includes(date.slice(5))
}

/** The way a person would take: on foot when it is short, by public transport otherwise. */
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
