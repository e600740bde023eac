import type { Destination } from '../../../app/domain/catalogue/destination'
import type { TripPlace } from '../../../app/domain/itinerary/itinerary'
import { referenceRates } from '../../../app/domain/money/reference-rates'
import type { Connection } from '../../../app/domain/planning/several-places/connection'
import { dayValues } from '../../../app/domain/planning/several-places/day-values'
import { doorToDoor, waysBetween } from '../../../app/domain/planning/several-places/ways'
import type { PlanRequest } from '../../../app/domain/request/plan-request'
import { usualModes } from '../../../app/domain/request/several-places'

/** Shares that are tried, at most; a case with more is not small. */
const mostShares = 20_000

/**
 * What the nights of a trip are worth over the most that any shares of as many nights are worth, by trying all of them; null
 * where there are too many. 1 is best.
 */
export function nightsOverBest(
  request: PlanRequest,
  places: readonly TripPlace[],
  towns: readonly Destination[],
): number | null {
  const nights = places.map((place) => place.nights)
  const sum = nights.reduce((all, each) => all + each, 0)
  const values = towns.map((town) => {
    const asked = request.places?.find(({ destinationId }) => destinationId === town.id)
    return dayValues(
      {
        ...request,
        destinationId: town.id,
        ...(asked && { interests: asked.interests, filters: asked.filters }),
      },
      town,
    )
  })
  const fixed = towns.map(
    (town) => request.places?.find(({ destinationId }) => destinationId === town.id)?.nights ?? null,
  )
  const worth = (shares: readonly number[]) =>
    shares.reduce(
      (all, days, index) => all + (values[index] ?? []).slice(0, days).reduce((a, b) => a + b, 0),
      0,
    )
  let tried = 0
  let best = 0
  const go = (shares: number[], left: number): void => {
    const index = shares.length
    if (tried > mostShares) return
    if (index === towns.length) {
      if (left !== 0) return
      tried++
      best = Math.max(best, worth(shares))
      return
    }
    const given = fixed[index]
    for (const here of given ? [given] : Array.from({ length: Math.max(0, left) }, (_, night) => night + 1))
      if (here <= left) go([...shares, here], left - here)
  }
  go([], sum)
  if (tried > mostShares || tried < 2) return null
  return best === 0 ? 1 : worth(nights) / best
}

/** Minutes of all journeys in the order of the trip over the least of any order, by trying every one; null of a fixed order. */
export function orderOverBest(
  request: PlanRequest,
  towns: readonly Destination[],
  connections: readonly Connection[],
): number | null {
  if (request.order !== 'best') return null
  const allowed = request.ways ?? usualModes
  const known = new Map<string, number>()
  const minutes = (from: Destination, to: Destination) => {
    const key = `${from.id} ${to.id}`
    const way = known.has(key)
      ? undefined
      : waysBetween(from, to, request.startDate, allowed, { connections, rates: referenceRates })[0]
    if (!known.has(key)) known.set(key, way ? doorToDoor(way) : Number.POSITIVE_INFINITY)
    return known.get(key) ?? 0
  }
  const length = (order: readonly Destination[]) =>
    order.slice(1).reduce((sum, town, index) => sum + minutes(order[index] ?? town, town), 0)
  const least = Math.min(...permutations(towns).map(length))
  // One place alone, or a ferry of another season than the first day's: there is nothing to compare.
  return least > 0 && Number.isFinite(least) ? length(towns) / least : null
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]]
  return list.flatMap((item, index) => permutations(list.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
