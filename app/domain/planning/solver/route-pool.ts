// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop

import { effort } from '~/domain/planning/weights'
import type { Instance, Problem } from './problem'
import type { Solution } from './solution'

interface PooledRoute {
  kind: number
  visits: number[]
  value: number
  /** Value of the best plan it was part of. */
  plan: number
  /** A bit for each site. */
  sites: Int32Array
}

const { kept, mostNodes, room } = effort.pool

/**
 * Day routes of good plans, and the best way to put a plan together out of them: one route a day, no site twice. This
 * set packing step joins what was found at different times in different plans, as in the route recombination of Hu and
 * Lim (2014). Solved by branch and bound, best routes first, with a bound on the nodes.
 */
export class RoutePool {
  private readonly routes = new Map<string, PooledRoute>()
  /** Days with the same kind have the same hours, scores and spans: their routes can stand in for each other. */
  private readonly kinds: number[]
  private readonly words: number
  private fresh = false

  constructor(private readonly instance: Instance) {
    this.kinds = dayKinds(instance)
    this.words = Math.ceil(instance.problem.sites / 32)
  }

  /** Joining pays where there are several days and the plan is worth what its days are worth, goals being none. */
  static helps({ days, goals, groups = [] }: Problem): boolean {
    return days.length > 1 && goals.length === 0 && groups.length === 0
  }

  /** Remembers the routes of `days`, which are part of a plan worth `plan`. */
  add(solution: Solution, days: number[], plan: number): void {
    for (const day of days) {
      const route = solution.routes[day]!
      if (route.visits.length === 0) continue
      const kind = this.kinds[day]!
      const key = `${kind}:${route.visits}`
      const known = this.routes.get(key)
      if (known) {
        if (plan > known.plan) known.plan = plan
        continue
      }
      const value = route.value - route.shapeCost
      this.routes.set(key, {
        kind,
        visits: route.visits.slice(),
        value,
        plan,
        sites: this.mask(route.visits),
      })
      this.fresh = true
    }
    if (this.routes.size > room) this.clear()
  }

  /** A plan worth more than `value`, the best that the pool has; nothing when there is none. */
  join(value: number): number[][] | undefined {
    if (!this.fresh) return undefined
    this.fresh = false
    const order = this.kinds
      .map((kind, day) => ({ kind, day }))
      .sort((a, b) => a.kind - b.kind || a.day - b.day)
    const lists = new Map<number, PooledRoute[]>()
    for (const route of this.routes.values()) {
      const list = lists.get(route.kind) ?? []
      list.push(route)
      lists.set(route.kind, list)
    }
    for (const list of lists.values()) list.sort((a, b) => b.value - a.value)
    /** Most that the days from this one on can give. */
    const most = new Float64Array(order.length + 1)
    for (let at = order.length - 1; at >= 0; at--)
      most[at] = most[at + 1]! + (lists.get(order[at]!.kind)?.[0]?.value ?? 0)
    const taken = new Int32Array(this.words)
    const chosen: PooledRoute[] = []
    let best: PooledRoute[] | undefined
    let bestValue = value + 1e-6
    let nodes = 0
    const choose = (at: number, from: number, sum: number): void => {
      if (at === order.length) {
        if (sum <= bestValue) return
        bestValue = sum
        best = chosen.slice()
        return
      }
      const kind = order[at]!.kind
      const list = lists.get(kind) ?? []
      let alike = 1
      while (order[at + alike]?.kind === kind) alike++
      for (let index = from; index < list.length && nodes < mostNodes; index++) {
        const route = list[index]!
        // Routes are taken in falling order of value, so those of the days of this kind still to come give no more.
        if (sum + alike * route.value + most[at + alike]! <= bestValue) return
        nodes++
        if (!disjoint(route.sites, taken)) continue
        for (let word = 0; word < taken.length; word++) taken[word]! |= route.sites[word]!
        chosen.push(route)
        choose(at + 1, alike > 1 ? index + 1 : 0, sum + route.value)
        chosen.pop()
        for (let word = 0; word < taken.length; word++) taken[word]! &= ~route.sites[word]!
      }
    }
    choose(0, 0, 0)
    if (!best) return undefined
    const days: number[][] = this.kinds.map(() => [])
    best.forEach(({ visits }, at) => {
      days[order[at]!.day] = visits
    })
    return days
  }

  private clear(): void {
    const sorted = [...this.routes].sort(([, a], [, b]) => b.plan - a.plan)
    this.routes.clear()
    for (const [key, route] of sorted.slice(0, kept)) this.routes.set(key, route)
  }

  private mask(visits: readonly number[]): Int32Array {
    const bits = new Int32Array(this.words)
    for (const visit of visits) {
      const site = this.instance.once[visit]!
      bits[site >> 5]! |= 1 << (site & 31)
    }
    return bits
  }
}

function disjoint(one: Int32Array, other: Int32Array): boolean {
  for (let word = 0; word < one.length; word++) if (one[word]! & other[word]!) return false
  return true
}

/** A number for each day, the same for days that are alike in everything. */
function dayKinds({ problem }: Instance): number[] {
  const known = new Map<string, number>()
  return problem.days.map((each, day) => {
    const key = JSON.stringify([each, problem.visits.map(({ scores, starts }) => [scores[day], starts[day]])])
    const kind = known.get(key) ?? known.size
    known.set(key, kind)
    return kind
  })
}
