import { effort } from '~/domain/planning/weights'
import { pick, type Random, seeded } from '~/domain/seeded-random'
import { atOnce, type Steps } from '../steps'
import { type Destroy, mandatoryVisits, related, runs, sameHours, someVisits, wholeDays } from './destroy'
import { improveRoutes } from './improve-routes'
import { type Instance, instance, type Problem } from './problem'
import { byRegret, Repairs, someStyle } from './repair'
import { RoutePool } from './route-pool'
import { Solution } from './solution'

export interface SearchOptions {
  seed: number
  /** Rounds of destroying and repairing; the only bound, so that the same problem gives the same plan anywhere. */
  rounds: number
  /** A plan to start from, visits in order by day. A day of it that breaks a limit of the problem begins empty. */
  start?: number[][]
  /** Worsening that is accepted with probability 1/e in the first and in the last round. */
  temperature?: readonly [number, number]
  /** Whether zigzags are mended at the end; not for a plan from which another search starts. */
  mend?: boolean
  /** Share of the repairs that go by gain against delay: for problems without mandatory kind, where only time runs short. */
  haste?: number
}

const { firstJoin, joins, openVisits, poolFrom, roundsOfStep } = effort

/**
 * Large neighbourhood search (Shaw 1998; Ropke and Pisinger 2006) with simulated annealing: each round takes a part of
 * the plan out, repairs it by insertion and keeps the result when it is better or not much worse. Where a plan is worth
 * the sum of its days, the routes of good plans are pooled and joined anew now and then. A plan with every mandatory kind done is
 * never left for one without. At the end zigzags are mended. Gives the visits in order by day.
 */
export function search(problem: Problem, options: SearchOptions): number[][] {
  return atOnce(searchInSteps(problem, options))
}

/** The search in steps of some rounds. */
export function* searchInSteps(
  problem: Problem,
  {
    seed,
    rounds,
    start,
    temperature = effort.temperature,
    mend = true,
    haste = problem.mandatoryKinds > 0 ? 0 : effort.haste,
  }: SearchOptions,
): Steps<number[][]> {
  const random = seeded(seed)
  const solution = begin(instance(problem), start)
  const repairs = new Repairs(solution)
  repairs.fill([...problem.days.keys()], solution.open(), random, byRegret)
  const steps: Destroy[] =
    problem.mandatoryKinds > 0
      ? [someVisits, wholeDays, mandatoryVisits, runs, related, someVisits, related]
      : [someVisits, runs, sameHours, related]
  let value = solution.value
  let best = { value, days: solution.snapshot() }
  const pool = RoutePool.helps(problem) ? new RoutePool(solution.instance) : undefined
  let nextJoin = Math.floor(rounds * firstJoin)
  const open: number[] = []
  /** By visit, for a moment: what a round took out. */
  const wasTaken = new Uint8Array(solution.instance.count)
  const before: (readonly number[])[] = []
  const removed: number[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % roundsOfStep === roundsOfStep - 1) yield
    const heat = temperature[0] * (temperature[1] / temperature[0]) ** (round / rounds)
    solution.mark()
    for (let day = 0; day < solution.routes.length; day++) before[day] = solution.routes[day]?.visits ?? []
    const changed = steps[pick(random, steps.length)]?.(solution, random) ?? []
    removed.length = 0
    for (const day of changed) for (const visit of before[day] ?? []) removed.push(visit)
    const offered = someOpen(solution, { removed, wasTaken }, random, open)
    repairs.fill(changed, offered, random, someStyle(random, haste))
    const now = acceptedValue(solution, value, heat, random)
    if (now !== undefined) {
      value = now
      if (now > best.value + 1e-6) best = { value: now, days: solution.snapshot() }
      if (now > poolFrom * best.value) pool?.add(solution, changed, now)
    } else solution.takeBack()
    if (pool && (round === nextJoin || round === rounds - 1)) {
      nextJoin += Math.ceil((rounds * (1 - firstJoin)) / joins)
      const joined = pool.join(best.value)
      if (joined) {
        solution.replaceAll([...joined.keys()], joined)
        // What still fits: its routes come from plans that had other visits elsewhere.
        repairs.fill([...joined.keys()], solution.open(), random, byRegret)
        best = { value: solution.value, days: solution.snapshot() }
        value = best.value
      }
    }
  }
  solution.known.end()
  if (!problem.shapeCost || !mend) return best.days
  solution.replaceAll([...best.days.keys()], best.days)
  improveRoutes(solution)
  return solution.snapshot()
}

/**
 * The value of a plan that takes the place of one worth `before`; undefined where it does not. Most plans are turned down, and
 * most of these whatever the shape of their days, which takes long to work out.
 */
function acceptedValue(solution: Solution, before: number, heat: number, random: Random): number | undefined {
  if (!solution.feasible) {
    random()
    return undefined
  }
  const most = solution.valueAtMost
  const lot = most < before ? random() : undefined
  if (lot !== undefined && lot >= Math.exp((most - before) / heat)) return undefined
  const now = solution.value
  return now >= before || (lot ?? random()) < Math.exp((now - before) / heat) ? now : undefined
}

function begin(made: Instance, start: number[][] | undefined): Solution {
  const solution = new Solution(made)
  start?.forEach((visits, day) => {
    solution.replace(day, visits)
    if (!solution.routes[day]?.feasible) solution.replace(day, [])
  })
  return solution
}

/** Puts the visits that were just taken out and some of the other open ones into `open`. */
function someOpen(
  solution: Solution,
  { removed, wasTaken }: { removed: number[]; wasTaken: Uint8Array },
  random: Random,
  open: number[],
): number[] {
  open.length = 0
  const { count } = solution.instance
  for (const visit of removed) wasTaken[visit] = 1
  for (let visit = 0; visit < count; visit++) {
    if (solution.taken(visit)) continue
    if (wasTaken[visit] === 1 || random() < openVisits) open.push(visit)
  }
  for (const visit of removed) wasTaken[visit] = 0
  return open
}
