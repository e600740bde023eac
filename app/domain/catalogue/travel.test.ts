import { describe, expect, it } from 'vitest'
import type { Barrier, Crossing } from './barrier'
import { metersBetween } from './distance'
import type { FootArea } from './foot-area'
import type { Coordinates } from './place'
import {
  bestWay,
  longestLeisureWalk,
  metersFromGates,
  restsOn,
  ride,
  walk,
  walkAround,
  walkable,
} from './travel'

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

describe('ways to where no vehicle drives', () => {
  // A walled town of 2.2 km from south to north; its one gate is in the south, 1.1 km north of the quay.
  const gate: Coordinates = [45.012, 12]
  const town: FootArea = {
    name: 'Old Town',
    edge: [
      [45.012, 11.99],
      [45.032, 11.99],
      [45.032, 12.01],
      [45.012, 12.01],
    ],
    gates: [{ name: 'South Gate', at: gate }],
    enclosed: 'yes',
  }
  const ground = { transit, barriers: [], footOnly: [town] }
  const [low, high]: [Coordinates, Coordinates] = [
    [45.014, 12],
    [45.03, 12],
  ]

  it('are ridden to the gate and walked from there', () => {
    const far: Coordinates = [44.99, 12]
    const toGate = ride(far, gate, { transit, barriers: [] })
    const inside = walk(gate, high)
    expect(bestWay(far, high, ground)).toEqual({
      mode: 'transit',
      minutes: toGate.minutes + inside.minutes,
      meters: toGate.meters + inside.meters,
      onFoot: inside.meters,
    })
  })

  it('are walked inside, however far', () => {
    expect(bestWay(low, high, ground)).toEqual(walk(low, high))
    expect(walk(low, high).meters).toBeGreaterThan(longestLeisureWalk)
  })

  it('are walked all the way where the ride to the gate would be no more than a short walk', () => {
    const beside: Coordinates = [45.0115, 12]
    expect(bestWay(beside, high, ground).mode).toBe('walk')
    expect(bestWay(beside, high, ground, 20).mode).toBe('transit')
  })

  it('lead through the gate of an enclosed area, and over the edge of an open one', () => {
    const outside: Coordinates = [45.0335, 12]
    expect(walkAround(outside, high, ground)?.meters).toBeGreaterThan(5000)
    const open = { ...ground, footOnly: [{ ...town, enclosed: 'no' as const }] }
    expect(walkAround(outside, high, open)).toEqual(walk(outside, high))
  })

  it('take the quickest of several gates', () => {
    const north = { name: 'North Gate', at: [45.032, 12] as Coordinates }
    const open = { ...town, gates: [...town.gates, north], enclosed: 'no' as const }
    const { onFoot } = ride(mainland, high, { ...ground, footOnly: [open] })
    expect(onFoot).toBe(walk(north.at, high).meters)
  })

  it('have the metres from the gate and back', () => {
    expect(metersFromGates({ at: mainland }, ground)).toBe(0)
    expect(Math.round(metersFromGates({ at: high }, ground))).toBe(2 * walk(gate, high).meters)
  })
})
