// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop
import type { KnownDay, KnownDays } from './known-days'
import type { Instance } from './problem'
import { tourRatio } from './tour'

/** What is known of a day beside its lists. */
interface Sums {
  visits: readonly number[]
  free: number
  value: number
  feasible: boolean
  score: number
  idle: number
  end: number
  mandatoryDone: number
  packs: number
  latestKnown: boolean
  shapeCostKnown: number | undefined
}

interface Kept extends Sums {
  lists: Float64Array[]
  path: Int32Array
  used: Float64Array
  usedOnLegs: Float64Array
}

function copySums(from: Sums, to: Sums): void {
  to.visits = from.visits
  to.free = from.free
  to.value = from.value
  to.feasible = from.feasible
  to.score = from.score
  to.idle = from.idle
  to.end = from.end
  to.mandatoryDone = from.mandatoryDone
  to.packs = from.packs
  to.latestKnown = from.latestKnown
  to.shapeCostKnown = from.shapeCostKnown
}

function copyTo(to: Float64Array | Int32Array, from: Float64Array | Int32Array, count: number): void {
  for (let at = 0; at < count; at++) to[at] = from[at]!
}

/** Room for sites of a day at first. */
const firstRoom = 24

/**
 * One day of a plan: visits in order, with the earliest start of each, and the latest start from which the rest of
 * the day still works. Waiting is always allowed, so an arrival is possible exactly when the start it leads to is no
 * later than that latest start; this makes testing an insertion independent of the length of the day, also when a
 * place has several windows (the max-shift idea of Vansteenwegen et al. 2009).
 */
export class DayRoute {
  /** In order; a change makes a new list. */
  visits: readonly number[] = []
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
  /** By position; the lists have room for more visits than the day has. */
  private starts = new Float64Array(firstRoom)
  private latest = new Float64Array(firstRoom)
  private waits = new Float64Array(firstRoom)
  private waitCosts = new Float64Array(firstRoom)
  /** Sites in order, with the day's own start and end. */
  private path = new Int32Array(firstRoom)
  /** When the day leaves each site of the path but the last. */
  private leaves = new Float64Array(firstRoom)
  /** What the visits are worth. */
  score = 0
  /** What waiting costs in all. */
  idle = 0
  /** When the day comes to its last site. */
  end = 0
  mandatoryDone = 0
  /** A bit for each pack of which the day has a visit. */
  packs = 0
  private readonly used: Float64Array
  private readonly usedOnLegs: Float64Array
  /** Whether the latest starts are worked out; only an insertion asks for them. */
  latestKnown = false
  shapeCostKnown: number | undefined
  /** The day as it was when it was marked, once anything has changed since. */
  private readonly kept: Kept
  private marked = false
  /** The lists by position, for copies. */
  private lists: Float64Array[]
  private known: KnownDay | undefined

  constructor(
    private readonly instance: Instance,
    private readonly day: number,
    private readonly days: KnownDays,
  ) {
    this.used = new Float64Array(instance.problem.resources.length)
    this.usedOnLegs = new Float64Array(instance.problem.resources.length)
    this.lists = [this.starts, this.latest, this.waits, this.waitCosts, this.leaves]
    this.refresh()
    this.kept = {
      visits: [],
      free: 0,
      value: 0,
      feasible: true,
      score: 0,
      idle: 0,
      end: 0,
      mandatoryDone: 0,
      packs: 0,
      latestKnown: false,
      shapeCostKnown: undefined,
      lists: [],
      path: new Int32Array(0),
      used: this.used.slice(),
      usedOnLegs: this.usedOnLegs.slice(),
    }
  }

  has(mandatoryKind: number): boolean {
    return (this.mandatoryDone & (1 << mandatoryKind)) !== 0
  }

  /** What is taken off for the shape of the day. */
  get shapeCost(): number {
    if (this.shapeCostKnown === undefined) {
      const { shapeCost, length, sites } = this.instance.problem
      if (!shapeCost) return 0
      const known = this.knownNow()
      if (known.shapeCost === undefined) {
        const path = Array.from(this.path.subarray(0, this.visits.length + 2))
        known.shapeCost = shapeCost(tourRatio(path.slice(0, -1), length, sites), path)
      }
      this.shapeCostKnown = known.shapeCost
    }
    return this.shapeCostKnown
  }

