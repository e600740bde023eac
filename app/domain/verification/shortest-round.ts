import type { Coordinates } from '~/domain/catalogue/place'
import { crowFlies } from './measure-way'

/**
 * Most stops that are ordered: each further stop doubles the work. The planner's days have as many at most; sixty of them take
 * some milliseconds.
 */
export const mostStops = 9

/** Straight-line metres from the base through the stops in their order and back. */
export function roundLength(base: Coordinates, stops: Coordinates[]): number {
  const points = [base, ...stops, base]
  return points.reduce((sum, point, index) => sum + crowFlies(points[index - 1] ?? point, point), 0)
}

/**
 * Metres of the shortest round from the base through all stops and back: exact, by dynamic programming over sets of
 * visited stops (Held and Karp 1962). At most `mostStops` stops.
 */
export function shortestRound(base: Coordinates, stops: Coordinates[]): number {
  const size = stops.length
  if (size === 0) return 0
  const fromBase = stops.map((stop) => crowFlies(base, stop))
  const between = stops.map((from) => stops.map((to) => crowFlies(from, to)))
  const sets = 1 << size
  /** Entry `set * size + last`: the shortest path from the base through the set, ending at `last`. */
  const best = new Float64Array(sets * size).fill(Number.POSITIVE_INFINITY)
  fromBase.forEach((meters, stop) => {
    best[(1 << stop) * size + stop] = meters
  })
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < size; last++) {
      const here = best[set * size + last] ?? Number.POSITIVE_INFINITY
      const ways = between[last]
      if (here === Number.POSITIVE_INFINITY || !ways) continue
      for (let next = 0; next < size; next++) {
        if (set & (1 << next)) continue
        const entry = (set | (1 << next)) * size + next
        best[entry] = Math.min(best[entry] ?? Number.POSITIVE_INFINITY, here + (ways[next] ?? 0))
      }
    }
  }
  return Math.min(...fromBase.map((home, last) => (best[(sets - 1) * size + last] ?? 0) + home))
}
