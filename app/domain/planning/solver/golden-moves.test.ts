// What the parts of the search make of made-up plans, written down: a search may come to the same plan with another part at fault.
// Renewed like the golden plans.
import { describe, expect, it } from 'vitest'
import { hash, pick, type Random, seeded } from '~/domain/seeded-random'
import { tripLike } from '~/domain/testing/trip-like-problem'
import { assign } from './assignment'
import { mandatoryVisits, related, runs, sameHours, someVisits, wholeDays } from './destroy'
import { improveRoutes } from './improve-routes'
import { instance, type Problem } from './problem'
import { Repairs, type Style, someStyle } from './repair'
import { RoutePool } from './route-pool'
import { Solution } from './solution'
import { type TimedStop, timetable } from './timetable'
import { tourLength, tourRatio } from './tour'

const hundredths = (value: number) => Math.round(value * 100) / 100

/** So many visits by chance put where they fit first. */
function planByChance(problem: Problem, random: Random, tries: number): Solution {
  const solution = new Solution(instance(problem))
  for (let each = 0; each < tries; each++) {
    const visit = pick(random, problem.visits.length)
    const day = pick(random, problem.days.length)
    if (solution.taken(visit)) continue
    const visits = solution.routes[day]?.visits ?? []
    const put = visits.toSpliced(pick(random, visits.length + 1), 0, visit)
    if (solution.tried([[day, put]], () => true)) solution.replace(day, put)
  }
  return solution
}

const problems: Record<string, () => Problem> = {
  'with mandatory visits': () => tripLike(1, 3),
  'without any': () => tripLike(2, 0),
  'of days alike': () => ({
    ...tripLike(3, 0),
    goals: [],
    groups: [],
    days: [0, 1, 2].map(() => ({ from: 0, to: 600, startSite: 0, endSite: 0, fewest: 2 })),
    visits: tripLike(3, 0).visits.map((visit) => ({
      ...visit,
      goals: [],
      scores: visit.scores.map(() => visit.scores[0] ?? 0),
      starts: visit.starts.map(() => visit.starts[0] ?? []),
    })),
  }),
}

describe.each(Object.entries(problems))('a problem %s', (_, make) => {
  it('sums and gains of its days', () => {
    const random = seeded(5)
    const problem = make()
    const all = Int32Array.from(problem.visits.keys())
    const found = Array.from({ length: 10 }, (_, round) => {
      const solution = planByChance(problem, random, 3 * round)
      return solution.routes.map((route, day) => {
        const sums = [route.value, route.score, route.idle, route.end, route.shapeCost].map(hundredths)
        const gains = [0, 1, 2.5].map((delayPrice) => {
          const gain = new Float64Array(all.length)
          const position = new Int16Array(all.length)
          route.findGains(all, all.length, delayPrice, gain, position, 0)
          const each = [...all].filter((visit) => !solution.taken(visit))
          return hash(each.map((visit) => `${hundredths(gain[visit] ?? 0)}@${position[visit]}`).join(' '))
        })
        const more = [...all].reduce(
          (sum, visit) => sum + visit * (solution.goalGain(visit) + solution.groupGain(visit, day)),
          0,
        )
        return [
          route.visits.join(),
          ...sums,
          route.free,
          route.mandatoryDone,
          route.packs,
          hundredths(solution.value),
          more,
          ...gains,
        ].join(' ')
      })
    })
    expect(found).toMatchSnapshot()
  })

  it('days that hold too much', () => {
    const random = seeded(6)
    const solution = new Solution(instance(make()))
    const found = Array.from({ length: 30 }, () => {
      const day = pick(random, 3)
      const visits = Array.from({ length: 1 + pick(random, 9) }, () => pick(random, 40))
      solution.mark()
      solution.replace(day, [...new Set(visits)])
      const route = solution.routes[day]
      const made = [day, route?.feasible, hundredths(route?.value ?? 0), route?.end].join(' ')
      solution.takeBack()
      return made
    })
    expect(found).toMatchSnapshot()
  })

  it('visits taken out', () => {
    const found = [wholeDays, someVisits, mandatoryVisits, runs, sameHours, related].flatMap((destroy) => {
      const random = seeded(7)
      return Array.from({ length: 6 }, () => {
        const solution = planByChance(make(), random, 40)
        const days = destroy(solution, random)
        return `${destroy.name} ${days} ${JSON.stringify(solution.snapshot())}`
      })
    })
    expect(found).toMatchSnapshot()
  })

  it('days filled up', () => {
    const random = seeded(8)
    const styles: Style[] = [
      { blur: 0, power: 0 },
      { blur: 0.25, power: 0 },
      { blur: 0, power: 1 },
      { blur: 0.3, power: 2 },
      { blur: 0.3, power: 3 },
      ...[0, 0.3, 0.8, 1].map((haste) => someStyle(random, haste)),
    ]
    const found = styles.flatMap((style) =>
      [[0, 1, 2], [2, 0], [1]].map((days) => {
        const solution = planByChance(make(), random, 12)
        new Repairs(solution).fill(days, solution.open(), random, style)
        const { blur, power } = style
        return `${blur} ${power} ${days}: ${JSON.stringify(solution.snapshot())} ${hundredths(solution.value)}`
      }),
    )
    expect(found).toMatchSnapshot()
  })

  it('zigzags mended', () => {
    const random = seeded(9)
    const found = Array.from({ length: 6 }, () => {
      const solution = planByChance(make(), random, 30)
      const before = hundredths(solution.value)
      improveRoutes(solution)
      return `${before} ${hundredths(solution.value)} ${JSON.stringify(solution.snapshot())}`
    })
    expect(found).toMatchSnapshot()
  })

  it('routes of plans joined', () => {
    const random = seeded(10)
    const problem = make()
    const pool = new RoutePool(instance(problem))
    const found: string[] = []
    for (let round = 0; round < 40; round++) {
      const solution = planByChance(problem, random, 25)
      pool.add(solution, [0, 1, 2], solution.value)
      if (round % 10 === 9)
        found.push(
          JSON.stringify([
            pool.join(round < 20 ? 0 : hundredths(solution.value)),
            pool.join(0) ?? null,
            RoutePool.helps(problem),
          ]),
        )
    }
    expect(found).toMatchSnapshot()
  })
})

