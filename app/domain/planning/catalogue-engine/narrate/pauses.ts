import type { Activity } from '~/domain/itinerary/itinerary'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { soft } from '~/domain/planning/weights'
import { isForSunset } from '../candidates/stop-options'

/**
 * By stop of a day, what the free time before it is for: a wait for a table, the light of the sunset, or one rest a day,
 * which is the longest of the gaps from noon on. A few minutes are slack and have no name.
 */
export function pausesOf(
  stops: TimedOption[],
  { meals: { travel } }: Pick<SolvedDraft, 'meals'>,
): Activity['pause'][] {
  const gaps = stops.map(({ option, start }, index) => {
    const before = stops[index - 1]
    return before
      ? start - before.end - (travel.way[before.option.site * travel.sites + option.site] ?? 0)
      : 0
  })
  const { named, table } = soft.pause
  const pauses = stops.map(({ option }, index): Activity['pause'] => {
    const gap = gaps[index] ?? 0
    if (gap < named) return undefined
    if (isForSunset(option.candidate.place)) return 'sunset'
    return option.meal && gap <= table ? 'table' : undefined
  })
  const open = gaps.map((gap, index) =>
    pauses[index] || (stops[index]?.start ?? 0) < soft.pause.restFrom ? 0 : gap,
  )
  const longest = Math.max(0, ...open)
  return longest < named ? pauses : pauses.with(open.indexOf(longest), 'rest')
}
