import type { Barrier } from './barrier'
import { metersBetween } from './distance'
import type { Coordinates } from './place'

// Ways on foot around the barriers of a destination: the shortest path of straight pieces of which none crosses a barrier
// but at a crossing. Such a path turns only at crossings and at corners of the lines, so these are the nodes of a visibility
// graph (Lozano-Pérez and Wesley 1979). The paths between all nodes are made once for each destination.

/** How far a way around a corner keeps from the line, metres. */
const clearance = 8
/** A way that leaves a crossing may touch the crossing's own line within these metres of it. */
const atCrossing = 12
/** Straight pieces are no longer than this, metres; longer walks are rides. */
const longestPiece = 1500
const metersADegree = 111_195

interface Node {
  at: Coordinates
  /** The barrier that is crossed here. */
  crosses?: number
}

interface Wall {
  from: Coordinates
  to: Coordinates
  barrier: number
}

interface Ground {
  walls: Wall[]
  nodes: Node[]
  /** Metres from node to node, row by row; infinite where there is no way. */
  between: Float64Array
  /** The nodes that are seen from a point, with their metres. */
  seen: WeakMap<Coordinates, { node: number; meters: number }[]>
}

const grounds = new WeakMap<readonly Barrier[], Ground>()

/**
 * Metres on foot between two points, where streets are `detour` times as long as the straight line; infinite where no crossing
 * leads from one to the other within a walk.
 */
export function metersAround(
  from: Coordinates,
  to: Coordinates,
  barriers: readonly Barrier[],
  detour: number,
): number {
  const known = grounds.get(barriers)
  const ground = known ?? groundOf(barriers, detour)
  if (!known) grounds.set(barriers, ground)
  if (isClear(from, to, ground.walls)) return detour * metersBetween(from, to)
  let least = Number.POSITIVE_INFINITY
  const ends = seenFrom(to, ground, detour)
  for (const start of seenFrom(from, ground, detour))
    for (const end of ends) {
      const meters = start.meters + (ground.between[start.node * ground.nodes.length + end.node] ?? 0)
      least = Math.min(least, meters + end.meters)
    }
  return least
}

function seenFrom(at: Coordinates, { nodes, walls, seen }: Ground, detour: number) {
  let list = seen.get(at)
  if (!list) {
    list = nodes.flatMap((node, index) => {
      const straight = metersBetween(at, node.at)
      return straight <= longestPiece && isClear(at, node.at, walls, undefined, node.crosses)
        ? [{ node: index, meters: detour * straight }]
        : []
    })
    seen.set(at, list)
  }
  return list
}

function groundOf(barriers: readonly Barrier[], detour: number): Ground {
  const walls = barriers.flatMap(({ line }, barrier) =>
    line.slice(1).map((to, index): Wall => ({ from: line[index] ?? to, to, barrier })),
  )
  const corners = barriers.flatMap(({ line }, barrier) =>
    cornersOf(line)
      .filter((at) => walls.every((wall) => wall.barrier === barrier || metersTo(at, wall) > clearance / 2))
      .map((at): Node => ({ at })),
  )
  const crossings = barriers.flatMap((barrier, crosses) =>
    barrier.crossings.flatMap(({ at, ends }): Node[] =>
      ends ? [] : [{ at: onLine(at, barrier.line), crosses }],
    ),
  )
  const long = barriers.flatMap((barrier) => barrier.crossings.flatMap(({ ends }) => (ends ? [ends] : [])))
  const nodes = [...corners, ...crossings, ...long.flat().map((at): Node => ({ at }))]
  const size = nodes.length
  const between = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY)
  const join = (a: number, b: number, meters: number) => {
    const least = Math.min(meters, between[a * size + b] ?? meters)
    between[a * size + b] = between[b * size + a] = least
  }
  nodes.forEach((node, a) => {
    join(a, a, 0)
    nodes.slice(0, a).forEach((other, b) => {
      const straight = metersBetween(node.at, other.at)
      if (straight <= longestPiece && isClear(node.at, other.at, walls, node.crosses, other.crosses))
        join(a, b, detour * straight)
    })
  })
  // A bridge is straight: no detour along it.
  const firstEnd = corners.length + crossings.length
  long.forEach(([start, end], index) => {
    join(firstEnd + 2 * index, firstEnd + 2 * index + 1, metersBetween(start, end))
  })
  shortestOf(between, size)
  return { walls, nodes, between, seen: new WeakMap() }
}

/** Makes single legs the shortest ways between all nodes (Floyd 1962, Warshall 1962). */
function shortestOf(between: Float64Array, size: number): void {
  for (let over = 0; over < size; over++)
    for (let from = 0; from < size; from++) {
      const there = between[from * size + over] ?? 0
      if (there === Number.POSITIVE_INFINITY) continue
      for (let to = 0; to < size; to++) {
        const meters = there + (between[over * size + to] ?? 0)
        if (meters < (between[from * size + to] ?? 0)) between[from * size + to] = meters
      }
    }
}

