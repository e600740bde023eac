// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction
/** A stop of a day whose order is settled; all times are multiples of the grid. */
export interface TimedStop {
  /** The visit lies inside one of these and starts no later than its `lastStart`. */
  open: { from: number; to: number; lastStart: number }[]
  shortest: number
  wished: number
  longest: number
  /** Time from the stop before. */
  way: number
  /** What waiting so many minutes for the stop costs; that of any gap where it is not given. */
  waitCost?: (minutes: number) => number
  /** The same where the wait is the one rest of the day; Infinity where it cannot be. Not given: no rest before this stop. */
  restCost?: (minutes: number) => number
  /** What a start at this time costs against an ideal one. */
  startCost: (start: number) => number
}

export interface Timetable {
  start: number
  end: number
}

export interface TimetableCosts {
  /** A gap of so many minutes between two stops, the way left out. */
  gap: (minutes: number) => number
  /** A visit so many minutes longer (or, negative, shorter) than wished. */
  stretch: (minutes: number) => number
}

/** Minutes; every start and end is a multiple of it. */
export const grid = 5

/** No rest yet, and after the rest of the day. */
const layers = 2
const never = Number.POSITIVE_INFINITY

/**
 * The best times for stops in a given order: an exact dynamic programme over a five-minute grid that weighs idle gaps, of
 * which one can be the rest of the day, shortened or stretched visits and starts away from their ideal hour. Of the ends before a
 * start it looks at those alone that can be cheaper than what it has found, which are few of the day's 190. Of two that cost the
 * same the earlier is taken. Gives nothing when no timetable exists.
 */
export function timetable(
  stops: TimedStop[],
  { from, to, wayHome }: { from: number; to: number; wayHome: number },
  costs: TimetableCosts,
): Timetable[] | undefined {
  const slots = Math.floor((to - from) / grid) + 1
  const lastStarts = latestStarts(stops, { from, to, wayHome })
  if (!lastStarts) return undefined
  const lastEnd = slots - 1 - Math.ceil(wayHome / grid)
  // By stop and cell that can be reached: the end before a start, and the start of an end.
  const cells = layers * slots
  const startedFrom = new Int16Array(stops.length * cells)
  const endedFrom = new Int16Array(stops.length * cells)
  let [ends, next] = [new Ends(slots), new Ends(slots)]
  for (let index = 0; index < stops.length; index++) {
    const stop = stops[index]!
    const following = stops[index + 1]
    const way = Math.ceil(stop.way / grid)
    const waits = index === 0 ? undefined : tableOf(stop.waitCost ?? costs.gap, slots)
    const rests = index > 0 && stop.restCost ? tableOf(stop.restCost, slots) : undefined
    const stretched = stretchesOf(stop, costs.stretch)
    // An end that leaves no time for the way to the next stop leads nowhere.
    const endsBy = following ? lastStarts[index + 1]! - Math.ceil(following.way / grid) : lastEnd
    next.clear()
    for (let slot = way + (index === 0 ? 0 : ends.first); slot <= lastStarts[index]!; slot++) {
      const start = from + slot * grid
      const longest = longestFrom(stop, start, to)
      if (longest < stop.shortest) continue
      const startCost = stop.startCost(start)
      for (let layer = 0; layer < layers; layer++) {
        const cell = layer * slots + slot
        let cost = waits ? ends.cheapest(layer, slot - way, waits, never) : layer === 0 ? 0 : never
        let since = ends.found
        const rested = rests && layer === 1 ? ends.cheapest(0, slot - way, rests, cost) : never
        if (rested < cost) {
          cost = rested
          since = ends.found
        }
        if (cost === never) continue
        startedFrom[index * cells + cell] = since
        const base = cost + startCost
        for (let each = 0; each < stretched.length; each++) {
          const length = stop.shortest + each * grid
          const end = slot + length / grid
          if (length > longest || end > endsBy) break
          if (next.improve(layer, end, base + stretched[each]!))
            endedFrom[index * cells + layer * slots + end] = cell
        }
      }
    }
    next.close(endsBy)
    ;[ends, next] = [next, ends]
    if (ends.first > endsBy) return undefined
  }
  let end = ends.cheapestOf(lastEnd)
  if (end < 0) return undefined
  const result: Timetable[] = []
  for (let index = stops.length - 1; index >= 0; index--) {
    const start = endedFrom[index * cells + end]!
    result.unshift({ start: from + (start % slots) * grid, end: from + (end % slots) * grid })
    end = startedFrom[index * cells + start]!
  }
  return result
}

/** What it costs at least to be at the end of a stop, by layer and slot. */
class Ends {
  /** The first slot of either layer that can be. */
  first = 0
  /** The cell that was found last. */
  found = -1
  private readonly cost: Float64Array
  /** The least cost of all slots up to each. */
  private readonly least: Float64Array
  private last = -1

