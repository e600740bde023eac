import type { Roster } from './solution'

/** What disorder may cost a day before it is looked at again. */
const tolerance = 20

/** Days in their new order, with the numbers of the days. */
type Change = [day: number, visits: number[]][]

/**
 * Mends days whose way is a zigzag, which insertion alone cannot see: another order, a visit less, or another visit for
 * the same duty, from those that are open or from another day. Takes the best such change as long as it is worth it.
 */
export function straighten(roster: Roster): void {
  for (let day = 0; day < roster.routes.length; day++) {
    while ((roster.routes[day]?.disorderCost ?? 0) > tolerance && mended(roster, day)) {
      // Goes on until the best change is none.
    }
  }
}

function mended(roster: Roster, day: number): boolean {
  let most = roster.value + 1e-6
  let best: Change | undefined
  for (const change of changes(roster, day)) {
    const undo = change.map(([each]): Change[number] => [each, roster.routes[each]?.visits.slice() ?? []])
    apply(roster, change)
    const fine = change.every(([each]) => roster.routes[each]?.feasible)
    if (fine && roster.value > most) {
      most = roster.value
      best = change
    }
    apply(roster, undo)
  }
  if (best) apply(roster, best)
  return best !== undefined
}

/** Empties the days first: a site may move from one to another. */
function apply(roster: Roster, change: Change): void {
  for (const [day] of change) roster.replace(day, [])
  for (const [day, visits] of change) roster.replace(day, visits)
}

function changes(roster: Roster, day: number): Change[] {
  const { duty } = roster.instance
  const visits = roster.routes[day]?.visits ?? []
  const open = roster.open().filter((visit) => (duty[visit] ?? -1) >= 0)
  return visits.flatMap((visit, from): Change[] => {
    const rest = visits.toSpliced(from, 1)
    const placed = (other: number) => [...visits.keys()].map((to) => rest.toSpliced(to, 0, other))
    const task = duty[visit] ?? -1
    if (task < 0) return [rest, ...placed(visit)].map((order) => [[day, order]])
    const others = open.filter((other) => duty[other] === task)
    const alone = [visit, ...others].flatMap(placed).map((order): Change => [[day, order]])
    const exchanged = roster.routes.flatMap(({ visits: theirs }, other): Change[] => {
      const at = theirs.findIndex((each) => duty[each] === task)
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
