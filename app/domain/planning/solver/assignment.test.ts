import { describe, expect, it } from 'vitest'
import { seeded } from '~/domain/seeded-random'
import { assign } from './assignment'

function total(costs: number[][], columns: number[]): number {
  return columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Number.NaN), 0)
}

/** The least total of all assignments, by trying each. */
function byForce(costs: number[][], row = 0, taken: number[] = []): number {
  if (row === costs.length) return 0
  const choices = (costs[row] ?? []).flatMap((cost, column) =>
    taken.includes(column) ? [] : [cost + byForce(costs, row + 1, [...taken, column])],
  )
  return Math.min(Number.POSITIVE_INFINITY, ...choices)
}

describe('assign', () => {
  it('gives each row a column of its own at the least total', () => {
    const random = seeded(7)
    for (let trial = 0; trial < 40; trial++) {
      const costs = Array.from({ length: 4 }, () =>
        Array.from({ length: 6 }, () => Math.round(random() * 50)),
      )
      const columns = assign(costs) ?? []
      expect(new Set(columns).size).toBe(4)
      expect(total(costs, columns)).toBe(byForce(costs))
    }
  })

  it('keeps a rare column for the row that can use nothing else', () => {
    const never = Number.POSITIVE_INFINITY
    expect(
      assign([
        [1, 5],
        [2, never],
      ]),
    ).toEqual([1, 0])
  })

  it('says when there are too few columns', () => {
    const never = Number.POSITIVE_INFINITY
    expect(assign([[1], [1]])).toBeUndefined()
    expect(
      assign([
        [1, never],
        [1, never],
      ]),
    ).toBeUndefined()
  })
})
