import { type Destroy, duties, related, runs, someVisits, wholeDays } from './destroy'
import { type Instance, instance, type Problem } from './problem'
import { pick, type Random, seeded } from './random'
import { repair } from './repair'
import { Roster } from './roster'

export interface SearchOptions {
  seed: number
  /** Rounds of destroying and repairing; the only bound, so that the same problem gives the same plan anywhere. */
  rounds: number
  /** A plan to start from, visits in order by day; it must be feasible. */
  start?: number[][]
  /** Worsening that is accepted with probability 1/e in the first and in the last round. */
  warmth?: [number, number]
}

const blur = 0.25
/** Share of the open visits that a repair looks at beside those just taken out: faster, and another view each round. */
const sample = 0.4

/**
 * Large neighbourhood search (Shaw 1998; Ropke and Pisinger 2006) with simulated annealing: each round takes a part of
 * the plan out, repairs it by regret insertion and keeps the result when it is better or not much worse. A plan with
 * all duties done is never left for one without. Gives the visits in order by day.
 */
export function search(
  problem: Problem,
  { seed, rounds, start, warmth = [40, 2] }: SearchOptions,
): number[][] {
  const random = seeded(seed)
  const roster = begin(instance(problem), start, random)
  const steps: Destroy[] =
    problem.duties > 0
      ? [someVisits, wholeDays, duties, runs, related, someVisits, related]
      : [someVisits, wholeDays, runs, related]
  let value = roster.value
  let best = { value, days: roster.snapshot() }
  const before: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const heat = warmth[0] * (warmth[1] / warmth[0]) ** (round / rounds)
    for (let day = 0; day < roster.routes.length; day++)
      before[day] = roster.routes[day]?.visits.slice() ?? []
    const changed = steps[pick(random, steps.length)]?.(roster, random) ?? []
    const removed = changed.flatMap((day) => before[day] ?? [])
    repair(roster, changed, someOpen(roster, removed, random), random, random() < 0.5 ? 0 : blur)
    const now = roster.feasible ? roster.value : Number.NEGATIVE_INFINITY
    if (now > best.value + 1e-6) best = { value: now, days: roster.snapshot() }
    if (now >= value || random() < Math.exp((now - value) / heat)) value = now
    else restore(roster, changed, before)
  }
  return best.days
}

function begin(made: Instance, start: number[][] | undefined, random: Random): Roster {
  const roster = new Roster(made)
  start?.forEach((visits, day) => {
    roster.replace(day, visits)
  })
  if (!roster.feasible) throw new RangeError('The plan to start from is not feasible')
  repair(roster, [...made.problem.days.keys()], roster.open(), random, 0)
  return roster
}

function someOpen(roster: Roster, removed: number[], random: Random): number[] {
  const again = new Set(removed)
  return roster.open().filter((visit) => again.has(visit) || random() < sample)
}

/** Empties the changed days first: a site may have moved from one to another. */
function restore(roster: Roster, days: number[], before: number[][]): void {
  for (const day of days) roster.replace(day, [])
  for (const day of days) roster.replace(day, before[day] ?? [])
}
