// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop
import { pick, type Random } from './random'
import type { Roster } from './roster'

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

/** How much the loss from not placing a visit on its best day counts against its plain gain. */
const regretWeight = 0.6
/** Added to a delay, so that one of nearly nothing does not outrank everything. */
const leastDelay = 10
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
 */
export function repair(roster: Roster, days: number[], visits: number[], random: Random, style: Style): void {
  const { blur, power } = style
  const goals = roster.instance.problem.goals.length > 0
  const width = days.length
  const gain = new Float64Array(visits.length * width)
  const delay = new Float64Array(visits.length * width)
  const position = new Int32Array(visits.length * width)
  /** How many insertions a column had seen when the cell was measured. */
  const seen = new Int32Array(visits.length * width)
  const insertions = new Int32Array(width)
  const rank = new Float64Array(visits.length)
  const column = new Int32Array(visits.length)
  const factor = Float64Array.from(visits, () => 1 + blur * (2 * random() - 1))

  const measure = (row: number, each: number) => {
    const cell = row * width + each
    const route = roster.routes[days[each]!]!
    gain[cell] = route.bestInsertion(visits[row]!, power > 0 ? 1 : 0)
    delay[cell] = route.bestDelay
    position[cell] = route.bestPosition
    seen[cell] = insertions[each]!
  }

  /** The rank of a visit on its best day; 0 where it gains nothing. */
  const rankOf = (row: number): number => {
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
        column[row] = each
      } else if (value > first) {
        second = first
        first = value
        column[row] = each
      } else if (value > second) second = value
    }
    if (first === never) return 0
    first += roster.goalGain(visits[row]!)
    if (first <= 0) return 0
    if (power === 0) {
      const regret = second > 0 ? Math.min(first - second, first) : first
      return (first + regretWeight * regret) * factor[row]!
    }
    let ratio = (first * factor[row]!) / (least + leastDelay)
    for (let each = 1; each < power; each++) ratio *= first
    return ratio
  }

  const fits = (row: number): boolean => {
    for (let each = 0; each < width; each++) if (gain[row * width + each]! > never) return true
    return false
  }

  const rows: number[] = []
  for (let row = 0; row < visits.length; row++) {
    for (let each = 0; each < width; each++) measure(row, each)
    rank[row] = rankOf(row)
    if (fits(row)) rows.push(row)
  }
  for (;;) {
    let best = -1
    for (let index = 0; index < rows.length; index++) {
      if (rank[rows[index]!]! > (best < 0 ? 0 : rank[best]!)) best = rows[index]!
    }
    if (best < 0) return
    const each = column[best]!
    if (seen[best * width + each] !== insertions[each]) {
      measure(best, each)
      rank[best] = rankOf(best)
      continue
    }
    roster.insert(days[each]!, visits[best]!, position[best * width + each]!)
    insertions[each]!++
    let kept = 0
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index]!
      if (roster.taken(visits[row]!)) continue
      if (power === 0 && gain[row * width + each]! > never) {
        measure(row, each)
        if (gain[row * width + each] === never && !fits(row)) continue
      }
      if (power === 0 || goals) rank[row] = rankOf(row)
      rows[kept++] = row
    }
    rows.length = kept
  }
}
