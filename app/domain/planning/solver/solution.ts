// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop
import { DayRoute } from './day-route'
import { KnownDays } from './known-days'
import type { Instance } from './problem'

/** Days of a plan in another form: their numbers, and their visits in the new order. */
export type Change = (readonly [day: number, visits: readonly number[]])[]

/** A whole plan: a route a day, which sites are taken, and how far each goal is met. */
export class Solution {
  readonly routes: DayRoute[]
  readonly known: KnownDays
  private readonly siteTaken: Uint8Array
  private readonly goalCount: Int32Array
  /** group * days + day: how many of its sites the day has. */
  private readonly groupCount: Int32Array
  /** By group, how many days have one of its sites. */
  private readonly groupDays: Int32Array
  private readonly changedDays: number[] = []
  /** What the goals add in all. */
  private reached = 0
  /** What the groups add in all. */
  private together = 0

  constructor(readonly instance: Instance) {
    const { days, groups = [] } = instance.problem
    this.groupCount = new Int32Array(groups.length * days.length)
    this.groupDays = new Int32Array(groups.length)
    this.known = new KnownDays(instance.count)
    this.routes = instance.problem.days.map((_, day) => new DayRoute(instance, day, this.known))
    this.siteTaken = new Uint8Array(instance.problem.sites)
    this.goalCount = new Int32Array(instance.problem.goals.length)
  }

  /** Visits whose site no day has yet. */
  open(): number[] {
    const visits: number[] = []
    for (let visit = 0; visit < this.instance.count; visit++) if (!this.taken(visit)) visits.push(visit)
    return visits
  }

  taken(visit: number): boolean {
    return this.siteTaken[this.instance.once[visit]!] === 1
  }

  /** What a visit adds to the goals that are not met yet. */
  goalGain(visit: number): number {
    const { goalAt, goal, problem } = this.instance
    let gain = 0
    for (let index = goalAt[visit]!; index < goalAt[visit + 1]!; index++) {
      const { target, bonus } = problem.goals[goal[index]!]!
      if (this.goalCount[goal[index]!]! < target) gain += bonus
    }
    return gain
  }

  /** What a visit adds on a day that already has others of its groups, or takes off where only other days have. */
  groupGain(visit: number, day: number): number {
    const { groupAt } = this.instance
    if (groupAt[visit] === groupAt[visit + 1]) return 0
    const { group, groupBonus, groupApart, problem } = this.instance
    let gain = 0
    for (let index = groupAt[visit]!; index < groupAt[visit + 1]!; index++) {
      const each = group[index]!
      if (this.groupCount[each * problem.days.length + day]! > 0) gain += groupBonus[each]!
      else if (this.groupDays[each]! > 0) gain -= groupApart[each]!
    }
    return gain
  }

  /** Gives whether a goal is met by it. */
  insert(day: number, visit: number, position: number): boolean {
    this.routes[day]?.insert(visit, position)
    this.count(visit, day, 1)
    const { goalAt, goal, problem } = this.instance
    for (let index = goalAt[visit]!; index < goalAt[visit + 1]!; index++)
      if (this.goalCount[goal[index]!] === problem.goals[goal[index]!]!.target) return true
    return false
  }

  /** Puts `visits` on a day in place of what is there. */
  replace(day: number, visits: readonly number[]): void {
    const route = this.routes[day]
    if (!route) return
    for (const visit of route.visits) this.count(visit, day, -1)
    for (const visit of visits) this.count(visit, day, 1)
    route.set(visits)
  }

  /** Puts `plan[day]` on each of the days; a site may move from one of them to another. */
  replaceAll(days: number[], plan: (readonly number[] | undefined)[]): void {
    for (const day of days) for (const visit of this.routes[day]!.visits) this.count(visit, day, -1)
    for (const day of days) {
      const visits = plan[day] ?? []
      for (const visit of visits) this.count(visit, day, 1)
      this.routes[day]!.set(visits)
    }
  }

  /** Makes a change. All its days are emptied first: a site may move from one to another. */
  apply(change: Change): void {
    for (const [day] of change) for (const visit of this.routes[day]!.visits) this.count(visit, day, -1)
    for (const [day, visits] of change) {
      for (const visit of visits) this.count(visit, day, 1)
      this.routes[day]!.set(visits)
    }
  }

