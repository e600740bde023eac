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

/**
 * The best times for stops in a given order: an exact dynamic programme over a five-minute grid that weighs idle gaps,
 * shortened or stretched visits and starts away from their ideal hour. O(stops · slots²), with about 190 slots a day.
 * Gives nothing when no timetable exists.
 */
export function timetable(
  stops: TimedStop[],
  { from, to, wayHome }: { from: number; to: number; wayHome: number },
  costs: TimetableCosts,
): Timetable[] | undefined {
  const slots = Math.floor((to - from) / grid) + 1
  const gapCost = tableOf(costs.gap, slots)
  const startedFrom: Int16Array[] = []
  const endedFrom: Int16Array[] = []
  let ends = new Float64Array(slots).fill(Number.POSITIVE_INFINITY)
  stops.forEach((stop, index) => {
    const starts = new Float64Array(slots).fill(Number.POSITIVE_INFINITY)
    const previousEnd = new Int16Array(slots).fill(-1)
    const way = Math.ceil(stop.way / grid)
    if (index === 0) for (let slot = way; slot < slots; slot++) starts[slot] = 0
    else relax(ends, starts, previousEnd, way, stop.waitCost ? tableOf(stop.waitCost, slots) : gapCost)
    const next = new Float64Array(slots).fill(Number.POSITIVE_INFINITY)
    const ownStart = new Int16Array(slots).fill(-1)
    for (let slot = 0; slot < slots; slot++) {
      if (starts[slot] === Number.POSITIVE_INFINITY) continue
      const start = from + slot * grid
      const window = stop.open.find(
        (span) => start >= span.from && start <= span.lastStart && start + stop.shortest <= span.to,
      )
      if (!window) continue
      const base = starts[slot]! + stop.startCost(start)
      const longest = Math.min(stop.longest, window.to - start, to - start)
      for (let length = stop.shortest; length <= longest; length += grid) {
        const cost = base + costs.stretch(length - stop.wished)
        const end = slot + length / grid
        if (cost < next[end]!) {
          next[end] = cost
          ownStart[end] = slot
        }
      }
    }
    startedFrom.push(previousEnd)
    endedFrom.push(ownStart)
    ends = next
  })
  let end = -1
  const latest = slots - 1 - Math.ceil(wayHome / grid)
  for (let slot = 0; slot <= latest; slot++) {
    if (ends[slot]! < Number.POSITIVE_INFINITY && (end < 0 || ends[slot]! < ends[end]!)) end = slot
  }
  if (end < 0) return undefined
  const result: Timetable[] = []
  for (let index = stops.length - 1; index >= 0; index--) {
    const start = endedFrom[index]![end]!
    result.unshift({ start: from + start * grid, end: from + end * grid })
    end = startedFrom[index]![start]!
  }
  return result
}

/** A cost by slots of waiting. */
function tableOf(cost: (minutes: number) => number, slots: number): Float64Array {
  return Float64Array.from({ length: slots }, (_, gap) => cost(gap * grid))
}

function relax(
  ends: Float64Array,
  starts: Float64Array,
  previousEnd: Int16Array,
  way: number,
  gapCost: Float64Array,
) {
  for (let end = 0; end < ends.length; end++) {
    if (ends[end] === Number.POSITIVE_INFINITY) continue
    for (let start = end + way; start < ends.length; start++) {
      const cost = ends[end]! + gapCost[start - end - way]!
      if (cost < starts[start]!) {
        starts[start] = cost
        previousEnd[start] = end
      }
    }
  }
}
