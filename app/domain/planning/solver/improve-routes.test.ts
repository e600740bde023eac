import { describe, expect, it } from 'vitest'
import { improveRoutes } from './improve-routes'
import { instance, type Problem, type Visit } from './problem'
import { Solution } from './solution'

/** Sites on a line, 10 apart, the days' start in the middle of them. */
const line = [0, -30, -20, 10, 20, 30]
const length = Float64Array.from(line.flatMap((from) => line.map((to) => Math.abs(from - to))))
const always = [{ from: 0, to: 1000 }]

function visit(site: number, more: Partial<Visit> = {}): Visit {
  return { site, minutes: 10, scores: [50, 50], starts: [always, always], uses: [], goals: [], ...more }
}

function problem(visits: Visit[]): Problem {
  return {
    days: [0, 1].map(() => ({ from: 0, to: 1000, startSite: 0, endSite: 0, fewest: 0 })),
    visits,
    sites: line.length,
    minutes: length,
    length,
    legCost: length,
    resources: [],
    mandatoryKinds: 1,
    goals: [],
    fewestBonus: 0,
    idleCost: () => 0,
    shapeCost: (ratio) => 1000 * (ratio - 1),
    mandatoryReward: 10_000,
  }
}

function improved(visits: Visit[], days: number[][]): number[][] {
  const solution = new Solution(instance(problem(visits)))
  days.forEach((order, day) => {
    solution.replace(day, order)
  })
  improveRoutes(solution)
  return solution.snapshot()
}

describe('straightening', () => {
  it('puts a zigzag in another order', () => {
    const [day = []] = improved(
      [1, 4, 2, 5].map((site) => visit(site)),
      [[0, 1, 2, 3], []],
    )
    expect([
      [0, 2, 1, 3],
      [2, 0, 3, 1],
      [2, 0, 1, 3],
      [0, 2, 3, 1],
    ]).toContainEqual(day)
  })

  it('leaves out what fits in only as a zigzag', () => {
    const hours = [1, 4, 2, 5].map((site, index) => {
      const then = [{ from: 100 * index, to: 100 * index + 50 }]
      return visit(site, { starts: [then, then], ...(site !== 4 && { mandatoryKind: 0 }) })
    })
    expect(
      improved(
        [hours[0], hours[1], hours[2]].flatMap((each) => each ?? []),
        [[0, 1, 2], []],
      )[0],
    ).toEqual([0, 2])
  })

  it('takes another visit for a mandatoryKind, also from another day', () => {
    const evening = [{ from: 200, to: 250 }]
    const noon = [{ from: 100, to: 150 }]
    const morning = [{ from: 0, to: 50 }]
    const visits = [
      visit(4, { starts: [morning, morning], scores: [400, 400] }),
      visit(1, { starts: [noon, noon], mandatoryKind: 0 }),
      visit(5, { starts: [evening, evening], scores: [400, 400] }),
      visit(3, { starts: [noon, noon], mandatoryKind: 0 }),
    ]
    expect(improved(visits, [[0, 1, 2], []])).toEqual([[0, 3, 2], []])
    expect(improved(visits, [[0, 1, 2], [3]])).toEqual([[0, 3, 2], [1]])
  })

  it('leaves a plan alone that has no zigzag', () => {
    const days = [[0, 1, 2], []]
    expect(
      improved(
        [3, 4, 5].map((site) => visit(site)),
        days,
      ),
    ).toEqual(days)
  })
})
