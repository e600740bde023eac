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

const { least } = effort.ways

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

/** The ways between visits; undefined is the base. */
interface Ways {
  way: Float64Array
  sites: number
  /** By visit. */
  site: Int32Array
}

/** What changes are looked for in, and those found so far. */
interface Looked {
  /** Visits of each day in their order. */
  orders: Order[]
  mender: Mender
  ways: Ways
  found: Shorter[]
}

/**
 * All of them, in small functions with plain loops: one function with all the loops and closures took the compiler longer than all
 * plans of a process took it.
 */
function shorterOnes(mender: Mender): Shorter[] {
  const { options, draft, solution } = mender
  const { way, sites } = draft.meals.travel
  const ways = { way, sites, site: Int32Array.from(options, ({ site }) => site) }
  const orders = solution.routes.map(({ visits }) => visits)
  const looked: Looked = { orders, mender, ways, found: [] }
  for (let day = 0; day < orders.length; day++) {
    const order = orders[day] ?? []
    for (let at = 0; at < order.length; at++) {
      if (options[order[at] ?? -1]?.kept) continue
      for (let other = 0; other < orders.length; other++) {
        if ((options[order[at] ?? -1]?.starts[other] ?? []).length === 0) continue
        addMoves(day, at, other, looked)
        if (other > day) addExchanges(day, at, other, looked)
      }
      addTurns(day, at, looked)
    }
    for (let other = day + 1; other < orders.length; other++) addHalves(day, other, looked)
  }
  return looked.found
}

/** A stop of a day to each place of another one, or of its own. */
function addMoves(day: number, at: number, other: number, { orders, mender, ways, found }: Looked): void {
  const order = orders[day] ?? []
  const visit = order[at] ?? -1
  if (!canMove(visit, other === day, mender)) return
  const [before, after] = [order[at - 1], order[at + 1]]
  const without = leg(ways, before, visit) + leg(ways, visit, after) - leg(ways, before, after)
  const rest = order.toSpliced(at, 1)
  const target = other === day ? rest : (orders[other] ?? [])
  for (let to = 0; to <= target.length; to++) {
    const left = target[to - 1]
    const right = target[to]
    const saved = without - leg(ways, left, visit) - leg(ways, visit, right) + leg(ways, left, right)
    if (saved < least) continue
    const put = target.toSpliced(to, 0, visit)
    const change: Change =
      other === day
        ? [[day, put]]
        : [
            [day, rest],
            [other, put],
          ]
    found.push({ change, saved })
  }
}

/** A stop of a day and each of its kind of another day in each other's place. */
function addExchanges(day: number, at: number, other: number, { orders, mender, ways, found }: Looked): void {
  const [order, theirs] = [orders[day] ?? [], orders[other] ?? []]
  const visit = order[at] ?? -1
  const [before, after] = [order[at - 1], order[at + 1]]
  for (let place = 0; place < theirs.length; place++) {
    const one = theirs[place] ?? -1
    const left = theirs[place - 1]
    const right = theirs[place + 1]
    const now =
      leg(ways, before, visit) + leg(ways, visit, after) + leg(ways, left, one) + leg(ways, one, right)
    const then =
      leg(ways, before, one) + leg(ways, one, after) + leg(ways, left, visit) + leg(ways, visit, right)
    if (now - then < least || !areOfAKind(visit, one, day, other, mender)) continue
    const change: Change = [
      [day, order.with(at, one)],
      [other, theirs.with(place, visit)],
    ]
    found.push({ change, saved: now - then })
  }
}

/** Each stretch of a day from a position on turned round. */
function addTurns(day: number, at: number, { orders, ways, found }: Looked): void {
  const order = orders[day] ?? []
  for (let end = at + 1; end < order.length; end++) {
    const turned = [...order.slice(0, at), ...order.slice(at, end + 1).reverse(), ...order.slice(end + 1)]
    const saved = lengthOf(order, ways) - lengthOf(turned, ways)
    if (saved >= least) found.push({ change: [[day, turned]], saved })
  }
}

/** What two days have between two meals exchanged. */
function addHalves(day: number, other: number, { orders, mender, ways, found }: Looked): void {
  const [order, theirs] = [orders[day] ?? [], orders[other] ?? []]
  for (const [one, two] of halvesOf(order, theirs, mender)) {
    const mine = order.toSpliced(one[0], one[1] - one[0], ...theirs.slice(...two))
    const their = theirs.toSpliced(two[0], two[1] - two[0], ...order.slice(...one))
    const before = lengthOf(order, ways) + lengthOf(theirs, ways)
    const saved = before - lengthOf(mine, ways) - lengthOf(their, ways)
    const change: Change = [
      [day, mine],
      [other, their],
    ]
    if (saved >= least) found.push({ change, saved })
  }
}

function leg({ way, sites, site }: Ways, from: number | undefined, to: number | undefined): number {
  const start = from === undefined ? 0 : (site[from] ?? 0)
  return way[start * sites + (to === undefined ? 0 : (site[to] ?? 0))] ?? 0
}

function lengthOf(order: Order, ways: Ways): number {
  let sum = leg(ways, order.at(-1), undefined)
  for (let at = 0; at < order.length; at++) sum += leg(ways, order[at - 1], order[at])
  return sum
}

/** A table stays on its day, as each day has one for each meal. */
function canMove(visit: number, isSameDay: boolean, { options }: Mender): boolean {
  return isSameDay || options[visit]?.meal === undefined
}

/** Whether two visits can change places: tables of one meal, evenings, or sights, each open on its new day. */
function areOfAKind(
  one: number,
  other: number,
  dayOfOne: number,
  dayOfOther: number,
  { options }: Mender,
): boolean {
  const a = options[one]
  const b = options[other]
  if (!a || !b || b.kept || a.meal !== b.meal || a.night !== b.night) return false
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
