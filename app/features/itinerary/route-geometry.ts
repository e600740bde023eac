import { degreeOf, groundUnits } from '~/domain/catalogue/ground'
import type { Coordinates } from '~/domain/catalogue/place'
import { roundWays, type Units } from '~/domain/units'
import type { DayLineStop } from './day-line-stops'
import { keptLayout } from './kept-layout'
import { type Box, BoxIndex, placeLabels, shortName, textWidth } from './place-labels'

export const mapWidth = 376
const margin = { x: 44, top: 40, foot: 48 }
const nodeRadius = 11.5

interface Point {
  x: number
  y: number
}

export interface Node extends Point {
  key: string
  name: string
  /** Number of the stop, null for the start of the day. */
  n: number | null
  meal: boolean
  at: Coordinates
}

/** One end of a leg: a stop, or where a stop with two ends is left. */
type LegEnd = Point & Pick<Node, 'at' | 'name'>

export interface Leg {
  key: string
  from: LegEnd
  to: LegEnd
  minutes: number
  mode: 'walk' | 'transit'
}

export interface MapLabel extends Box {
  key: string
  text: string
  /** Baseline point and side of the text. */
  tx: number
  ty: number
  anchor: 'start' | 'middle' | 'end'
  /** The line to its object, if it is at a distance. */
  line?: { x1: number; y1: number; x2: number; y2: number }
  lead?: readonly Box[]
}

export interface RouteShape {
  nodes: Node[]
  legs: Leg[]
  names: (MapLabel | null)[]
  minutes: (MapLabel | null)[]
  height: number
  /** A round distance and its length on the map. */
  scale: { meters: number; length: number }
  /** Where a file of ground lies on the map: its whole degree at x and y, its units as long as they are across and down. */
  frame: { degree: Coordinates; x: number; y: number; across: number; down: number }
}

interface Located {
  key: string
  name: string
  n: number | null
  meal: boolean
  at: Coordinates
  stop: DayLineStop | null
}

const metersPerDegree = 111_320

/** Places stops at their true relative positions (equirectangular projection, accurate at the size of a city). */
export function routeShape(stops: readonly DayLineStop[], base: Base | null): RouteShape | null {
  return laidOut({ stops, base })
}

interface Base {
  name: string
  at: Coordinates
}

const laidOut = keptLayout(layOut)

function layOut({ stops, base }: { stops: readonly DayLineStop[]; base: Base | null }): RouteShape | null {
  const located: Located[] = stops.flatMap((stop) =>
    stop.at
      ? [{ key: stop.id, name: stop.name, n: stop.n, meal: stop.kind === 'meal', at: stop.at, stop }]
      : [],
  )
  const all: Located[] = base
    ? [{ key: 'base', name: base.name, n: null, meal: false, at: base.at, stop: null }, ...located]
    : located
  if (located.length === 0 || all.length < 2) return null
  const far = located.flatMap(({ key, stop }) =>
    stop?.leftAt ? [{ key, name: stop.name, at: stop.leftAt }] : [],
  )
  const { points, height, pixelsPerMeter, frame } = project([...all, ...far].map(({ at }) => at))
  const nodes = spread(
    all.flatMap(({ key, name, n, meal, at }, index) => {
      const point = points[index]
      return point ? [{ key, name, n, meal, at, ...point }] : []
    }),
  )
  const leftAt = new Map(
    far.flatMap(({ key, name, at }, index) => {
      const point = points[all.length + index]
      return point ? [[key, { at, name, ...point }]] : []
    }),
  )
  const legs = nodes.flatMap((to, index): Leg[] => {
    const before = nodes[index - 1]
    const stop = all[index]?.stop
    const from: LegEnd | undefined = before && (leftAt.get(before.key) ?? before)
    const left = leftAt.get(to.key)
    return [
      ...(from && stop ? [{ key: to.key, from, to, minutes: stop.legMinutes, mode: stop.mode }] : []),
      // Along the stop itself; how long that takes is not the way's.
      ...(left
        ? [{ key: `${to.key}-along`, from: to, to: left, minutes: 0, mode: stop?.along ?? 'walk' }]
        : []),
    ]
  })
  return { nodes, legs, ...labels(nodes, legs, height), height, scale: scaleBar(pixelsPerMeter), frame }
}

