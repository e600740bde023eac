import { describe, expect, it } from 'vitest'
import type { Coordinates } from '~/domain/catalogue/place'
import { onStreetsFor, type Streets } from '~/domain/catalogue/streets'
import { bestWay, walkAround } from '~/domain/catalogue/travel'
import { seeded } from '~/domain/seeded-random'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { make } from '~/domain/testing/test-plan-of-city'
import { judge } from './judge'
import { onFoot } from './measure-way'
import { streetsWalkedBy } from './streets-on-foot'

const base64 = (bytes: number[]) => btoa(String.fromCharCode(...bytes))
const transit = { name: 'bus', fareCents: 100, waitMinutes: 5, metersPerMinute: 200, year: 2026 }
// A square, a church 111 m north of it behind a wall, and a garden up some steps.
const [square, church, garden]: Coordinates[] = [
  [45, 12],
  [45.001, 12],
  [45, 12.002],
]
if (!square || !church || !garden) throw new Error('three points')
const streets: Streets = {
  points: [square, church, garden],
  // Square to church, church to garden, square to garden: rows from the second point on.
  table: base64([90, 20, 255]),
  withoutSteps: base64([90, 170, 255]),
  detour: 1.5,
}
const ground = { transit, barriers: [], streets }

describe('walks along measured streets', () => {
  it('are as long as the table says, in both directions', () => {
    expect(walkAround(square, church, ground)).toEqual({ mode: 'walk', minutes: 12, meters: 900 })
    expect(walkAround(church, square, ground)).toEqual({ mode: 'walk', minutes: 12, meters: 900 })
    expect(walkAround(square, square, ground)).toEqual({ mode: 'walk', minutes: 0, meters: 0 })
  })

  it('are ridden where there is no way on foot', () => {
    expect(walkAround(church, garden, ground)).toBeUndefined()
    expect(bestWay(church, garden, ground).mode).toBe('transit')
  })

  it('begin at the nearest point of the table from an address that is not in it', () => {
    const address: Coordinates = [44.999, 12]
    // 111 m of straight line, half as long again, to the square.
    expect(walkAround(address, church, ground)?.meters).toBe(900 + 167)
    expect(walkAround(address, square, ground)?.meters).toBe(167)
    const far: Coordinates = [45.01, 12]
    expect(walkAround(far, [45.012, 12], ground)?.meters).toBe(334)
  })

  it('leave out steps for those who cannot use them', () => {
    const [anyone, wheels] = [onStreetsFor(ground, ['Audio guides']), onStreetsFor(ground, ['No stairs'])]
    expect(walkAround(square, garden, anyone)?.meters).toBe(200)
    expect(walkAround(square, garden, wheels)?.meters).toBe(1700)
  })

  it('are the same in the reading of the checks', () => {
    const random = seeded(5)
    const points = Array.from({ length: 30 }, (): Coordinates => [45 + random() / 100, 12 + random() / 100])
    const bytes = Array.from({ length: (30 * 29) / 2 }, () => Math.floor(random() * 256))
    const town: Streets = { points, table: base64(bytes), withoutSteps: base64(bytes.reverse()), detour: 1.4 }
    const own = Array.from({ length: 10 }, (): Coordinates => [45 + random() / 90, 12 + random() / 90])
    const all = [...points, ...own]
    for (const needs of [[], ['Wheelchair accessible' as const]])
      for (const from of all)
        for (const to of all) {
          const first = walkAround(from, to, onStreetsFor({ transit, barriers: [], streets: town }, needs))
          const second = onFoot(from, to, { transit, barriers: [], streets: streetsWalkedBy(town, needs) })
          expect(first?.meters ?? -1).toBeGreaterThanOrEqual((second?.meters ?? -1) - 1)
          expect(Math.abs((first?.meters ?? -1) - (second?.meters ?? -1))).toBeLessThanOrEqual(1)
        }
  })
})

const request = cityRequest()

describe('a plan in a town with measured streets', () => {
  const points = [...testCity.places, ...testCity.stays].map(({ at }) => at)
  const unique = [...new Map(points.map((at) => [at.join(), at])).values()]
  const pairs = (unique.length * (unique.length - 1)) / 2
  // Every two places are 1,200 m apart on foot, however near they lie.
  const measured: Streets = {
    points: unique,
    table: base64(Array.from({ length: pairs }, () => 120)),
    detour: 1.3,
  }
  const town = { ...testCity, streets: measured }

  it('walks as far as the streets are, and proves it', async () => {
    const { plan } = await make(request, town)
    const walks = plan.days.flatMap(({ activities }) =>
      activities.filter(({ travel }) => travel.mode === 'walk' && travel.meters > 0),
    )
    expect(walks.length).toBeGreaterThan(0)
    for (const { travel } of walks) expect(travel).toEqual({ mode: 'walk', minutes: 16, meters: 1200 })
    expect(judge(plan, request, town).checks.find(({ id }) => id === 'reach')?.status).toBe('pass')
  })

  it('that was made with straight lines fails there, and a trip from before the streets is judged without them', async () => {
    const { plan } = await make(request)
    const reach = (walks: typeof plan.walks) =>
      judge({ ...plan, walks }, request, town).checks.find(({ id }) => id === 'reach')?.status
    expect(reach('along-streets')).toBe('fail')
    expect(reach('around-barriers')).toBe('pass')
  })
})
