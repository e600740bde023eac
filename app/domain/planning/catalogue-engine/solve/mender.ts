import { instance, type Problem } from '~/domain/planning/solver/problem'
import { type Change, Solution } from '~/domain/planning/solver/solution'
import type { DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import { dayTimes } from './day-times'
import { holesOf } from './holes'
import { ratioOf } from './settle-day'
import { tripProblem } from './trip-problem'

/** A day as it would be lived: its timetable, and what its free minutes take off. */
export interface Lived {
  times: TimedOption[]
  holes: number
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
      const made = this.timesOf(change, true)
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
      if (worth + before <= (best?.gain ?? least)) continue
      const made = this.timesOf(change)
      if (!made || !isWanted(made)) continue
      const after = [...made.values()].reduce((sum, { holes }) => sum + holes, 0)
      const gain = worth + before - after
      if (gain > (best?.gain ?? least)) best = { change, made, gain }
    }
    return best
  }

  /** What a plan is worth, waiting left out; or at most, as long as the shape of changed days is not looked at. */
  private worth(value: number): number {
    return this.solution.routes.reduce((sum, { idle }) => sum + idle, value)
  }

  /** What a change adds to the plan's worth; undefined where it is not possible, or surely no more than `least`. */
  private worthOf(change: Change, before: number, least: number): number | undefined {
    const { solution } = this
    solution.mark()
    solution.apply(change)
    const possible =
      change.every(([each]) => solution.routes[each]?.feasible) &&
      this.worth(solution.valueAtMost) - before > least
    const worth = possible ? this.worth(solution.value) - before : undefined
    solution.takeBack()
    return worth
  }

  /** Whether no day has become a zigzag since `days`. */
  isAsStraight(days: readonly Lived[]): boolean {
    const ratio = (lived: Lived | undefined) =>
      ratioOf(lived?.times.map(({ option }) => option) ?? [], this.draft)
    return this.lived.every((day, at) => {
      const now = ratio(day)
      return now <= hard.zigzag || now <= ratio(days[at])
    })
  }

  private timesOf(change: Change, crookedly = false): Map<number, Lived> | undefined {
    const made = new Map<number, Lived>()
    for (const [day, visits] of change) {
      const stops = visits.flatMap((visit) => this.options[visit] ?? [])
      const asNow = this.lived[day]?.times.map(({ option }) => option) ?? []
      const crooked = crookedly ? 1 : ratioOf(stops, this.draft)
      if (crooked > hard.zigzag && crooked > ratioOf(asNow, this.draft)) return undefined
      const room = hard.roomForGaps.minutes[this.draft.request.filters.pace]
      const times = dayTimes(stops, day, this.draft, { room })
      if (!times) return undefined
      made.set(day, { times, holes: holesOf(times, day, this.draft) })
    }
    return made
  }
}

/**
 * The trip with a little more room in its days, and with what is new seen as shortly as it can be. Nothing under the sky comes
 * to a day for roofs.
 */
function roomyProblem(draft: DraftWithMeals, plan: number[][]): Problem {
  const problem = tripProblem(draft, true)
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
  const lived = days.map((times, day): Lived => ({ times, holes: holesOf(times, day, draft) }))
  const mender = new Mender(roomyProblem(draft, plan), plan, lived, draft)
  return mender.feasible ? mender : undefined
}
