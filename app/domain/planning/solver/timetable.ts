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

/**
 * The best times for stops in a given order: an exact dynamic programme over a five-minute grid that weighs idle gaps, of
 * which one can be the rest of the day, shortened or stretched visits and starts away from their ideal hour.
 * O(stops · slots²), where slots are those from the earliest to the latest start of a stop; a day has about 190. Gives
 * nothing when no timetable exists.
 */
export function timetable(
  stops: TimedStop[],
  { from, to, wayHome }: { from: number; to: number; wayHome: number },
  costs: TimetableCosts,
): Timetable[] | undefined {
  const slots = Math.floor((to - from) / grid) + 1
  const lastStarts = latestStarts(stops, { from, to, wayHome })
  if (!lastStarts) return undefined
  const startedFrom: Int16Array[] = []
  const endedFrom: Int16Array[] = []
  // Cells of both layers: slot, or slots + slot after the rest.
  let ends = emptyCells(slots)
  stops.forEach((stop, index) => {
    const starts = emptyCells(slots)
    const previousEnd = new Int16Array(layers * slots).fill(-1)
    const way = Math.ceil(stop.way / grid)
    const latest = lastStarts[index]!
    if (index === 0) for (let slot = way; slot <= latest; slot++) starts[slot] = 0
    else {
      const longestWait = latest - way - firstOf(ends, slots)
      if (longestWait < 0) {
        ends = starts
        return
      }
      const wait = tableOf(stop.waitCost ?? costs.gap, longestWait + 1)
      const step = { ends, starts, previousEnd, way, slots, latest }
      relax(step, 0, 0, wait)
      relax(step, 1, 1, wait)
      if (stop.restCost) relax(step, 0, 1, tableOf(stop.restCost, longestWait + 1))
    }
    const next = emptyCells(slots)
    const ownStart = new Int16Array(layers * slots).fill(-1)
    for (let cell = 0; cell < starts.length; cell++) {
      if (starts[cell] === Number.POSITIVE_INFINITY) continue
      const start = from + (cell % slots) * grid
      const window = stop.open.find(
        (span) => start >= span.from && start <= span.lastStart && start + stop.shortest <= span.to,
      )
      if (!window) continue
      const base = starts[cell]! + stop.startCost(start)
      const longest = Math.min(stop.longest, window.to - start, to - start)
      for (let length = stop.shortest; length <= longest; length += grid) {
        const cost = base + costs.stretch(length - stop.wished)
        const end = cell + length / grid
        if (cost < next[end]!) {
          next[end] = cost
          ownStart[end] = cell
        }
      }
    }
    startedFrom.push(previousEnd)
    endedFrom.push(ownStart)
    ends = next
  })
  let end = -1
  const latest = slots - 1 - Math.ceil(wayHome / grid)
  for (let cell = 0; cell < ends.length; cell++) {
    const inTime = cell % slots <= latest && ends[cell]! < Number.POSITIVE_INFINITY
    if (inTime && (end < 0 || ends[cell]! < ends[end]!)) end = cell
  }
  if (end < 0) return undefined
  const result: Timetable[] = []
  for (let index = stops.length - 1; index >= 0; index--) {
    const start = endedFrom[index]![end]!
    result.unshift({ start: from + (start % slots) * grid, end: from + (end % slots) * grid })
    end = startedFrom[index]![start]!
  }
  return result
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

/** The first slot of either layer that can be. */
function firstOf(cells: Float64Array, slots: number): number {
  for (let slot = 0; slot < slots; slot++)
    if (cells[slot] !== Number.POSITIVE_INFINITY || cells[slots + slot] !== Number.POSITIVE_INFINITY)
      return slot
  return Number.POSITIVE_INFINITY
}

function emptyCells(slots: number): Float64Array {
  return new Float64Array(layers * slots).fill(Number.POSITIVE_INFINITY)
}

/** A cost by slots of waiting. */
function tableOf(cost: (minutes: number) => number, slots: number): Float64Array {
  return Float64Array.from({ length: slots }, (_, gap) => cost(gap * grid))
}

interface Step {
  ends: Float64Array
  starts: Float64Array
  previousEnd: Int16Array
  /** Slots on the way. */
  way: number
  slots: number
  /** Last slot in which the stop can begin. */
  latest: number
}

/** From the ends in one layer to the starts in another; a wait that cannot be is longer than all that can. */
function relax(
  { ends, starts, previousEnd, way, slots, latest }: Step,
  before: number,
  after: number,
  cost: Float64Array,
) {
  for (let slot = 0; slot <= latest - way; slot++) {
    const end = before * slots + slot
    if (ends[end] === Number.POSITIVE_INFINITY) continue
    for (let later = slot + way; later <= latest; later++) {
      const wait = cost[later - slot - way]!
      if (wait === Number.POSITIVE_INFINITY) break
      const start = after * slots + later
      if (ends[end]! + wait < starts[start]!) {
        starts[start] = ends[end]! + wait
        previousEnd[start] = end
      }
    }
  }
}
