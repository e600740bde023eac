import { metersBetween } from './distance'
import type { Coordinates } from './place'
import { noWay, type Streets, tableStep } from './streets'

/** A point that is not in the table belongs to the nearest one that is, within these metres in a straight line. */
const nearEnough = 400

interface Table {
  bytes: Uint8Array
  /** Number of a point in the table, by its coordinates. */
  index: Map<string, number>
}

const tables = new WeakMap<Streets, Table>()

/**
 * Metres on foot along streets; infinite where there is no way. A point that is not in the table, such as an address that was
 * typed in, is reached from the nearest point that is.
 */
export function metersAlongStreets(from: Coordinates, to: Coordinates, streets: Streets): number {
  const { bytes, index } = tables.get(streets) ?? read(streets)
  const [start, end] = [index.get(from.join()), index.get(to.join())]
  if (start !== undefined && end !== undefined) return tableMeters(bytes, start, end)
  const straight = metersBetween(from, to) * streets.detour
  const [first, last] = [entry(from, start, streets), entry(to, end, streets)]
  if (!first || !last || first.point === last.point) return straight
  return first.meters + tableMeters(bytes, first.point, last.point) + last.meters
}

function read(streets: Streets): Table {
  const table = {
    bytes: Uint8Array.from(atob(streets.table), (letter) => letter.charCodeAt(0)),
    index: new Map(streets.points.map((at, number) => [at.join(), number])),
  }
  tables.set(streets, table)
  return table
}

function tableMeters(bytes: Uint8Array, a: number, b: number): number {
  if (a === b) return 0
  const [low, high] = a < b ? [a, b] : [b, a]
  const steps = bytes[(high * (high - 1)) / 2 + low] ?? noWay
  return steps === noWay ? Number.POSITIVE_INFINITY : steps * tableStep
}

/** Where the table is entered from a point, and how far away that is. */
function entry(at: Coordinates, listed: number | undefined, { points, detour }: Streets) {
  if (listed !== undefined) return { point: listed, meters: 0 }
  let [point, least] = [-1, nearEnough]
  points.forEach((other, number) => {
    const meters = metersBetween(at, other)
    if (meters < least) [point, least] = [number, meters]
  })
  return point < 0 ? undefined : { point, meters: least * detour }
}
