// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop
import type { Random } from './random'
import type { Roster } from './roster'

/** How much the loss from not placing a visit on its best day counts against its plain gain. */
const regretWeight = 0.6
const never = Number.NEGATIVE_INFINITY

/**
 * Fills days up by regret insertion (Potvin and Rousseau 1993; Ropke and Pisinger 2006): again and again the visit
 * goes in whose gain, together with what it would lose on its second-best day, is largest. `blur` multiplies each gain
 * by a random factor of 1 ± blur, so that two repairs differ. Stops when nothing gains any more.
 */
export function repair(roster: Roster, days: number[], visits: number[], random: Random, blur: number): void {
  const width = days.length
  const gain = new Float64Array(visits.length * width)
  const position = new Int32Array(visits.length * width)
  const factor = Float64Array.from(visits, () => 1 + blur * (2 * random() - 1))
  /** Rows still in play; a visit that fits nowhere now will fit nowhere in a fuller day. */
  let rows = visits.map((_, row) => row)
  const measure = (column: number) => {
    const route = roster.routes[days[column]!]!
    for (const row of rows) {
      const cell = row * width + column
      if (gain[cell] === never) continue
      gain[cell] = route.bestInsertion(visits[row]!)
      position[cell] = route.bestPosition
    }
  }
  for (let column = 0; column < width; column++) measure(column)
  for (;;) {
    let bestRow = -1
    let bestColumn = 0
    let bestRank = 0
    let kept = 0
    for (const row of rows) {
      if (roster.taken(visits[row]!)) continue
      let first = never
      let second = never
      let column = 0
      for (let each = 0; each < width; each++) {
        const value = gain[row * width + each]!
        if (value > first) {
          second = first
          first = value
          column = each
        } else if (value > second) second = value
      }
      if (first === never) continue
      rows[kept++] = row
      first += roster.goalGain(visits[row]!)
      if (first <= 0) continue
      const regret = second > 0 ? Math.min(first - second, first) : first
      const rank = (first + regretWeight * regret) * factor[row]!
      if (rank > bestRank) {
        bestRank = rank
        bestRow = row
        bestColumn = column
      }
    }
    rows = rows.slice(0, kept)
    if (bestRow < 0) return
    roster.insert(days[bestColumn]!, visits[bestRow]!, position[bestRow * width + bestColumn]!)
    measure(bestColumn)
  }
}
