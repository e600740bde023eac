import { instance, type Problem } from '~/domain/planning/solver/problem'
import { type Change, Solution } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import type { DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { effort, hard, medium } from '~/domain/planning/weights'
import { pausesOf } from '../narrate/pauses'
import { dayTimes } from './day-times'
import { ratioOf } from './settle-day'
import { tripProblem } from './trip-problem'

const { gaps } = medium

/** A day as it would be lived: its timetable, and what its free minutes without a name take off. */
interface Lived {
  times: TimedOption[]
  holes: number
}

/**
 * Mends days with a wait that nothing explains. What is near and open goes into the hole, if only for a short visit; or the day
 * takes another order, another table or another sight; or a stop of another day comes. The timetable alone knows what of a
 * wait is left when visits are stretched and meals moved, so that each change is judged by it.
 */
export function* fillGaps(days: TimedOption[][], draft: DraftWithMeals): Steps<TimedOption[][]> {
  const torn = [...days.keys()].filter((day) => longestHole(days[day] ?? [], day, draft) > gaps.mended)
  if (torn.length === 0) return days
  const { options } = draft.meals
  const numbers = new Map(options.map((option, number) => [option, number]))
  const plan = days.map((stops) => stops.map(({ option }) => numbers.get(option) ?? -1))
  if (plan.some((visits) => visits.includes(-1))) return days
  const lived = days.map((times, day): Lived => ({ times, holes: holesOf(times, day, draft) }))
  const mender = new Mender(roomyProblem(draft, new Set(plan.flat())), plan, lived, draft)
  if (!mender.feasible) return days
  for (const day of torn) yield* mender.mend(day)
  return lived.map(({ times }) => times)
}

/** Minutes of the longest wait of a day that has no name. */
function longestHole(times: TimedOption[], day: number, draft: DraftWithMeals): number {
  return Math.max(0, ...unnamed(times, day, draft).map(({ minutes }) => minutes))
}

function holesOf(times: TimedOption[], day: number, draft: DraftWithMeals): number {
  return unnamed(times, day, draft).reduce((sum, { minutes }) => sum + holeCost(minutes), 0)
}

function holeCost(minutes: number): number {
  const { from, minute, long, tooLong } = gaps
  if (minutes <= from) return 0
  return (
    minute * (minutes - from) +
    (minutes > long.from ? long.any + long.minute * (minutes - long.from) : 0) +
    (minutes > tooLong.from ? tooLong.any : 0)
  )
}

/** The waits of a day that have no name, with the positions of the stops after them. */
function unnamed(times: TimedOption[], day: number, draft: DraftWithMeals) {
  const days: TimedOption[][] = []
  days[day] = times
  return pausesOf({ ...draft, solve: { days } }, day).flatMap(({ pause, minutes }, position) =>
    pause === undefined && minutes > 0 ? [{ position, minutes }] : [],
  )
}

/** The trip with a little more room in its days, and with what is new seen as shortly as it can be. */
function roomyProblem(draft: DraftWithMeals, planned: ReadonlySet<number>): Problem {
  const problem = tripProblem(draft, true)
  const { options } = draft.meals
  const visits = problem.visits.map((visit, index) => {
    const option = options[index]
    const isNew = option && !option.meal && !option.kept && !planned.has(index)
    return isNew ? { ...visit, minutes: option.stay[0] } : visit
  })
  return { ...problem, visits }
}

class Mender {
  private readonly options: StopOption[]
  private readonly solution: Solution

  constructor(
    problem: Problem,
    plan: number[][],
    /** The days as they are; changed in place. */
    private readonly lived: Lived[],
    private readonly draft: DraftWithMeals,
  ) {
    this.options = draft.meals.options
    this.solution = new Solution(instance(problem))
    this.solution.replaceAll([...plan.keys()], plan)
  }

  get feasible(): boolean {
    return this.solution.feasible
  }

  /** Changes a day again and again, now and then for the worse, and keeps the best that came of it. */
  *mend(day: number): Steps<void> {
    let best = this.snapshot()
    let total = 0
    const seen = new Set<string>()
    for (let round = 0; round < effort.gaps.rounds; round++) {
      const now = this.lived[day]
      if (!now || longestHole(now.times, day, this.draft) <= gaps.mended) break
      yield
      const change = this.bestChange(day, seen)
      if (!change) break
      this.solution.apply(change.change)
      for (const [each, made] of change.made) this.lived[each] = made
      seen.add(this.nameOf([]))
      total += change.gain
      if (total > 1) {
        best = this.snapshot()
        total = 0
      }
    }
    this.solution.replaceAll([...best.plan.keys()], best.plan)
    this.lived.splice(0, this.lived.length, ...best.lived)
  }

  private snapshot() {
    return { plan: this.solution.snapshot(), lived: [...this.lived] }
  }

  /** The plan that a change makes, to know it again. */
  private nameOf(change: Change): string {
    return this.solution.routes
      .map(({ visits }, day) => (change.find(([each]) => each === day)?.[1] ?? visits).join())
      .join(' ')
  }

  /** The change that is worth most, or takes least; of all, those that look best without their timetable are tried. */
  private bestChange(day: number, seen: ReadonlySet<string>) {
    const promising = this.changes(day)
      .flatMap((change) => {
        const worth = this.worthOf(change)
        return worth === undefined || seen.has(this.nameOf(change)) ? [] : [{ change, worth }]
      })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, effort.gaps.tried)
    let best: { change: Change; made: Map<number, Lived>; gain: number } | undefined
    for (const { change, worth } of promising) {
      const before = change.reduce((sum, [each]) => sum + (this.lived[each]?.holes ?? 0), 0)
      // No change is worth more than without any hole.
      if (worth + before <= (best?.gain ?? -gaps.backward)) continue
      const made = this.timesOf(change)
      if (!made) continue
      const after = [...made.values()].reduce((sum, { holes }) => sum + holes, 0)
      const gain = worth + before - after
      if (gain > (best?.gain ?? -gaps.backward)) best = { change, made, gain }
    }
    return best
  }

  /** What a change adds to the objective, waiting left out; undefined where it is not possible. */
  private worthOf(change: Change): number | undefined {
    const { solution } = this
    const undo = change.map(([each]): Change[number] => [each, solution.routes[each]?.visits.slice() ?? []])
    const value = () => solution.value + solution.routes.reduce((sum, { idle }) => sum + idle, 0)
    const before = value()
    solution.apply(change)
    const worth = change.every(([each]) => solution.routes[each]?.feasible) ? value() - before : undefined
    solution.apply(undo)
    return worth
  }

  private timesOf(change: Change): Map<number, Lived> | undefined {
    const made = new Map<number, Lived>()
    for (const [day, visits] of change) {
      const stops = visits.flatMap((visit) => this.options[visit] ?? [])
      const asNow = this.lived[day]?.times.map(({ option }) => option) ?? []
      const crooked = ratioOf(stops, this.draft)
      if (crooked > hard.zigzag && crooked > ratioOf(asNow, this.draft)) return undefined
      const room = hard.roomForGaps.minutes[this.draft.request.filters.pace]
      const times = dayTimes(stops, day, this.draft, { room })
      if (!times) return undefined
      made.set(day, { times, holes: holesOf(times, day, this.draft) })
    }
    return made
  }

  private changes(day: number): Change[] {
    const { solution, options } = this
    const visits = solution.routes[day]?.visits ?? []
    const holes = unnamed(this.lived[day]?.times ?? [], day, this.draft)
    const [worst] = holes.sort((a, b) => b.minutes - a.minutes)
    if (!worst) return []
    const open = solution.open().filter((visit) => options[visit]?.starts[day]?.length)
    const sights = open.filter((visit) => !options[visit]?.meal && !options[visit]?.night)
    const around = [visits[worst.position - 1], visits[worst.position]]
    const near = this.nearest(sights, around, effort.gaps.nearby)
    const fixed = (visit: number) => options[visit]?.kept !== undefined
    const inOrder = visits.flatMap((visit, from) => {
      const rest = visits.toSpliced(from, 1)
      return fixed(visit)
        ? []
        : [...visits.keys()]
            .filter((to) => to !== from)
            .map((to): Change => [[day, rest.toSpliced(to, 0, visit)]])
    })
    const inserted = near.flatMap((visit) =>
      [worst.position - 1, worst.position, worst.position + 1]
        .filter((at) => at >= 0 && at <= visits.length)
        .map((at): Change => [[day, visits.toSpliced(at, 0, visit)]]),
    )
    const otherTable = visits.flatMap((visit, at) => {
      const { meal } = options[visit] ?? {}
      if (!meal || fixed(visit)) return []
      const tables = open.filter((each) => options[each]?.meal === meal)
      return this.nearest(tables, [visits[at - 1], visits[at + 1]], effort.gaps.tables).map(
        (table): Change => [[day, visits.with(at, table)]],
      )
    })
    const otherSight = visits.flatMap((visit, at) =>
      options[visit]?.meal || fixed(visit) || options[visit]?.night
        ? []
        : near.map((sight): Change => [[day, visits.with(at, sight)]]),
    )
    const without = visits.flatMap((visit, at): Change[] => {
      if (options[visit]?.meal || fixed(visit)) return []
      const rest = visits.toSpliced(at, 1)
      const hole = at < worst.position ? worst.position - 1 : worst.position
      const instead = near.flatMap((sight) =>
        [hole - 1, hole, hole + 1]
          .filter((to) => to >= 0 && to <= rest.length && to !== at)
          .map((to): Change => [[day, rest.toSpliced(to, 0, sight)]]),
      )
      return [[[day, rest]], ...instead]
    })
    const moved = solution.routes.flatMap(({ visits: theirs, free }, other) =>
      other === day || free < effort.gaps.spare
        ? []
        : theirs.flatMap((visit, at): Change[] => {
            const option = options[visit]
            if (!option || option.meal || option.kept || option.night) return []
            const ways = [visit, ...(solution.instance.siblings[visit] ?? [])].filter(
              (way) => (options[way]?.starts[day] ?? []).length > 0 && !options[way]?.night,
            )
            return ways.flatMap((way) =>
              [worst.position - 1, worst.position, worst.position + 1]
                .filter((to) => to >= 0 && to <= visits.length)
                .map(
                  (to): Change => [
                    [day, visits.toSpliced(to, 0, way)],
                    [other, theirs.toSpliced(at, 1)],
                  ],
                ),
            )
          }),
    )
    return [[[day, [...visits]]], ...inserted, ...inOrder, ...otherTable, ...otherSight, ...without, ...moved]
  }

  /** Those of `visits` that lie nearest to two stops; the base stands for one that is not there. */
  private nearest(visits: number[], around: (number | undefined)[], most: number): number[] {
    const { travel } = this.draft.meals
    const sites = around.map((stop) => this.options[stop ?? -1]?.site ?? 0)
    return visits
      .map((visit) => {
        const from = (this.options[visit]?.site ?? 0) * travel.sites
        return { visit, way: sites.reduce((sum, site) => sum + (travel.way[from + site] ?? 0), 0) }
      })
      .sort((a, b) => a.way - b.way)
      .slice(0, most)
      .map(({ visit }) => visit)
  }
}
