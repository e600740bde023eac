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
  const home = Float64Array.from(stops, (stop) => crowFlies(base, stop))
  const between = new Float64Array(size * size)
  for (const [at, from] of stops.entries())
    for (const [index, to] of stops.slice(0, at).entries())
      between[at * size + index] = between[index * size + at] = crowFlies(from, to)
  const sets = 1 << size
  /** Entry `set * size + last`: the shortest path from the base through the set, ending at `last`. */
  const best = new Float64Array(sets * size)
  const listed = new Uint8Array(size)
  for (let set = 1; set < sets; set++) {
    let count = 0
    for (let stop = 0; stop < size; stop++) if (set & (1 << stop)) listed[count++] = stop
    for (let at = 0; at < count; at++) {
      const last = listed[at] ?? 0
      const before = (set ^ (1 << last)) * size
      let least = count === 1 ? (home[last] ?? 0) : Number.POSITIVE_INFINITY
      for (let index = 0; index < count; index++) {
        const stop = listed[index] ?? 0
        const meters = (best[before + stop] ?? 0) + (between[stop * size + last] ?? 0)
        if (index !== at && meters < least) least = meters
      }
      best[set * size + last] = least
    }
  }
  return Math.min(...home.map((back, last) => (best[(sets - 1) * size + last] ?? 0) + back))
}
