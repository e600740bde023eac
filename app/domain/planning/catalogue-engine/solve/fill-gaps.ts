import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import { effort, medium } from '~/domain/planning/weights'
import { type Hole, holesIn } from './holes'
import type { Mender } from './mender'

const { gaps } = medium

/** How widely a change is looked for. */
interface Width {
  rounds: number
  tried: number
  nearby: number
  tables: number
  spare: number
}

/**
 * Mends days with a wait that nothing explains, or with a rest that is too long. What is near and open goes into the hole, if
 * only for a short visit; or the day takes another order, another table or another sight; or a stop of another day comes. The
 * timetable alone knows what of a wait is left when visits are stretched and meals moved, so that each change is judged by it.
 */
export function* fillGaps(mender: Mender, chosen = [...mender.lived.keys()]): Steps<void> {
  const holes = (day: number) => mender.lived[day]?.holes ?? 0
  const days = chosen.sort((a, b) => holes(b) - holes(a))
  let rounds: number = effort.roundsOfMending
  for (const day of days) {
    const used = yield* mendDay(day, rounds, mender)
    // A day with a wait that nothing explains is mended in any case.
    rounds = Math.max(0, rounds - used)
  }
}

/** Changes a day again and again, now and then for the worse, and keeps the best that came of it. Gives its rounds. */
export function* mendDay(
  day: number,
  left: number,
  mender: Mender,
  widest: Width = effort.gaps,
): Steps<number> {
  let best = mender.snapshot()
  let total = 0
  let round = 0
  const seen: number[][][] = []
  for (; round < widest.rounds; round++) {
    const hole = worstHole(day, mender)
    const { named } = hole ?? {}
    const narrow = hole?.position === mender.lived[day]?.times.length ? effort.ends : effort.rests
    if (!hole || (named && round >= Math.min(left, narrow.rounds))) break
    yield
    const width = named ? narrow : widest
    const changes = changesOf(day, hole, width, mender).filter((change) => !isAmong(seen, change, mender))
    const change = mender.best(changes, hole.named ? 1 : -gaps.backward, width.tried)
    if (!change) break
    mender.apply(change)
    seen.push(mender.solution.snapshot())
    total += change.gain
    if (total > 1) {
      best = mender.snapshot()
      total = 0
    }
  }
  mender.restore(best)
  return round
}

/** The wait of a day that is mended next: one that nothing explains before a rest that is too long. */
function worstHole(day: number, { lived, draft }: Mender): Hole | undefined {
  const [worst] = holesIn(lived[day]?.times ?? [], day, draft)
    .filter(({ minutes, named }) => named || minutes > gaps.mended)
    .sort((a, b) => Number(a.named) - Number(b.named) || b.minutes - a.minutes)
  return worst
}

/** Whether a change makes one of the plans that were seen. */
function isAmong(seen: number[][][], change: Change, { solution }: Mender): boolean {
  return seen.some((plan) =>
    plan.every((visits, day) => {
      const now = change.find(([each]) => each === day)?.[1] ?? solution.routes[day]?.visits ?? []
      return visits.length === now.length && visits.every((visit, at) => visit === now[at])
    }),
  )
}

