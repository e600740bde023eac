import type { Barrier } from '~/domain/catalogue/barrier'
import type { Coordinates } from '~/domain/catalogue/place'

// The checks' own search for a way around water, railways and cliffs. The lines are cut open where they are crossed; what
// is left are walls, and the search goes from corner to corner of them (A*, Hart, Nilsson and Raphael 1968).

/** Half the width of the gap that a crossing leaves in a wall, metres. */
const halfGap = 10
/** Metres between a corner and the path around it. */
const margin = 5
/** A leg longer than this, metres, is not walked. */
const longestLeg = 1500
const degree = 111_195

type Point = readonly [east: number, north: number]

const nowhere: Point = [0, 0]

/** A piece of a wall, as its two ends. */
type Piece = readonly [Point, Point]

interface Way {
  to: number
  meters: number
}

interface Terrain {
  flat: (at: Coordinates) => Point
  pieces: Piece[]
  /** The corners of the walls, then the two ends of each long bridge. */
  points: Point[]
  /** Number of corners. */
  corners: number
  /** For each point the points that are seen from it, and the far end of its bridge; found when they are asked for. */
  ways: (Way[] | undefined)[]
  /** Paths that were found, by their ends: an edit of a trip leaves most of its walks as they were. */
  found: Map<string, number | undefined>
}

/** Paths that are remembered of a destination; a trip at its caps has 600. */
const mostFound = 4000

const terrains = new WeakMap<readonly Barrier[], Terrain>()

/**
 * Metres of the shortest path, where streets are `circuity` times as long as the straight line and long bridges are as long as
 * they are. Undefined where there is none.
 */
export function pathOnFoot(
  from: Coordinates,
  to: Coordinates,
  barriers: readonly Barrier[],
  circuity: number,
): number | undefined {
  const known = terrains.get(barriers)
  const terrain = known ?? terrainOf(barriers)
  if (!known) terrains.set(barriers, terrain)
  const ends = `${from.join()} ${to.join()} ${circuity}`
  if (terrain.found.has(ends)) return terrain.found.get(ends)
  const meters = searched(from, to, terrain, circuity)
  if (terrain.found.size >= mostFound) terrain.found.clear()
  terrain.found.set(ends, meters)
  return meters
}

function searched(
  from: Coordinates,
  to: Coordinates,
  terrain: Terrain,
  circuity: number,
): number | undefined {
  const { flat, pieces, points, corners } = terrain
  const [start, goal] = [flat(from), flat(to)]
  const direct = length(start, goal)
  const isSeen = direct <= longestLeg && sees(start, goal, pieces)
  // Only a bridge is shorter than a street that goes straight.
  if (isSeen && corners === points.length) return circuity * direct
  const goalIndex = points.length
  const best = [...points, goal].map(() => Number.POSITIVE_INFINITY)
  if (isSeen) best[goalIndex] = circuity * direct
  // At the least as far as on a long bridge, where there is one.
  const atLeast = corners === points.length ? circuity : 1
  const left = [...points.map((point) => atLeast * length(point, goal)), 0]
  const open = new Set(isSeen ? [goalIndex] : [])
  const done = new Set<number>()
  const reach = (index: number, meters: number) => {
    if (done.has(index) || meters >= (best[index] ?? 0)) return
    best[index] = meters
    open.add(index)
  }
  const first = firstSteps(start, points, left, circuity)
  let step = 0
  for (;;) {
    const next = nearest(open, best, left)
    const cost = next < 0 ? Number.POSITIVE_INFINITY : (best[next] ?? 0) + (left[next] ?? 0)
    const candidate = first[step]
    // Whether a point is seen from the start is looked up when its turn comes: for most it never does.
    if (candidate && candidate.cost <= cost) {
      step++
      if (sees(start, points[candidate.to] ?? nowhere, pieces)) reach(candidate.to, candidate.meters)
      continue
    }
    if (next < 0) return undefined
    const soFar = best[next] ?? 0
    if (next === goalIndex) return soFar
    open.delete(next)
    done.add(next)
    for (const { to: index, meters } of waysFrom(next, terrain, circuity)) reach(index, soFar + meters)
    const here = points[next] ?? nowhere
    const straight = length(here, goal)
    if (straight <= longestLeg && soFar + circuity * straight < (best[goalIndex] ?? 0))
      if (sees(here, goal, pieces)) reach(goalIndex, soFar + circuity * straight)
  }
}

/** The points that may be the first on the path, with the least that a path over each can have, the shortest first. */
function firstSteps(start: Point, points: readonly Point[], left: readonly number[], circuity: number) {
  return points
    .flatMap((point, to) => {
      const straight = length(start, point)
      const meters = circuity * straight
      return straight <= longestLeg ? [{ to, meters, cost: meters + (left[to] ?? 0) }] : []
    })
    .sort((a, b) => a.cost - b.cost)
}

/** The open point with the least that its path can have; -1 where none is open. */
function nearest(open: ReadonlySet<number>, best: readonly number[], left: readonly number[]): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY]
  for (const index of open) {
    const cost = (best[index] ?? 0) + (left[index] ?? 0)
    if (found >= 0 && cost >= least) continue
    found = index
    least = cost
  }
  return found
}

function waysFrom(from: number, terrain: Terrain, circuity: number): Way[] {
  const { points, pieces, corners, ways } = terrain
  const known = ways[from]
  if (known) return known
  const here = points[from] ?? nowhere
  const spanOf = (index: number) => (index < corners ? -1 : (index - corners) >> 1)
  const found = points.flatMap((point, to): Way[] => {
    if (to === from) return []
    const straight = length(here, point)
    if (spanOf(from) >= 0 && spanOf(from) === spanOf(to)) return [{ to, meters: straight }]
    return straight <= longestLeg && sees(here, point, pieces) ? [{ to, meters: circuity * straight }] : []
  })
  ways[from] = found
  return found
}

