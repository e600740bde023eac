import type { Change } from '~/domain/planning/solver/solution'
import { effort } from '~/domain/planning/weights'
import { mustsOf } from '../candidates/icons'
import { siteOfPlace } from '../candidates/turned-sites'
import { nearest } from './fill-gaps'
import type { Mender } from './mender'
import { lostWishes } from './trip-problem'

/** Sights that give way to an icon, at most. */
const most = 3

/** Those of so many icons that no day has and that could be seen on one, the first of them first. */
export function missingIcons({ solution, options, draft }: Mender, many: number): string[] {
  const idOf = (visit: number) => options[visit]?.candidate.place.id ?? ''
  const open = new Set(solution.open().flatMap((visit) => (options[visit]?.meal ? [] : [idOf(visit)])))
  return mustsOf(draft)
    .slice(0, many)
    .filter((icon) => open.has(icon))
}

/** Of each wish that nothing in the plan answers and a sight could: the sights that answer it best. */
export function missingWishes({ solution, options, draft }: Mender): string[][] {
  const { taste } = draft.candidates
  const missing = lostWishes(
    solution.routes.flatMap(({ visits }) => visits),
    draft,
  )
  if (missing.length === 0) return []
  const open = new Map(
    solution.open().flatMap((visit) => {
      const option = options[visit]
      return option && !option.meal ? [[option.candidate, taste.sightScore(option.candidate)]] : []
    }),
  )
  const best = [...open].sort(([, one], [, other]) => other - one).map(([{ place }]) => place)
  return missing.flatMap((wish) => {
    const found = best.filter((place) => taste.matches(place).includes(wish)).map(({ id }) => id)
    return found.length > 0 ? [found.slice(0, effort.icons.ofWish)] : []
  })
}

/**
 * The ways in which an icon, or another sight, can come in the place of sights that do not come before it: anywhere on a day that is near, or right before or
 * after a lunch that is near it.
 */
export function withIcon(icon: string, mender: Mender): Change[] {
  const ways = waysOf(icon, mender)
  const musts = mustsOf(mender.draft)
  const rank = musts.indexOf(icon)
  const before = new Set(rank < 0 ? musts : musts.slice(0, rank))
  return ways.length === 0
    ? []
    : nearestDays(ways, mender).flatMap((day) => [
        ...changesOf(day, ways, before, mender),
        ...withLunch(day, ways, before, mender),
      ])
}

function withLunch(day: number, ways: number[], before: ReadonlySet<string>, mender: Mender): Change[] {
  const { solution, options } = mender
  const isLunch = (visit: number) => options[visit]?.meal === 'lunch' && !options[visit]?.kept
  const visits = solution.routes[day]?.visits ?? []
  const tables = solution.open().filter((visit) => isLunch(visit) && options[visit]?.starts[day]?.length)
  const [way] = ways
  const near = nearest(mender, tables, [way, way], effort.icons.tables)
  const few = sparedOf(visits, before, mender).filter(({ length }) => length < most)
  return few.flatMap((left) => {
    const rest = visits.filter((visit) => !left.includes(visit))
    const at = rest.findIndex(isLunch)
    if (at < 0) return []
    return ways
      .filter((each) => options[each]?.starts[day]?.length)
      .flatMap((each) =>
        near.flatMap((table): Change[] => [
          [[day, rest.toSpliced(at, 1, each, table)]],
          [[day, rest.toSpliced(at, 1, table, each)]],
        ]),
      )
  })
}

function waysOf(icon: string, { options }: Mender): number[] {
  return [...options.keys()].filter((index) => {
    const option = options[index]
    return option?.candidate.place.id === icon && !option.meal && option.turned === undefined
  })
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

/** Up to three sights of a day that do not come before an icon. */
function sparedOf(visits: readonly number[], before: ReadonlySet<string>, { options }: Mender): number[][] {
  const spare = visits.filter((visit) => {
    const option = options[visit]
    return option && !option.meal && !option.kept && !before.has(option.candidate.place.id)
  })
  const sets: number[][] = [[]]
  for (const visit of spare)
    sets.push(...sets.filter(({ length }) => length < most).map((set) => [...set, visit]))
  return sets
}

/** A day with an icon more, and without up to three sights that do not come before it. */
function changesOf(day: number, ways: number[], before: ReadonlySet<string>, mender: Mender): Change[] {
  const { solution, options } = mender
  const visits = solution.routes[day]?.visits ?? []
  const without = sparedOf(visits, before, mender)
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
