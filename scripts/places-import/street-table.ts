import { metersBetween } from '../../app/domain/catalogue/distance'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { noWay, type Streets, tableStep } from '../../app/domain/catalogue/streets'
import { type StreetNetwork, type StreetWay, streetNetwork } from '../ways/street-network'
import { reached, type Street, streetsAt } from '../ways/street-walks'

/** Streets of the map, and where the points are that they list. */
export interface StreetMap {
  ways: StreetWay[]
  positionOf: (id: number) => Coordinates | undefined
}

/** As many points as the format holds. */
const mostPoints = 400
/** The middle of a park or of a palace may be this far from any street, metres. */
const mostToStreet = 400
/** Longer walks are not measured, metres. */
const longest = noWay * tableStep
/** Two doors this near, metres in a straight line, need no street. */
const nextDoor = 15
/** Straight lines from which the ratio of streets to lines is taken, metres. */
const [shortestLine, longestLine] = [200, 1400]
/** The ratio where hardly any pair can be measured. */
const usualDetour = 1.3

/**
 * Measures how far the points are apart along the streets: one shortest-path search from each. Undefined where the map has no
 * streets at most of them.
 */
export function streetTable(
  points: readonly Coordinates[],
  { ways, positionOf }: StreetMap,
): Streets | undefined {
  const known = [...new Map(points.map((at) => [at.join(), at])).values()].slice(0, mostPoints)
  if (known.length < 2) return undefined
  const all = measured(known, streetNetwork(ways, positionOf))
  if (all.onStreet < known.length / 2) return undefined
  const stepless = ways.filter(({ steps }) => !steps)
  const without =
    stepless.length < ways.length ? measured(known, streetNetwork(stepless, positionOf)) : undefined
  return tableOf(known, all.meters, without?.meters)
}

/**
 * The table of some distances on foot: from the second point on, the metres to each of the points before it, infinite where there is
 * no way.
 */
export function tableOf(
  points: readonly Coordinates[],
  meters: number[][],
  stepless: number[][] | undefined,
): Streets {
  const [table, withoutSteps] = [coded(meters), stepless && coded(stepless)]
  return {
    points: [...points],
    table,
    ...(withoutSteps !== undefined && withoutSteps !== table && { withoutSteps }),
    detour: detourOf(points, meters),
  }
}

interface Measured {
  /** From the second point on, the metres to each of the points before it; infinite where there is no way. */
  meters: number[][]
  /** How many of the points lie at a street. */
  onStreet: number
}

function measured(points: readonly Coordinates[], network: StreetNetwork): Measured {
  const streets = points.map((at) => streetsAt(network, at, mostToStreet))
  const meters = points.map((at, number) => {
    const along = reached(network, streets[number] ?? [], longest)
    return points.slice(0, number).map((other, end) => {
      const straight = metersBetween(at, other)
      if (straight < nextDoor) return straight
      const ends = (streets[end] ?? []).map((street: Street) => street.meters + (along[street.node] ?? 0))
      // Snapped to streets, two points may come nearer to each other than they are.
      return Math.max(straight, Math.min(Number.POSITIVE_INFINITY, ...ends))
    })
  })
  return { meters: meters.slice(1), onStreet: streets.filter(({ length }) => length > 0).length }
}

function coded(rows: number[][]): string {
  const bytes = rows
    .flat()
    .map((meters) => Math.min(noWay, Math.round(Math.min(meters, longest) / tableStep)))
  return Buffer.from(bytes).toString('base64')
}

/** The median of metres along streets for each metre in a straight line. */
function detourOf(points: readonly Coordinates[], rows: number[][]): number {
  const ratios = rows.flatMap((row, index) =>
    row.flatMap((meters, end) => {
      const [from, to] = [points[index + 1], points[end]]
      const straight = from && to ? metersBetween(from, to) : 0
      const counts = straight >= shortestLine && straight <= longestLine && Number.isFinite(meters)
      return counts ? [meters / straight] : []
    }),
  )
  ratios.sort((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)] ?? usualDetour
  return Math.round(Math.min(3, Math.max(1, median)) * 100) / 100
}
