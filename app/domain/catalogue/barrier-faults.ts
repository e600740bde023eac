import type { Barrier } from './barrier'
import { crosses } from './crossing-lines'
import type { Destination } from './destination'
import { metersBetween } from './distance'
import type { Coordinates } from './place'
import { onLine } from './ways-around'

/** A crossing lies on its line to this many metres. */
const offLine = 60
/** A place is at least this far from a line, metres, unless it stands at a crossing: else its side is not sure. */
const tooNear = 8
const besideCrossing = 150
/** The end of a line that is nearer than this to another, metres, is meant to touch it. */
const gap = 100
/** A place that is further than this over the edge of open water, metres, is on the wrong side; further out is another shore. */
const overEdge = [40, 400] as const
/** A line may go on this far outside of the destination, kilometres, so that nobody walks around its end. */
const beyondKm = 4

/** What is wrong with the barriers of a destination, as sentences. */
export function barrierFaults(destination: Destination): string[] {
  return destination.barriers.flatMap((barrier, index) =>
    [
      ...lineFaults(barrier, index, destination),
      ...crossingFaults(barrier),
      ...placeFaults(barrier, destination),
    ].map((fault) => `barrier ${barrier.name}: ${fault}`),
  )
}

function lineFaults(
  { line, widths = [] }: Barrier,
  index: number,
  { center, radiusKm, barriers }: Destination,
): string[] {
  const out = line.filter((at) => metersBetween(at, center) / 1000 > radiusKm + beyondKm)
  const ends = [line[0], line.at(-1)].flatMap((at) => (at ? [at] : []))
  const gaps = ends.flatMap((end) =>
    barriers.flatMap((other, number) => {
      const meters = number === index ? 0 : metersBetween(end, onLine(end, other.line))
      return meters > 1 && meters < gap && !crosses(line, other.line)
        ? [`its end ${end} is ${Math.round(meters)} m from ${other.name}, and does not touch it`]
        : []
    }),
  )
  const unfit = widths.length > 1 && widths.length !== line.length
  return [
    ...out.map((at) => `${at} lies outside the destination`),
    ...gaps,
    ...(unfit ? [`has ${widths.length} widths for ${line.length} points`] : []),
  ]
}

function crossingFaults({ line, crossings }: Barrier): string[] {
  const names = crossings.map(({ name }) => name)
  return crossings.flatMap(({ name, at, ends }, index) => {
    const faults: string[] = []
    const meters = metersBetween(at, onLine(at, line))
    if (meters > offLine) faults.push(`${name} is ${Math.round(meters)} m from the line`)
    if (ends && !crosses(ends, line)) faults.push(`${name} has both ends on one side`)
    if (names.indexOf(name) < index) faults.push(`${name} is named twice`)
    return faults
  })
}

function placeFaults({ line, sea, crossings }: Barrier, { places, stays }: Destination): string[] {
  return [...places, ...stays].flatMap(({ id, at }) => {
    const nearest = onLine(at, line)
    const meters = metersBetween(at, nearest)
    if (meters < tooNear && crossings.every((crossing) => metersBetween(crossing.at, at) > besideCrossing))
      return [`${id} stands on the line`]
    const [least, most] = overEdge
    return sea && meters > least && meters < most && sideOf(at, nearest, line) === sea
      ? [`${id} is ${Math.round(meters)} m out at sea`]
      : []
  })
}

/** The side of a line on which a point is, by the piece of the line that is nearest. */
function sideOf(at: Coordinates, nearest: Coordinates, line: Coordinates[]): 'left' | 'right' | undefined {
  const isVertex = line.some((vertex) => metersBetween(vertex, nearest) < 1)
  const piece = line
    .slice(1)
    .findIndex((to, index) => metersBetween(nearest, onLine(nearest, [line[index] ?? to, to])) < 1)
  const [from, to] = [line[piece], line[piece + 1]]
  // At a bend two pieces are as near as each other, and may disagree.
  if (isVertex || !from || !to) return undefined
  return (to[1] - from[1]) * (at[0] - from[0]) - (to[0] - from[0]) * (at[1] - from[1]) > 0 ? 'left' : 'right'
}
