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
  private readonly rows: number[] = []
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

  constructor(private readonly solution: Solution) {}

  /** Fills up `days` with those of `visits` that gain. */
  fill(days: number[], visits: readonly number[], random: Random, style: Style): void {
    const { solution, rows } = this
    this.prepare(days, visits, random, style)
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
      for (let index = 0; index < rows.length; index++) {
        const row = rows[index]!
        if (solution.taken(visits[row]!)) continue
        const anew = style.power === 0 && this.gain[row * width + each]! > never
        if (anew) {
          this.measure(row, each)
          if (this.gain[row * width + each] === never && !this.fits(row)) continue
        }
        if (anew || goalMet) this.rank[row] = this.rankOf(row)
        rows[kept++] = row
      }
      rows.length = kept
    }
  }

  /** Measures every visit that fits somewhere on every one of the days. */
  private prepare(days: number[], visits: readonly number[], random: Random, style: Style): void {
    const { solution, routes, rows } = this
    this.visits = visits
    this.days = days
    this.style = style
    routes.length = rows.length = 0
    for (const day of days) routes.push(solution.routes[day]!)
    this.grow(visits.length, days.length)
    this.insertions.fill(0, 0, days.length)
    for (let row = 0; row < visits.length; row++) {
      this.factor[row] = 1 + style.blur * (2 * random() - 1)
      if (!this.wanted(visits[row]!)) continue
      for (let each = 0; each < days.length; each++) this.measure(row, each)
      if (!this.fits(row)) continue
      this.rank[row] = this.rankOf(row)
      rows.push(row)
    }
  }

  private grow(rows: number, width: number): void {
    if (this.insertions.length < width) this.insertions = new Int32Array(2 * width)
    if (this.rank.length < rows) {
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

  private measure(row: number, each: number): void {
    const cell = row * this.routes.length + each
    const route = this.routes[each]!
    const visit = this.visits[row]!
    this.gain[cell] =
      route.bestInsertion(visit, this.style.power > 0 ? 1 : 0) +
      this.solution.groupGain(visit, this.days[each]!)
    this.delay[cell] = route.bestDelay
    this.position[cell] = route.bestPosition
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
    for (let index = 0; index < rows.length; index++) {
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
