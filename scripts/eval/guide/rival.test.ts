import { describe, expect, it } from 'vitest'
import { testDestination, withFacts } from '../../../app/domain/testing/test-destination'
import { testPlan, testRequest, withActivities, withStop } from '../../../app/domain/testing/test-plan'
import { checkContext } from '../../../app/domain/verification/context'
import { rival } from './rival'
import { courseOf, type RivalProblem, rivalProblem, type Starts } from './rival-model'

const anyTime: Starts = { from: 0, to: 1380 }
const breakfast: Starts = { from: 480, to: 540 }

/** Stops on a line, by their place in minutes from the base at 0; two days. */
function problem(
  days: number[][],
  places: number[],
  change: (
    stop: RivalProblem['stops'][number],
    number: number,
  ) => Partial<RivalProblem['stops'][number]> = () => ({}),
): RivalProblem {
  const points = [...places, 0, 0]
  const stops = places.map((_, number) => {
    const stop = {
      id: `s${number}`,
      role: 'day' as const,
      minutes: 30,
      load: 30,
      cents: 0,
      starts: [[anyTime], [anyTime]],
      fixed: false,
    }
    return { ...stop, ...change(stop, number) }
  })
  return {
    stops,
    days: days.map((order) => ({ from: 480, to: 1320, order })),
    minutes: points.map((from) => points.map((to) => Math.abs(from - to))),
    onFoot: points.map(() => points.map(() => 0)),
    fares: { ride: 200, most: 500 },
    limits: { load: 430, waits: 120, walk: 5000, spend: 5000, betweenMeals: 150, breakfastFirst: true },
  }
}

