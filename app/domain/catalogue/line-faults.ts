import type { Destination } from './destination'
import { metersBetween } from './distance'
import type { Lines } from './lines'
import type { Coordinates } from './place'

/** A stop farther than this from every place, in metres, is of no use there, or stands at the wrong position. */
const useful = 1200
/** Two stops nearer than this are one point. */
const onePoint = 25
/** Stops with one name this near are one stop of several lines. */
const oneStop = 400
/** A ring begins and ends at one stop, or nearly: this share of its length. */
const ring = 0.15
/** A line is at most this many times as long as its ends are apart, unless it is a ring or bends in good order. */
const mostBent = 2
/** The share of the length that is saved where a piece of a line is turned round: in good order hardly anything is. */
const [slip, slipOfBent] = [0.2, 0.1]

/** What is wrong with the lines of a destination, as sentences. */
export function lineFaults({ lines, places, stays }: Destination): string[] {
  if (!lines) return []
  const spots = [
    ...places.flatMap(({ at, line }) => (line ? [at, line.to] : [at])),
    ...stays.map(({ at }) => at),
  ]
  return [
    ...lines.stops.flatMap((stop, index) => stopFaults(stop, index, lines, spots)),
    ...lines.runs.flatMap((run) => runFaults(run, lines)),
  ].map((fault) => `line ${fault}`)
}

function stopFaults(
  { name, at }: Lines['stops'][number],
  index: number,
  { stops, runs }: Lines,
  spots: readonly Coordinates[],
): string[] {
  const nearest = Math.min(...spots.map((spot) => metersBetween(spot, at)))
  const earlier = stops.slice(0, index).map((other) => ({ ...other, meters: metersBetween(other.at, at) }))
  const same = earlier.find((other) => folded(other.name) === folded(name) && other.meters < oneStop)
  const point = earlier.find(({ meters }) => meters < onePoint)
  return [
    ...(nearest > useful ? [`stop ${name} is ${Math.round(nearest)} m from the nearest place`] : []),
    ...(same ? [`stop ${name} stands there twice: lines share a stop`] : []),
    ...(point && !same ? [`stop ${name} and stop ${point.name} stand at one point`] : []),
    ...(runs.some((run) => run.stops.includes(index)) ? [] : [`stop ${name} is of no line`]),
  ]
}

function runFaults({ name, stops: numbers }: Lines['runs'][number], { stops }: Lines): string[] {
  const way = numbers.flatMap((number) => stops[number] ?? [])
  const between = (a = 0, b = 0) => {
    const [from, to] = [way[a], way[b]]
    return from && to ? metersBetween(from.at, to.at) : 0
  }
  const last = way.length - 1
  const length = way.reduce((sum, _, index) => sum + (index > 0 ? between(index - 1, index) : 0), 0)
  const apart = between(0, last)
  const isRing = apart < length * ring
  const isClosed = numbers[0] === numbers[last]
  const listed = isClosed ? numbers.slice(1) : numbers
  const [turned, saved] = mostSavedByTurning(way.length, isClosed, between)
  const isBent = !isRing && apart * mostBent < length
  return [
    ...(way.length < numbers.length ? [`${name}: a stop has no entry in the list`] : []),
    ...(new Set(listed).size < listed.length ? [`${name}: a stop is listed twice`] : []),
    ...(saved > length * (isBent ? slipOfBent : slip)
      ? [`${name}: goes to and fro at ${way[turned]?.name ?? ''}, ${Math.round(saved)} m too far`]
      : []),
  ]
}

/** The piece of a way that is best gone in the other direction: where it begins, and the metres saved. */
function mostSavedByTurning(
  count: number,
  isClosed: boolean,
  between: (a: number, b: number) => number,
): readonly [from: number, meters: number] {
  const step = (a: number, b: number) => (a < 0 || b >= count ? 0 : between(a, b))
  let best: readonly [number, number] = [0, 0]
  // A closed ring has no ends that could be turned.
  const end = isClosed ? 1 : 0
  for (let from = end; from < count - 1 - end; from++) {
    for (let to = from + 1; to < count - end; to++) {
      const saved = step(from - 1, from) + step(to, to + 1) - step(from - 1, to) - step(from, to + 1)
      if (saved > best[1]) best = [from, saved]
    }
  }
  return best
}

function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
