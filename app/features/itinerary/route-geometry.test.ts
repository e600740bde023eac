import { describe, expect, test } from 'vitest'
import type { DayLineStop } from './day-line-stops'
import { overlaps } from './place-labels'
import { mapWidth, routeShape } from './route-geometry'

function stop(n: number, at: [number, number] | null, mode: 'walk' | 'transit' = 'walk'): DayLineStop {
  return {
    id: `stop-${n}`,
    n,
    name: `A place called ${n}`,
    from: 0,
    to: 0,
    legMeters: 0,
    legMinutes: 12,
    mode,
    kind: 'visit',
    at,
    hours: null,
  }
}

const rome = [
  stop(1, [41.8902, 12.4922]),
  stop(2, [41.8925, 12.4853]),
  stop(3, [41.8938, 12.4886], 'transit'),
  stop(4, [41.8986, 12.4769]),
]

describe('routeShape', () => {
  test('a long name is written whole where there is room', () => {
    const name = 'Monument to the Discoveries'
    const stops = rome.slice(0, 2).map((stop, index) => (index === 1 ? { ...stop, name } : stop))
    expect(routeShape(stops, null)?.names[1]?.text).toBe(name)
  })

  test('north is up, east is right, and every stop lies on the map', () => {
    const shape = routeShape(rome, null)
    const [colosseum, , , pantheon] = shape?.nodes ?? []
    expect(pantheon?.y).toBeLessThan(colosseum?.y ?? 0)
    expect(pantheon?.x).toBeLessThan(colosseum?.x ?? 0)
    for (const { x, y } of shape?.nodes ?? []) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(mapWidth)
      expect(y).toBeLessThan(shape?.height ?? 0)
    }
  })

  test('legs join stops in order, from the base where it is known', () => {
    expect(routeShape(rome, null)?.legs.map(({ mode }) => mode)).toEqual(['walk', 'transit', 'walk'])
    expect(routeShape(rome, { name: 'Base', at: [41.896, 12.4936] })?.legs).toHaveLength(4)
  })

  test('stops at one address are moved apart', () => {
    const shape = routeShape([stop(1, [41.9, 12.5]), stop(2, [41.9, 12.5]), stop(3, [41.91, 12.51])], null)
    const [a, b] = shape?.nodes ?? []
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(20)
  })

  test('names and minutes never lie on one another', () => {
    const shape = routeShape(rome, { name: 'Base', at: [41.896, 12.4936] })
    const shown = [...(shape?.names ?? []), ...(shape?.minutes ?? [])].filter((label) => label !== null)
    for (const [index, label] of shown.entries())
      for (const other of shown.slice(index + 1)) expect(overlaps(label, other)).toBe(false)
  })

  test('names that find no room at their stop stand off it, with a line', () => {
    const close = Array.from({ length: 5 }, (_, index) =>
      stop(index + 1, [41.8902 + (index % 3) * 0.0004, 12.4922 + Math.floor(index / 3) * 0.0005]),
    )
    const shape = routeShape([...close, stop(6, [41.92, 12.47])], null)
    const names = (shape?.names ?? []).filter((label) => label !== null)
    expect(names.length).toBeGreaterThanOrEqual(5)
    expect(names.some(({ line }) => line)).toBe(true)
    for (const [index, name] of names.entries())
      for (const other of names.slice(index + 1)) expect(overlaps(name, other)).toBe(false)
  })

  test('a file of ground lies under the stops that are on it', () => {
    for (const stops of [rome, [stop(1, [-33.8568, 151.2153]), stop(2, [-33.8523, 151.2108])]]) {
      const { frame, nodes } = routeShape(stops, null) ?? { nodes: [] }
      for (const [index, node] of nodes.entries()) {
        const [latitude, longitude] = stops[index]?.at ?? [0, 0]
        const [down, across] = [
          ((frame?.degree[0] ?? 0) - latitude) * 1e5 * (frame?.down ?? 0),
          (longitude - (frame?.degree[1] ?? 0)) * 1e5 * (frame?.across ?? 0),
        ]
        expect(Math.hypot((frame?.x ?? 0) + across - node.x, (frame?.y ?? 0) + down - node.y)).toBeLessThan(2)
      }
    }
  })

  test('a way needs two ends', () => {
    expect(routeShape([stop(1, [41.9, 12.5]), stop(2, null)], null)).toBeNull()
  })
})
