import { instance, type Problem } from '~/domain/planning/solver/problem'
import { type Change, Solution } from '~/domain/planning/solver/solution'
import type { DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { effort, hard } from '~/domain/planning/weights'
import { dayTimes } from './day-times'
import { holesOf } from './holes'
import { offHoursCost } from './off-hours'
import { ratioOf } from './settle-day'
import { lostWishes, tripProblem, withWishes } from './trip-problem'

/** A day as it would be lived: its timetable, and what its free minutes take off, with what is seen at the wrong hours and without. */
export interface Lived {
  times: TimedOption[]
  holes: number
  waits: number
}

interface KnownDay {
  /** Times the shortest way round its stops. Both are undefined until somebody asks. */
  ratio: number | undefined
  /** Null where it has no timetable. */
  lived: Lived | null | undefined
}

interface Made {
  change: Change
  made: Map<number, Lived>
  gain: number
}

interface Judged {
  isWanted?: (made: ReadonlyMap<number, Lived>) => boolean
  bonus?: (change: Change) => number
}

/** A finished plan that is changed day by day: each change is judged by the objective and by the timetable it leads to. */
export class Mender {
  readonly options: StopOption[]
  readonly solution: Solution
  private readonly known = new Map<string, KnownDay>()

  constructor(
    problem: Problem,
    plan: number[][],
    /** The days as they are; changed in place. */
    readonly lived: Lived[],
    readonly draft: DraftWithMeals,
  ) {
    this.options = draft.meals.options
    this.solution = new Solution(instance(problem))
    this.solution.replaceAll([...plan.keys()], plan)
  }

  get feasible(): boolean {
    return this.solution.feasible
  }

  snapshot() {
    return { plan: this.solution.snapshot(), lived: [...this.lived] }
  }

  /** Back to a plan that was kept. */
  restore({ plan, lived }: ReturnType<Mender['snapshot']>): void {
    this.solution.replaceAll([...plan.keys()], plan)
    this.lived.splice(0, this.lived.length, ...lived)
  }

  /** Whether days with these stops keep to the limits. */
  isWithinLimits(days: TimedOption[][]): boolean {
    const numbers = new Map(this.options.map((option, number) => [option, number]))
    const { solution } = this
    solution.mark()
    solution.apply(days.map((times, day) => [day, times.flatMap(({ option }) => numbers.get(option) ?? [])]))
    const { feasible } = solution
    solution.takeBack()
    return feasible
  }

  /** What the plan is worth as it would be lived. */
  get total(): number {
    return this.lived.reduce((sum, { holes }) => sum - holes, this.worth(this.solution.value))
  }

  /** So many changes that look best and have a timetable, whatever holes they leave; `saved` is added to what one gains. */
  promising(changes: { change: Change; saved: number }[], most: number): Made[] {
    const now = this.worth(this.solution.value)
    const found: Made[] = []
    const possible = changes
      .flatMap(({ change, saved }) => {
        const worth = this.worthOf(change, now, Number.NEGATIVE_INFINITY)
        return worth === undefined ? [] : [{ change, gain: worth + saved }]
      })
      .sort((a, b) => b.gain - a.gain)
    for (const { change, gain } of possible) {
      if (found.length >= most) break
      const made = this.crookedTimesOf(change)
      if (made) found.push({ change, made, gain })
    }
    return found
  }

  apply({ change, made }: Made): void {
    this.solution.apply(change)
    for (const [each, day] of made) this.lived[each] = day
  }

  /**
   * The change that gains most by more than `least`; of all, only so many that look best are tried with their timetable. One
   * that `isWanted` turns down, given the timetables of the days it changes, is not made. `bonus` is added to what one gains.
   */
  best(
    changes: Change[],
    least: number,
    tried: number,
    { isWanted = () => true, bonus = () => 0 }: Judged = {},
  ): Made | undefined {
    const holes = (change: Change) => change.reduce((sum, [each]) => sum + (this.lived[each]?.holes ?? 0), 0)
    const now = this.worth(this.solution.value)
    const promising = changes
      .flatMap((change) => {
        // No change is worth more than without any hole.
        const more = bonus(change)
        const worth = this.worthOf(change, now, least - holes(change) - more)
        return worth === undefined ? [] : [{ change, worth: worth + more }]
      })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, tried)
    let best: Made | undefined
    for (const { change, worth } of promising) {
      const before = holes(change)
      const toBeat = best?.gain ?? least
      if (worth + before <= toBeat) continue
      const made = this.timesOf(change, (holes) => worth + before - holes > toBeat)
      if (!made || !isWanted(made)) continue
      const after = [...made.values()].reduce((sum, { holes }) => sum + holes, 0)
      const gain = worth + before - after
      if (gain > toBeat) best = { change, made, gain }
    }
    return best
  }

  /** What a plan is worth, waiting left out; or at most, as long as the shape of changed days is not looked at. */
  private worth(value: number): number {
    const { routes } = this.solution
    let worth = value
    for (let day = 0; day < routes.length; day++) worth += routes[day]?.idle ?? 0
    return worth
  }

  /** What a change adds to the plan's worth; undefined where it is not possible, or surely no more than `least`. */
  private worthOf(change: Change, before: number, least: number): number | undefined {
    const { solution } = this
    return solution.tried(change, () =>
      this.worth(solution.valueAtMost) - before > least ? this.worth(solution.value) - before : undefined,
    )
  }

  /** Whether no day has become a zigzag since `days`. */
  isAsStraight(days: readonly Lived[]): boolean {
    const ratio = (lived: Lived | undefined) =>
      ratioOf(lived?.times.map(({ option }) => option) ?? [], this.draft)
    return this.lived.every((day, at) => {
      if (day === days[at]) return true
      const now = ratio(day)
      return now <= hard.zigzag || now <= ratio(days[at])
    })
  }

  /** The days of a change with their times; undefined where one has none or becomes a zigzag, or their holes are too much. */
  private timesOf(change: Change, isFine: (holes: number) => boolean): Map<number, Lived> | undefined {
    for (const [day, visits] of change) {
      const ratio = this.ratioAt(day, visits)
      if (ratio > hard.zigzag && ratio > this.ratioAt(day, this.solution.routes[day]?.visits ?? []))
        return undefined
    }
    return this.crookedTimesOf(change, isFine)
  }

  private crookedTimesOf(change: Change, isFine = (_: number) => true): Map<number, Lived> | undefined {
    const made = new Map<number, Lived>()
    let holes = 0
    for (const [day, visits] of change) {
      const known = this.knownOf(day, visits)
      if (known.lived === undefined) known.lived = this.livedOf(day, visits)
      if (!known.lived) return undefined
      made.set(day, known.lived)
      holes += known.lived.holes
      if (!isFine(holes)) return undefined
    }
    return made
  }

  private ratioAt(day: number, visits: readonly number[]): number {
    const known = this.knownOf(day, visits)
    known.ratio ??= ratioOf(this.optionsOf(visits), this.draft)
    return known.ratio
  }

  private livedOf(day: number, visits: readonly number[]): Lived | null {
    const room = hard.roomForGaps.minutes[this.draft.request.filters.pace]
    const times = dayTimes(this.optionsOf(visits), day, this.draft, { room })
    return times ? livedDay(times, day, this.draft) : null
  }

  private optionsOf(visits: readonly number[]): StopOption[] {
    return visits.flatMap((visit) => this.options[visit] ?? [])
  }

  /** What was found out about a day with these stops; many changes lead to the same days. */
  private knownOf(day: number, visits: readonly number[]): KnownDay {
    const key = `${day} ${visits}`
    const known = this.known.get(key)
    if (known) return known
    const made: KnownDay = { ratio: undefined, lived: undefined }
    this.known.set(key, made)
    return made
  }
}

