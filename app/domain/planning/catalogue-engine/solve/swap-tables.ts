import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import { effort } from '~/domain/planning/weights'
import { mustsOf } from '../candidates/icons'
import { nearest } from './fill-gaps'
import type { Mender } from './mender'

/**
 * Exchanges the lunches or the dinners of two days where both are nearer to the other day's stops, and takes another table, with
 * the sight beside the old one left out if need be, where one is nearer.
 */
export function* swapTables(mender: Mender): Steps<void> {
  const { rounds, longTrip } = effort.tables
  const most = mender.lived.length > longTrip ? 1 : rounds
  for (let round = 0; round < most; round++) {
    yield
    const nearer = new Map(nearerOnes(mender))
    const change = mender.best([...exchangesOf(mender), ...nearer.keys()], 1, effort.tables.tried, {
      bonus: (each) => effort.tables.minute * (nearer.get(each) ?? 0),
    })
    if (!change) return
    mender.apply(change)
  }
}

function exchangesOf({ solution, options }: Mender): Change[] {
  const plan = solution.routes.map(({ visits }) => visits)
  return (['lunch', 'dinner'] as const).flatMap((meal) => {
    const tables = plan.flatMap((visits, day) => {
      const at = visits.findIndex((visit) => options[visit]?.meal === meal && !options[visit]?.kept)
      const table = visits[at]
      return table === undefined ? [] : [{ day, at, table }]
    })
    const isOpen = (visit: number, day: number) => (options[visit]?.starts[day] ?? []).length > 0
    return tables.flatMap((one, index) =>
      tables.slice(index + 1).flatMap((other): Change[] =>
        isOpen(one.table, other.day) && isOpen(other.table, one.day)
          ? [
              [
                [one.day, plan[one.day]?.with(one.at, other.table) ?? []],
                [other.day, plan[other.day]?.with(other.at, one.table) ?? []],
              ],
            ]
          : [],
      ),
    )
  })
}

/** Tables near the stops before and after, also without a sight beside it, in the place of one that is far from them; with the minutes saved. */
function nearerOnes(mender: Mender): [Change, number][] {
  const { solution, options, draft } = mender
  const { way, sites } = draft.meals.travel
  const site = (visit: number | undefined) => options[visit ?? -1]?.site ?? 0
  const leg = (from: number | undefined, to: number | undefined) => way[site(from) * sites + site(to)] ?? 0
  const icons = new Set(mustsOf(draft))
  const open = solution.open()
  return solution.routes.flatMap(({ visits }, day) =>
    visits.flatMap((visit, at) => {
      const { meal, kept } = options[visit] ?? {}
      if (!meal || meal === 'breakfast' || kept) return []
      const tables = open.filter((each) => options[each]?.meal === meal && options[each]?.starts[day]?.length)
      return [
        [0, 0],
        [1, 0],
        [0, 1],
      ].flatMap(([before = 0, after = 0]) => {
        const left = visits.slice(Math.max(0, at - before), at + after + 1)
        const [from, to] = [visits[at - before - 1], visits[at + after + 1]]
        const added = (into: number | undefined, out: number | undefined) => leg(from, into) + leg(out, to)
        const now = added(left[0], left.at(-1))
        const isFixed = (each: number) =>
          each !== visit &&
          (options[each]?.meal || options[each]?.kept || icons.has(options[each]?.candidate.place.id ?? ''))
        if (at < before || left.some(isFixed) || now - leg(from, to) < effort.tables.detour) return []
        return nearest(mender, tables, [from, to], effort.tables.nearby).map((table): [Change, number] => [
          [[day, visits.toSpliced(at - before, left.length, table)]],
          now - added(table, table),
        ])
      })
    }),
  )
}
