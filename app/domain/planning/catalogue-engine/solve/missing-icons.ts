import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import { effort } from '~/domain/planning/weights'
import { mustsOf } from '../candidates/icons'
import { siteOfPlace } from '../candidates/turned-sites'
import type { Mender } from './mender'

/**
 * Puts what nobody leaves out into a plan that has something in its place that is worth less: the search weighs one stop
 * after the other, and an icon often needs the room of two. A later icon that gave way is tried when its turn comes.
 */
export function* takeMissingIcons(mender: Mender): Steps<void> {
  const { draft, options } = mender
  const musts = mustsOf(draft)
  const planned = () =>
    new Set(
      mender.solution.routes.flatMap(({ visits }) =>
        visits.flatMap((visit) => options[visit]?.candidate.place.id ?? []),
      ),
    )
  for (const [rank, icon] of musts.slice(0, effort.icons.most).entries()) {
    if (planned().has(icon)) continue
    const ways = [...options.keys()].filter((index) => {
      const option = options[index]
      return option?.candidate.place.id === icon && !option.meal && option.turned === undefined
    })
    if (ways.length === 0) continue
    yield
    const before = new Set(musts.slice(0, rank))
    const days = nearestDays(ways, mender)
    // One of the first is worth a longer way than what is no icon.
    const points = rank < effort.icons.first ? effort.icons.points : 0
    const bonus = (change: Change) => (points > 0 && mender.keepsIcons(change) ? points : 0)
    for (let fewest = 0; fewest < 2; fewest++) {
      const changes = days.flatMap((day) => changesOf(day, ways, before, mender, fewest === 1))
      const change = mender.best(changes, 1, effort.icons.tried, { bonus })
      if (change) mender.apply(change)
      if (change || rank >= effort.icons.first) break
    }
  }
}

/** The days on which an icon can be, those first that have something near it. */
function nearestDays(ways: number[], { solution, options, draft }: Mender): number[] {
  const { travel } = draft.meals
  const from = (options[ways[0] ?? -1]?.site ?? 0) * travel.sites
  return solution.routes
    .map(({ visits }, day) => ({
      day,
      way: Math.min(...visits.map((visit) => travel.way[from + (options[visit]?.site ?? 0)] ?? 0)),
    }))
    .filter(({ day }) => ways.some((way) => (options[way]?.starts[day] ?? []).length > 0))
    .sort((a, b) => a.way - b.way)
    .slice(0, effort.icons.days)
    .map(({ day }) => day)
}

/** A day with an icon more, and without up to two sights that do not come before it, or without three. */
function changesOf(
  day: number,
  ways: number[],
  before: ReadonlySet<string>,
  { solution, options }: Mender,
  three: boolean,
): Change[] {
  const visits = solution.routes[day]?.visits ?? []
  const spare = visits.filter((visit) => {
    const option = options[visit]
    return option && !option.meal && !option.kept && !before.has(option.candidate.place.id)
  })
  const pairs = spare.flatMap((visit, at) => spare.slice(at + 1).map((other) => [visit, other]))
  const without = three
    ? pairs.flatMap((pair) => spare.slice(spare.indexOf(pair[1] ?? -1) + 1).map((visit) => [...pair, visit]))
    : [[], ...spare.map((visit) => [visit]), ...pairs]
  return ways.flatMap((way) => {
    const option = options[way]
    if (!option || (option.starts[day] ?? []).length === 0) return []
    return without.flatMap((left) => {
      const rest = visits.filter((visit) => !left.includes(visit))
      if (rest.some((visit) => options[visit] && siteOfPlace(options[visit]) === siteOfPlace(option)))
        return []
      return Array.from({ length: rest.length + 1 }, (_, at): Change => [[day, rest.toSpliced(at, 0, way)]])
    })
  })
}