function livedDay(times: TimedOption[], day: number, draft: DraftWithMeals): Lived {
  const waits = holesOf(times, day, draft)
  return { times, waits, holes: waits + offHoursCost(times, day, draft) }
}

/**
 * The trip with a little more room in its days, and with what is new seen as shortly as it can be. Nothing under the sky comes
 * to a day for roofs.
 */
function roomyProblem(draft: DraftWithMeals, plan: number[][]): Problem {
  // What alone answers a wish is not mended away.
  const { points } = effort.lostWishes
  const problem = withWishes(tripProblem(draft, true), lostWishes([], draft), points, draft)
  const { options, frames } = draft.meals
  const planned = new Set(plan.flat())
  const visits = problem.visits.map((visit, index) => {
    const option = options[index]
    if (!option || option.meal || option.kept) return visit
    const { setting } = option.candidate.place
    const outside = (day: number) =>
      setting === 'outdoor' && frames[day]?.indoors === true && !plan[day]?.includes(index)
    return {
      ...visit,
      ...(!planned.has(index) && { minutes: option.stay[0] }),
      starts: visit.starts.map((list, day) => (outside(day) ? [] : list)),
    }
  })
  return { ...problem, visits }
}

/** What mends the days of a plan; nothing where a stop is no option of the draft, or the plan breaks a limit. */
export function menderOf(days: TimedOption[][], draft: DraftWithMeals): Mender | undefined {
  const numbers = new Map(draft.meals.options.map((option, number) => [option, number]))
  const plan = days.map((stops) => stops.map(({ option }) => numbers.get(option) ?? -1))
  if (plan.some((visits) => visits.includes(-1))) return undefined
  const asPlanned = days.map((times, day) => livedDay(times, day, draft))
  const mender = new Mender(roomyProblem(draft, plan), plan, asPlanned, draft)
  return mender.feasible ? mender : undefined
}
