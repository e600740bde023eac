// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop

import { effort } from '~/domain/planning/weights'
import { pick, type Random } from '~/domain/seeded-random'
import type { DayRoute } from './day-route'
import type { Solution } from './solution'

/** What a repair goes by; repairs of different styles lead to different plans. */
export interface Style {
  /** Each visit's rank is multiplied by a random factor of 1 ± blur. */
  blur: number
  /**
   * Power of the gain in its ratio to the delay of what follows: Vansteenwegen et al. (2009) take 2. With 0 the rank
   * is the gain and what the visit would lose on its second-best day (Potvin and Rousseau 1993).
   */
  power: number
}

export const byRegret: Style = { blur: 0, power: 0 }

const { leastDelay, regret: regretWeight } = effort
const never = Number.NEGATIVE_INFINITY

/** A style by lot; `haste` is the share of those that go by the ratio of gain to delay. */
export function someStyle(random: Random, haste: number): Style {
  if (haste > 0 && random() < haste) return { blur: random() < 0.2 ? 0 : 0.3, power: 1 + pick(random, 3) }
  return { blur: random() < 0.5 ? 0 : 0.25, power: 0 }
}

/**
 * Fills days up by insertion: again and again the visit with the highest rank goes in, until nothing gains any more.
 * By regret, all ranks of the day that changed are measured anew, since a new neighbour can make a visit cheaper. By
 * ratio they are refreshed lazily (Minoux 1978): what an insertion makes out of date is measured again only when it
 * comes out on top. A visit that fits nowhere now will fit nowhere in a fuller day.
 *
 * One object serves all repairs of a search, so that its tables are made once.
 */
export class Repairs {
  private visits: readonly number[] = []
  private days: readonly number[] = []
  private style: Style = byRegret
  private readonly routes: DayRoute[] = []
  /** The visits that still fit somewhere, by their place among all, and how many they are. */
  private rows = new Int32Array(0)
  private count = 0
  /** Visits of which a day does not know yet what they gain. */
  private unknown = new Int32Array(0)
  /** By visit and day: what the insertion gains, by how much it puts off the rest, and where it goes. */
  private gain = new Float64Array(0)
  private delay = new Float64Array(0)
  private position = new Int32Array(0)
  /** How many insertions a day had seen when the cell was measured. */
  private seen = new Int32Array(0)
  private insertions = new Int32Array(0)
  private rank = new Float64Array(0)
  private column = new Int32Array(0)
  private factor = new Float64Array(0)
  /** Of one visit alone. */
  private readonly alone = new Float64Array(1)
  private readonly aloneAt = new Int16Array(1)

  constructor(private readonly solution: Solution) {}

  /** Fills up `days` with those of `visits` that gain. */
  fill(days: number[], visits: readonly number[], random: Random, style: Style): void {
    this.prepare(days, visits, random, style)
    if (style.power > 0) this.fillByRatio()
    else this.fillByRegret()
  }

  private fillByRegret(): void {
    const { solution, rows, routes, days, visits, rank, gain } = this
    const width = days.length
    for (let best = this.topRow(); best >= 0; ) {
      const each = this.column[best]!
      const route = routes[each]!
      const day = days[each]!
      const goalMet = solution.insert(day, visits[best]!, this.bestPosition(visits[best]!, route))
      const from = this.findUnknown(each)
      const found = route.days.gain
      let kept = 0
      let most = 0
      best = -1
      for (let index = 0; index < this.count; index++) {
        const row = rows[index]!
        const visit = visits[row]!
        if (solution.taken(visit)) continue
        const cell = row * width + each
        if (gain[cell]! > never) {
          gain[cell] = found[from + visit]! + solution.groupGain(visit, day)
          if (gain[cell] === never && !this.fits(row)) continue
          rank[row] = this.rankOf(row)
        } else if (goalMet) rank[row] = this.rankOf(row)
        rows[kept++] = row
        if (rank[row]! > most) {
          best = row
          most = rank[row]!
        }
      }
      this.count = kept
    }
  }

  private fillByRatio(): void {
    const { solution, rows, days, visits } = this
    const width = days.length
    for (let best = this.topRow(); best >= 0; best = this.topRow()) {
      const each = this.column[best]!
      const cell = best * width + each
      if (this.seen[cell] !== this.insertions[each]) {
        this.measure(best, each)
        this.rank[best] = this.rankOf(best)
        continue
      }
      const goalMet = solution.insert(days[each]!, visits[best]!, this.position[cell]!)
      this.insertions[each]!++
      let kept = 0
      for (let index = 0; index < this.count; index++) {
        const row = rows[index]!
        if (solution.taken(visits[row]!)) continue
        if (goalMet) this.rank[row] = this.rankOf(row)
        rows[kept++] = row
      }
      this.count = kept
    }
  }

