import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import { effort } from '~/domain/planning/weights'
import type { Mender } from './mender'

/** A change, and the minutes on the way that it saves. */
interface Shorter {
  change: Change
  saved: number
}

type Order = readonly number[]

/**
 * Deals out the stops of the finished plan once more for shorter ways: one stop to another place of any day, two of a kind exchanged, a
 * stretch turned round, or what two days have between two meals exchanged. The search did so before the timetable was known; here each
 * change is judged by it, and saved minutes count for more than in the objective.
 */
export function* shortenWays(mender: Mender): Steps<void> {
  const { rounds, looked, tried, minute } = effort.ways
  for (let round = 0; round < rounds; round++) {
    const shorter = shorterOnes(mender)
      .sort((a, b) => b.saved - a.saved)
      .slice(0, looked)
    if (shorter.length === 0) return
    yield
    const saved = new Map(shorter.map((each) => [each.change, each.saved]))
    const change = mender.best([...saved.keys()], 1, tried, {
      bonus: (each) => minute * (saved.get(each) ?? 0),
    })
    if (!change) return
    mender.apply(change)
  }
}

function shorterOnes(mender: Mender): Shorter[] {
  const { solution, options, draft } = mender
  const { way, sites } = draft.meals.travel
  const orders = solution.routes.map(({ visits }) => visits)
  const site = (visit: number | undefined) => (visit === undefined ? 0 : (options[visit]?.site ?? 0))
  const leg = (from: number | undefined, to: number | undefined) => way[site(from) * sites + site(to)] ?? 0
  const found: Shorter[] = []
  const keep = (change: Change, saved: number) => {
    if (saved >= effort.ways.least) found.push({ change, saved })
  }
  for (const [day, order] of orders.entries()) {
    for (const [at, visit] of order.entries()) {
      if (options[visit]?.kept) continue
      const [before, after] = [order[at - 1], order[at + 1]]
      const without = leg(before, visit) + leg(visit, after) - leg(before, after)
      const rest = order.toSpliced(at, 1)
      for (const [other, theirs] of orders.entries()) {
        if ((options[visit]?.starts[other] ?? []).length === 0) continue
        const target = other === day ? rest : theirs
        for (let to = 0; to <= target.length && canMove(visit, other === day, mender); to++) {
          const [left, right] = [target[to - 1], target[to]]
          const saved = without - leg(left, visit) - leg(visit, right) + leg(left, right)
          if (saved < effort.ways.least) continue
          const put = target.toSpliced(to, 0, visit)
          keep(
            other === day
              ? [[day, put]]
              : [
                  [day, rest],
                  [other, put],
                ],
            saved,
          )
        }
        if (other <= day) continue
        for (const [place, one] of theirs.entries()) {
          if (!areOfAKind(visit, one, day, mender)) continue
          const [left, right] = [theirs[place - 1], theirs[place + 1]]
          const now = leg(before, visit) + leg(visit, after) + leg(left, one) + leg(one, right)
          const then = leg(before, one) + leg(one, after) + leg(left, visit) + leg(visit, right)
          keep(
            [
              [day, order.with(at, one)],
              [other, theirs.with(place, visit)],
            ],
            now - then,
          )
        }
      }
      for (let end = at + 1; end < order.length; end++) {
        const turned = [...order.slice(0, at), ...order.slice(at, end + 1).reverse(), ...order.slice(end + 1)]
        keep([[day, turned]], lengthOf(order, leg) - lengthOf(turned, leg))
      }
    }
    for (const [other, theirs] of orders.entries()) {
      if (other <= day) continue
      for (const [one, two] of halvesOf(order, theirs, mender)) {
        const [ours, others] = [order.slice(...one), theirs.slice(...two)]
        const mine = order.toSpliced(one[0], one[1] - one[0], ...others)
        const their = theirs.toSpliced(two[0], two[1] - two[0], ...ours)
        const before = lengthOf(order, leg) + lengthOf(theirs, leg)
        keep(
          [
            [day, mine],
            [other, their],
          ],
          before - lengthOf(mine, leg) - lengthOf(their, leg),
        )
      }
    }
  }
  return found
}

function lengthOf(order: Order, leg: (from?: number, to?: number) => number): number {
  return order.reduce((sum, visit, at) => sum + leg(order[at - 1], visit), leg(order.at(-1), undefined))
}

/** A table stays on its day, as each day has one for each meal. */
function canMove(visit: number, isSameDay: boolean, { options }: Mender): boolean {
  return isSameDay || options[visit]?.meal === undefined
}

/** Whether two visits can change places: tables of one meal, evenings, or sights, each open on its new day. */
function areOfAKind(one: number, other: number, dayOfOne: number, { options, solution }: Mender): boolean {
  const [a, b] = [options[one], options[other]]
  if (!a || !b || b.kept || a.meal !== b.meal || a.night !== b.night) return false
  const dayOfOther = solution.routes.findIndex(({ visits }) => visits.includes(other))
  return (a.starts[dayOfOther] ?? []).length > 0 && (b.starts[dayOfOne] ?? []).length > 0
}

/** What two days have between two of their meals, as ranges of positions, where both have the same meals. */
function halvesOf(order: Order, theirs: Order, { options }: Mender): [[number, number], [number, number]][] {
  const mealsOf = (list: Order) => list.flatMap((visit, at) => (options[visit]?.meal ? [at] : []))
  const [mine, other] = [mealsOf(order), mealsOf(theirs)]
  const names = (list: Order, at: number[]) => at.map((each) => options[list[each] ?? -1]?.meal).join()
  if (names(order, mine) !== names(theirs, other)) return []
  return mine.flatMap((from, index): [[number, number], [number, number]][] => {
    const [to, start, end] = [mine[index + 1], other[index], other[index + 1]]
    return to === undefined || start === undefined || end === undefined
      ? []
      : [
          [
            [from + 1, to],
            [start + 1, end],
          ],
        ]
  })
}
