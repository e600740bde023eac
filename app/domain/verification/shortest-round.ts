import type { Coordinates } from '~/domain/catalogue/place'
import { crowFlies } from './great-circle'

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

/** Entry `set * size + last`: the shortest path from the base through a set of stops, ending at `last`. Made once: it is large. */
const best = new Float64Array(mostStops << mostStops)

/** The number of the lowest stop in a set. */
const lowest = (set: number) => 31 - Math.clz32(set & -set)

/**
 * Metres of the shortest round from the base through all stops and back: exact, by dynamic programming over sets of
 * visited stops (Held and Karp 1962). At most `mostStops` stops.
 */
export function shortestRound(base: Coordinates, stops: Coordinates[]): number {
  const size = stops.length
  if (size === 0) return 0
  const home = Float64Array.from(stops, (stop) => crowFlies(base, stop))
  const between = new Float64Array(size * size)
  for (const [at, from] of stops.entries())
    for (const [index, to] of stops.slice(0, at).entries())
      between[at * size + index] = between[index * size + at] = crowFlies(from, to)
  const all = (1 << size) - 1
  for (let set = 1; set <= all; set++) {
    for (let lasts = set; lasts !== 0; lasts &= lasts - 1) {
      const last = lowest(lasts)
      const before = set ^ (1 << last)
      let least = before === 0 ? (home[last] ?? 0) : Number.POSITIVE_INFINITY
      for (let rest = before; rest !== 0; rest &= rest - 1) {
        const stop = lowest(rest)
        const meters = (best[before * size + stop] ?? 0) + (between[last * size + stop] ?? 0)
        if (meters < least) least = meters
      }
      best[set * size + last] = least
    }
  }
  return Math.min(...home.map((back, last) => (best[all * size + last] ?? 0) + back))
}
