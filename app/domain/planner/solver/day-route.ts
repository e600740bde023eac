// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop
import type { Instance } from './problem'
import { tourRatio } from './tour'

/**
 * One day of a plan: visits in order, with the earliest start of each, and the latest start from which the rest of
 * the day still works. Waiting is always allowed, so an arrival is possible exactly when the start it leads to is no
 * later than that latest start; this makes testing an insertion independent of the length of the day, also when a
 * place has several windows (the max-shift idea of Vansteenwegen et al. 2009).
 */
export class DayRoute {
  visits: number[] = []
  starts: number[] = []
  /** Where the last tried insertion would go best. */
  bestPosition = 0
  /** Visits without a duty. */
  free = 0
  /** Score less the cost of legs and waiting; duties and the bonus for the first visits included. */
  value = 0
  /** Whether the day keeps every rule; taking a visit out can break one where the way around it is longer. */
  feasible = true
  private latest: number[] = []
  private waits: number[] = []
  private dutiesDone = 0
  private readonly used: Float64Array
  private readonly usedOnLegs: Float64Array

  private disorder: number | undefined

  constructor(
    private readonly instance: Instance,
    private readonly day: number,
  ) {
    this.used = new Float64Array(instance.problem.resources.length)
    this.usedOnLegs = new Float64Array(instance.problem.resources.length)
    this.refresh()
  }

  has(duty: number): boolean {
    return (this.dutiesDone & (1 << duty)) !== 0
  }

  /** What is taken off because the day's way is longer than the shortest tour of its sites. */
  get disorderCost(): number {
    if (this.disorder === undefined) {
      const { problem, site } = this.instance
      const { startSite } = problem.days[this.day]!
      const stops = [startSite, ...this.visits.map((visit) => site[visit]!)]
      this.disorder = problem.disorderCost(tourRatio(stops, problem.length, problem.sites))
    }
    return this.disorder
  }

  set(visits: number[]): void {
    this.visits = visits.slice()
    this.refresh()
  }

  insert(visit: number, position: number): void {
    this.visits.splice(position, 0, visit)
    this.refresh()
  }

  /** The most that adding `visit` to the day can gain; -Infinity where it fits nowhere. Sets `bestPosition`. */
  bestInsertion(visit: number): number {
    const { instance, day } = this
    const { problem, use, duty } = instance
    const days = problem.days.length
    const row = visit * days + day
    if (instance.spanAt[row] === instance.spanAt[row + 1]) return Number.NEGATIVE_INFINITY
    const task = duty[visit]!
    if (task >= 0 && this.has(task)) return Number.NEGATIVE_INFINITY
    const resources = problem.resources
    for (let index = 0; index < resources.length; index++) {
      const uses = use[visit * resources.length + index]!
      if (uses > 0 && this.used[index]! + uses > resources[index]!.limit) return Number.NEGATIVE_INFINITY
    }
    let best = Number.NEGATIVE_INFINITY
    const earliestEnd = instance.spanFrom[instance.spanAt[row]!]! + instance.minutes[visit]!
    const latestStart = instance.spanTo[instance.spanAt[row + 1]! - 1]!
    for (let position = 0; position <= this.visits.length; position++) {
      if (position < this.visits.length && this.latest[position]! < earliestEnd) continue
      if (position > 0 && this.starts[position - 1]! > latestStart) break
      const loss = this.insertionLoss(visit, row, position)
      if (-loss > best) {
        best = -loss
        this.bestPosition = position
      }
    }
    if (best === Number.NEGATIVE_INFINITY) return best
    const bonus =
      task >= 0 ? problem.dutyReward : this.free < problem.days[day]!.fewest ? problem.fewestBonus : 0
    return best + instance.score[row]! + bonus
  }