function project(places: readonly Coordinates[]) {
  const latitudes = places.map(([latitude]) => latitude)
  const longitudes = places.map(([, longitude]) => longitude)
  const north = Math.max(...latitudes)
  const west = Math.min(...longitudes)
  const squeeze = Math.cos((((north + Math.min(...latitudes)) / 2) * Math.PI) / 180)
  const across = Math.max(60, (Math.max(...longitudes) - west) * squeeze * metersPerDegree)
  const down = Math.max(60, (north - Math.min(...latitudes)) * metersPerDegree)
  const room = mapWidth - 2 * margin.x
  const pixelsPerMeter = Math.min(room / across, 140 / down)
  const height = Math.round(Math.max(220, down * pixelsPerMeter + margin.top + margin.foot))
  const left = (mapWidth - across * pixelsPerMeter) / 2
  const top = margin.top + (height - margin.top - margin.foot - down * pixelsPerMeter) / 2
  const points = places.map(([latitude, longitude]) => ({
    x: left + (longitude - west) * squeeze * metersPerDegree * pixelsPerMeter,
    y: top + (north - latitude) * metersPerDegree * pixelsPerMeter,
  }))
  const degree = degreeOf([north, west])
  const perDegree = metersPerDegree * pixelsPerMeter
  const frame = {
    degree,
    x: round(left + (degree[1] - west) * squeeze * perDegree),
    y: round(top + (north - degree[0]) * perDegree),
    across: (squeeze * perDegree) / groundUnits,
    down: perDegree / groundUnits,
  }
  return { points, height, pixelsPerMeter, frame }
}

/** Stops that are very close are moved apart until both numbers can be read. */
function spread(nodes: Node[]): Node[] {
  const moved = nodes.map((node) => ({ ...node }))
  const least = nodeRadius * 2 + 2
  for (let round = 0; round < 24; round++) {
    let quiet = true
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const dx = b.x - a.x
        const dy = b.y - a.y
        const gap = Math.hypot(dx, dy)
        if (gap >= least) continue
        quiet = false
        const push = (least - gap) / 2 + 0.1
        const [ux, uy] = gap > 0.01 ? [dx / gap, dy / gap] : [0.8, 0.6]
        a.x -= ux * push
        a.y -= uy * push
        b.x += ux * push
        b.y += uy * push
      }
    }
    if (quiet) break
  }
  return moved.map((node) => ({ ...node, x: Math.round(node.x * 10) / 10, y: Math.round(node.y * 10) / 10 }))
}

const nameSize = 12
const minuteSize = 11.5

function labels(nodes: readonly Node[], legs: readonly Leg[], height: number) {
  const inside = ({ x, y, width, height: tall }: Box) =>
    x >= 4 && x + width <= mapWidth - 4 && y >= 4 && y + tall <= height - 4
  const furniture: Box[] = [
    { x: mapWidth - 44, y: 0, width: 44, height: 46 },
    { x: mapWidth - 130, y: height - 34, width: 130, height: 34 },
    // The button that opens the map, on a phone.
    { x: 0, y: height - 54, width: 54, height: 54 },
  ]
  const discs = nodes.map(({ x, y }) => ({ x: x - 12, y: y - 12, width: 24, height: 24 }))
  const ways = new BoxIndex(
    legs.flatMap(({ from, to }) => alongLine({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }, 3)),
  )
  // A name across a leg is better than none: first without touching the legs, then over them.
  function* spotsOf(node: Node) {
    const across: MapLabel[] = []
    for (const spot of namesAround(node)) {
      if (!inside(spot)) continue
      across.push(spot)
      if (ways.isFree(spot)) yield spot
    }
    yield* across
  }
  const clear = placeLabels(
    nodes.map((node) => spotsOf(node)),
    [...discs, ...furniture],
  )
  const taken = [
    ...discs,
    ...furniture,
    ...clear.flatMap((label) => (label ? [label, ...(label.lead ?? [])] : [])),
  ]
  const minutes = placeLabels(
    legs.map((leg) => besideLeg(leg).filter(inside)),
    taken,
  )
  return { names: clear, minutes }
}

