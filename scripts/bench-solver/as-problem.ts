import type { Problem } from '../../app/domain/planning/solver/problem'
import type { BenchInstance } from './instances'

/** Penalty of a unit of distance: it only breaks ties between plans of the same score, which are integers. */
const tie = 1e-3

/**
 * An instance as the solver takes it, without mandatoryKind, resources and goals. Times are counted in the unit that
 * distances are rounded down to, so that every sum is exact. Site and vertex are the same; visit n is vertex n + 1.
 */
export function asProblem({ vertices, decimals }: BenchInstance, days: number): Problem {
  const unit = 10 ** decimals
  const sites = vertices.length
  const way = new Float64Array(sites * sites)
  vertices.forEach((from, row) => {
    vertices.forEach((to, column) => {
      way[row * sites + column] = Math.floor(unit * Math.hypot(from.x - to.x, from.y - to.y) + 1e-9)
    })
  })
  const longest = way.reduce((most, each) => Math.max(most, each), 1)
  const end = Math.round((vertices[0]?.closes ?? 0) * unit)
  const all = Array.from({ length: days }, (_, day) => day)
  return {
    days: all.map(() => ({ from: 0, to: end, startSite: 0, endSite: 0, fewest: 0 })),
    visits: vertices.slice(1).map(({ minutes, score, opens, closes }, index) => {
      const span = { from: Math.round(opens * unit), to: Math.round(closes * unit) }
      return {
        site: index + 1,
        minutes: Math.round(minutes * unit),
        scores: all.map(() => score),
        starts: all.map(() => [span]),
        uses: [],
        goals: [],
      }
    }),
    sites,
    minutes: way,
    length: way,
    legCost: way.map((each) => (tie * each) / longest),
    resources: [],
    mandatoryKinds: 0,
    goals: [],
    fewestBonus: 0,
    idleCost: () => 0,
    mandatoryReward: 0,
  }
}

/** Start and end temperature of the search: three times the mean score of a visit, and a twenty-fifth of it. */
export function temperatureOf({ vertices }: BenchInstance): [number, number] {
  const mean = vertices.reduce((sum, { score }) => sum + score, 0) / (vertices.length - 1)
  return [3 * mean, 0.04 * mean]
}
