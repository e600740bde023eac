import type { BenchInstance } from './instances'

/** The score of a solution and its faults. */
export interface Verdict {
  score: number
  faults: string[]
}

/**
 * Judges a solution, vertices in order by day, from the instance alone: with its own distances and timetable, and no
 * code of the solver. Times are whole numbers of the unit that distances are rounded down to, so no rounding error can hide or
 * make a fault.
 */
export function verify({ vertices, decimals }: BenchInstance, days: number, routes: number[][]): Verdict {
  const unit = decimals === 1 ? 10 : 100
  const faults: string[] = []
  const seen = new Set<number>()
  const depot = vertices[0]
  if (!depot) return { score: 0, faults: ['The instance has no depot'] }
  if (routes.length > days) faults.push(`${routes.length} days used, ${days} given`)
  let score = 0
  routes.forEach((route, day) => {
    let clock = 0
    let at = depot
    for (const number of route) {
      const vertex = vertices[number]
      if (!vertex || number === 0) {
        faults.push(`day ${day + 1}: there is no vertex ${number} to visit`)
        continue
      }
      if (seen.has(number)) faults.push(`day ${day + 1}: vertex ${number} is visited again`)
      seen.add(number)
      clock = Math.max(clock + roundedDown(at, vertex, unit), inUnits(vertex.opens, unit))
      if (clock > inUnits(vertex.closes, unit)) {
        faults.push(
          `day ${day + 1}: vertex ${number} starts at ${clock / unit}, it closes at ${vertex.closes}`,
        )
      }
      clock += inUnits(vertex.minutes, unit)
      score += vertex.score
      at = vertex
    }
    clock += roundedDown(at, depot, unit)
    if (clock > inUnits(depot.closes, unit))
      faults.push(`day ${day + 1}: ends at ${clock / unit}, after ${depot.closes}`)
  })
  return { score, faults }
}

function inUnits(time: number, unit: number): number {
  return Math.round(time * unit)
}

/** The Euclidean distance in units, rounded down; a value just below an integer counts as that integer. */
function roundedDown(a: { x: number; y: number }, b: { x: number; y: number }, unit: number): number {
  const exact = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) * unit
  const whole = Math.round(exact)
  return Math.abs(exact - whole) < 1e-6 ? whole : Math.floor(exact)
}
