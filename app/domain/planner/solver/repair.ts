// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop
import type { Random } from './random'
import type { Roster } from './roster'

/** How much the loss from not placing a visit on its best day counts against its plain gain. */
const regretWeight = 0.6

/**
 * Fills days up by regret insertion (Potvin and Rousseau 1993; Ropke and Pisinger 2006): again and again the visit
 * goes in whose gain, together with what it would lose on its second-best day, is largest. `blur` multiplies each gain by a
 * random factor of 1 ± blur, so that two repairs differ. Stops when nothing gains any more.
 */
export function repair(roster: Roster, days: number[], random: Random, blur: number): void {
  const visits = roster.open()
  const gain = new Float64Array(visits.length * days.length)
  const position = new Int32Array(visits.length * days.length)
  const factor = Float64Array.from(visits, () => 1 + blur * (2 * random() - 1))
  const out = new Uint8Array(visits.length)
  const measure = (column: number) => {
    const route = roster.routes[days[column]!]!
    for (let row = 0; row < visits.length; row++) {
      if (out[row]) continue
      gain[row * days.length + column] = route.bestInsertion(visits[row]!)
      position[row * days.length + column] = route.bestPosition
    }
  }
  for (let column = 0; column < days.length; column++) measure(column)
  for (;;) {
    let bestRow = -1
    let bestColumn = 0
    let bestRank = 0
    for (let row = 0; row < visits.length; row++) {
      if (out[row]) continue
      let first = Number.NEGATIVE_INFINITY
      let second = Number.NEGATIVE_INFINITY
      let column = 0
      for (let each = 0; each < days.length; each++) {
        const value = gain[row * days.length + each]!
        if (value > first) {
          second = first
          first = value
          column = each
        } else if (value > second) second = value
      }
      if (first === Number.NEGATIVE_INFINITY) continue
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
    if (bestRow < 0) return
    const visit = visits[bestRow]!
    roster.insert(days[bestColumn]!, visit, position[bestRow * days.length + bestColumn]!)
    for (let row = 0; row < visits.length; row++) if (roster.taken(visits[row]!)) out[row] = 1
    measure(bestColumn)
  }
}
