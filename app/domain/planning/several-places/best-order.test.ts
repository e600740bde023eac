import { describe, expect, it } from 'vitest'
import { seeded } from '~/domain/seeded-random'
import { bestOrder, sumOf } from './best-order'

function everyOrder(places: number[]): number[][] {
  if (places.length < 2) return [places]
  return places.flatMap((place) =>
    everyOrder(places.filter((other) => other !== place)).map((rest) => [place, ...rest]),
  )
}

describe('the best order of places', () => {
  it('is as short as the shortest of all orders', () => {
    const random = seeded(3)
    for (let round = 0; round < 60; round++) {
      const places = 2 + Math.floor(random() * 5)
      const minutes = Array.from({ length: places }, () =>
        Array.from({ length: places }, () =>
          random() < 0.1 ? Number.POSITIVE_INFINITY : 30 + random() * 600,
        ),
      )
      const way = (from: number, to: number) => minutes[from]?.[to] ?? 0
      const all = everyOrder(Array.from({ length: places }, (_, index) => index))
      const shortest = Math.min(...all.map((order) => sumOf(order, way)))
      const found = sumOf(bestOrder(places, way), way)
      if (Number.isFinite(shortest)) expect(found).toBeCloseTo(shortest, 6)
    }
  })

  it('is the order that was given where no other is shorter', () => {
    expect(bestOrder(3, () => 60)).toEqual([0, 1, 2])
  })
})
