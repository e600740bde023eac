import { alongEdge, type Box, clippedLine, cornerOf } from './clip'
import { areaOf, type Spot } from './plane'

/** Metres to the edge of the box up to which a coast that the file breaks off is drawn on. */
const brokenOff = 400

/**
 * The sea inside a box, of coastlines that have the land on their left: where a line leaves the box, the sea goes on along the edge,
 * clockwise, to where the next one enters. Rings of sea run clockwise, islands in it the other way. Undefined where lines
 * that end within the box leave open what is sea.
 */
export function seaOf(lines: readonly Spot[][], box: Box): Spot[][] | undefined {
  const closed = lines.filter(isClosed)
  const open = lines.filter((line) => !isClosed(line)).flatMap((line) => clippedLine(line, box))
  const crossing = closed.flatMap((line) => (isWhole(line, box) ? [] : clippedLine(line, box)))
  const parts = joined([...open, ...crossing])
    .map((line) => toEdge(line, box))
    .filter((line) => line.length > 1)
  if (!parts.every((line) => isOnEdge(line[0], box) && isOnEdge(line.at(-1), box))) return undefined
  const islands = closed.filter((line) => isWhole(line, box)).map((line) => line.slice(1))
  const rings = ringsAlongEdge(parts, box)
  const isAllSea = parts.length === 0 && islands.some((ring) => areaOf(ring) < 0)
  const corners = [0, 1, 2, 3].map((number) => beyond(cornerOf(box, number), box))
  return [...rings, ...(isAllSea ? [corners] : []), ...islands]
}

function ringsAlongEdge(parts: readonly Spot[][], box: Box): Spot[][] {
  const left = new Set(parts)
  const rings: Spot[][] = []
  for (const first of parts) {
    if (!left.delete(first)) continue
    const ring = onward(first, box)
    let last = first
    for (;;) {
      const exit = alongEdge(last.at(-1) ?? cornerOf(box, 0), box)
      // The first part is still a candidate: there the ring is closed.
      const next = [first, ...left]
        .map((part) => ({ part, way: clockwise(exit, alongEdge(part[0] ?? cornerOf(box, 0), box)) }))
        .sort((a, b) => a.way - b.way)[0]
      if (!next) break
      for (let corner = Math.floor(exit) + 1; corner < exit + next.way; corner++)
        ring.push(beyond(cornerOf(box, corner), box))
      if (next.part === first) break
      left.delete(next.part)
      last = next.part
      ring.push(...onward(next.part, box))
    }
    rings.push(ring)
  }
  return rings
}

/** Metres that the sea is drawn on where the file ends: a route may be near its edge. */
const farther = 2000

function beyond({ x, y }: Spot, { west, east, north, south }: Box): Spot {
  const out = (value: number, least: number, most: number) =>
    Math.abs(value - least) < 0.5 ? value - farther : Math.abs(value - most) < 0.5 ? value + farther : value
  return { x: out(x, west, east), y: out(y, north, south) }
}

/** A coast that goes on straight beyond the edge at both of its ends. */
function onward(part: readonly Spot[], box: Box): Spot[] {
  const ends = [part[0], part.at(-1)].map((spot) => (spot ? [beyond(spot, box)] : []))
  return [...(ends[0] ?? []), ...part, ...(ends[1] ?? [])]
}

const clockwise = (from: number, to: number) => (to - from + 4) % 4

const isClosed = (line: readonly Spot[]) => isSame(line[0], line.at(-1)) && line.length > 3

function isSame(a: Spot | undefined, b: Spot | undefined): boolean {
  return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 0.5
}

const isWhole = (line: readonly Spot[], { west, east, north, south }: Box) =>
  line.every(({ x, y }) => x > west && x < east && y > north && y < south)

function isOnEdge(spot: Spot | undefined, { west, east, north, south }: Box): boolean {
  if (!spot) return false
  const off = [spot.x - west, east - spot.x, spot.y - north, south - spot.y]
  return Math.min(...off.map(Math.abs)) < 0.5
}

/** Lines that go on where another ends, as one line. */
export function joined(lines: readonly Spot[][]): Spot[][] {
  const left = new Set(lines)
  const made: Spot[][] = []
  for (const first of lines) {
    if (!left.delete(first)) continue
    let line = [...first]
    for (let grew = true; grew && !isClosed(line); ) {
      grew = false
      for (const other of left) {
        if (isSame(line.at(-1), other[0])) line = [...line, ...other.slice(1)]
        else if (isSame(other.at(-1), line[0])) line = [...other, ...line.slice(1)]
        else continue
        left.delete(other)
        grew = true
        break
      }
    }
    made.push(line)
  }
  return made
}

/** A line that ends just before the edge is drawn on to it. */
function toEdge(line: Spot[], box: Box): Spot[] {
  const drawnOn = (spot: Spot | undefined): Spot[] => {
    if (!spot || isOnEdge(spot, box)) return []
    const ends: Spot[] = [
      { x: box.west, y: spot.y },
      { x: box.east, y: spot.y },
      { x: spot.x, y: box.north },
      { x: spot.x, y: box.south },
    ]
    const off = (end: Spot) => Math.hypot(end.x - spot.x, end.y - spot.y)
    const [nearest] = ends.sort((a, b) => off(a) - off(b))
    return nearest && off(nearest) <= brokenOff ? [nearest] : []
  }
  return [...drawnOn(line[0]), ...line, ...drawnOn(line.at(-1))]
}
