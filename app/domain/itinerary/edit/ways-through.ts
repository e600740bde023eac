import { footMeters } from '~/domain/catalogue/foot-meters'
import type { Coordinates } from '~/domain/catalogue/place'
import { bestWay, ride } from '~/domain/catalogue/travel'
import type { Travel } from '~/domain/catalogue/travel-leg'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import type { TripFacts } from './draft'

/** A single walk may be up to this share of a day's walking; the planner uses the same share. */
const longestShare = 1 / 3
const still: Travel = { mode: 'walk', minutes: 0, meters: 0 }

/**
 * The legs of a day: from the base through its stops and back, one more than there are stops. If they and the stops that
 * are walks themselves exceed the traveller's daily walking distance, the longest are ridden. A stop without a position is
 * taken to be at the stop before it.
 */
export function waysThrough(
  base: Coordinates,
  stops: readonly Pick<ActivityView, 'latitude' | 'longitude' | 'leftAt'>[],
  { request, destination }: TripFacts,
): Travel[] {
  const most = request.filters.maxWalkingDistance * 1000
  const ofStops = stops.reduce((sum, { leftAt }) => sum + (leftAt?.footMeters ?? 0), 0)
  // Where the stops alone are as far as one walks, riding between them does not help.
  const left = ofStops >= most ? most : most - ofStops
  const legs: { from: Coordinates; to: Coordinates; way: Travel }[] = []
  let at = base
  for (const stop of [...stops, { latitude: base[0], longitude: base[1], leftAt: undefined }]) {
    const { latitude, longitude, leftAt } = stop
    const to: Coordinates = latitude === null || longitude === null ? at : [latitude, longitude]
    const way = to[0] === at[0] && to[1] === at[1] ? still : bestWay(at, to, destination, most * longestShare)
    legs.push({ from: at, to, way })
    at = leftAt ? [leftAt.latitude, leftAt.longitude] : to
  }
  const walked = () => legs.reduce((sum, { way }) => sum + footMeters(way), 0)
  const longestFirst = legs
    .filter(({ way }) => way.mode === 'walk' && way.meters > 0)
    .sort((a, b) => b.way.meters - a.way.meters)
  for (const leg of longestFirst) {
    if (walked() <= left) break
    const ridden = ride(leg.from, leg.to, destination)
    // Where no vehicle drives, the way by a gate may be the longer walk.
    if (footMeters(ridden) < leg.way.meters) leg.way = ridden
  }
  return legs.map(({ way }) => way)
}