function terrainOf(barriers: readonly Barrier[]): Terrain {
  const [latitude, longitude] = barriers[0]?.line[0] ?? [0, 0]
  const width = degree * Math.cos((latitude / 180) * Math.PI)
  const flat = ([north, east]: Coordinates): Point => [
    (east - longitude) * width,
    (north - latitude) * degree,
  ]
  const chains = barriers.flatMap(({ line, crossings }) =>
    cutOpen(
      line.map(flat),
      crossings.flatMap(({ at, ends }) => (ends ? [] : [flat(at)])),
    ),
  )
  const pieces = chains.flatMap((chain) =>
    chain.slice(1).map((end, index) => [chain[index] ?? end, end] as const),
  )
  const corners = chains
    .flatMap(around)
    .filter((corner) => pieces.every((piece) => length(corner, along(corner, piece).point) > margin / 2))
  const bridges = barriers.flatMap(({ crossings }) => crossings.flatMap(({ ends }) => ends ?? []))
  const points = [...corners, ...bridges.map(flat)]
  return {
    flat,
    pieces,
    points,
    corners: corners.length,
    ways: points.map(() => undefined),
    found: new Map(),
  }
}

/** The parts of a line that are left between its gaps. */
function cutOpen(line: Point[], gaps: Point[]): Point[][] {
  const reached = [0]
  for (const [index, point] of line.slice(1).entries())
    reached.push((reached[index] ?? 0) + length(line[index] ?? point, point))
  const total = reached.at(-1) ?? 0
  const positions = gaps.map((gap) => positionOn(line, reached, gap)).sort((a, b) => a - b)
  const bounds = [0, ...positions.flatMap((at) => [at - halfGap, at + halfGap]), total]
  const parts: Point[][] = []
  for (let index = 0; index < bounds.length; index += 2) {
    const [from, to] = [Math.max(0, bounds[index] ?? 0), Math.min(total, bounds[index + 1] ?? 0)]
    if (to - from < 1) continue
    const inside = line.filter((_, vertex) => (reached[vertex] ?? 0) > from && (reached[vertex] ?? 0) < to)
    parts.push([pointOn(line, reached, from), ...inside, pointOn(line, reached, to)])
  }
  return parts
}

/** How far along the line its nearest point to another is, metres. */
function positionOn(line: Point[], reached: number[], to: Point): number {
  let [position, least] = [0, Number.POSITIVE_INFINITY]
  line.slice(1).forEach((end, index) => {
    const piece = [line[index] ?? end, end] as const
    const { point, share } = along(to, piece)
    if (length(to, point) >= least) return
    least = length(to, point)
    position = (reached[index] ?? 0) + share * length(...piece)
  })
  return position
}

function pointOn(line: Point[], reached: number[], position: number): Point {
  const index = Math.max(
    1,
    reached.findIndex((meters) => meters >= position),
  )
  const start = line[index - 1] ?? nowhere
  const end = line[index] ?? nowhere
  const share = (position - (reached[index - 1] ?? 0)) / (length(start, end) || 1)
  return [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])]
}

/** Two points at every bend of a wall, one on each side, and two beyond each of its ends. */
function around(chain: Point[]): Point[] {
  const last = chain.length - 1
  const ring = length(chain[0] ?? nowhere, chain[last] ?? nowhere) < 1
  return chain.flatMap((point, index) => {
    const before = chain[index - 1] ?? (ring ? chain[last - 1] : undefined)
    const after = chain[index + 1] ?? (ring ? chain[1] : undefined)
    const into = before && direction(before, point)
    const out = after && direction(point, after)
    const ahead = into ?? turnedBack(out ?? [1, 0])
    if (into && out) {
      const sum: Point = [into[0] + out[0], into[1] + out[1]]
      const size = Math.hypot(...sum)
      if (size > 0.2) {
        const side: Point = [(-sum[1] / size) * (2 / size) * margin, (sum[0] / size) * (2 / size) * margin]
        return [plus(point, side, 1), plus(point, side, -1)]
      }
    }
    const beyond = plus(point, ahead, margin)
    const side: Point = [-ahead[1] * margin, ahead[0] * margin]
    return [plus(beyond, side, 1), plus(beyond, side, -1)]
  })
}

function turnedBack([east, north]: Point): Point {
  return [-east, -north]
}

function plus(a: Point, b: Point, times: number): Point {
  return [a[0] + times * b[0], a[1] + times * b[1]]
}

function direction(from: Point, to: Point): Point {
  const meters = length(from, to) || 1
  return [(to[0] - from[0]) / meters, (to[1] - from[1]) / meters]
}

function length(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** The nearest point of a piece, and which share of the piece is before it. */
function along(to: Point, [start, end]: readonly [Point, Point]): { point: Point; share: number } {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const full = ((to[0] - start[0]) * dx + (to[1] - start[1]) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.min(1, Math.max(0, full))
  return { point: [start[0] + share * dx, start[1] + share * dy], share }
}

/** Whether no wall stands between two points. */
function sees(a: Point, b: Point, pieces: readonly Piece[]): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  for (const [c, d] of pieces) {
    const [ex, ey] = [d[0] - c[0], d[1] - c[1]]
    const turn = dx * ey - dy * ex
    if (turn === 0) continue
    const mine = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / turn
    if (mine < 0 || mine > 1) continue
    const theirs = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / turn
    if (theirs >= 0 && theirs <= 1) return false
  }
  return true
}
