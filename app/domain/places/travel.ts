import type { Travel } from '~/domain/itinerary/itinerary'
import type { Destination } from './destination'
import { metersBetween } from './distance'
import type { Coordinates } from './place'

/** Streets are longer than the crow flies; 1.3 is the usual detour factor of dense street networks. */
const detour = 1.3
/** Walking speed with a map in hand, metres a minute (4.5 km/h). */
const walkingSpeed = 75
/** Beyond this a leg is ridden where there is something to ride, metres along the way. */
const longestLeisureWalk = 1800

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

/** The way a person would take: on foot when it is short, by public transport otherwise. */
export function bestWay(
  from: Coordinates,
  to: Coordinates,
  transit: Destination['transit'],
  longestWalk = longestLeisureWalk,
): Travel {
  const onFoot = walk(from, to)
  return onFoot.meters <= Math.min(longestWalk, longestLeisureWalk) ? onFoot : ride(from, to, transit)
}