/** Everything that may close a hole of a day. */
function changesOf(day: number, worst: Hole, width: Width, mender: Mender): Change[] {
  const { solution, options } = mender
  const visits = solution.routes[day]?.visits ?? []
  const open = solution.open().filter((visit) => options[visit]?.starts[day]?.length)
  const sights = open.filter((visit) => !options[visit]?.meal && !options[visit]?.night)
  const around = [visits[worst.position - 1], visits[worst.position]]
  const near = nearest(mender, sights, around, width.nearby)
  const fixed = (visit: number) => options[visit]?.kept !== undefined
  const inOrder = visits.flatMap((visit, from) => {
    const rest = visits.toSpliced(from, 1)
    return fixed(visit)
      ? []
      : [...visits.keys()]
          .filter((to) => to !== from)
          .map((to): Change => [[day, rest.toSpliced(to, 0, visit)]])
  })
  const inserted = near.flatMap((visit) =>
    [worst.position - 1, worst.position, worst.position + 1]
      .filter((at) => at >= 0 && at <= visits.length)
      .map((at): Change => [[day, visits.toSpliced(at, 0, visit)]]),
  )
  const otherTable = visits.flatMap((visit, at) => {
    const { meal } = options[visit] ?? {}
    if (!meal || fixed(visit)) return []
    const tables = open.filter((each) => options[each]?.meal === meal)
    return nearest(mender, tables, [visits[at - 1], visits[at + 1]], width.tables).map(
      (table): Change => [[day, visits.with(at, table)]],
    )
  })
  // What is near neither the stop before nor the table after may be worth going to with a table of its own.
  const next = visits[worst.position] ?? -1
  const served = worst.named || fixed(next) ? undefined : options[next]?.meal
  const tables = open.filter((each) => served && options[each]?.meal === served)
  const withTable =
    tables.length === 0
      ? []
      : near.flatMap((visit) =>
          nearest(mender, tables, [visit, visit], effort.gaps.beside).map(
            (table): Change => [[day, visits.toSpliced(worst.position, 1, visit, table)]],
          ),
        )
  const otherSight = visits.flatMap((visit, at) =>
    options[visit]?.meal || fixed(visit) || options[visit]?.night
      ? []
      : near.map((sight): Change => [[day, visits.with(at, sight)]]),
  )
  const without = visits.flatMap((visit, at): Change[] => {
    if (options[visit]?.meal || fixed(visit)) return []
    const rest = visits.toSpliced(at, 1)
    const hole = at < worst.position ? worst.position - 1 : worst.position
    const instead = near.flatMap((sight) =>
      [hole - 1, hole, hole + 1]
        .filter((to) => to >= 0 && to <= rest.length && to !== at)
        .map((to): Change => [[day, rest.toSpliced(to, 0, sight)]]),
    )
    return [[[day, rest]], ...instead]
  })
  const moved = solution.routes.flatMap(({ visits: theirs, free }, other) =>
    other === day || free < width.spare
      ? []
      : theirs.flatMap((visit, at): Change[] => {
          const option = options[visit]
          if (!option || option.meal || option.kept || option.night) return []
          const ways = [visit, ...(solution.instance.siblings[visit] ?? [])].filter(
            (way) => (options[way]?.starts[day] ?? []).length > 0 && !options[way]?.night,
          )
          return ways.flatMap((way) =>
            [worst.position - 1, worst.position, worst.position + 1]
              .filter((to) => to >= 0 && to <= visits.length)
              .map(
                (to): Change => [
                  [day, visits.toSpliced(to, 0, way)],
                  [other, theirs.toSpliced(at, 1)],
                ],
              ),
          )
        }),
  )
  // What is lit up in the evening may come before dinner, and something else after it.
  const nights = open.filter((visit) => options[visit]?.night)
  const beforeDinner = visits.flatMap((visit, at): Change[] => {
    if (!options[visit]?.night || fixed(visit) || at < worst.position) return []
    const rest = visits.toSpliced(at, 1)
    const ways = (solution.instance.siblings[visit] ?? []).filter(
      (way) => !options[way]?.night && options[way]?.starts[day]?.length,
    )
    const instead = [
      [],
      ...nearest(mender, nights, [visits[at - 1], undefined], width.tables).map((night) => [night]),
    ]
    return ways.flatMap((way) =>
      instead.map(
        (night): Change => [[day, rest.toSpliced(at, 0, ...night).toSpliced(worst.position, 0, way)]],
      ),
    )
  })
  return [
    [[day, [...visits]]],
    ...beforeDinner,
    ...inserted,
    ...withTable,
    ...inOrder,
    ...otherTable,
    ...otherSight,
    ...without,
    ...moved,
  ]
}

/** Those of `visits` that lie nearest to two stops; the base stands for one that is not there. */
export function nearest(
  mender: Mender,
  visits: number[],
  around: (number | undefined)[],
  most: number,
): number[] {
  const { travel } = mender.draft.meals
  const sites = around.map((stop) => mender.options[stop ?? -1]?.site ?? 0)
  return visits
    .map((visit) => {
      const from = (mender.options[visit]?.site ?? 0) * travel.sites
      return { visit, way: sites.reduce((sum, site) => sum + (travel.way[from + site] ?? 0), 0) }
    })
    .sort((a, b) => a.way - b.way)
    .slice(0, most)
    .map(({ visit }) => visit)
}
