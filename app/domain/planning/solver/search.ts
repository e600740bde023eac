import { pick, type Random, seeded } from '~/domain/seeded-random'
import { type Destroy, duties, related, runs, sameHours, someVisits, wholeDays } from './destroy'
import { straighten } from './improve-routes'
import { type Instance, instance, type Problem } from './problem'
import { byRegret, Repairs, someStyle } from './repair'
import { RoutePool } from './route-pool'
import { Roster } from './solution'

export interface SearchOptions {
  seed: number
  /** Rounds of destroying and repairing; the only bound, so that the same problem gives the same plan anywhere. */
  rounds: number
  /** A plan to start from, visits in order by day; it must be feasible. */
  start?: number[][]
  /** Worsening that is accepted with probability 1/e in the first and in the last round. */
  warmth?: [number, number]
  /** Share of the repairs that go by gain against delay: for problems without duties, where only time runs short. */
  haste?: number
}

/** Share of the open visits that a repair looks at beside those just taken out: faster, and another view each round. */
const sample = 0.4
/** Part of the rounds before the first join of pooled routes, and how many joins follow. */
const firstJoin = 1 / 3
const joins = 20
/** A plan's routes are pooled when it is worth this share of the best. */
const poolShare = 0.97

/**
 * Large neighbourhood search (Shaw 1998; Ropke and Pisinger 2006) with simulated annealing: each round takes a part of
 * the plan out, repairs it by insertion and keeps the result when it is better or not much worse. Where a plan is worth
 * the sum of its days, the routes of good plans are pooled and joined anew now and then. A plan with all duties done is
 * never left for one without. At the end zigzags are mended. Gives the visits in order by day.
 */
export function search(
  problem: Problem,
  { seed, rounds, start, warmth = [40, 2], haste = problem.duties > 0 ? 0 : 0.7 }: SearchOptions,
): number[][] {
  const random = seeded(seed)
  const roster = begin(instance(problem), start)
  const repairs = new Repairs(roster)
  repairs.fill([...problem.days.keys()], roster.open(), random, byRegret)
  const steps: Destroy[] =
    problem.duties > 0
      ? [someVisits, wholeDays, duties, runs, related, someVisits, related]
      : [someVisits, runs, sameHours, related]
  let value = roster.value
  let best = { value, days: roster.snapshot() }
  const pool = RoutePool.helps(problem) ? new RoutePool(roster.instance) : undefined
  let nextJoin = Math.floor(rounds * firstJoin)
  const before: (readonly number[])[] = []
  for (let round = 0; round < rounds; round++) {
    const heat = warmth[0] * (warmth[1] / warmth[0]) ** (round / rounds)
    for (let day = 0; day < roster.routes.length; day++) before[day] = roster.routes[day]?.visits ?? []
    const changed = steps[pick(random, steps.length)]?.(roster, random) ?? []
    const removed = changed.flatMap((day) => before[day] ?? [])
    repairs.fill(changed, someOpen(roster, removed, random), random, someStyle(random, haste))
    const now = roster.feasible ? roster.value : Number.NEGATIVE_INFINITY
    if (now > best.value + 1e-6) best = { value: now, days: roster.snapshot() }
    if (now >= value || random() < Math.exp((now - value) / heat)) {
      value = now
      if (now > poolShare * best.value) pool?.add(roster, changed, now)
    } else roster.replaceAll(changed, before)
    if (pool && (round === nextJoin || round === rounds - 1)) {
      nextJoin += Math.ceil((rounds * (1 - firstJoin)) / joins)
      const joined = pool.join(best.value)
      if (joined) {
        roster.replaceAll([...joined.keys()], joined)
        // What still fits: its routes come from plans that had other visits elsewhere.
        repairs.fill([...joined.keys()], roster.open(), random, byRegret)
        best = { value: roster.value, days: roster.snapshot() }
        value = best.value
      }
    }
  }
  if (!problem.disorderCost) return best.days
  roster.replaceAll([...best.days.keys()], best.days)
  straighten(roster)
  return roster.snapshot()
}

function begin(made: Instance, start: number[][] | undefined): Roster {
  const roster = new Roster(made)
  start?.forEach((visits, day) => {
    roster.replace(day, visits)
  })
  if (!roster.feasible) throw new RangeError('The plan to start from is not feasible')
  return roster
}

function someOpen(roster: Roster, removed: number[], random: Random): number[] {
  return roster.open().filter((visit) => removed.includes(visit) || random() < sample)
}
