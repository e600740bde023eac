import { describe, expect, it } from 'vitest'
import { pick, seeded } from '~/domain/seeded-random'
import { instance, type Problem } from './problem'
import { type Change, Solution } from './solution'

const sites = 12

/** Two days and a visit to each site but the base, with goals, a group, a pack and a limit on the legs. */
function problem(seed: number): Problem {
  const random = seeded(seed)
  const at = Array.from({ length: sites }, () => [pick(random, 40), pick(random, 40)] as const)
  const between = (one: number, other: number) =>
    Math.hypot((at[one]?.[0] ?? 0) - (at[other]?.[0] ?? 0), (at[one]?.[1] ?? 0) - (at[other]?.[1] ?? 0))
  const matrix = () =>
    Float64Array.from({ length: sites * sites }, (_, cell) => between(Math.floor(cell / sites), cell % sites))
  const minutes = matrix()
  return {
    days: [0, 1].map(() => ({ from: 480, to: 1200, startSite: 0, endSite: 0, fewest: 2 })),
    visits: Array.from({ length: sites - 1 }, (_, index) => {
      const from = 480 + pick(random, 300)
      return {
        site: index + 1,
        minutes: 30 + pick(random, 60),
        scores: [pick(random, 100), pick(random, 100)],
        starts: [0, 1].map(() => [{ from, to: from + 300 }]),
        uses: [0, 1 + (index % 2)],
        ...(index % 3 === 0 && { pack: 0 }),
        goals: [index % 3],
      }
    }),
    sites,
    minutes,
    length: minutes,
    legCost: matrix(),
    resources: [{ limit: 300, legs: minutes }, { limit: 5 }],
    packed: 1,
    mandatoryKinds: 0,
    goals: [0, 1, 2].map(() => ({ target: 2, bonus: 10 })),
    groups: [
      { sites: [1, 2, 3], bonus: 25 },
      { sites: [2, 3, 4, 5], bonus: 0, apart: 15 },
    ],
    fewestBonus: 40,
    idleCost: (wait) => 0.3 * wait,
    shapeCost: (ratio, path) => 100 * (ratio - 1) + path.length,
    mandatoryReward: 0,
  }
}

describe('a plan that is changed step by step', () => {
  it('is worth what the same plan made anew is worth, and so is one taken back to its mark', () => {
    const random = seeded(3)
    for (let round = 0; round < 200; round++) {
      const made = instance(problem(round % 7))
      const solution = new Solution(made)
      const anew = () => {
        const other = new Solution(made)
        for (const [day, visits] of solution.snapshot().entries()) other.replace(day, visits)
        return { value: other.value, feasible: other.feasible, open: other.open() }
      }
      const now = () => ({ value: solution.value, feasible: solution.feasible, open: solution.open() })
      const change = () => {
        const day = pick(random, 2)
        const visits = solution.routes[day]?.visits ?? []
        const open = solution.open()
        const visit = open[pick(random, Math.max(1, open.length))]
        if (visit === undefined || (visits.length > 2 && random() < 0.4))
          solution.replace(day, visits.toSpliced(pick(random, Math.max(1, visits.length)), 1))
        else solution.insert(day, visit, pick(random, visits.length + 1))
      }
      for (let step = 0; step < 4; step++) change()
      const before = { ...now(), days: solution.snapshot() }
      expect(before.value).toBeCloseTo(anew().value, 6)
      solution.mark()
      for (let step = 0; step < 5; step++) change()
      expect(now().value).toBeCloseTo(anew().value, 6)
      expect(now().feasible).toBe(anew().feasible)
      for (let step = 0; step < 2; step++) change()
      const most = solution.valueAtMost
      expect(most).toBeGreaterThanOrEqual(solution.value)
      expect(solution.valueAtMost).toBeCloseTo(solution.value, 6)
      solution.takeBack()
      expect({ ...now(), days: solution.snapshot() }).toEqual(before)
    }
  })

  it('tells what a change is worth, and is then what it was', () => {
    const random = seeded(4)
    let [possible, refused] = [0, 0]
    for (let round = 0; round < 400; round++) {
      const made = instance(problem(round % 7))
      const solution = new Solution(made)
      const some = (most: number) => {
        const left = Array.from({ length: made.count }, (_, visit) => visit).filter(() => random() < 0.7)
        return [0, 1].map(() => left.splice(0, pick(random, most)))
      }
      for (const [day, visits] of some(3).entries()) solution.replace(day, visits)
      const change: Change = some(5).map((visits, day): Change[number] => [day, visits])
      const now = () => ({ value: solution.value, open: solution.open(), days: solution.snapshot() })
      const before = now()
      const other = new Solution(made)
      other.apply(change)
      const worth = solution.tried(change, () => solution.value)
      if (other.feasible) expect(worth).toBeCloseTo(other.value, 6)
      else expect(worth).toBeUndefined()
      expect(now()).toEqual(before)
      if (other.feasible) possible++
      else refused++
    }
    expect(possible).toBeGreaterThan(50)
    expect(refused).toBeGreaterThan(50)
  })

  it('gains nothing for a companion that is in the way of nobody, and loses where it is on another day', () => {
    const base = problem(1)
    const worth = (apart: number | undefined, days: number[][]) => {
      const group = { sites: [2, 3], bonus: 0, ...(apart !== undefined && { apart }) }
      const solution = new Solution(instance({ ...base, groups: [group] }))
      for (const [day, visits] of days.entries()) solution.replace(day, visits)
      return solution.value
    }
    const [together, split] = [[[1, 2]], [[1], [2]]]
    expect(worth(15, together)).toBeCloseTo(worth(undefined, together), 6)
    expect(worth(undefined, split) - worth(15, split)).toBeCloseTo(15, 6)
  })
})