describe('the rival', () => {
  it('finds the shortest partition of the stops over the days', () => {
    // Two stops east and two west, mixed over both days.
    const found = rival(
      problem(
        [
          [0, 1],
          [2, 3],
        ],
        [30, -30, 31, -31],
      ),
      5000,
    )
    expect(found).toMatchObject({ plan: 244, best: 124 })
    expect(found?.days.map((day) => day.toSorted()).toSorted()).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  it('is the same for the same number of steps', () => {
    const mixed = problem(
      [
        [0, 1],
        [2, 3],
      ],
      [30, -30, 31, -31],
    )
    expect(rival(mixed, 300)).toEqual(rival(mixed, 300))
  })

  it('never finds more than the plan has', () => {
    expect(
      rival(
        problem(
          [
            [0, 2],
            [1, 3],
          ],
          [30, -30, 31, -31],
        ),
        500,
      ),
    ).toMatchObject({ plan: 124, best: 124 })
  })

  it('keeps the days on which a place is open, and locked stops', () => {
    const closed = problem(
      [
        [0, 1],
        [2, 3],
      ],
      [30, -30, 31, -31],
      (_, number) =>
        number === 0 ? { starts: [[anyTime], []] } : number === 2 ? { starts: [[], [anyTime]] } : {},
    )
    const open = rival(closed, 5000)
    expect(open?.best).toBeGreaterThan(124)
    expect(open?.days[0]).toContain(0)
    expect(open?.days[1]).toContain(2)
    const locked = problem(
      [
        [0, 1],
        [2, 3],
      ],
      [30, -30, 31, -31],
      (_, number) => ({ fixed: number === 0 || number === 2 }),
    )
    expect(rival(locked, 5000)?.days.map((day) => day.filter((stop) => stop % 2 === 0))).toEqual([[0], [2]])
  })

  it('gives every day its meals', () => {
    const meals = problem(
      [
        [0, 1],
        [2, 3],
      ],
      [30, -30, -31, 31],
      (_, number) =>
        number % 2 === 0 ? { role: 'breakfast' as const, starts: [[breakfast], [breakfast]] } : {},
    )
    const found = rival(meals, 5000)
    expect(found?.best).toBe(124)
    expect(found?.days.map((day) => day.filter((stop) => stop % 2 === 0).length)).toEqual([1, 1])
  })

  it('says nothing of a plan that is not possible', () => {
    expect(rival(problem([[0, 1], []], [30, 600]), 10)).toBeUndefined()
  })
})

describe('a day of the rival', () => {
  it('is as early as it can be, with its waits', () => {
    const day = problem([[0, 1], []], [10, 20], (_, number) =>
      number === 1 ? { starts: [[{ from: 600, to: 700 }], []] } : {},
    )
    // Out at 8:00, 490 to 520 at the first, 530 at the second, which opens at 600.
    expect(courseOf(day, 0, [0, 1])).toEqual({
      way: 40,
      waits: 70,
      load: 100,
      walk: 0,
      spend: 500,
      home: 650,
    })
    expect(courseOf({ ...day, limits: { ...day.limits, waits: 69 } }, 0, [0, 1])).toBeUndefined()
    expect(courseOf({ ...day, limits: { ...day.limits, load: 99 } }, 0, [0, 1])).toBeUndefined()
    expect(courseOf({ ...day, days: [{ from: 480, to: 649, order: [] }] }, 0, [0, 1])).toBeUndefined()
    expect(courseOf(day, 1, [1])).toBeUndefined()
  })

  it('spends no more than the day has, its rides included', () => {
    const day = problem([[0, 1], []], [10, 20], () => ({ cents: 2200 }))
    expect(courseOf(day, 0, [0, 1])?.spend).toBe(4900)
    expect(courseOf({ ...day, limits: { ...day.limits, spend: 4899 } }, 0, [0, 1])).toBeUndefined()
    expect(courseOf(day, 0, [0])?.spend).toBe(2600)
  })

  it('has evenings after dinner only, and meals apart', () => {
    const roles = ['dinner', 'evening', 'lunch'] as const
    const day = problem([[2, 0, 1], []], [10, 20, 5], (_, number) => ({ role: roles[number] ?? 'day' }))
    expect(courseOf(day, 0, [1, 0, 2])).toBeUndefined()
    expect(courseOf(day, 0, [0, 2, 1])).toBeUndefined()
    expect(courseOf({ ...day, limits: { ...day.limits, waits: 1000 } }, 0, [2, 0, 1])?.waits).toBe(145)
  })
})

describe('the problem of a plan', () => {
  const problemOf = (plan = testPlan, town = testDestination) =>
    rivalProblem(checkContext(plan, testRequest, town))

  it('has the plan as a solution', () => {
    const found = problemOf()
    expect(found.days.map(({ order }) => order.length)).toEqual([5, 5, 5])
    expect(found.days.map(({ order }, day) => courseOf(found, day, order) !== undefined)).toEqual([
      true,
      true,
      true,
    ])
    expect(rival(found, 2000)?.best).toBeLessThanOrEqual(rival(found, 1)?.plan ?? 0)
  })

  it('leaves out days that are not spent in town', () => {
    const days = testPlan.days.map((day) => (day.day === 2 ? { ...day, kind: 'day trip' as const } : day))
    expect(problemOf({ ...testPlan, days }).days).toHaveLength(2)
  })

  it('knows when a place is open, and that a locked stop keeps its time', () => {
    const shut = withFacts('rope-museum', { hours: 'Tu 09:00-17:00' })
    const starts = problemOf(testPlan, shut).stops.find(({ id }) => id === 'rope-museum')?.starts
    expect(starts?.map((spans) => spans.length > 0)).toEqual([false, true, false])
    const locked = problemOf(withStop('rope-museum', { locked: true })).stops.find(
      ({ id }) => id === 'rope-museum',
    )
    expect(locked).toMatchObject({ fixed: true, starts: [[], [{ from: 570, to: 570 }], []] })
  })

  it('lets a plan be that has more waits than is usual', () => {
    const few = withActivities((list) => list.filter(({ id }) => id !== 'sea-gate'))
    const found = problemOf(few)
    expect(found.limits.waits).toBeGreaterThan(120)
    expect(rival(found, 100)).toBeDefined()
  })
})