  /** From now on the day can be taken back to what it is. */
  mark(): void {
    this.marked = true
  }

  /** Whether anything changed since the mark. */
  get changed(): boolean {
    return !this.marked
  }

  /** Back to how it was when it was marked. */
  takeBack(): void {
    if (this.marked) return
    const { kept } = this
    copySums(kept, this)
    const room = this.visits.length + 2
    for (let list = 0; list < kept.lists.length; list++) copyTo(this.lists[list]!, kept.lists[list]!, room)
    copyTo(this.path, kept.path, room)
    this.used.set(kept.used)
    this.usedOnLegs.set(kept.usedOnLegs)
    this.marked = true
  }

  private keep(): void {
    if (!this.marked) return
    this.marked = false
    const { kept } = this
    copySums(this, kept)
    const room = this.visits.length + 2
    if (kept.path.length < this.path.length) {
      kept.lists = this.lists.map(({ length }) => new Float64Array(length))
      kept.path = new Int32Array(this.path.length)
    }
    for (let list = 0; list < kept.lists.length; list++) copyTo(kept.lists[list]!, this.lists[list]!, room)
    copyTo(kept.path, this.path, room)
    kept.used.set(this.used)
    kept.usedOnLegs.set(this.usedOnLegs)
  }

  set(visits: readonly number[]): void {
    this.keep()
    this.visits = visits
    this.refresh()
  }

  insert(visit: number, position: number): void {
    // Which of a pack is the first may change.
    if (this.isShared(visit)) {
      this.set(this.visits.toSpliced(position, 0, visit))
      return
    }
    this.keep()
    this.findLatest()
    const count = this.visits.length
    this.visits = this.visits.toSpliced(position, 0, visit)
    this.makeRoom(count + 3)
    const { path, starts, latest, waits, waitCosts, leaves } = this
    for (const list of [starts, latest, waits, waitCosts]) list.copyWithin(position + 1, position, count)
    path.copyWithin(position + 2, position + 1, count + 2)
    leaves.copyWithin(position + 2, position + 1, count + 1)
    path[position + 1] = this.instance.site[visit]!
    this.forward(position)
    this.backward(position)
    this.score += this.spend(visit)
    this.sumUp()
  }

  /**
   * The most that adding `visit` to the day can gain; -Infinity where it fits nowhere. Sets `bestPosition`, which is
   * chosen with each unit of delay counted as a loss of `delayPrice`, and `bestDelay`.
   */
  bestInsertion(visit: number, delayPrice = 0): number {
    if (delayPrice !== 0) return this.insertionOf(visit, delayPrice)
    const known = this.knownNow()
    const { days } = this
    if (!known.asked) days.ask(known)
    const at = known.at + visit
    const found = days.gain[at]!
    if (!Number.isNaN(found)) {
      this.bestPosition = days.position[at]!
      return found
    }
    const made = this.insertionOf(visit, 0)
    days.gain[at] = made
    days.position[at] = this.bestPosition
    return made
  }

  /** What is known of the day as it is. The lists of visits are never changed, so the same list says the same day. */
  private knownNow(): KnownDay {
    const { known } = this
    if (known && known.visits === this.visits && known.day === this.day) return known
    const found = this.days.of(this.day, this.visits)
    found.visits = this.visits
    this.known = found
    return found
  }

