import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { OSMTransform } from 'osm-pbf-parser-node'
import { metersBetween } from '../../app/domain/catalogue/distance'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { PointTable } from '../places-import/point-table'

/** Streets and paths that can be walked, as a graph: nodes are points of the map, edges have metres. */
export interface StreetNetwork {
  at: Coordinates[]
  /** Edges from node `n` are those from `first[n]` to before `first[n + 1]`. */
  first: Int32Array
  to: Int32Array
  meters: Float64Array
}

interface MapWay {
  type: 'way'
  refs: number[]
  tags?: Record<string, string>
}

/** A street of the map: the numbers of its points, and whether it is steps. */
export interface StreetWay {
  refs: number[]
  steps: boolean
}

const walked = new Set(
  'footway path pedestrian steps residential living_street service unclassified tertiary tertiary_link secondary secondary_link primary primary_link track cycleway bridleway road trunk'.split(
    ' ',
  ),
)

const paths = new Set(['footway', 'path', 'pedestrian', 'steps', 'cycleway'])

/** Whether people may walk on a way, by OpenStreetMap's tags. */
export function isWalkable(tags: Record<string, string>): boolean {
  const { highway = '', foot, access, sidewalk, motorroad, area, indoor, layer, tunnel } = tags
  if (!walked.has(highway) || foot === 'no' || foot === 'private' || motorroad === 'yes') return false
  // Platforms and passages of stations are not streets, and no door is in a tunnel for cars.
  if (indoor === 'yes' || (Number(layer) < 0 && highway !== 'steps' && tunnel === undefined)) return false
  if (tunnel === 'yes' && !paths.has(highway)) return false
  const allowed = foot === 'yes' || foot === 'designated' || foot === 'permissive'
  if ((access === 'no' || access === 'private') && !allowed) return false
  if (highway === 'trunk') return allowed || (sidewalk !== undefined && sidewalk !== 'no')
  return area !== 'yes' || highway !== 'service'
}

/** The street that a way of the map is; undefined where people do not walk on it. */
export function streetOf(refs: number[], tags: Record<string, string>): StreetWay | undefined {
  return isWalkable(tags) ? { refs, steps: tags.highway === 'steps' } : undefined
}

/** The largest part of some streets that hangs together. */
export function streetNetwork(
  ways: readonly StreetWay[],
  positionOf: (id: number) => Coordinates | undefined,
): StreetNetwork {
  return largestPart(
    networkOf(
      ways.map(({ refs }) => refs),
      positionOf,
    ),
  )
}

/** Reads the walkable streets of an OpenStreetMap extract; only the largest part that hangs together is kept. */
export async function readStreets(file: string): Promise<StreetNetwork> {
  const points = new PointTable()
  const ways: StreetWay[] = []
  const transform = new OSMTransform({ withTags: true, withInfo: false })
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), transform, async (blocks) => {
    for await (const block of blocks)
      for (const item of block) {
        if (!('type' in item)) continue
        if (item.type === 'node') points.add(item.id, item.lat, item.lon)
        else if (item.type === 'way') {
          const street = streetOf(item.refs, tagsOf(item))
          if (street) ways.push(street)
        }
      }
  })
  return streetNetwork(ways, (id) => points.find(id))
}

function tagsOf({ tags }: MapWay): Record<string, string> {
  return tags ?? {}
}

/** The graph of ways, each a list of the numbers of its points; points without a position end a way. */
export function networkOf(
  ways: number[][],
  positionOf: (id: number) => Coordinates | undefined,
): StreetNetwork {
  const nodes = new Map<number, number>()
  const at: Coordinates[] = []
  const edges: [from: number, to: number, meters: number][] = []
  for (const refs of ways) {
    let before: number | undefined
    for (const id of refs) {
      const position = positionOf(id)
      if (!position) {
        before = undefined
        continue
      }
      let node = nodes.get(id)
      if (node === undefined) {
        node = at.length
        nodes.set(id, node)
        at.push(position)
      }
      const from = before === undefined ? undefined : at[before]
      if (before !== undefined && from) {
        const meters = metersBetween(from, position)
        edges.push([before, node, meters], [node, before, meters])
      }
      before = node
    }
  }
  return packed(at, edges)
}

function packed(at: Coordinates[], edges: (readonly [number, number, number])[]): StreetNetwork {
  const first = new Int32Array(at.length + 1)
  for (const [from] of edges) first[from + 1] = (first[from + 1] ?? 0) + 1
  for (let node = 0; node < at.length; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0)
  const next = first.slice()
  const to = new Int32Array(edges.length)
  const meters = new Float64Array(edges.length)
  for (const [from, end, length] of edges) {
    const place = next[from] ?? 0
    next[from] = place + 1
    to[place] = end
    meters[place] = length
  }
  return { at, first, to, meters }
}

/** The largest part of a network in which everything can be reached from everywhere. */
function largestPart(network: StreetNetwork): StreetNetwork {
  const part = new Int32Array(network.at.length).fill(-1)
  let [largest, most] = [0, 0]
  for (let start = 0; start < network.at.length; start++) {
    if (part[start] !== -1) continue
    const stack = [start]
    part[start] = start
    let size = 0
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      size++
      for (const other of neighbours(network, node))
        if (part[other] === -1) {
          part[other] = start
          stack.push(other)
        }
    }
    if (size > most) [largest, most] = [start, size]
  }
  const numbers = new Int32Array(network.at.length).fill(-1)
  const at = network.at.filter((_, node) => part[node] === largest)
  let kept = 0
  for (let node = 0; node < network.at.length; node++) if (part[node] === largest) numbers[node] = kept++
  const edges: [number, number, number][] = []
  for (let node = 0; node < network.at.length; node++) {
    if (part[node] !== largest) continue
    for (let edge = network.first[node] ?? 0; edge < (network.first[node + 1] ?? 0); edge++)
      edges.push([numbers[node] ?? 0, numbers[network.to[edge] ?? 0] ?? 0, network.meters[edge] ?? 0])
  }
  return packed(at, edges)
}

function neighbours({ first, to }: StreetNetwork, node: number): Int32Array {
  return to.subarray(first[node] ?? 0, first[node + 1] ?? 0)
}
