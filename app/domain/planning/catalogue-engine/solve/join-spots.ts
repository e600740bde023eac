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
      const visits = mender.solution.routes[day]?.visits ?? []
      const now = splitsOf(visits, mender)
      if (now === 0) break
      yield
      const saved = new Map<Change, number>()
      for (const order of ordersOf(visits, day, mender)) {
        const fewer = now - splitsOf(order, mender)
        if (fewer > 0) saved.set([[day, order]], fewer)
      }
      const change = mender.best([...saved.keys()], 0, tried, {
        bonus: (each) => points * (saved.get(each) ?? 0),
      })
      if (!change) break
      mender.apply(change)
    }
  }
}

/** How many pairs of sights of one spot have a stop between them that leads away. */
function splitsOf(visits: readonly number[], { options, draft }: Mender): number {
  const { travel } = draft.meals
  const { within, table } = medium.oneSpot
  const stops = visits.flatMap((visit) => options[visit] ?? [])
  const groups = draft.destination.companions.filter(({ kind }) => kind === 'same place')
  const apart = (one: number, other: number) =>
    travel.apart[(stops[one]?.site ?? 0) * travel.sites + (stops[other]?.site ?? 0)] ?? 0
  const isOne = (one: number, other: number) => {
    const ids = [one, other].map((at) => stops[at]?.candidate.place.id ?? '')
    return apart(one, other) < within || groups.some(({ places }) => ids.every((id) => places.includes(id)))
  }
  let splits = 0
  for (const [one, { meal }] of stops.entries()) {
    if (meal) continue
    for (let other = one + 2; other < stops.length; other++) {
      if (stops[other]?.meal || stops[other]?.night || !isOne(one, other)) continue
      const leadsAway = (between: number) =>
        !isOne(between, one) &&
        !isOne(between, other) &&
        !(stops[between]?.meal && Math.min(apart(between, one), apart(between, other)) < table)
      if (stops.slice(one + 1, other).some((_, at) => leadsAway(one + 1 + at))) splits++
    }
  }
  return splits
}

/** The orders of a day in which one or two of its sights that follow each other come elsewhere, at any time of day. */
function ordersOf(visits: readonly number[], day: number, { options, solution }: Mender): number[][] {
  const isFree = (visit: number | undefined) => {
    const option = options[visit ?? -1]
    return option && !option.meal && !option.kept && !option.night
  }
  return visits.flatMap((visit, from) => {
    if (!isFree(visit)) return []
    const next = visits[from + 1]
    const others = (solution.instance.siblings[visit] ?? []).filter(
      (each) => !options[each]?.night && options[each]?.starts[day]?.length,
    )
    const runs = [
      [visit],
      ...others.map((each) => [each]),
      ...(next !== undefined && isFree(next) ? [[visit, next]] : []),
    ]
    return runs.flatMap((run) => {
      const rest = visits.toSpliced(from, run.length)
      return Array.from({ length: rest.length + 1 }, (_, to) => rest.toSpliced(to, 0, ...run))
    })
  })
}
