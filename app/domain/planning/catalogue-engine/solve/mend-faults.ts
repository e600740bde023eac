import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import { effort, medium } from '~/domain/planning/weights'
import { mustsOf } from '../candidates/icons'
import { mendDay, nearest } from './fill-gaps'
import type { Mender } from './mender'
import { missingIcons, missingWishes, withIcon } from './missing-icons'

const { faults } = effort

/** Stops of a day that a reader would object to, and what they cost beside the objective. */
interface Fault {
  day: number
  /** The stops that could go. */
  visits: number[]
  points: number
}

/**
 * Mends what a reader of the plan objects to, where that takes more than one change: what is far goes, a nearer table comes, or an icon
 * comes, and the day is mended around it. The whole is judged at the end, since the first step alone leaves a hole.
 */
export function* mendFaults(mender: Mender): Steps<void> {
  for (let round = 0; round < faults.rounds; round++) {
    const begun = mender.snapshot()
    const before = mender.total - costOf(mender)
    const changes = [
      ...faultsOf(mender).flatMap((fault) => changesFor(fault, mender)),
      ...iconChanges(mender),
      ...wishChanges(mender),
    ]
    let best: { value: number; plan: typeof begun } | undefined
    for (const made of mender.promising(changes, faults.tried)) {
      yield
      mender.apply(made)
      for (const [day] of made.change) yield* mendDay(day, faults.width.rounds, mender, faults.width)
      const value = mender.total - costOf(mender)
      if (value > (best?.value ?? before) + 1 && mender.isAsStraight(begun.lived))
        best = { value, plan: mender.snapshot() }
      mender.restore(begun)
    }
    if (!best) return
    mender.restore(best.plan)
  }
}

/** Points for all that a reader objects to. */
function costOf(mender: Mender): number {
  const { tooLong, named } = medium.gaps
  const waits = mender.lived.reduce(
    (sum, { waits: each }) => sum + (each > tooLong.any ? faults.wait : each >= named.any ? faults.rest : 0),
    0,
  )
  const icons = faults.icon * missingIcons(mender, effort.icons.first).length + waits
  return faultsOf(mender).reduce((sum, { points }) => sum + points, icons)
}

function iconChanges(mender: Mender) {
  const first = new Set(missingIcons(mender, effort.icons.first))
  const missing = missingIcons(mender, effort.icons.most).slice(0, effort.icons.tried)
  return missing.flatMap((icon) =>
    withIcon(icon, mender).map((change) => ({ change, saved: first.has(icon) ? faults.icon : 0 })),
  )
}

function wishChanges(mender: Mender) {
  return missingWishes(mender).flatMap((answers) =>
    answers.flatMap((sight) => withIcon(sight, mender).map((change) => ({ change, saved: 0 }))),
  )
}

/** Of each day: meals out of the way, sights that lie alone, and what a day of too many rides can do without. */
function faultsOf({ solution, options, draft }: Mender): Fault[] {
  const { way, ridden, sites } = draft.meals.travel
  const musts = mustsOf(draft)
  const site = (visit: number | undefined) => options[visit ?? -1]?.site ?? 0
  const leg = (from: number | undefined, to: number | undefined) => way[site(from) * sites + site(to)] ?? 0
  const isMinor = (visit: number | undefined) => {
    const option = options[visit ?? -1]
    return option && !option.meal && !option.kept && !musts.includes(option.candidate.place.id)
  }
  const isMain = (visit: number) => {
    const { meal, kept } = options[visit] ?? {}
    // What was written may be of a table.
    return meal !== undefined && meal !== 'breakfast' && !kept && !draft.request.wishes?.length
  }
  return solution.routes.flatMap(({ visits }, day) => {
    const rides = [...visits, undefined].filter((to, at) => ridden[site(visits[at - 1]) * sites + site(to)])
    const tooMany = Math.max(0, rides.length - medium.manyRides.most)
    const spare = visits.filter((visit) => isMinor(visit) || isMain(visit))
    return visits.flatMap((visit, at): Fault[] => {
      const { meal, kept } = options[visit] ?? {}
      if (kept) return []
      const nearby = Math.min(
        ...visits.flatMap((other) => (other === visit ? [] : [leg(other, visit), leg(visit, other)])),
      )
      const far = !meal && isMinor(visit) && nearby >= faults.alone.from
      const lone = far ? faults.alone.any + faults.alone.minute * (nearby - faults.alone.from) : 0
      const runs = [
        [visit],
        ...(isMinor(visits[at - 1]) ? [visits.slice(at - 1, at + 1)] : []),
        ...(isMinor(visits[at + 1]) ? [visits.slice(at, at + 2)] : []),
      ].map((run) => {
        const first = visits.indexOf(run[0] ?? -1)
        const [from, to] = [visits[first - 1], visits[first + run.length]]
        const added = leg(from, run[0]) + leg(run.at(-1), to) - leg(from, to)
        return { run, minutes: isMain(visit) ? added : 0 }
      })
      const [worst] = runs.sort((a, b) => b.minutes - a.minutes)
      const detour = worst && worst.minutes >= faults.detour ? worst : undefined
      return [
        ...(lone > 0 ? [{ day, visits: [visit], points: lone }] : []),
        ...(detour ? [{ day, visits: detour.run, points: faults.minute * detour.minutes }] : []),
        ...(tooMany > 0 && spare.includes(visit)
          ? [{ day, visits: [visit], points: (faults.ride * tooMany) / spare.length }]
          : []),
      ]
    })
  })
}

/** A day without the stops of a fault; a table among them gives way to one near the stops around. */
function changesFor({ day, visits: left, points }: Fault, mender: Mender) {
  const { solution, options } = mender
  const visits = solution.routes[day]?.visits ?? []
  const at = visits.indexOf(left[0] ?? -1)
  const meal = left.map((visit) => options[visit]?.meal).find(Boolean)
  const put = (instead: number[], more = 0): { change: Change; saved: number } => ({
    change: [[day, visits.toSpliced(at, left.length + more, ...instead)]],
    saved: points,
  })
  if (!meal) return [put([])]
  const [from, to] = [visits[at - 1], visits[at + left.length]]
  const open = solution.open().filter((visit) => options[visit]?.starts[day]?.length)
  const tables = open.filter((visit) => options[visit]?.meal === meal)
  const changes = nearest(mender, tables, [from, to], faults.tables).map((table) => put([table]))
  if (to === undefined || !options[to]?.night) return changes
  // What follows dinner is near it: both are nearer to the bed, or dinner alone is.
  const nights = open.filter((visit) => options[visit]?.night)
  const evenings = nearest(mender, tables, [from, undefined], faults.evenings).flatMap((table) => [
    [table],
    ...nearest(mender, nights, [table, undefined], faults.evenings).map((night) => [table, night]),
  ])
  return [...changes, ...evenings.map((stops) => put(stops, 1))]
}
