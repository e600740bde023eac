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
  visits: readonly number[] = []
  starts: number[] = []
  /** Where the last tried insertion would go best. */
  bestPosition = 0
  /** By how much it would put off what follows. */
  bestDelay = 0
  /** Visits without a mandatory kind. */
  free = 0
  /** Score less the cost of legs and waiting; mandatory kind and the bonus for the first visits included. */
  value = 0
  /** Whether the day keeps every rule; taking a visit out can break one where the way around it is longer. */
  feasible = true
  private latest: number[] = []
  private waits: number[] = []
  /** Sites in order, with the day's own start and end. */
  private path: number[] = []
  /** When the day leaves each site of the path but the last. */
  private leaves: number[] = []
  /** What waiting costs in all. */
  private idle = 0
  /** When the day comes to its last site. */
  private end = 0
  private mandatoryDone = 0
  /** A bit for each pack of which the day has a visit. */
  private packs = 0
  private readonly used: Float64Array
  private readonly usedOnLegs: Float64Array
  private knownShapeCost: number | undefined

  constructor(
    private readonly instance: Instance,
    private readonly day: number,
  ) {
    this.used = new Float64Array(instance.problem.resources.length)
    this.usedOnLegs = new Float64Array(instance.problem.resources.length)
    this.refresh()
  }

  has(mandatoryKind: number): boolean {
    return (this.mandatoryDone & (1 << mandatoryKind)) !== 0
  }

  /** What is taken off for the shape of the day. */
  get shapeCost(): number {
    if (this.knownShapeCost === undefined) {
      const { shapeCost, length, sites } = this.instance.problem
      if (!shapeCost) return 0
      this.knownShapeCost = shapeCost(tourRatio(this.path.slice(0, -1), length, sites), this.path)
    }
    return this.knownShapeCost
  }

  set(visits: readonly number[]): void {
    this.visits = visits
    this.refresh()
  }

  insert(visit: number, position: number): void {
    this.set(this.visits.toSpliced(position, 0, visit))
  }

  /**
   * The most that adding `visit` to the day can gain; -Infinity where it fits nowhere. Sets `bestPosition`, which is
   * chosen with each unit of delay counted as a loss of `delayPrice`, and `bestDelay`.
   */
  bestInsertion(visit: number, delayPrice = 0): number {
    const { instance, day } = this
    const { problem, useAt, used, usage, mandatoryKind } = instance
    const days = problem.days.length
    const row = visit * days + day
    if (instance.spanAt[row] === instance.spanAt[row + 1]) return Number.NEGATIVE_INFINITY
    const task = mandatoryKind[visit]!
    if (task >= 0 && this.has(task)) return Number.NEGATIVE_INFINITY
    const shared = this.isShared(visit) ? problem.packed : -1
    for (let at = useAt[visit]!; at < useAt[visit + 1]!; at++) {
      const index = used[at]!
      if (index !== shared && this.used[index]! + usage[at]! > problem.resources[index]!.limit)
        return Number.NEGATIVE_INFINITY
    }
    const loss = this.leastLoss(visit, row, delayPrice)
    if (loss === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY
    const bonus =
      task >= 0 ? problem.mandatoryReward : this.free < problem.days[day]!.fewest ? problem.fewestBonus : 0
    return instance.score[row]! + bonus - loss
  }

  /** The detour and idling that `visit` costs where it costs least. */
  private leastLoss(visit: number, row: number, delayPrice: number): number {
    const { instance, path, leaves, latest, starts, waits } = this
    const { problem, spanAt, spanFrom, spanTo } = instance
    const { sites, minutes: way, legCost, idleCost } = problem
    const { to, idleFrom = Number.POSITIVE_INFINITY } = problem.days[this.day]!
    const count = this.visits.length
    const here = instance.site[visit]!
    const stay = instance.minutes[visit]!
    const earliestEnd = spanFrom[spanAt[row]!]! + stay
    const latestStart = spanTo[spanAt[row + 1]! - 1]!
    let least = Number.POSITIVE_INFINITY
    let leastLoss = Number.POSITIVE_INFINITY
    const idle = this.idle
    const idles = idle > 0
    const days = problem.days.length
    const single = spanAt[row + 1]! - spanAt[row]! === 1
    const opens = spanFrom[spanAt[row]!]!
    const base = here * sites
    const legs = instance.legResources.length > 0
    const visits = this.visits
    for (let position = 0; position <= count; position++) {
      const by = position < count ? latest[position]! : to
      if (by < earliestEnd) continue
      const leave = leaves[position]!
      if (leave > latestStart) break
      const from = path[position]! * sites
      const into = from + here
      const after = path[position + 1]!
      const onto = base + after
      const past = from + after
      const detour = legCost[into]! + legCost[onto]! - legCost[past]!
      if (detour - idle >= least) continue
      const arrival = leave + way[into]!
      if (arrival > latestStart) continue
      const start = arrival > opens ? (single ? arrival : this.nextStart(row, arrival)) : opens
      const onward = start + stay + way[onto]!
      if (onward > by) continue
      const wait = start - (position === 0 && arrival < idleFrom ? idleFrom : arrival)
      let loss = wait > 0 ? detour + idleCost(wait) : detour
      let delay = 0
      if (position === count) delay = onward - this.end
      else {
        const next = this.nextStart(visits[position]! * days + this.day, onward)
        if (next > by) continue
        delay = next - starts[position]!
        if (idles || next > onward) {
          loss += idleCost(next - onward) - idleCost(waits[position]!)
          if (idles) loss += this.idleAfter(position, delay)
        }
      }
      const price = loss + delayPrice * delay
      if (price >= least || (legs && !this.legsAllow(visit, into, onto, past))) continue
      least = price
      leastLoss = loss
      this.bestPosition = position
      this.bestDelay = delay > 0 ? delay : 0
    }
    return leastLoss
  }

  /** Whether the day's resources allow going `into` and `onto` instead of `past`. */
  private legsAllow(visit: number, into: number, onto: number, past: number): boolean {
    const { legResources, use, problem } = this.instance
    const shared = this.isShared(visit) ? problem.packed : -1
    for (let each = 0; each < legResources.length; each++) {
      const { index, limit, legs, legCap } = legResources[each]!
      const onLegs = this.usedOnLegs[index]! + legs[into]! + legs[onto]! - legs[past]!
      const own = index === shared ? 0 : use[visit * problem.resources.length + index]!
      const inside = this.used[index]! + own
      if (inside + (onLegs > legCap ? legCap : onLegs) > limit) return false
    }
    return true
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

  /** Whether a visit of the same pack is on the day already. */
  private isShared(visit: number): boolean {
    const pack = this.instance.pack[visit]!
    return pack >= 0 && (this.packs & (1 << pack)) !== 0
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
    const { visits, instance, day, path } = this
    const { from, to, startSite, endSite, fewest } = instance.problem.days[day]!
    path.length = visits.length + 2
    path[0] = startSite
    for (let position = 0; position < visits.length; position++)
      path[position + 1] = instance.site[visits[position]!]!
    path[visits.length + 1] = endSite
    this.used.fill(0)
    this.usedOnLegs.fill(0)
    this.free = 0
    this.mandatoryDone = 0
    this.packs = 0
    const end = this.forward(from)
    this.end = end
    this.backward(to)
    let score = 0
    for (let position = 0; position < visits.length; position++) score += this.spend(visits[position]!)
    const legs = visits.length > 0 ? this.goAlong() : 0
    const { fewestBonus, mandatoryReward } = instance.problem
    this.value =
      score -
      legs -
      this.idle +
      mandatoryReward * this.mandatoryCount +
      fewestBonus * Math.min(this.free, fewest)
    this.feasible = end <= to && this.withinLimits()
    this.knownShapeCost = undefined
  }

  /** Earliest starts; gives when the day ends. */
  private forward(from: number): number {
    const { visits, instance, path, starts, waits, leaves } = this
    const { sites, minutes: way, days, idleCost } = instance.problem
    const { idleFrom = Number.POSITIVE_INFINITY } = days[this.day]!
    starts.length = waits.length = visits.length
    leaves.length = visits.length + 1
    leaves[0] = from
    this.idle = 0
    for (let position = 0; position < visits.length; position++) {
      const visit = visits[position]!
      const arrival = leaves[position]! + way[path[position]! * sites + path[position + 1]!]!
      const start = this.nextStart(visit * days.length + this.day, arrival)
      starts[position] = start
      const wait = start - (position === 0 && arrival < idleFrom ? idleFrom : arrival)
      waits[position] = wait > 0 ? wait : 0
      this.idle += idleCost(waits[position]!)
      leaves[position + 1] = start + instance.minutes[visit]!
    }
    const last = visits.length
    return last === 0 ? from : leaves[last]! + way[path[last]! * sites + path[last + 1]!]!
  }

  /** Latest starts from which the rest of the day still works. */
  private backward(to: number): void {
    const { visits, instance, path, latest } = this
    const { sites, minutes: way, days } = instance.problem
    latest.length = visits.length
    let by = to
    for (let position = visits.length - 1; position >= 0; position--) {
      const visit = visits[position]!
      const end = by - way[path[position + 1]! * sites + path[position + 2]!]!
      by = this.lastStart(visit * days.length + this.day, end - instance.minutes[visit]!)
      latest[position] = by
    }
  }

  /** Counts a visit and what it uses up; gives its score. */
  private spend(visit: number): number {
    const { instance, used, day } = this
    const mandatoryKind = instance.mandatoryKind[visit]!
    if (mandatoryKind >= 0) this.mandatoryDone |= 1 << mandatoryKind
    else this.free++
    const shared = this.isShared(visit) ? instance.problem.packed : -1
    for (let at = instance.useAt[visit]!; at < instance.useAt[visit + 1]!; at++)
      if (instance.used[at] !== shared) used[instance.used[at]!]! += instance.usage[at]!
    if (instance.pack[visit]! >= 0) this.packs |= 1 << instance.pack[visit]!
    return instance.score[visit * instance.problem.days.length + day]!
  }

  /** Counts what the day's legs use up; gives what they cost. */
  private goAlong(): number {
    const { instance, path, usedOnLegs } = this
    const { sites, legCost } = instance.problem
    const { legResources } = instance
    let cost = 0
    for (let index = 1; index < path.length; index++) {
      const leg = path[index - 1]! * sites + path[index]!
      cost += legCost[leg]!
      for (let each = 0; each < legResources.length; each++)
        usedOnLegs[legResources[each]!.index]! += legResources[each]!.legs[leg]!
    }
    return cost
  }

  private withinLimits(): boolean {
    const { resources } = this.instance.problem
    for (let index = 0; index < resources.length; index++) {
      const { limit, legCap = Number.POSITIVE_INFINITY } = resources[index]!
      if (this.used[index]! + Math.min(this.usedOnLegs[index]!, legCap) > limit) return false
    }
    return true
  }

  private get mandatoryCount(): number {
    let count = 0
    for (let bits = this.mandatoryDone; bits > 0; bits >>= 1) count += bits & 1
    return count
  }
}
