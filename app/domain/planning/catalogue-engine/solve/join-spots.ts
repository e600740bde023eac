import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import { effort, medium } from '~/domain/planning/weights'
import type { Mender } from './mender'

/**
 * Puts sights of one spot one after the other, where a stop elsewhere stands between them: the ways between them are short, so
 * that the search hardly sees it, but nobody leaves a square and comes back to it.
 */
export function* joinSpots(mender: Mender): Steps<void> {
  const { joined, points, tried } = effort.spots
  for (const day of mender.lived.keys()) {
    for (let round = 0; round < joined; round++) {
      const changes = joinsOf(day, mender)
      if (changes.length === 0) break
      yield
      const change = mender.best(changes, -points, tried)
      if (!change) break
      mender.apply(change)
    }
  }
}

/** The orders in which one of two sights of a spot comes right before or after the other. */
function joinsOf(day: number, { solution, options, draft }: Mender): Change[] {
  const { travel } = draft.meals
  const { within, table } = medium.oneSpot
  const visits = solution.routes[day]?.visits ?? []
  const groups = draft.destination.companions.filter(({ kind }) => kind === 'same place')
  const option = (at: number) => options[visits[at] ?? -1]
  const isMeal = (at: number) => option(at)?.meal !== undefined
  const isFree = (at: number) => {
    const each = option(at)
    return each !== undefined && !each.meal && !each.kept && !each.night
  }
  const apart = (one: number, other: number) =>
    travel.apart[(option(one)?.site ?? 0) * travel.sites + (option(other)?.site ?? 0)] ?? 0
  const isOne = (one: number, other: number) => {
    const ids = [one, other].map((at) => option(at)?.candidate.place.id ?? '')
    return apart(one, other) < within || groups.some(({ places }) => ids.every((id) => places.includes(id)))
  }
  const leadsAway = (between: number, one: number, other: number) =>
    !isOne(between, one) &&
    !isOne(between, other) &&
    !(isMeal(between) && Math.min(apart(between, one), apart(between, other)) < table)
  return [...visits.keys()].flatMap((one) =>
    [...visits.keys()].slice(one + 2).flatMap((other): Change[] => {
      if (!isFree(one) || !isFree(other) || !isOne(one, other)) return []
      const between = [...visits.keys()].slice(one + 1, other)
      if (!between.some((at) => leadsAway(at, one, other))) return []
      const [first, second] = [visits[one] ?? -1, visits[other] ?? -1]
      return [
        [[day, visits.toSpliced(other, 1).toSpliced(one + 1, 0, second)]],
        [[day, visits.toSpliced(other, 1).toSpliced(one, 0, second)]],
        [[day, visits.toSpliced(one, 1).toSpliced(other - 1, 0, first)]],
        [[day, visits.toSpliced(one, 1).toSpliced(other, 0, first)]],
      ]
    }),
  )
}