  private insertionLoss(visit: number, row: number, position: number): number {
    const { instance, visits } = this
    const { problem, site, minutes } = instance
    const { sites, minutes: way, legCost } = problem
    const { from, to, startSite, endSite } = problem.days[this.day]!
    const last = position === visits.length
    const before = position === 0 ? startSite : site[visits[position - 1]!]!
    const after = last ? endSite : site[visits[position]!]!
    const here = site[visit]!
    const left = position === 0 ? from : this.starts[position - 1]! + minutes[visits[position - 1]!]!
    const arrival = left + way[before * sites + here]!
    const start = this.nextStart(row, arrival)
    if (start === Number.POSITIVE_INFINITY) return start
    const onward = start + minutes[visit]! + way[here * sites + after]!
    let idle = position === 0 ? 0 : problem.idleCost(start - arrival)
    if (last) {
      if (onward > to) return Number.POSITIVE_INFINITY
    } else {
      const next = this.nextStart(visits[position]! * problem.days.length + this.day, onward)
      if (next > this.latest[position]!) return Number.POSITIVE_INFINITY
      idle += problem.idleCost(next - onward) - problem.idleCost(this.waits[position]!)
      idle += this.idleAfter(position, next - this.starts[position]!)
    }
    const into = before * sites + here
    const onto = here * sites + after
    const past = before * sites + after
    for (let each = 0; each < instance.legResources.length; each++) {
      const { index, limit, legs, legCap } = instance.legResources[each]!
      const onLegs = this.usedOnLegs[index]! + legs[into]! + legs[onto]! - legs[past]!
      const inside = this.used[index]! + instance.use[visit * problem.resources.length + index]!
      if (inside + (onLegs > legCap ? legCap : onLegs) > limit) return Number.POSITIVE_INFINITY
    }
    return legCost[into]! + legCost[onto]! - legCost[past]! + idle
  }

  /** What idling changes by after `position` when the visit there starts `delay` later. */
  private idleAfter(position: number, delay: number): number {
    const { idleCost } = this.instance.problem
    let change = 0
    for (let index = position + 1; delay > 0 && index < this.waits.length; index++) {
      const wait = this.waits[index]!
      const left = wait > delay ? wait - delay : 0
      if (wait > 0) change += idleCost(left) - idleCost(wait)
      delay -= wait - left
    }
    return change
  }

  private nextStart(row: number, arrival: number): number {
    const { spanAt, spanFrom, spanTo } = this.instance
    for (let index = spanAt[row]!; index < spanAt[row + 1]!; index++) {
      if (arrival <= spanTo[index]!) return arrival > spanFrom[index]! ? arrival : spanFrom[index]!
    }
    return Number.POSITIVE_INFINITY
  }

  private lastStart(row: number, atMost: number): number {
    const { spanAt, spanFrom, spanTo } = this.instance
    for (let index = spanAt[row + 1]! - 1; index >= spanAt[row]!; index--) {
      if (spanFrom[index]! <= atMost) return atMost < spanTo[index]! ? atMost : spanTo[index]!
    }
    return Number.NEGATIVE_INFINITY
  }

  /** Works everything out anew after a change. */
  private refresh(): void {
    const { instance, visits, day, used, usedOnLegs } = this
    const { problem, site, minutes, duty } = instance
    const { sites, minutes: way, legCost, resources, days } = problem
    const { from, to, startSite, endSite, fewest } = days[day]!
    used.fill(0)
    usedOnLegs.fill(0)
    this.free = 0
    this.dutiesDone = 0
    let value = 0
    let idle = 0
    let time = from
    let at = startSite
    let feasible = true
    const leg = (next: number) => {
      value -= legCost[at * sites + next]!
      for (const { index, legs } of instance.legResources) usedOnLegs[index]! += legs[at * sites + next]!
      time += way[at * sites + next]!
      at = next
    }
    this.starts.length = this.latest.length = this.waits.length = visits.length
    for (let position = 0; position < visits.length; position++) {
      const visit = visits[position]!
      const row = visit * days.length + day
      leg(site[visit]!)
      const start = this.nextStart(row, time)
      const wait = position === 0 ? 0 : start - time
      this.starts[position] = start
      this.waits[position] = wait
      idle += problem.idleCost(wait)
      time = start + minutes[visit]!
      value += instance.score[row]!
      if (duty[visit]! >= 0) this.dutiesDone |= 1 << duty[visit]!
      else this.free++
      for (let index = 0; index < resources.length; index++) {
        used[index]! += instance.use[visit * resources.length + index]!
      }
    }
    if (visits.length > 0) leg(endSite)
    if (time > to) feasible = false
    let by = to
    let next = endSite
    for (let position = visits.length - 1; position >= 0; position--) {
      const visit = visits[position]!
      by = this.lastStart(visit * days.length + day, by - way[site[visit]! * sites + next]! - minutes[visit]!)
      this.latest[position] = by
      next = site[visit]!
    }
    for (let index = 0; index < resources.length; index++) {
      const { limit, legCap } = resources[index]!
      const legs = usedOnLegs[index]!
      if (used[index]! + Math.min(legs, legCap ?? legs) > limit + 1e-9) feasible = false
    }
    let duties = 0
    for (let bits = this.dutiesDone; bits > 0; bits >>= 1) duties += bits & 1
    this.value =
      value - idle + problem.dutyReward * duties + problem.fewestBonus * Math.min(this.free, fewest)
    this.feasible = feasible
    this.disorder = undefined
  }
}
