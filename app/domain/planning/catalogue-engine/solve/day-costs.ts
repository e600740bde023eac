import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Problem } from '~/domain/planning/solver/problem'
import type { TravelMatrix } from '~/domain/planning/trip-draft'
import { hard, medium, soft } from '~/domain/planning/weights'

const { noticed, long, zigzag } = medium.detour
const { leg: legWeights, wait } = soft

/** The place at a site, whichever end of it that is; none at stops that stay. */
export type PlaceAt = (site: number) => Place | undefined

/** A short wait is breathing space, an hour is a hole in the day. */
export function idleCost(minutes: number): number {
  if (minutes <= 0) return 0
  // Nearly every wait is short, and this runs for every insertion that is tried.
  if (minutes <= wait.long.from) return wait.minute * minutes
  return (
    wait.minute * minutes +
    wait.long.minute * Math.max(0, minutes - wait.long.from) +
    wait.hole.minute * Math.max(0, minutes - wait.hole.from)
  )
}

/**
 * What the shape of a day takes off: a zigzag, many rides, coming back to a quarter or a spot that was left, and a stop far
 * from all others, and a meal right before or after a class or a tour with food. `isWorthIt` tells the places that are worth any way.
 */
export function dayShapeCost(
  travel: TravelMatrix,
  candidateAt: PlaceAt,
  base: Place,
  isWorthIt: (place: Place) => boolean,
  { metersPerMinute }: Destination['transit'],
): NonNullable<Problem['shapeCost']> {
  const { driven, points: aRideInTown } = medium.manyRides
  const aRide = metersPerMinute < driven.from ? aRideInTown : driven.points
  const placeAt = (site: number) => (site === 0 ? base : candidateAt(site))
  return (ratio, path) => {
    let rides = 0
    for (let leg = 1; leg < path.length; leg++)
      rides += travel.ridden[(path[leg - 1] ?? 0) * travel.sites + (path[leg] ?? 0)] ?? 0
    const stops = path.slice(1, -1).map(placeAt)
    // Breakfast is on the way from the bed, and the last stops of the base's quarter are on the way to it.
    const quarters = stops.slice(stops[0]?.kind === 'food' ? 1 : 0).map((place) => place?.area)
    while (quarters.length > 0 && quarters.at(-1) === base.area) quarters.pop()
    let returns = 0
    for (let at = 1; at < quarters.length; at++)
      if (quarters[at] !== quarters[at - 1] && quarters.indexOf(quarters[at]) < at) returns++
    let alone = 0
    for (let at = 1; at < path.length - 1; at++) {
      const site = path[at] ?? 0
      const before = travel.way[(path[at - 1] ?? 0) * travel.sites + site] ?? 0
      const after = travel.way[site * travel.sites + (path[at + 1] ?? 0)] ?? 0
      const far = Math.min(before, after) - medium.alone.from
      const place = far > 0 ? candidateAt(site) : undefined
      if (place && !isWorthIt(place)) alone += far
    }
    // Before the second stop is breakfast.
    let fed = 0
    for (let at = 1; at < path.length - 1; at++)
      if (isFilling(stops[at - 1]) && (isMeal(stops[at]) || (at > 2 && isMeal(stops[at - 2])))) fed++
    const { near, away, points } = medium.spotLeft
    let left = 0
    for (let at = 1; at < path.length - 3; at++) {
      const row = (path[at] ?? 0) * travel.sites
      let gone = false
      for (let later = at + 1; later < path.length - 1; later++) {
        const apart = travel.apart[row + (path[later] ?? 0)] ?? 0
        if (apart > away) gone = true
        else if (gone && apart < near) left++
      }
    }
    return (
      detourCost(ratio) +
      points * left +
      medium.alone.minute * alone +
      aRide * Math.max(0, rides - medium.manyRides.most) +
      medium.comingBack * returns +
      medium.mealAfterClass * fed
    )
  }
}

/** A class or a tour at which one cooks or eats. */
export function isFilling(place: Place | undefined): boolean {
  if (place?.kind !== 'experience' || !place.interests.includes('Food & Dining')) return false
  return (place.visit?.[1] ?? 0) >= hard.filling
}

function isMeal(place: Place | undefined): boolean {
  return place?.kind === 'food'
}

/** What a way round that is so many times the shortest takes off. */
function detourCost(ratio: number): number {
  if (ratio <= noticed.from) return 0
  return (
    noticed.points * Math.max(0, ratio - noticed.from) +
    long.points * Math.max(0, ratio - long.from) +
    zigzag.points * Math.max(0, ratio - zigzag.from)
  )
}

export function legCost({ way, meters, ridden, sites }: TravelMatrix, placeAt: PlaceAt): Float64Array {
  const fromBase = Array.from(meters.slice(1, sites)).sort((a, b) => a - b)
  const usual = fromBase[Math.floor(fromBase.length / 2)] || 1
  const areas = Array.from({ length: sites }, (_, site) => placeAt(site)?.area)
  return way.map((each, index) => {
    const [from, to] = [areas[Math.floor(index / sites)], areas[index % sites]]
    const change = from !== undefined && to !== undefined && from !== to ? legWeights.otherArea : 0
    const detour = Math.min(legWeights.mostDetour, (legWeights.detour * (meters[index] ?? 0)) / usual)
    return legWeights.minute * each + legWeights.ride * (ridden[index] ?? 0) + detour + change
  })
}
