import { effort } from '~/domain/planning/weights'
import type { Change, Solution } from './solution'

/**
 * Mends days whose way is a zigzag, which insertion alone cannot see: another order, a visit less, or another visit for
 * the same mandatory kind, from those that are open or from another day. Takes the best such change as long as it is worth it.
 */
export function improveRoutes(solution: Solution): void {
  for (let day = 0; day < solution.routes.length; day++) {
    while ((solution.routes[day]?.shapeCost ?? 0) > effort.mendFrom && mended(solution, day)) {
      // Goes on until the best change is none.
    }
  }
}

function mended(solution: Solution, day: number): boolean {
  let most = solution.value + 1e-6
  let best: Change | undefined
  for (const change of changes(solution, day)) {
    const value = solution.tried(change, () => (solution.valueAtMost > most ? solution.value : most)) ?? most
    if (value > most) {
      most = value
      best = change
    }
  }
  if (best) solution.apply(best)
  return best !== undefined
}

function changes(solution: Solution, day: number): Change[] {
  const { mandatoryKind } = solution.instance
  const visits = solution.routes[day]?.visits ?? []
  const open = solution.open().filter((visit) => (mandatoryKind[visit] ?? -1) >= 0)
  return visits.flatMap((visit, from): Change[] => {
    const rest = visits.toSpliced(from, 1)
    const placed = (other: number) => [...visits.keys()].map((to) => rest.toSpliced(to, 0, other))
    const task = mandatoryKind[visit] ?? -1
    if (task < 0) return [rest, ...placed(visit)].map((order) => [[day, order]])
    const others = open.filter((other) => mandatoryKind[other] === task)
    const alone = [visit, ...others].flatMap(placed).map((order): Change => [[day, order]])
    const exchanged = solution.routes.flatMap(({ visits: theirs }, other): Change[] => {
      const at = theirs.findIndex((each) => mandatoryKind[each] === task)
      const taken = theirs[at]
      if (other === day || taken === undefined) return []
      return placed(taken).map((order) => [
        [day, order],
        [other, theirs.with(at, visit)],
      ])
    })
    return [...alone, ...exchanged]
  })
}
