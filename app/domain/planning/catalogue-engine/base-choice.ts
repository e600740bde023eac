import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Place } from '~/domain/catalogue/place'
import { bestWay } from '~/domain/catalogue/travel'
import { soft } from '~/domain/planning/weights'
import { dayShape } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { bases, type Candidate } from './candidates'
import type { Taste } from './taste'

/** Neighbourhoods to sleep in, that one first from which most of what is wanted is near; with a small budget the price counts too. */
export function rankedBases(
  request: PlanRequest,
  destination: Destination,
  places: Candidate[],
  taste: Taste,
): Place[] {
  const all = bases(request, destination)
  const dayCount = Math.min(request.days, soft.base.mostDays) * dayShape(request.filters).stops[1]
  const wanted = places
    .filter(({ place }) => place.kind !== 'food')
    .map((candidate) => ({ at: candidate.place.at, score: taste.sightScore(candidate) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, dayCount)
  const total = wanted.reduce((sum, { score }) => sum + score, 0) || 1
  const food = places.filter(({ place }) => place.kind === 'food')
  const priceOf = (base: Place) => base.nightly?.[request.budget] ?? 0
  const cheapest = Math.min(...all.map(priceOf))
  const priceWeight = soft.dearBase[request.budget]
  const worth = (base: Place) => {
    const near = wanted.reduce((sum, { at, score }) => {
      const { minutes } = bestWay(base.at, at, destination.transit)
      return sum + score * Math.max(0, 1 - minutes / soft.base.tooFar)
    }, 0)
    const cafes = food.filter(({ place }) => metersBetween(place.at, base.at) < soft.base.corner).length
    const dearer = cheapest > 0 ? priceOf(base) / cheapest - 1 : 0
    return (
      near / total +
      soft.base.table * Math.min(soft.base.mostTables, cafes) -
      priceWeight * Math.min(1, dearer)
    )
  }
  return all
    .map((base) => ({ base, worth: worth(base) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ base }) => base)
}
