import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import { effort } from '~/domain/planning/weights'
import type { Mender } from './mender'

/** Exchanges the lunches or the dinners of two days where both are nearer to the other day's stops. */
export function* swapTables(mender: Mender): Steps<void> {
  const { rounds, longTrip } = effort.tables
  const most = mender.lived.length > longTrip ? 1 : rounds
  for (let round = 0; round < most; round++) {
    yield
    const change = mender.best(exchangesOf(mender), 1, effort.tables.tried)
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
