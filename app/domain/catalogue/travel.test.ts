import { describe, expect, it } from 'vitest'
import type { Coordinates } from './place'
import { bestWay, restsOn, walkable } from './travel'

const transit = { name: 'boat', fareCents: 100, waitMinutes: 5, metersPerMinute: 200, year: 2026 }
const mainland: Coordinates = [45, 12]
const quay: Coordinates = [45.002, 12]
const island: Coordinates = [45.006, 12]

describe('ways', () => {
  const divided = { ...transit, apart: [[mainland, quay], [island]] }

  it('are walked when they are short, and ridden across water however short', () => {
    expect(bestWay(quay, island, transit).mode).toBe('walk')
    expect(bestWay(mainland, quay, divided).mode).toBe('walk')
    expect(bestWay(quay, island, divided).mode).toBe('transit')
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