function label(
  key: string,
  text: string,
  size: number,
  tx: number,
  ty: number,
  anchor: MapLabel['anchor'],
): MapLabel {
  const width = textWidth(text, size)
  const x = anchor === 'start' ? tx : anchor === 'end' ? tx - width : tx - width / 2
  return { key, text, tx, ty, anchor, x, y: ty - size, width, height: size * 1.25 }
}

/** Beside its stop, shorter where need be, then off it. */
function* namesAround(node: Node): Generator<MapLabel> {
  const { name, n } = node
  for (const text of [
    shortName(name, 28),
    shortName(name, 20),
    shortName(name, 14),
    ...(n === null ? ['Base'] : []),
  ])
    yield* around(node, text)
  for (const most of [24, 14, 10]) yield* standingOff(node, shortName(name, most))
}

function around({ key, x, y }: Node, text: string): MapLabel[] {
  const put = (tx: number, ty: number, anchor: MapLabel['anchor']) =>
    label(key, text, nameSize, tx, ty, anchor)
  return [
    put(x + 16, y + 4, 'start'),
    put(x - 16, y + 4, 'end'),
    put(x, y - 17, 'middle'),
    put(x, y + 26, 'middle'),
    // Past the square of the disc, which is taken.
    put(x + 13, y - 13, 'start'),
    put(x + 13, y + 22, 'start'),
    put(x - 13, y - 13, 'end'),
    put(x - 13, y + 22, 'end'),
  ]
}

/** Directions and distances in which a name may be from its stop. */
const ring = [34, 48, 64, 82, 102, 124].flatMap((distance) =>
  Array.from({ length: 24 }, (_, index) => ({ distance, angle: (index * Math.PI) / 12 })),
)

function* standingOff({ key, x, y }: Node, text: string): Generator<MapLabel> {
  for (const { distance, angle } of ring) {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const anchor = dx > 0.3 ? 'start' : dx < -0.3 ? 'end' : 'middle'
    const end = { x: x + dx * distance, y: y + dy * distance }
    const line = { x1: x + dx * nodeRadius, y1: y + dy * nodeRadius, x2: end.x, y2: end.y }
    const [tx, ty] =
      anchor === 'middle' ? [end.x, end.y + (dy > 0 ? 12 : -4)] : [end.x + Math.sign(dx) * 3, end.y + 4]
    yield {
      ...label(key, text, nameSize, round(tx), round(ty), anchor),
      line: { x1: round(line.x1), y1: round(line.y1), x2: round(line.x2), y2: round(line.y2) },
      lead: alongLine(line, 3).slice(1, -1),
    }
  }
}

const round = (value: number) => Math.round(value * 10) / 10

function besideLeg({ key, from, to, minutes }: Leg): MapLabel[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 46 || minutes < 1) return []
  const nx = -(to.y - from.y) / length
  const ny = (to.x - from.x) / length
  return [0.5, 0.38, 0.62].flatMap((share) =>
    [14, -14, 20, -20].map((off) => {
      const x = from.x + (to.x - from.x) * share + nx * off
      const y = from.y + (to.y - from.y) * share + ny * off
      return label(key, `${minutes} min`, minuteSize, x, y + 4, 'middle')
    }),
  )
}

/** A line as small boxes, which labels avoid. */
function alongLine({ x1, y1, x2, y2 }: NonNullable<MapLabel['line']>, half: number): Box[] {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 8))
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: x1 + ((x2 - x1) * index) / count - half,
    y: y1 + ((y2 - y1) * index) / count - half,
    width: 2 * half,
    height: 2 * half,
  }))
}

function scaleBar(pixelsPerMeter: number): { meters: number; length: number } {
  const sizes = [10_000, 5000, 2000, 1000, 500, 200, 100, 50]
  const meters = sizes.find((size) => size * pixelsPerMeter <= 84) ?? 20
  return { meters, length: Math.round(meters * pixelsPerMeter * 10) / 10 }
}

/** The scale bar in the reader's units: the largest round distance that is no longer than the bar has room for. */
export function scaleIn({ scale }: Pick<RouteShape, 'scale'>, units: Units): RouteShape['scale'] {
  if (units.distance === 'km') return scale
  const pixelsPerMeter = scale.length / scale.meters
  const meters = roundWays(units).find((size) => size * pixelsPerMeter <= 84) ?? scale.meters
  return { meters, length: Math.round(meters * pixelsPerMeter * 10) / 10 }
}
