import type { Coordinates } from '../../app/domain/catalogue/place'

/** A point in metres: x to the east and y to the south of a centre. */
export interface Spot {
  x: number
  y: number
}

const metersPerDegree = 111_320

/** Positions as metres around a centre, and back. True at the size of a town. */
export function planeAround(center: Coordinates) {
  const squeeze = Math.cos((center[0] * Math.PI) / 180)
  return {
    spotOf: ([latitude, longitude]: Coordinates): Spot => ({
      x: (longitude - center[1]) * squeeze * metersPerDegree,
      y: (center[0] - latitude) * metersPerDegree,
    }),
    positionOf: ({ x, y }: Spot): Coordinates => [
      center[0] - y / metersPerDegree,
      center[1] + x / (squeeze * metersPerDegree),
    ],
  }
}
export type Plane = ReturnType<typeof planeAround>

/** Square metres inside a ring; positive when it runs clockwise on a map with north up. */
export function areaOf(ring: readonly Spot[]): number {
  return (
    ring.reduce((sum, spot, index) => {
      const next = ring[(index + 1) % ring.length] ?? spot
      return sum + spot.x * next.y - next.x * spot.y
    }, 0) / 2
  )
}

/** A ring in the direction that is asked for. */
export function turned(ring: readonly Spot[], clockwise: boolean): Spot[] {
  return areaOf(ring) > 0 === clockwise ? [...ring] : [...ring].reverse()
}

/** Whether a spot is inside rings: clockwise ones add, others take away. */
export function isCovered({ x, y }: Spot, rings: readonly Spot[][]): boolean {
  let winding = 0
  for (const ring of rings)
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from
      if (from.y <= y === to.y <= y) return
      const side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y)
      if (to.y > from.y && side > 0) winding++
      if (to.y < from.y && side < 0) winding--
    })
  return winding !== 0
}