/** The points at which a way turns around a line: outside of its bends, and beyond its ends where it is no ring. */
function cornersOf(line: readonly Coordinates[]): Coordinates[] {
  const last = line.length - 1
  const ring = metersBetween(line[0] ?? [0, 0], line[last] ?? [0, 0]) < 1
  return line.slice(0, ring ? last : undefined).flatMap((at, index) => {
    const before = line[index - 1] ?? (ring ? line[last - 1] : undefined)
    const after = line[index + 1]
    const away = [before, after].flatMap((other) => (other ? [unit(offset(other, at))] : []))
    const east = away.reduce((sum, [x]) => sum + x, 0)
    const north = away.reduce((sum, [, y]) => sum + y, 0)
    const length = Math.hypot(east, north)
    return length < 0.001 ? [] : [moved(at, (east / length) * clearance, (north / length) * clearance)]
  })
}

function unit([east, north]: readonly [number, number]): readonly [number, number] {
  const length = Math.hypot(east, north) || 1
  return [east / length, north / length]
}

/** Metres east and north from one point to another near by. */
function offset(from: Coordinates, to: Coordinates): readonly [east: number, north: number] {
  const squeeze = Math.cos((from[0] * Math.PI) / 180)
  return [(to[1] - from[1]) * metersADegree * squeeze, (to[0] - from[0]) * metersADegree]
}

function moved([latitude, longitude]: Coordinates, east: number, north: number): Coordinates {
  const squeeze = Math.cos((latitude * Math.PI) / 180)
  return [latitude + north / metersADegree, longitude + east / (metersADegree * squeeze)]
}

/** The point of a line that is nearest to another. */
export function onLine(at: Coordinates, line: readonly Coordinates[]): Coordinates {
  const points = line.slice(1).map((to, index) => nearestOf(at, { from: line[index] ?? to, to }))
  return points.reduce((a, b) => (metersBetween(at, b) < metersBetween(at, a) ? b : a), points[0] ?? at)
}

function nearestOf(at: Coordinates, { from, to }: Pick<Wall, 'from' | 'to'>): Coordinates {
  const [along, there] = [offset(from, to), offset(from, at)]
  const square = along[0] ** 2 + along[1] ** 2 || 1
  const share = Math.min(1, Math.max(0, (along[0] * there[0] + along[1] * there[1]) / square))
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
}

function metersTo(at: Coordinates, wall: Wall): number {
  return metersBetween(at, nearestOf(at, wall))
}

/**
 * Whether the straight line between two points crosses no wall but those that are crossed at them. Which side a point is on is the
 * same in degrees and metres. It makes no lists, which were a third of the memory that a plan asked for.
 */
function isClear(
  from: Coordinates,
  to: Coordinates,
  walls: readonly Wall[],
  crossesFirst?: number,
  crossesLast?: number,
): boolean {
  const y1 = from[0]
  const x1 = from[1]
  const y2 = to[0]
  const x2 = to[1]
  for (let index = 0; index < walls.length; index++) {
    const wall = walls[index]
    if (!wall) continue
    const y3 = wall.from[0]
    const y4 = wall.to[0]
    if ((y3 > y1 && y4 > y1 && y3 > y2 && y4 > y2) || (y3 < y1 && y4 < y1 && y3 < y2 && y4 < y2)) continue
    const x3 = wall.from[1]
    const x4 = wall.to[1]
    if ((x3 > x1 && x4 > x1 && x3 > x2 && x4 > x2) || (x3 < x1 && x4 < x1 && x3 < x2 && x4 < x2)) continue
    const sideOf3 = (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1)
    const sideOf4 = (x2 - x1) * (y4 - y1) - (y2 - y1) * (x4 - x1)
    if (sideOf3 > 0 === sideOf4 > 0) continue
    const sideOf1 = (x4 - x3) * (y1 - y3) - (y4 - y3) * (x1 - x3)
    const sideOf2 = (x4 - x3) * (y2 - y3) - (y4 - y3) * (x2 - x3)
    if (sideOf1 > 0 === sideOf2 > 0) continue
    const share = sideOf1 / (sideOf1 - sideOf2)
    const touched: Coordinates = [y1 + share * (y2 - y1), x1 + share * (x2 - x1)]
    const isHere = (at: Coordinates) => metersBetween(at, touched) < atCrossing
    const isFirst = crossesFirst === wall.barrier && isHere(from)
    if (!isFirst && !(crossesLast === wall.barrier && isHere(to))) return false
  }
  return true
}
