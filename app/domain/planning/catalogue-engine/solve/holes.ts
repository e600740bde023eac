import { hotHours } from '~/domain/catalogue/season'
import type { DraftWithMeals, TimedOption } from '~/domain/planning/trip-draft'
import { medium } from '~/domain/planning/weights'
import { morningFrom } from '../candidates/spans'
import { pausesOf } from '../narrate/pauses'

const { gaps } = medium

/** What the free minutes of a day take off, and its visits under the sky in the heat. */
export function holesOf(times: TimedOption[], day: number, draft: DraftWithMeals): number {
  return holesIn(times, day, draft).reduce(
    (sum, { minutes, named, position }) =>
      sum +
      (position === times.length ? endCost(minutes) : named ? longRestCost(minutes) : holeCost(minutes)),
    draft.candidates.weather[day]?.hot ? heatCost(times) : 0,
  )
}

function heatCost(times: TimedOption[]): number {
  const { from, any, minute } = medium.inHeat
  return times.reduce((sum, { option: { candidate, meal, kept }, start, end }) => {
    const minutes = Math.min(end, hotHours.to) - Math.max(start, hotHours.from)
    const counts = candidate.place.setting === 'outdoor' && !meal && !kept && minutes >= from
    return counts ? sum + any + minute * minutes : sum
  }, 0)
}

function longRestCost(minutes: number): number {
  const { from, any, minute } = gaps.named
  return any + minute * Math.max(0, minutes - from)
}

function endCost(minutes: number): number {
  const { from, any, minute, long } = gaps.end
  return any + minute * (minutes - from) + long.minute * Math.max(0, minutes - long.from)
}

function holeCost(minutes: number): number {
  const { from, minute, long, tooLong } = gaps
  if (minutes <= from) return 0
  return (
    minute * (minutes - from) +
    (minutes > long.from ? long.any + long.minute * (minutes - long.from) : 0) +
    (minutes > tooLong.from ? tooLong.any : 0)
  )
}

export interface Hole {
  /** Of the stop after it. */
  position: number
  minutes: number
  /** A rest, a wait for a table, a morning or an end that is too long, and not a wait that nothing explains. */
  named: boolean
}

/** The waits of a day that have no name, rests that are too long, and an end that comes too early, with the positions of the stops after them. */
export function holesIn(times: TimedOption[], day: number, draft: DraftWithMeals): Hole[] {
  const days: TimedOption[][] = []
  days[day] = times
  const atFirst = lateStart(times, day, draft)
  const later = pausesOf({ ...draft, solve: { days } }, day).flatMap(
    ({ pause, minutes }, position): Hole[] => {
      if (pause === undefined) return minutes > 0 ? [{ position, minutes, named: false }] : []
      const from = isAtSpot(times, position, draft)
        ? gaps.named.atSpot
        : isWelcome(times, position, day, draft)
          ? gaps.named.welcome
          : gaps.named.from
      const long = minutes > from && pause !== 'sunset'
      return long ? [{ position, minutes, named: true }] : []
    },
  )
  const early = earlyEnd(times, day, draft)
  const atLast = early > gaps.end.from ? [{ position: times.length, minutes: early, named: true }] : []
  return [...atFirst, ...later, ...atLast]
}

/** Minutes between the last stop of a day that has no dinner and when one leaves. */
export function earlyEnd(
  times: TimedOption[],
  day: number,
  { meals, candidates: { hours } }: DraftWithMeals,
): number {
  const frame = meals.frames[day]
  const last = times.at(-1)
  if (!frame?.sights || last?.option.kept || frame.to >= hours.meals.dinner.endsFrom) return 0
  if (!last) return frame.to - morningFrom(frame, hours)
  const wayHome = meals.travel.minutes[last.option.site * meals.travel.sites] ?? 0
  return Math.max(0, frame.to - last.end - wayHome)
}

/**
 * The hole of a morning that begins late, as it is for sights: the first stop of a day without a breakfast, a breakfast that is later than
 * usual, as it waits for what opens after it, or one that comes after a sight.
 */
function lateStart(times: TimedOption[], day: number, { meals, candidates }: DraftWithMeals): Hole[] {
  const frame = meals.frames[day]
  const [first] = times
  if (!first || !frame || first.option.kept) return []
  const { hours } = candidates
  const { from, afterSight } = gaps.named
  const hole = (position: number, minutes: number) =>
    minutes > from ? [{ position, minutes, named: true }] : []
  if (!frame.meals.includes('breakfast')) {
    const way = meals.travel.minutes[first.option.site] ?? 0
    return hole(0, first.start - way - morningFrom(frame, hours))
  }
  // Who asked to be somewhere early has breakfast after it.
  if (frame.sightsFrom !== undefined) return []
  if (first.option.meal === 'breakfast') return hole(1, first.start - hours.meals.breakfast.usual)
  return times.some(({ option }) => option.meal === 'breakfast') ? hole(0, afterSight) : []
}

/** Whether a stop and the one before it are sights of one spot. */
function isAtSpot(times: TimedOption[], position: number, { meals: { travel } }: DraftWithMeals): boolean {
  const [before, after] = [times[position - 1]?.option, times[position]?.option]
  if (!before || !after || before.meal || after.meal) return false
  return (travel.apart[before.site * travel.sites + after.site] ?? 0) < medium.oneSpot.within
}

/** A rest with children, at a relaxed pace, or in the heat of the day. */
function isWelcome(
  times: TimedOption[],
  position: number,
  day: number,
  { request: { filters }, candidates: { weather } }: DraftWithMeals,
): boolean {
  const [from, to] = [times[position - 1]?.end ?? 0, times[position]?.start ?? 0]
  const siesta = weather[day]?.hot === true && from < hotHours.to && to > hotHours.from
  return siesta || filters.childFriendly || filters.pace === 'relaxed'
}
