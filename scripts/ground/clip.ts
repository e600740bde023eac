import type { Spot } from './plane'

/** A box in metres around a centre; `north` is above, so less than `south`. */
export interface Box {
  west: number
  east: number
  north: number
  south: number
}

type Side = keyof Box

const sides: readonly Side[] = ['north', 'east', 'south', 'west']

const isIn = ({ x, y }: Spot, box: Box, side: Side) =>
  side === 'west'
    ? x >= box.west
    : side === 'east'
      ? x <= box.east
      : side === 'north'
        ? y >= box.north
        : y <= box.south

function cutAt(a: Spot, b: Spot, box: Box, side: Side): Spot {
  if (side === 'west' || side === 'east') {
    const x = box[side]
    return { x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) }
  }
  const y = box[side]
  return { x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y }
}

/** The part of a ring inside a box (Sutherland and Hodgman); its direction stays. */
export function clippedRing(ring: readonly Spot[], box: Box): Spot[] {
  return sides.reduce<Spot[]>(
    (spots, side) =>
      spots.flatMap((spot, index) => {
        const before = spots.at(index - 1) ?? spot
        const [wasIn, is] = [isIn(before, box, side), isIn(spot, box, side)]
        return [...(wasIn === is ? [] : [cutAt(before, spot, box, side)]), ...(is ? [spot] : [])]
      }),
    [...ring],
  )
}

/** The parts of a line inside a box; each begins and ends at its edge, or where the line does. */
export function clippedLine(line: readonly Spot[], box: Box): Spot[][] {
  const parts: Spot[][] = []
  let part: Spot[] = []
  line.slice(1).forEach((to, index) => {
    const from = line[index]
    const piece = from && clippedPiece(from, to, box)
    if (!piece) {
      if (part.length > 1) parts.push(part)
      part = []
      return
    }
    const [start, end] = piece
    const last = part.at(-1)
    if (!last || last.x !== start.x || last.y !== start.y) {
      if (part.length > 1) parts.push(part)
      part = [start]
    }
    part.push(end)
  })
  return part.length > 1 ? [...parts, part] : parts
}

function clippedPiece(from: Spot, to: Spot, box: Box): [Spot, Spot] | undefined {
  let [a, b] = [from, to]
  for (const side of sides) {
    const [aIn, bIn] = [isIn(a, box, side), isIn(b, box, side)]
    if (!aIn && !bIn) return undefined
    if (!aIn) a = cutAt(from, to, box, side)
    if (!bIn) b = cutAt(from, to, box, side)
  }
  return [a, b]
}

/** How far along the edge of a box a spot on it is, clockwise from the north-western corner: 0 to 4. */
export function alongEdge({ x, y }: Spot, { west, east, north, south }: Box): number {
  const across = (x - west) / (east - west)
  const down = (y - north) / (south - north)
  const off = [Math.abs(y - north), Math.abs(x - east), Math.abs(y - south), Math.abs(x - west)]
  const side = off.indexOf(Math.min(...off))
  return [across, 1 + down, 3 - across, 4 - down][side] ?? 0
}

/** Corners of a box by their number, clockwise from the north-western one. */
export function cornerOf({ west, east, north, south }: Box, number: number): Spot {
  const corner = ((number % 4) + 4) % 4
  return { x: corner === 1 || corner === 2 ? east : west, y: corner < 2 ? north : south }
}
