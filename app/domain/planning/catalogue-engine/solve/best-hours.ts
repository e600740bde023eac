import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import { effort } from '~/domain/planning/weights'
import type { Mender } from './mender'
import { isFree, offHoursCost } from './off-hours'

/** Puts what a day sees at the wrong hours elsewhere in it, or exchanges it with a sight of the trip, at whichever hours are best for both. */
export function* seeAtBestHours(mender: Mender): Steps<void> {
  const { rounds, tried, points } = effort.offHours
  for (const day of mender.lived.keys()) {
    for (let round = 0; round < rounds; round++) {
      if (offHoursCost(mender.lived[day]?.times ?? [], day, mender.draft) === 0) break
      yield
      const change = mender.best(changesOf(day, mender), points, tried)
      if (!change) break
      mender.apply(change)
    }
  }
}

function changesOf(day: number, mender: Mender): Change[] {
  const { solution, options } = mender
  const orders = solution.routes.map(({ visits }) => visits)
  const visits = orders[day] ?? []
  const waysOn = (visit: number, on: number) =>
    [visit, ...(solution.instance.siblings[visit] ?? [])].filter((way) => {
      const option = options[way]
      return option && !option.night && option.turned === options[visit]?.turned && option.starts[on]?.length
    })
  const free = (list: readonly number[]) =>
    list.flatMap((visit, at) => (isFree(options[visit]) ? [{ visit, at }] : []))
  return free(visits).flatMap(({ visit, at }) => {
    const rest = visits.toSpliced(at, 1)
    const moved = waysOn(visit, day).flatMap((way) =>
      Array.from({ length: rest.length + 1 }, (_, to): Change => [[day, rest.toSpliced(to, 0, way)]]),
    )
    const exchanged = orders.flatMap((theirs, other) =>
      free(theirs).flatMap((one): Change[] => {
        if (other === day && one.at <= at) return []
        return waysOn(visit, other).flatMap((way) =>
          waysOn(one.visit, day).map(
            (instead): Change =>
              other === day
                ? [[day, visits.with(at, instead).with(one.at, way)]]
                : [
                    [day, visits.with(at, instead)],
                    [other, theirs.with(one.at, way)],
                  ],
          ),
        )
      }),
    )
    return [...moved, ...exchanged]
  })
}
