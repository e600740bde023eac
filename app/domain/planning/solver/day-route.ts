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

/** By position; the lists have room for more visits than the day has. */
interface Lists {
  starts: Float64Array
  latest: Float64Array
  waits: Float64Array
  waitCosts: Float64Array
  /** When the day leaves each site of the path but the last. */
  leaves: Float64Array
  /** Sites in order, with the day's own start and end. */
  path: Int32Array
  /** By resource. */
  used: Float64Array
  usedOnLegs: Float64Array
}

function emptyLists(resources: number): Lists {
  const list = () => new Float64Array(firstRoom)
  return {
    starts: list(),
    latest: list(),
    waits: list(),
    waitCosts: list(),
    leaves: list(),
    path: new Int32Array(firstRoom),
    used: new Float64Array(resources),
    usedOnLegs: new Float64Array(resources),
  }
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

function copyLists(from: Lists, to: Lists, room: number): void {
  for (let at = 0; at < room; at++) {
    to.starts[at] = from.starts[at]!
    to.latest[at] = from.latest[at]!
    to.waits[at] = from.waits[at]!
    to.waitCosts[at] = from.waitCosts[at]!
    to.leaves[at] = from.leaves[at]!
    to.path[at] = from.path[at]!
  }
  to.used.set(from.used)
  to.usedOnLegs.set(from.usedOnLegs)
}

/** More than the rounding of sums of points. */
const surely = 1e-6

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
  /** By how much the last visit that was tried would put off what follows. */
  bestDelay = 0
  /** Visits without a mandatory kind. */
  free = 0
  /** Score less the cost of legs and waiting; mandatory kind and the bonus for the first visits included. */
  value = 0
  /** Whether the day keeps every rule; taking a visit out can break one where the way around it is longer. */
  feasible = true
  /** What the visits are worth. */
  score = 0
  /** What waiting costs in all. */
  idle = 0
  /** When the day comes to its last site. */
  end = 0
  mandatoryDone = 0
  /** A bit for each pack of which the day has a visit. */
  packs = 0
  private lists: Lists
  /** Whether the latest starts are worked out; only an insertion asks for them. */
  latestKnown = false
  shapeCostKnown: number | undefined
  /** The day as it was when it was marked, once anything has changed since. */
  private readonly kept: Sums
  private keptLists: Lists
  private marked = false
  private known: KnownDay | undefined

  constructor(
    private readonly instance: Instance,
    private readonly day: number,
    /** What is known of days of this plan. */
    readonly days: KnownDays,
  ) {
    this.lists = emptyLists(instance.problem.resources.length)
    this.keptLists = emptyLists(instance.problem.resources.length)
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
        const path: number[] = []
        for (let at = 0; at < this.visits.length + 1; at++) path.push(this.lists.path[at]!)
        const ratio = tourRatio(path, length, sites)
        path.push(this.lists.path[this.visits.length + 1]!)
        known.shapeCost = shapeCost(ratio, path)
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

  /** The visits that the day had when it was marked. */
  get markedVisits(): readonly number[] {
    return this.marked ? this.visits : this.kept.visits
  }

  /** Back to how it was when it was marked. */
  takeBack(): void {
    if (this.marked) return
    copySums(this.kept, this)
    this.exchangeLists()
    this.marked = true
  }

  /** Keeps the day as it is marked. What comes next begins with the same lists, or with others that it has to fill. */
  private keep(withSame: boolean): void {
    if (!this.marked) return
    this.marked = false
    copySums(this, this.kept)
    this.exchangeLists()
    if (!withSame) return
    const room = this.visits.length + 2
    this.makeRoom(room)
    copyLists(this.keptLists, this.lists, room)
  }

  private exchangeLists(): void {
    const lists = this.keptLists
    this.keptLists = this.lists
    this.lists = lists
  }

  set(visits: readonly number[]): void {
    this.keep(false)
    this.visits = visits
    this.refresh()
  }

  /** Gives whether the day keeps every rule. If not, nothing else is known of it, and it has to be taken back to its mark. */
  setIfFeasible(visits: readonly number[]): boolean {
    this.keep(false)
    this.visits = visits
    this.begin()
    if (this.end > this.instance.problem.days[this.day]!.to) return false
    this.addUp()
    return this.feasible
  }

  insert(visit: number, position: number): void {
    // Which of a pack is the first may change.
    if (this.isShared(visit)) {
      this.set(this.visits.toSpliced(position, 0, visit))
      return
    }
    this.keep(true)
    this.findLatest()
    const count = this.visits.length
    this.visits = withVisit(this.visits, visit, position)
    this.makeRoom(count + 3)
    const { path, starts, latest, waits, waitCosts, leaves } = this.lists
    // What comes before is as it was, and the times of what comes after are worked out anew.
    for (let at = count; at > position; at--) {
      starts[at] = starts[at - 1]!
      latest[at] = latest[at - 1]!
      waits[at] = waits[at - 1]!
      waitCosts[at] = waitCosts[at - 1]!
      leaves[at + 1] = leaves[at]!
      path[at + 2] = path[at + 1]!
    }
    path[position + 2] = path[position + 1]!
    path[position + 1] = this.instance.site[visit]!
    this.forward(position)
    this.backward(position)
    this.score += this.spend(visit)
    this.sumUp()
  }

  /** Where the gains of the day as it is begin among those of all days. */
  gainsAt(): number {
    const known = this.knownNow()
    if (!known.asked) this.days.ask(known)
    return known.at
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

  /**
   * The most that adding each of the first `many` of `visits` to the day gains, written to `gains` at `at` and its number, and its best
   * position to `positions`; -Infinity where it fits nowhere. Where no goal and no group can make it worth adding, any gain for which
   * that is so. Each unit of delay of what follows counts as a loss of `delayPrice` where a position is chosen. All visits are in one
   * loop, since this is where a search spends its time, and what they have in common is looked up once.
   */
  findGains(
    visits: Int32Array,
    many: number,
    delayPrice: number,
    gains: Float64Array,
    positions: Int16Array,
    at: number,
  ): void {
    this.findLatest()
    const { instance, day, idle, visits: stops } = this
    const { problem, spanAt, spanFrom, spanTo, mandatoryKind, useAt, used, usage, limit } = instance
    const { score, mostMore, site, minutes: stays } = instance
    const { path, leaves, latest, starts, waits, used: spent } = this.lists
    const { sites, minutes: way, legCost, idleCost, mandatoryReward, packed = -1 } = problem
    const { to, idleFrom = Number.POSITIVE_INFINITY, fewest } = problem.days[day]!
    const days = problem.days.length
    const count = stops.length
    const idles = idle > 0
    const legs = instance.legResources.length > 0
    const fewestBonus = this.free < fewest ? problem.fewestBonus : 0
    visiting: for (let each = 0; each < many; each++) {
      const visit = visits[each]!
      const row = visit * days + day
      const span = spanAt[row]!
      const lastSpan = spanAt[row + 1]! - 1
      gains[at + visit] = Number.NEGATIVE_INFINITY
      if (span > lastSpan) continue
      const task = mandatoryKind[visit]!
      if (task >= 0 && this.has(task)) continue
      const shared = this.isShared(visit) ? packed : -1
      for (let use = useAt[visit]!; use < useAt[visit + 1]!; use++) {
        const index = used[use]!
        if (index !== shared && spent[index]! + usage[use]! > limit[index]!) continue visiting
      }
      const worth = score[row]! + (task >= 0 ? mandatoryReward : fewestBonus)
      const most = delayPrice === 0 ? worth + mostMore[visit]! + surely : Number.POSITIVE_INFINITY
      const here = site[visit]!
      const stay = stays[visit]!
      const opens = spanFrom[span]!
      const earliestEnd = opens + stay
      const latestStart = spanTo[lastSpan]!
      const single = span === lastSpan
      const base = here * sites
      let least = most
      let leastLoss = Number.POSITIVE_INFINITY
      let isPossible = false
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
        if (isPossible && detour - idle >= least) continue
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
          const theirs = stops[position]! * days + day
          const end = spanAt[theirs + 1]!
          let index = spanAt[theirs]!
          while (index < end && onward > spanTo[index]!) index++
          if (index === end) continue
          const next = onward > spanFrom[index]! ? onward : spanFrom[index]!
          if (next > by) continue
          delay = next - starts[position]!
          if (idles || next > onward) {
            loss += idleCost(next - onward) - idleCost(waits[position]!)
            if (idles) loss += this.idleAfter(position, delay)
          }
        }
        const price = loss + delayPrice * delay
        if (isPossible && price >= least) continue
        if (legs && !this.legsAllow(visit, into, onto, past)) continue
        isPossible = true
        if (price >= least) continue
        least = price
        leastLoss = loss
        positions[at + visit] = position
        this.bestDelay = delay > 0 ? delay : 0
      }
      if (isPossible) gains[at + visit] = worth - (leastLoss === Number.POSITIVE_INFINITY ? most : leastLoss)
    }
  }

  /** Whether the day's resources allow going `into` and `onto` instead of `past`. */
  private legsAllow(visit: number, into: number, onto: number, past: number): boolean {
    const { legResources, use, problem } = this.instance
    const { used, usedOnLegs } = this.lists
    const shared = this.isShared(visit) ? problem.packed : -1
    for (let each = 0; each < legResources.length; each++) {
      const { index, limit, legs, legCap } = legResources[each]!
      const onLegs = usedOnLegs[index]! + legs[into]! + legs[onto]! - legs[past]!
      const own = index === shared ? 0 : use[visit * problem.resources.length + index]!
      const inside = used[index]! + own
      if (inside + (onLegs > legCap ? legCap : onLegs) > limit) return false
    }
    return true
  }

  /** What idling changes by after `position` when the visit there starts `delay` later. */
  private idleAfter(position: number, delay: number): number {
    const { idleCost } = this.instance.problem
    let change = 0
    for (let index = position + 1; delay > 0 && index < this.visits.length; index++) {
      const wait = this.lists.waits[index]!
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
    this.begin()
    this.addUp()
  }

  /** The times of the day. */
  private begin(): void {
    const { visits, instance, day } = this
    const { startSite, endSite } = instance.problem.days[day]!
    this.makeRoom(visits.length + 2)
    const { path } = this.lists
    path[0] = startSite
    for (let position = 0; position < visits.length; position++)
      path[position + 1] = instance.site[visits[position]!]!
    path[visits.length + 1] = endSite
    this.forward(0)
    this.latestKnown = false
  }

  /** What its visits use up and are worth. */
  private addUp(): void {
    const { visits } = this
    this.lists.used.fill(0)
    this.free = 0
    this.mandatoryDone = 0
    this.packs = 0
    this.score = 0
    for (let position = 0; position < visits.length; position++) this.score += this.spend(visits[position]!)
    this.sumUp()
  }

  private makeRoom(sites: number): void {
    const { lists } = this
    if (sites <= lists.path.length) return
    const list = (from: Float64Array) => {
      const made = new Float64Array(2 * sites)
      made.set(from)
      return made
    }
    const path = new Int32Array(2 * sites)
    path.set(lists.path)
    this.lists = {
      starts: list(lists.starts),
      latest: list(lists.latest),
      waits: list(lists.waits),
      waitCosts: list(lists.waitCosts),
      leaves: list(lists.leaves),
      path,
      used: lists.used,
      usedOnLegs: lists.usedOnLegs,
    }
  }

  /** The value of the day and whether it keeps the rules, when its times and what it uses are known. */
  private sumUp(): void {
    const { visits } = this
    const { waitCosts } = this.lists
    const { to, fewest } = this.instance.problem.days[this.day]!
    const { fewestBonus, mandatoryReward } = this.instance.problem
    let idle = 0
    for (let position = 0; position < visits.length; position++) idle += waitCosts[position]!
    this.idle = idle
    const legs = this.goAlong()
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
    const { visits, instance } = this
    const { path, starts, waits, waitCosts, leaves } = this.lists
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
    const { visits, instance } = this
    const { path, latest } = this.lists
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
    const { instance, day } = this
    const { used } = this.lists
    const mandatoryKind = instance.mandatoryKind[visit]!
    if (mandatoryKind >= 0) this.mandatoryDone |= 1 << mandatoryKind
    else this.free++
    const shared = this.isShared(visit) ? instance.problem.packed : -1
    for (let at = instance.useAt[visit]!; at < instance.useAt[visit + 1]!; at++)
      if (instance.used[at] !== shared) used[instance.used[at]!]! += instance.usage[at]!
    if (instance.pack[visit]! >= 0) this.packs |= 1 << instance.pack[visit]!
    return instance.score[visit * instance.problem.days.length + day]!
  }

  /** Counts what the day's legs use up; gives what they cost. A day without a visit has none. */
  private goAlong(): number {
    const { instance } = this
    const { path, usedOnLegs } = this.lists
    const { sites, legCost } = instance.problem
    const { legResources } = instance
    const last = this.visits.length > 0 ? this.visits.length + 1 : 0
    for (let each = 0; each < legResources.length; each++) {
      const { index, legs } = legResources[each]!
      let sum = 0
      for (let at = 1; at <= last; at++) sum += legs[path[at - 1]! * sites + path[at]!]!
      usedOnLegs[index] = sum
    }
    let cost = 0
    for (let at = 1; at <= last; at++) cost += legCost[path[at - 1]! * sites + path[at]!]!
    return cost
  }

  private withinLimits(): boolean {
    const { used, usedOnLegs } = this.lists
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

/** The list with one more; `toSpliced` takes longer. */
function withVisit(visits: readonly number[], visit: number, position: number): number[] {
  const made = visits.slice()
  made.push(visit)
  for (let at = made.length - 1; at > position; at--) made[at] = made[at - 1]!
  made[position] = visit
  return made
}