  private insertionOf(visit: number, delayPrice: number): number {
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
      if (index !== shared && this.used[index]! + usage[at]! > instance.limit[index]!)
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
    this.findLatest()
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
    for (let index = position + 1; delay > 0 && index < this.visits.length; index++) {
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
    const { visits, instance, day } = this
    const { startSite, endSite } = instance.problem.days[day]!
    this.makeRoom(visits.length + 2)
    const { path } = this
    path[0] = startSite
    for (let position = 0; position < visits.length; position++)
      path[position + 1] = instance.site[visits[position]!]!
    path[visits.length + 1] = endSite
    this.used.fill(0)
    this.free = 0
    this.mandatoryDone = 0
    this.packs = 0
    this.forward(0)
    this.latestKnown = false
    this.score = 0
    for (let position = 0; position < visits.length; position++) this.score += this.spend(visits[position]!)
    this.sumUp()
  }

  private makeRoom(sites: number): void {
    if (sites <= this.path.length) return
    const room = 2 * sites
    const wider = (list: Float64Array) => {
      const made = new Float64Array(room)
      made.set(list)
      return made
    }
    this.starts = wider(this.starts)
    this.latest = wider(this.latest)
    this.waits = wider(this.waits)
    this.waitCosts = wider(this.waitCosts)
    this.leaves = wider(this.leaves)
    this.lists = [this.starts, this.latest, this.waits, this.waitCosts, this.leaves]
    const path = new Int32Array(room)
    path.set(this.path)
    this.path = path
  }

  /** The value of the day and whether it keeps the rules, when its times and what it uses are known. */
  private sumUp(): void {
    const { visits, waitCosts } = this
    const { to, fewest } = this.instance.problem.days[this.day]!
    const { fewestBonus, mandatoryReward } = this.instance.problem
    let idle = 0
    for (let position = 0; position < visits.length; position++) idle += waitCosts[position]!
    this.idle = idle
    this.usedOnLegs.fill(0)
    const legs = visits.length > 0 ? this.goAlong() : 0
    this.value =
      this.score -
      legs -
      idle +
      mandatoryReward * this.mandatoryCount +
      fewestBonus * Math.min(this.free, fewest)
    this.feasible = this.end <= to && this.withinLimits()
    this.shapeCostKnown = undefined
  }

  /** Earliest starts from a position on, and when the day ends. */
  private forward(position: number): void {
    const { visits, instance, path, starts, waits, waitCosts, leaves } = this
    const { sites, minutes: way, days, idleCost } = instance.problem
    const { from, idleFrom = Number.POSITIVE_INFINITY } = days[this.day]!
    leaves[0] = from
    for (let at = position; at < visits.length; at++) {
      const visit = visits[at]!
      const arrival = leaves[at]! + way[path[at]! * sites + path[at + 1]!]!
      const start = this.nextStart(visit * days.length + this.day, arrival)
      starts[at] = start
      const wait = start - (at === 0 && arrival < idleFrom ? idleFrom : arrival)
      waits[at] = wait > 0 ? wait : 0
      waitCosts[at] = wait > 0 ? idleCost(wait) : 0
      leaves[at + 1] = start + instance.minutes[visit]!
    }
    const last = visits.length
    this.end = last === 0 ? from : leaves[last]! + way[path[last]! * sites + path[last + 1]!]!
  }

  private findLatest(): void {
    if (this.latestKnown) return
    this.backward(this.visits.length - 1)
    this.latestKnown = true
  }

  /** Latest starts, up to a position, from which the rest of the day still works. */
  private backward(position: number): void {
    const { visits, instance, path, latest } = this
    const { sites, minutes: way, days } = instance.problem
    let by = position + 1 < visits.length ? latest[position + 1]! : days[this.day]!.to
    for (let at = position; at >= 0; at--) {
      const visit = visits[at]!
      const end = by - way[path[at + 1]! * sites + path[at + 2]!]!
      by = this.lastStart(visit * days.length + this.day, end - instance.minutes[visit]!)
      latest[at] = by
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
    for (let index = 1; index < this.visits.length + 2; index++) {
      const leg = path[index - 1]! * sites + path[index]!
      cost += legCost[leg]!
      for (let each = 0; each < legResources.length; each++)
        usedOnLegs[legResources[each]!.index]! += legResources[each]!.legs[leg]!
    }
    return cost
  }

  private withinLimits(): boolean {
    const { used, usedOnLegs } = this
    const { limit, legCap } = this.instance
    for (let index = 0; index < limit.length; index++) {
      const onLegs = usedOnLegs[index]! > legCap[index]! ? legCap[index]! : usedOnLegs[index]!
      if (used[index]! + onLegs > limit[index]!) return false
    }
    return true
  }

  private get mandatoryCount(): number {
    let count = 0
    for (let bits = this.mandatoryDone; bits > 0; bits >>= 1) count += bits & 1
    return count
  }
}
