import { describe, expect, it } from 'vitest'
import type { Barrier, Crossing } from './barrier'
import { metersBetween } from './distance'
import type { Coordinates } from './place'
import { bestWay, restsOn, walk, walkAround, walkable } from './travel'

const transit = { name: 'boat', fareCents: 100, waitMinutes: 5, metersPerMinute: 200, year: 2026 }
const mainland: Coordinates = [45, 12]
const quay: Coordinates = [45.002, 12]
const island: Coordinates = [45.006, 12]

describe('ways', () => {
  const open = { transit, barriers: [] }
  const divided = { ...transit, apart: [[mainland, quay], [island]] }

  it('are walked when they are short, and ridden across water however short', () => {
    expect(bestWay(quay, island, open).mode).toBe('walk')
    expect(bestWay(mainland, quay, { transit: divided, barriers: [] }).mode).toBe('walk')
    expect(bestWay(quay, island, { transit: divided, barriers: [] }).mode).toBe('transit')
    expect(walkable(mainland, island, divided)).toBe(false)
  })

  it('count a point to the land that is nearest', () => {
    expect(walkable([45.0031, 12.001], quay, divided)).toBe(true)
    expect(walkable([45.0055, 12.001], island, divided)).toBe(true)
  })

  it('are not ridden on a day of rest', () => {
    expect(restsOn('2027-12-25', { ...transit, restDays: ['12-25'] })).toBe(true)
    expect(restsOn('2027-12-24', { ...transit, restDays: ['12-25'] })).toBe(false)
    expect(restsOn('2027-12-25', transit)).toBe(false)
  })
})

describe('ways around a barrier', () => {
  // A river that runs from west to east 200 m north of the quay, with a bridge 600 m east of it.
  const river: Barrier = {
    name: 'River',
    kind: 'water',
    line: [
      [45.004, 11.9],
      [45.004, 12.1],
    ],
    crossings: [{ name: 'Old Bridge', kind: 'bridge', at: [45.004, 12.0076] }],
  }
  const here: Coordinates = [45.002, 12]
  const there: Coordinates = [45.006, 12]
  const walkIn = (barriers: Barrier[], from = here, to = there) => walkAround(from, to, { transit, barriers })
  const bridge = (name: string, longitude: number): Crossing => ({
    name,
    kind: 'bridge',
    at: [45.004, longitude],
  })

  it('go over the bridge', () => {
    expect(walkIn([])?.meters).toBe(578)
    const meters = walkIn([river])?.meters ?? 0
    expect(meters).toBeGreaterThan(1650)
    expect(meters).toBeLessThan(1670)
    expect(walkIn([river])).toEqual(walkIn([river], there, here))
    expect(walkIn([river], [45.0022, 11.995])?.meters).toBeGreaterThan(meters)
  })

  it('are as they were on one side of it', () => {
    expect(walkIn([river], here, [45.002, 12.005])).toEqual(walk(here, [45.002, 12.005]))
  })

  it('are ridden where no crossing leads over, and where the walk by it is too long', () => {
    const without = { transit, barriers: [{ ...river, crossings: [] }] }
    expect(walkAround(here, there, without)).toBeUndefined()
    expect(bestWay(here, there, without).mode).toBe('transit')
    expect(bestWay(here, there, { transit, barriers: [river] }).mode).toBe('walk')
    expect(bestWay(here, there, { transit, barriers: [river] }, 1000).mode).toBe('transit')
  })

  it('take the nearest of several bridges', () => {
    const near = walkIn([{ ...river, crossings: [...river.crossings, bridge('New Bridge', 11.999)] }])
    expect(near?.meters).toBeLessThan(640)
  })

  it('count a long bridge from end to end, and its own length once', () => {
    const ends: [Coordinates, Coordinates] = [
      [45.002, 12.002],
      [45.006, 12.002],
    ]
    const meters = walkIn([{ ...river, crossings: [{ ...bridge('High Bridge', 12.002), ends }] }])?.meters
    // 157 m to each end along streets with their detours, 445 m of bridge.
    expect(meters).toBeGreaterThan(845)
    expect(meters).toBeLessThan(862)
  })

  it('go around the end of an inlet, and around its bends', () => {
    const inlet: Barrier = {
      ...river,
      crossings: [],
      line: [
        [45.004, 11.9],
        [45.004, 12.004],
      ],
    }
    const around = 2 * 1.3 * metersBetween(here, [45.004, 12.004])
    expect(walkIn([inlet])?.meters).toBeGreaterThan(around)
    expect(walkIn([inlet])?.meters).toBeLessThan(around + 30)
    const bent: Barrier = { ...inlet, line: [...inlet.line, [45.0075, 12.004]] }
    expect(walkIn([bent])?.meters).toBeGreaterThan(1400)
    expect(walkIn([bent], [45.005, 12.003], [45.007, 12.003])?.meters).toBe(289)
  })

  it('do not slip through where two lines meet', () => {
    const arm: Barrier = {
      ...river,
      name: 'Arm',
      crossings: [],
      line: [
        [45.004, 12],
        [45.02, 12],
      ],
    }
    const [west, east]: [Coordinates, Coordinates] = [
      [45.006, 11.998],
      [45.006, 12.002],
    ]
    expect(walkIn([{ ...river, crossings: [] }, arm], west, east)).toBeUndefined()
    // Two bridges over the river make a way around its mouth.
    const bridged = { ...river, crossings: [bridge('West', 11.998), bridge('East', 12.002)] }
    expect(walkIn([bridged, arm], west, east)?.meters).toBeGreaterThan(900)
  })
})