it('tours by chance', () => {
  const random = seeded(11)
  const found = Array.from({ length: 60 }, (_, round) => {
    const sites = 4 + (round % 8)
    const at = Array.from({ length: sites }, () => [random() * 4000, random() * 4000])
    const length = Float64Array.from(
      at.flatMap(([x = 0, y = 0]) =>
        at.map(([u = 0, v = 0]) => Math.hypot(x - u, y - v) + (round % 3) * u * 0.01),
      ),
    )
    const stops = Array.from({ length: sites }, (_, stop) => stop)
    return `${Math.round(tourLength(stops, length, sites))} ${tourRatio(stops, length, sites).toFixed(4)}`
  })
  expect(found).toMatchSnapshot()
})

it('assignments by chance', () => {
  const random = seeded(12)
  const found = Array.from({ length: 40 }, (_, round) => {
    const rows = 1 + (round % 5)
    const columns = rows + (round % 3) - (round % 7 === 6 ? 1 : 0)
    const costs = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => (random() < 0.25 ? Number.POSITIVE_INFINITY : pick(random, 50))),
    )
    return JSON.stringify(assign(costs) ?? null)
  })
  expect(found).toMatchSnapshot()
})

it('timetables by chance', () => {
  const random = seeded(13)
  const between = (from: number, to: number) => from + 5 * pick(random, 1 + (to - from) / 5)
  const found = Array.from({ length: 150 }, (_, round) => {
    const stops = Array.from({ length: 1 + (round % 7) }, (_, index): TimedStop => {
      const shortest = between(10, 40)
      const wished = shortest + between(0, 40)
      const ideal = 480 + 90 * index
      const opens = between(420, 700) + 40 * index
      return {
        open: [
          { from: opens - 240, to: opens - 30, lastStart: opens - 60 },
          { from: opens, to: opens + between(60, 400), lastStart: opens + between(0, 300) },
        ],
        shortest,
        wished,
        longest: wished + between(0, 60),
        way: between(0, 30) + (round % 4),
        ...(random() < 0.5 && { waitCost: (minutes) => (minutes < 30 ? 0 : minutes / 4) }),
        ...(random() < 0.5 && {
          restCost: (minutes) => (minutes > 90 ? Number.POSITIVE_INFINITY : 3 + minutes / 20),
        }),
        startCost: (start) => Math.abs(start - ideal) / 10,
      }
    })
    const hours = { from: 480 - 15 * (round % 3), to: 1200 + 30 * (round % 4), wayHome: between(0, 40) + 2 }
    const made = timetable(stops, hours, {
      gap: (minutes) => minutes / 2 + Math.max(0, minutes - 20) ** 1.5 / 10,
      stretch: (minutes) => (minutes < 0 ? -minutes : minutes / 3),
    })
    return made?.map(({ start, end }) => `${start}-${end}`).join(' ') ?? 'none'
  })
  expect(found).toMatchSnapshot()
})
