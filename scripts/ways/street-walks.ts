import { metersBetween } from '../../app/domain/catalogue/distance'
import type { Coordinates } from '../../app/domain/catalogue/place'
import type { StreetNetwork } from './street-network'

/** A point further from every street than this, metres, is not in the network. */
const mostToStreet = 150
/** A door may be on any street that is so much further than the nearest, metres. */
const otherDoors = 15

/** Metres on foot along streets from a point to others; undefined where one of them is far from any street or too far away. */
export function metersAlongStreets(
  network: StreetNetwork,
  from: Coordinates,
  goals: Coordinates[],
  longest = 6000,
): (number | undefined)[] {
  const along = reached(network, streetsAt(network, from), longest)
  return goals.map((goal) => {
    const meters = streetsAt(network, goal).map((street) => street.meters + (along[street.node] ?? 0))
    const straight = metersBetween(from, goal)
    const least = Math.min(straight < otherDoors ? straight : Number.POSITIVE_INFINITY, ...meters)
    return Number.isFinite(least) ? least : undefined
  })
}

/** A street at which a point lies. */
export interface Street {
  node: number
  /** Metres in a straight line to the point. */
  meters: number
}

/** The nodes of streets at a point: the nearest within `most` metres, and those that are hardly further. */
export function streetsAt({ at }: StreetNetwork, point: Coordinates, most = mostToStreet): Street[] {
  const near: Street[] = []
  const degrees = most / 100_000
  at.forEach((position, node) => {
    if (Math.abs(position[0] - point[0]) > degrees) return
    const meters = metersBetween(position, point)
    if (meters <= most) near.push({ node, meters })
  })
  const nearest = Math.min(...near.map(({ meters }) => meters))
  return near.filter(({ meters }) => meters <= nearest + otherDoors)
}

/** Metres to every node, as far as `longest` (Dijkstra 1959, with a binary heap). */
export function reached(
  { at, first, to, meters }: StreetNetwork,
  starts: Street[],
  longest: number,
): Float64Array {
  const least = new Float64Array(at.length).fill(Number.POSITIVE_INFINITY)
  const heap: [meters: number, node: number][] = []
  for (const start of starts) {
    least[start.node] = start.meters
    pushed(heap, [start.meters, start.node])
  }
  for (let next = popped(heap); next; next = popped(heap)) {
    const [soFar, node] = next
    if (soFar > (least[node] ?? 0)) continue
    for (let edge = first[node] ?? 0; edge < (first[node + 1] ?? 0); edge++) {
      const other = to[edge] ?? 0
      const sum = soFar + (meters[edge] ?? 0)
      if (sum >= (least[other] ?? 0) || sum > longest) continue
      least[other] = sum
      pushed(heap, [sum, other])
    }
  }
  return least
}

function pushed(heap: [number, number][], item: [number, number]): void {
  let index = heap.push(item) - 1
  while (index > 0) {
    const parent = (index - 1) >> 1
    const above = heap[parent]
    if (!above || above[0] <= item[0]) break
    heap[index] = above
    index = parent
  }
  heap[index] = item
}

function popped(heap: [number, number][]): [number, number] | undefined {
  const [top] = heap
  const last = heap.pop()
  if (!last || heap.length === 0) return top
  let index = 0
  for (;;) {
    const [left, right] = [heap[2 * index + 1], heap[2 * index + 2]]
    const child = right && left && right[0] < left[0] ? 2 * index + 2 : 2 * index + 1
    const below = heap[child]
    if (!below || below[0] >= last[0]) break
    heap[index] = below
    index = child
  }
  heap[index] = last
  return top
}
