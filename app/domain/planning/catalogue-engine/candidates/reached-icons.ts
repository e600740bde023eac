import type { Coordinates } from '~/domain/catalogue/place'

/** Something one comes for, with the minutes of a visit and what it is worth. */
export interface Wanted {
  at: Coordinates
  minutes: number
  score: number
}

/**
 * What is worth coming for that so many days find time for from a base, in points: each day begins with the best of what is left, and
 * takes what costs least time for its worth while the load of a day allows it, in minutes. Hours are left out, so it is a measure
 * for comparing bases and no promise.
 */
export function reachedFrom(
  base: Coordinates,
  wanted: readonly Wanted[],
  { days, load, way }: { days: number; load: number; way: (from: Coordinates, to: Coordinates) => number },
): number {
  const open = new Set(wanted)
  let reached = 0
  for (let day = 0; day < days; day++) {
    let route = [base, base]
    let left = load
    for (;;) {
      const best = bestOf(open, route, left, way, route.length === 2)
      if (!best) break
      open.delete(best.one)
      route = route.toSpliced(best.position, 0, best.one.at)
      left -= best.minutes
      reached += best.one.score
    }
  }
  return reached
}

/** What goes in next: the best of all on an empty day, then what is worth most for its time; nothing where none fits. */
function bestOf(
  open: ReadonlySet<Wanted>,
  route: readonly Coordinates[],
  left: number,
  way: (from: Coordinates, to: Coordinates) => number,
  isFirst: boolean,
): { one: Wanted; position: number; minutes: number } | undefined {
  let best: { one: Wanted; position: number; minutes: number } | undefined
  let most = 0
  for (const one of open) {
    for (let position = 1; position < route.length; position++) {
      const [before, after] = [route[position - 1], route[position]]
      if (!before || !after) continue
      const minutes = one.minutes + way(before, one.at) + way(one.at, after) - way(before, after)
      const rank = isFirst ? one.score : one.score / Math.max(1, minutes)
      if (minutes > left || rank < most || (rank === most && best)) continue
      most = rank
      best = { one, position, minutes }
    }
  }
  return best
}
