import { describe, expect, it } from 'vitest'
import { seeded } from '~/domain/seeded-random'
import type { Problem, Visit } from './problem'
import { search } from './search'

const start = { from: 0, to: 600, startSite: 0, endSite: 0, fewest: 0 }

/** Thirty sites strewn over a square, each open twice a day; the depot in its middle. */
function problem(
  more: Partial<Problem> = {},
  visit: (index: number) => Partial<Visit> = () => ({}),
): Problem {
  const random = seeded(11)
  const at = Array.from({ length: 31 }, (_, site) =>
    site === 0 ? [50, 50] : [random() * 100, random() * 100],
  )
  const minutes = Float64Array.from(
    at.flatMap(([x = 0, y = 0]) => at.map(([u = 0, v = 0]) => Math.round(Math.hypot(x - u, y - v)))),
  )
  const days = [start, start]
  return {
    days,
    sites: at.length,
    minutes,
    length: minutes,
    legCost: minutes.map((each) => each / 10),
    resources: [],
    mandatoryKinds: 0,
    goals: [],
    fewestBonus: 0,
    idleCost: () => 0,
    shapeCost: () => 0,
    mandatoryReward: 1000,
    visits: Array.from({ length: 30 }, (_, index) => {
      const opens = Math.floor(random() * 200)
      const spans = [
        { from: opens, to: opens + 100 },
        { from: opens + 250, to: opens + 350 },
      ]
      return {
        site: index + 1,
        minutes: 20,
        scores: days.map(() => 10 + (index % 5)),
        starts: days.map(() => spans),
        uses: [],
        goals: [],
        ...visit(index),
      }
    }),
    ...more,
  }
}

/** Walks through a day and fails where it breaks a rule. */
function follow(given: Problem, day: number, visits: number[]): void {
  let [time, at] = [start.from, start.startSite]
  for (const visit of visits) {
    const { site = 0, minutes = 0, starts = [] } = given.visits[visit] ?? {}
    const arrival = time + (given.minutes[at * given.sites + site] ?? 0)
    const span = (starts[day] ?? []).find(({ to }) => arrival <= to)
    expect(span).toBeDefined()
    time = Math.max(arrival, span?.from ?? 0) + minutes
    at = site
  }
  expect(time + (given.minutes[at * given.sites] ?? 0)).toBeLessThanOrEqual(start.to)
}

describe('search', () => {
  it('keeps windows and the length of the day and visits no site twice', () => {
    const given = problem()
    const days = search(given, { seed: 1, rounds: 300 })
    days.forEach((visits, day) => {
      follow(given, day, visits)
    })
    const all = days.flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(14)
  })

  it('gives the same plan for the same seed and is not worse for more rounds', () => {
    const score = (rounds: number) =>
      search(problem(), { seed: 3, rounds })
        .flat()
        .reduce((sum, visit) => sum + (problem().visits[visit]?.scores[0] ?? 0), 0)
    expect(search(problem(), { seed: 2, rounds: 80 })).toEqual(search(problem(), { seed: 2, rounds: 80 }))
    expect(score(500)).toBeGreaterThanOrEqual(score(0))
  })

  it('stays within what a day may use up, legs with their cap included', () => {
    const given = problem(
      { resources: [{ limit: 60, legs: new Float64Array(31 * 31).fill(7), legCap: 20 }] },
      () => ({ uses: [10] }),
    )
    for (const visits of search(given, { seed: 1, rounds: 200 })) {
      expect(visits.length).toBeGreaterThan(2)
      expect(visits.length * 10 + Math.min(20, (visits.length + 1) * 7)).toBeLessThanOrEqual(60)
    }
  })

  it('fulfils each mandatoryKind of each day once, from a start that has them', () => {
    const given = problem({ mandatoryKinds: 2 }, (index) =>
      index < 8 ? { mandatoryKind: index % 2, starts: [start, start].map(() => [{ from: 0, to: 600 }]) } : {},
    )
    const begin = [
      [0, 1],
      [2, 3],
    ]
    for (const visits of search(given, { seed: 4, rounds: 200, start: begin })) {
      const mandatoryKind = visits.flatMap((visit) => given.visits[visit]?.mandatoryKind ?? [])
      expect(mandatoryKind.sort()).toEqual([0, 1])
    }
  })

  it('reaches for goals of the whole plan', () => {
    const poor = (index: number) => (index >= 27 ? { scores: [1, 1], goals: [0] } : {})
    const plain = search(problem({ goals: [{ target: 0, bonus: 60 }] }, poor), { seed: 1, rounds: 200 })
    const aimed = search(problem({ goals: [{ target: 2, bonus: 60 }] }, poor), { seed: 1, rounds: 200 })
    const count = (days: number[][]) => days.flat().filter((visit) => visit >= 27).length
    expect(count(plain)).toBeLessThan(2)
    expect(count(aimed)).toBeGreaterThanOrEqual(2)
  })

  it('does not keep a day of the start that breaks a rule', () => {
    const closed = problem({}, () => ({ starts: [[], []] }))
    expect(search(closed, { seed: 1, rounds: 1, start: [[0], []] })).toEqual([[], []])
  })
})
