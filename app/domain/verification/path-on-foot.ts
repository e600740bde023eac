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

interface Terrain {
  flat: (at: Coordinates) => Point
  /** Pieces of walls, each as its two ends. */
  pieces: (readonly [Point, Point])[]
  corners: Point[]
  /** Long bridges: their two ends. */
  spans: (readonly [Point, Point])[]
}

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
  const { flat, pieces, corners, spans } = terrain
  const [start, goal] = [flat(from), flat(to)]
  const points = [start, goal, ...corners, ...spans.flat()]
  const firstSpan = 2 + corners.length
  const spanOf = (index: number) => (index < firstSpan ? -1 : (index - firstSpan) >> 1)
  const best = points.map((_, index) => (index === 0 ? 0 : Number.POSITIVE_INFINITY))
  // At the least as far as on a bridge.
  const left = points.map((point) => length(point, goal))
  const cost = (index: number) => (best[index] ?? 0) + (left[index] ?? 0)
  const open = new Set([0])
  const done = new Set<number>()
  while (open.size > 0) {
    const next = [...open].reduce((a, b) => (cost(b) < cost(a) ? b : a))
    const [here, soFar] = [points[next], best[next]]
    if (next === 1) return soFar
    open.delete(next)
    done.add(next)
    if (!here || soFar === undefined) continue
    points.forEach((point, index) => {
      if (done.has(index)) return
      const straight = length(here, point)
      const isSpan = spanOf(next) >= 0 && spanOf(next) === spanOf(index)
      const meters = soFar + (isSpan ? straight : circuity * straight)
      if (meters >= (best[index] ?? 0)) return
      if (!isSpan && (straight > longestLeg || !sees(here, point, pieces))) return
      best[index] = meters
      open.add(index)
    })
  }
  return undefined
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
  return {
    flat,
    pieces,
    corners: chains
      .flatMap(around)
      .filter((corner) => pieces.every((piece) => length(corner, along(corner, piece).point) > margin / 2)),
    spans: barriers.flatMap(({ crossings }) =>
      crossings.flatMap(({ ends }) => (ends ? [[flat(ends[0]), flat(ends[1])] as const] : [])),
    ),
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
function sees(a: Point, b: Point, pieces: Terrain['pieces']): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  return pieces.every(([c, d]) => {
    const [ex, ey] = [d[0] - c[0], d[1] - c[1]]
    const turn = dx * ey - dy * ex
    if (turn === 0) return true
    const mine = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / turn
    if (mine < 0 || mine > 1) return true
    const theirs = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / turn
    return theirs < 0 || theirs > 1
  })
}