  constructor(private readonly slots: number) {
    this.cost = new Float64Array(layers * slots).fill(never)
    this.least = new Float64Array(layers * slots).fill(never)
  }

  clear(): void {
    this.cost.fill(never)
  }

  improve(layer: number, slot: number, cost: number): boolean {
    const cell = layer * this.slots + slot
    if (cost >= this.cost[cell]!) return false
    this.cost[cell] = cost
    return true
  }

  /** All ends are known, of which none is later than `last`. */
  close(last: number): void {
    const { cost, least, slots } = this
    this.first = slots
    this.last = last
    for (let layer = 0; layer < layers; layer++) {
      let lowest = never
      for (let slot = 0; slot <= last; slot++) {
        const cell = layer * slots + slot
        if (cost[cell]! < lowest) {
          lowest = cost[cell]!
          if (slot < this.first) this.first = slot
        }
        least[cell] = lowest
      }
    }
  }

  /**
   * The least cost of an end with the wait from there to `slot`, if it is below `below`; the earliest of those that cost the same is `found`.
   * The search goes backwards: once the shortest wait that is left costs more with the cheapest end that is left, none is cheaper.
   */
  cheapest(layer: number, slot: number, { costs, atLeast }: CostTable, below: number): number {
    const { cost, least, slots } = this
    const row = layer * slots
    let best = below
    this.found = -1
    for (let end = slot < this.last ? slot : this.last; end >= this.first; end--) {
      const wait = slot - end
      if (least[row + end]! + atLeast[wait]! > best) break
      const sum = cost[row + end]! + costs[wait]!
      if (sum > best || sum === below) continue
      best = sum
      this.found = row + end
    }
    return this.found < 0 ? never : best
  }

  /** The cell with the least cost of those up to a slot; -1 where there is none. */
  cheapestOf(last: number): number {
    let found = -1
    for (let layer = 0; layer < layers; layer++)
      for (let slot = 0; slot <= last; slot++) {
        const cell = layer * this.slots + slot
        if (this.cost[cell]! < (found < 0 ? never : this.cost[found]!)) found = cell
      }
    return found
  }
}

/** How long a visit that starts then can be, by the first window that admits it; below the shortest where none does. */
function longestFrom({ open, shortest, longest }: TimedStop, start: number, to: number): number {
  for (let at = 0; at < open.length; at++) {
    const span = open[at]!
    if (start >= span.from && start <= span.lastStart && start + shortest <= span.to)
      return Math.min(longest, span.to - start, to - start)
  }
  return -1
}

/** By stop, the last slot in which it can begin so that those after it still can; undefined where one cannot at all. */
function latestStarts(
  stops: TimedStop[],
  { from, to, wayHome }: { from: number; to: number; wayHome: number },
): number[] | undefined {
  const latest = new Array<number>(stops.length)
  let by = Math.floor((to - from) / grid) - Math.ceil(wayHome / grid)
  for (let index = stops.length - 1; index >= 0; index--) {
    const { open, shortest, way } = stops[index]!
    let last = -1
    for (const span of open) {
      const end = Math.floor((Math.min(span.lastStart, span.to - shortest) - from) / grid)
      const start = Math.min(end, by - Math.ceil(shortest / grid))
      if (start * grid + from >= span.from && start > last) last = start
    }
    if (last < 0) return undefined
    latest[index] = last
    by = last - Math.ceil(way / grid)
  }
  return latest
}

/** A cost by slots of waiting, and the least of that wait and of all longer ones. */
interface CostTable {
  costs: Float64Array
  atLeast: Float64Array
}

/** Many stops wait at the same cost. */
const tables = new WeakMap<(minutes: number) => number, CostTable>()

function tableOf(cost: (minutes: number) => number, slots: number): CostTable {
  const known = tables.get(cost)
  if (known && known.costs.length >= slots) return known
  const costs = new Float64Array(slots)
  for (let gap = 0; gap < slots; gap++) costs[gap] = cost(gap * grid)
  const atLeast = costs.slice()
  for (let gap = slots - 2; gap >= 0; gap--) atLeast[gap] = Math.min(costs[gap]!, atLeast[gap + 1]!)
  const made = { costs, atLeast }
  tables.set(cost, made)
  return made
}

/** What each length of a visit costs, from the shortest on. */
function stretchesOf({ shortest, wished, longest }: TimedStop, cost: TimetableCosts['stretch']): number[] {
  const stretched: number[] = []
  for (let length = shortest; length <= longest; length += grid) stretched.push(cost(length - wished))
  return stretched
}
