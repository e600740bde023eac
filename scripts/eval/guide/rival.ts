import { seeded } from '../../../app/domain/seeded-random'
import { courseOf, type RivalProblem } from './rival-model'

/** Minutes of a longer way that are accepted with probability 1/e, at first and at last. */
const temperature = [12, 0.3] as const
/** How many times the search starts again from the best it has. */
const restarts = 6

export interface RivalResult {
  /** Minutes on the way of the plan as it is. */
  plan: number
  /** Of the best partition and order of the same stops that was found; never more than the plan's. */
  best: number
  /** The days of the best, as numbers of stops. */
  days: number[][]
}

/**
 * The shortest way through the same stops over the same days that simulated annealing finds: stops go to other days and
 * places in the day, meals change with meals, evenings with evenings. Undefined where a day of the plan itself is not
 * possible by the rules of the problem.
 */
export function rival(problem: RivalProblem, steps: number, seed = 1): RivalResult | undefined {
  const random = seeded(seed)
  const first = problem.days.map(({ order }) => order)
  const ways = first.map((order, day) => courseOf(problem, day, order)?.way)
  if (ways.some((way) => way === undefined)) return undefined
  const plan = sum(ways.map((way) => way ?? 0))
  let best = { days: first, ways: ways.map((way) => way ?? 0), total: plan }
  let now = best
  for (let step = 0; step < steps; step++) {
    const round = (step * restarts) / steps
    if (Math.floor(round) !== Math.floor(((step - 1) * restarts) / steps)) now = best
    const heat = temperature[0] * (temperature[1] / temperature[0]) ** (round % 1)
    const changed = neighbour(problem, now.days, random)
    if (!changed) continue
    let total = now.total
    const courses: [number, number][] = []
    for (const [day, order] of changed) {
      const course = courseOf(problem, day, order)
      if (!course) break
      courses.push([day, course.way])
      total += course.way - (now.ways[day] ?? 0)
    }
    if (courses.length < changed.length) continue
    if (total > now.total && random() >= Math.exp((now.total - total) / heat)) continue
    const next = { days: [...now.days], ways: [...now.ways], total }
    for (const [day, order] of changed) next.days[day] = order
    for (const [day, way] of courses) next.ways[day] = way
    now = next
    if (total < best.total - 1e-9) best = next
  }
  return { plan, best: best.total, days: best.days }
}

/** Days that a step changes, with their new order; undefined for a step that changes nothing. */
function neighbour(
  { stops }: RivalProblem,
  days: number[][],
  random: () => number,
): [number, number[]][] | undefined {
  const below = (most: number) => Math.floor(random() * most)
  const from = below(days.length)
  const own = days[from] ?? []
  if (own.length === 0) return undefined
  const index = below(own.length)
  const number = own[index] ?? 0
  const stop = stops[number]
  if (!stop || stop.fixed) return undefined
  const kind = random()
  if (kind < 0.2) {
    const [start, end] = [index, below(own.length)].sort((a, b) => a - b) as [number, number]
    if (start === end) return undefined
    const turned = [...own.slice(0, start), ...own.slice(start, end + 1).reverse(), ...own.slice(end + 1)]
    return [[from, turned]]
  }
  const isMeal = stop.role !== 'day' && stop.role !== 'evening'
  if (kind < 0.6) {
    // A meal stays on its day, at another place of it.
    const to = isMeal ? from : below(days.length)
    const without = own.filter((each) => each !== number)
    const target = to === from ? without : (days[to] ?? [])
    const place = below(target.length + 1)
    const put = [...target.slice(0, place), number, ...target.slice(place)]
    return to === from
      ? [[from, put]]
      : [
          [from, without],
          [to, put],
        ]
  }
  const to = below(days.length)
  const others = (days[to] ?? []).filter((each) => each !== number && stops[each]?.role === stop.role)
  const other = others[below(others.length)]
  if (other === undefined || stops[other]?.fixed) return undefined
  const swapped = (order: readonly number[]) =>
    order.map((each) => (each === number ? other : each === other ? number : each))
  return to === from
    ? [[from, swapped(own)]]
    : [
        [from, swapped(own)],
        [to, swapped(days[to] ?? [])],
      ]
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** How many steps of a search fill the seconds of CPU, measured on a part of them. */
export function stepsWithin(problem: RivalProblem, seconds: number, cpuTime: () => number): number {
  const sample = 20_000
  const started = cpuTime()
  rival(problem, sample)
  const spent = Math.max(1, cpuTime() - started)
  return Math.max(sample, Math.round((sample * seconds * 1000) / spent))
}
