import type { DayFrame, DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { hard, medium, soft } from '~/domain/planning/weights'
import { dayTimes } from './day-times'
import { holesOf } from './holes'

/**
 * Begins the trip with what one comes for: where another day has more of it before noon than the first, the two change
 * places if everything is open then.
 */
export function withIconsFirst(days: TimedOption[][], draft: DraftWithMeals): TimedOption[][] {
  const { frames } = draft.meals
  if (frames.length !== draft.request.days || !isPlain(0, draft)) return days
  const strengths = days.map((times) => strengthOf(times, draft))
  const better = [...days.keys()]
    .filter(
      (day) =>
        day > 0 &&
        isPlain(day, draft) &&
        haveSameMeals(frames[day], frames[0]) &&
        (strengths[day] ?? 0) > (strengths[0] ?? 0),
    )
    .sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0))
  for (const day of better) {
    const [first, later] = [movedTo(0, days[day] ?? [], draft), movedTo(day, days[0] ?? [], draft)]
    if (!first || !later || strengthOf(first, draft) <= (strengths[0] ?? 0)) continue
    const holes = (one: TimedOption[], other: TimedOption[]) =>
      holesOf(one, 0, draft) + holesOf(other, day, draft)
    if (holes(first, later) > holes(days[0] ?? [], days[day] ?? []) + medium.gaps.mended) continue
    return days.with(0, first).with(day, later)
  }
  return days
}

function haveSameMeals(one: DayFrame | undefined, other: DayFrame | undefined): boolean {
  return one?.meals.join() === other?.meals.join()
}

/** A full day in town with nothing settled. */
function isPlain(day: number, { candidates, meals: { frames } }: DraftWithMeals): boolean {
  const frame = frames[day]
  if (!frame) return false
  const { from, to, kept, trip, filledBy, wander, indoors } = frame
  const { hours } = candidates
  const whole = from <= Math.max(hours.from, hard.firstDayFrom) && to >= Math.min(hours.to, hard.lastDayTo)
  return whole && kept.length === 0 && !trip && !filledBy && !wander && !indoors
}

/** How much of what one comes for a day has before noon, by its rank. */
function strengthOf(
  times: TimedOption[],
  { candidates: { taste }, meals: { frames } }: DraftWithMeals,
): number {
  const most = hard.musts(frames.length)
  return times.reduce((sum, { option, start }) => {
    const rank = taste.icons.indexOf(option.candidate.place.id)
    const counts = rank >= 0 && rank < most && !option.meal && start < soft.noon
    return sum + (counts ? most - rank : 0)
  }, 0)
}

/** The stops of a day on another, with new times; undefined where they do not fit there. */
function movedTo(day: number, times: TimedOption[], draft: DraftWithMeals): TimedOption[] | undefined {
  const stops = times.map(({ option }): StopOption => option)
  const fits = stops.every(({ starts }) => (starts[day] ?? []).length > 0)
  return fits
    ? dayTimes(stops, day, draft, { room: hard.roomForGaps.minutes[draft.request.filters.pace] })
    : undefined
}
