import { pick, type Random } from '~/domain/seeded-random'
import type { Solution } from './solution'

/** Takes visits out of a plan and gives the days that changed. */
export type Destroy = (solution: Solution, random: Random) => number[]

/** Clears one or two days. */
export function wholeDays(solution: Solution, random: Random): number[] {
  const days = someDays(solution, random, 1 + pick(random, 2))
  for (const day of days) solution.replace(day, [])
  return days
}

/** Takes a third of the visits out of up to three days. */
export function someVisits(solution: Solution, random: Random): number[] {
  const days = someDays(solution, random, 1 + pick(random, 3))
  for (const day of days) {
    const kept = (solution.routes[day]?.visits ?? []).filter(() => random() > 0.35)
    solution.replace(day, kept)
  }
  return days
}

/** Takes out the visits with a mandatory kind on up to two days, so that they move next to what else is on those days. */
export function mandatoryVisits(solution: Solution, random: Random): number[] {
  const days = someDays(solution, random, 1 + pick(random, 2))
  for (const day of days) {
    const kept = (solution.routes[day]?.visits ?? []).filter(
      (visit) => (solution.instance.mandatoryKind[visit] ?? -1) < 0,
    )
    solution.replace(day, kept)
  }
  return days
}

/** A run of neighbouring visits out of up to two days. */
export function runs(solution: Solution, random: Random): number[] {
  const days = someDays(solution, random, 1 + pick(random, 2))
  for (const day of days) {
    const visits = solution.routes[day]?.visits ?? []
    const length = 1 + pick(random, Math.max(1, Math.ceil(visits.length / 2)))
    const start = pick(random, Math.max(1, visits.length - length + 1))
    solution.replace(day, [...visits.slice(0, start), ...visits.slice(start + length)])
  }
  return days
}

/** The visits of about the same hours of two or three days, which can then change places. */
export function sameHours(solution: Solution, random: Random): number[] {
  const days = someDays(solution, random, 2 + pick(random, 2))
  const at = random()
  for (const day of days) {
    const visits = solution.routes[day]?.visits ?? []
    const length = 1 + Math.floor((random() * random() * visits.length) / 2)
    const start = Math.floor(at * Math.max(1, visits.length - length + 1))
    solution.replace(day, [...visits.slice(0, start), ...visits.slice(start + length)])
  }
  return days
}

/** A visit and those nearest to it on any day (Shaw 1998): what is close together may end up together. */
export function related(solution: Solution, random: Random): number[] {
  const { problem, site } = solution.instance
  const day = pick(random, problem.days.length)
  const visits = solution.routes[day]?.visits ?? []
  const seed = visits[pick(random, visits.length)]
  if (seed === undefined) return [day]
  const from = (site[seed] ?? 0) * problem.sites
  const most = 3 + pick(random, 5)
  const near: Near[] = []
  for (let index = 0; index < solution.routes.length; index++) {
    const others = solution.routes[index]?.visits ?? []
    for (let at = 0; at < others.length; at++) {
      const visit = others[at] ?? -1
      const way = problem.legCost[from + (site[visit] ?? 0)] ?? 0
      const last = near[most - 1]
      if (!last || nearer(way, visit, last)) keepNear({ visit, day: index, way }, near, most)
    }
  }
  const days = [...new Set([day, ...near.map((each) => each.day)])].slice(0, 4)
  const gone = new Set(near.map(({ visit }) => visit))
  for (const each of days) {
    solution.replace(
      each,
      (solution.routes[each]?.visits ?? []).filter((visit) => !gone.has(visit)),
    )
  }
  return days
}

interface Near {
  visit: number
  day: number
  way: number
}

function nearer(way: number, visit: number, than: Near): boolean {
  return way < than.way || (way === than.way && visit < than.visit)
}

/** Puts `one` where it belongs among the nearest, of which there are at most `most`. */
function keepNear(one: Near, near: Near[], most: number): void {
  let at = near.length
  for (; at > 0; at--) {
    const before = near[at - 1]
    if (before && !nearer(one.way, one.visit, before)) break
  }
  near.splice(at, 0, one)
  if (near.length > most) near.pop()
}

function someDays(solution: Solution, random: Random, count: number): number[] {
  const all = solution.routes.length
  const days = new Set<number>()
  while (days.size < Math.min(count, all)) days.add(pick(random, all))
  return [...days]
}