  /** Measures every visit that fits somewhere on every one of the days. */
  private prepare(days: number[], visits: readonly number[], random: Random, style: Style): void {
    const { solution, routes } = this
    this.visits = visits
    this.days = days
    this.style = style
    routes.length = 0
    for (const day of days) routes.push(solution.routes[day]!)
    this.grow(visits.length, days.length)
    this.insertions.fill(0, 0, days.length)
    const { rows } = this
    let count = 0
    for (let row = 0; row < visits.length; row++) {
      this.factor[row] = 1 + style.blur * (2 * random() - 1)
      if (this.wanted(visits[row]!)) rows[count++] = row
    }
    this.count = count
    this.gain.fill(0, 0, visits.length * days.length)
    // Day by day, as what is known of one is found in one place.
    for (let each = 0; each < days.length; each++) {
      if (style.power === 0) this.measureGains(each)
      else for (let index = 0; index < count; index++) this.measure(rows[index]!, each)
    }
    let kept = 0
    for (let index = 0; index < count; index++) {
      const row = rows[index]!
      if (!this.fits(row)) continue
      this.rank[row] = this.rankOf(row)
      rows[kept++] = row
    }
    this.count = kept
  }

  private grow(rows: number, width: number): void {
    if (this.insertions.length < width) this.insertions = new Int32Array(2 * width)
    if (this.rank.length < rows) {
      this.rows = new Int32Array(2 * rows)
      this.unknown = new Int32Array(2 * rows)
      this.rank = new Float64Array(2 * rows)
      this.column = new Int32Array(2 * rows)
      this.factor = new Float64Array(2 * rows)
    }
    const cells = rows * width
    if (this.gain.length >= cells) return
    this.gain = new Float64Array(2 * cells)
    this.delay = new Float64Array(2 * cells)
    this.position = new Int32Array(2 * cells)
    this.seen = new Int32Array(2 * cells)
  }

  /** Whether a visit has no mandatory kind, or one that a day still lacks. */
  private wanted(visit: number): boolean {
    const task = this.solution.instance.mandatoryKind[visit]!
    if (task < 0) return true
    for (let each = 0; each < this.routes.length; each++) if (!this.routes[each]!.has(task)) return true
    return false
  }

  /** What every row gains on a day, where no delay counts. */
  private measureGains(each: number): void {
    const { rows, visits, gain, routes, solution } = this
    const day = this.days[each]!
    const from = this.findUnknown(each)
    const found = routes[each]!.days.gain
    for (let index = 0; index < this.count; index++) {
      const row = rows[index]!
      const visit = visits[row]!
      gain[row * routes.length + each] = found[from + visit]! + solution.groupGain(visit, day)
    }
  }

  /** Finds what is not known yet of the gains of a day, of what may still fit there; gives where its gains begin. */
  private findUnknown(each: number): number {
    const { rows, visits, unknown, gain, routes, solution } = this
    const route = routes[each]!
    const from = route.gainsAt()
    const found = route.days.gain
    let count = 0
    for (let index = 0; index < this.count; index++) {
      const row = rows[index]!
      const visit = visits[row]!
      if (!Number.isNaN(found[from + visit]!) || solution.taken(visit)) continue
      if (gain[row * routes.length + each]! > never) unknown[count++] = visit
    }
    route.findGains(unknown, count, 0, found, route.days.position, from)
    return from
  }

  /** Where a visit goes best on a day. */
  private bestPosition(visit: number, route: DayRoute): number {
    const from = route.gainsAt()
    const { gain, position } = route.days
    // Another day may have taken its place in the meantime.
    if (Number.isNaN(gain[from + visit]!)) {
      this.unknown[0] = visit
      route.findGains(this.unknown, 1, 0, gain, position, from)
    }
    return position[from + visit]!
  }

  private measure(row: number, each: number): void {
    const cell = row * this.routes.length + each
    const route = this.routes[each]!
    const visit = this.visits[row]!
    this.unknown[0] = visit
    route.findGains(this.unknown, 1, 1, this.alone, this.aloneAt, -visit)
    this.gain[cell] = this.alone[0]! + this.solution.groupGain(visit, this.days[each]!)
    this.delay[cell] = route.bestDelay
    this.position[cell] = this.aloneAt[0]!
    this.seen[cell] = this.insertions[each]!
  }

  private fits(row: number): boolean {
    const width = this.routes.length
    for (let each = 0; each < width; each++) if (this.gain[row * width + each]! > never) return true
    return false
  }

  /** The row with the highest rank; -1 where none gains anything. */
  private topRow(): number {
    const { rows, rank } = this
    let best = -1
    let most = 0
    for (let index = 0; index < this.count; index++) {
      const row = rows[index]!
      if (rank[row]! <= most) continue
      best = row
      most = rank[row]!
    }
    return best
  }

  /** The rank of a visit on its best day; 0 where it gains nothing. */
  private rankOf(row: number): number {
    const { gain, delay, style } = this
    const { power } = style
    const width = this.routes.length
    let first = never
    let second = never
    let least = Number.POSITIVE_INFINITY
    for (let each = 0; each < width; each++) {
      const value = gain[row * width + each]!
      if (value === never) continue
      if (power > 0) {
        const put = delay[row * width + each]!
        if (put >= least) continue
        least = put
        first = value
        this.column[row] = each
      } else if (value > first) {
        second = first
        first = value
        this.column[row] = each
      } else if (value > second) second = value
    }
    if (first === never) return 0
    first += this.solution.goalGain(this.visits[row]!)
    if (first <= 0) return 0
    if (power === 0) {
      const regret = second > 0 ? Math.min(first - second, first) : first
      return (first + regretWeight * regret) * this.factor[row]!
    }
    let ratio = (first * this.factor[row]!) / (least + leastDelay)
    for (let each = 1; each < power; each++) ratio *= first
    return ratio
  }
}
