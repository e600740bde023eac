import type { Coordinates } from '~/domain/catalogue/place'
import { bestWay, ride } from '~/domain/catalogue/travel'
import type { Travel } from '~/domain/catalogue/travel-leg'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import type { TripFacts } from './draft'

/** One way may take up to this share of what is walked in a day; the planner gives the same. */
const longestShare = 1 / 3
const still: Travel = { mode: 'walk', minutes: 0, meters: 0 }

/**
 * The ways of a day: from the base through its stops and home again, one more than there are stops. Where they come to
 * more than the traveller walks in a day, the longest are ridden. A stop without a position lies where one is.
 */
export function waysThrough(
  base: Coordinates,
  stops: readonly Pick<ActivityView, 'latitude' | 'longitude'>[],
  { request, destination: { transit } }: TripFacts,
): Travel[] {
  const most = request.filters.maxWalkingDistance * 1000
  const legs: { from: Coordinates; to: Coordinates; way: Travel }[] = []
  let at = base
  for (const stop of [...stops, { latitude: base[0], longitude: base[1] }]) {
    const { latitude, longitude } = stop
    const to: Coordinates = latitude === null || longitude === null ? at : [latitude, longitude]
    const way = to[0] === at[0] && to[1] === at[1] ? still : bestWay(at, to, transit, most * longestShare)
    legs.push({ from: at, to, way })
    at = to
  }
  const onFoot = () => legs.filter(({ way }) => way.mode === 'walk')
  const walked = () => onFoot().reduce((sum, { way }) => sum + way.meters, 0)
  while (walked() > most) {
    const longest = onFoot().reduce((a, b) => (b.way.meters > a.way.meters ? b : a))
    if (longest.way.meters === 0) break
    longest.way = ride(longest.from, longest.to, transit)
  }
  return legs.map(({ way }) => way)
}