  /** What `judge` says of the plan with a change made, which is taken back then; undefined where a day would break a rule. */
  tried<Judgement>(change: Change, judge: () => Judgement): Judgement | undefined {
    let possible = true
    let made = 0
    while (possible && made < change.length) {
      const [day, visits] = change[made++]!
      this.routes[day]!.mark()
      possible = this.routes[day]!.setIfFeasible(visits)
    }
    const judgement = possible ? this.counted(change, judge) : undefined
    while (made > 0) this.routes[change[--made]![0]]!.takeBack()
    return judgement
  }

  /** The same with what the visits count towards, for as long as `judge` looks. */
  private counted<Judgement>(change: Change, judge: () => Judgement): Judgement {
    for (const [day, visits] of change) this.countOthers(this.routes[day]!.markedVisits, visits, day, -1)
    for (const [day, visits] of change) this.countOthers(visits, this.routes[day]!.markedVisits, day, 1)
    const judgement = judge()
    for (const [day, visits] of change) this.countOthers(visits, this.routes[day]!.markedVisits, day, -1)
    for (const [day, visits] of change) this.countOthers(this.routes[day]!.markedVisits, visits, day, 1)
    // A change may visit a site twice.
    for (const [day] of change)
      for (const visit of this.routes[day]!.markedVisits) this.siteTaken[this.instance.once[visit]!] = 1
    return judgement
  }

  /** Counts those of `visits` that are not among `others`. */
  private countOthers(
    visits: readonly number[],
    others: readonly number[],
    day: number,
    change: 1 | -1,
  ): void {
    for (let at = 0; at < visits.length; at++)
      if (!others.includes(visits[at]!)) this.count(visits[at]!, day, change)
  }

  /** From now on the plan can be taken back to what it is. */
  mark(): void {
    for (let day = 0; day < this.routes.length; day++) this.routes[day]!.mark()
  }

  /** Back to the plan that was marked. */
  takeBack(): void {
    const { changedDays } = this
    changedDays.length = 0
    for (let day = 0; day < this.routes.length; day++) if (this.routes[day]!.changed) changedDays.push(day)
    for (let at = 0; at < changedDays.length; at++) this.countAll(changedDays[at]!, -1)
    for (let at = 0; at < changedDays.length; at++) {
      this.routes[changedDays[at]!]!.takeBack()
      this.countAll(changedDays[at]!, 1)
    }
  }

  /** The objective; with every mandatory kind of every day fulfilled it is far above that of a plan with one missing. */
  get value(): number {
    let value = this.together + this.reached
    for (let day = 0; day < this.routes.length; day++)
      value += this.routes[day]!.value - this.routes[day]!.shapeCost
    return value
  }

  /** The objective, or more: a day whose shape is not worked out yet counts as if it were perfect. */
  get valueAtMost(): number {
    let value = this.together + this.reached
    for (let day = 0; day < this.routes.length; day++)
      value += this.routes[day]!.value - (this.routes[day]!.shapeCostKnown ?? 0)
    return value
  }

  /** Whether no day breaks a rule. */
  get feasible(): boolean {
    for (let day = 0; day < this.routes.length; day++) if (!this.routes[day]!.feasible) return false
    return true
  }

  snapshot(): number[][] {
    return this.routes.map((route) => route.visits.slice())
  }

  private countAll(day: number, change: 1 | -1): void {
    const { visits } = this.routes[day]!
    for (let at = 0; at < visits.length; at++) this.count(visits[at]!, day, change)
  }

  private count(visit: number, day: number, change: 1 | -1): void {
    this.siteTaken[this.instance.once[visit]!] = change === 1 ? 1 : 0
    const { goalAt, goal, groupAt, group, groupBonus, groupApart, problem } = this.instance
    for (let index = groupAt[visit]!; index < groupAt[visit + 1]!; index++) {
      const each = group[index]!
      const cell = each * problem.days.length + day
      const others = change === 1 ? this.groupCount[cell]! : this.groupCount[cell]! - 1
      this.groupCount[cell]! += change
      if (others > 0) this.together += change * groupBonus[each]!
      else {
        const otherDays = change === 1 ? this.groupDays[each]! : this.groupDays[each]! - 1
        if (otherDays > 0) this.together -= change * groupApart[each]!
        this.groupDays[each]! += change
      }
    }
    for (let index = goalAt[visit]!; index < goalAt[visit + 1]!; index++) {
      const each = goal[index]!
      const { target, bonus } = problem.goals[each]!
      const count = this.goalCount[each]!
      if (change === 1 ? count < target : count <= target) this.reached += change * bonus
      this.goalCount[each] = count + change
    }
  }
}
