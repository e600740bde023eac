import { hotHours } from '~/domain/catalogue/season'
import type { DraftWithMeals, TimedOption } from '~/domain/planning/trip-draft'
import { hard, medium } from '~/domain/planning/weights'
import { pausesOf } from '../narrate/pauses'

const { gaps } = medium

export function holesOf(times: TimedOption[], day: number, draft: DraftWithMeals): number {
  return holesIn(times, day, draft).reduce(
    (sum, { minutes, named }) => sum + (named ? longRestCost(minutes) : holeCost(minutes)),
    0,
  )
}

function longRestCost(minutes: number): number {
  const { from, any, minute } = gaps.named
  return any + minute * Math.max(0, minutes - from)
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
  /** A rest, a wait for a table or a morning that is too long, and not a wait that nothing explains. */
  named: boolean
}

/** The waits of a day that have no name, and rests that are too long, with the positions of the stops after them. */
export function holesIn(times: TimedOption[], day: number, draft: DraftWithMeals): Hole[] {
  const days: TimedOption[][] = []
  days[day] = times
  const late = lateStart(times, day, draft)
  const atFirst = late > gaps.named.from ? [{ position: 0, minutes: late, named: true }] : []
  const later = pausesOf({ ...draft, solve: { days } }, day).flatMap(
    ({ pause, minutes }, position): Hole[] => {
      if (pause === undefined) return minutes > 0 ? [{ position, minutes, named: false }] : []
      const from = isAtSpot(times, position, draft) ? gaps.named.atSpot : gaps.named.from
      const long = minutes > from && pause !== 'sunset' && !isWelcome(times, position, day, draft)
      return long ? [{ position, minutes, named: true }] : []
    },
  )
  return [...atFirst, ...later]
}

/** Minutes that a day without a breakfast begins later than it could: its morning is for sights. */
function lateStart([first]: TimedOption[], day: number, { meals }: DraftWithMeals): number {
  const frame = meals.frames[day]
  if (!first || !frame || frame.meals.includes('breakfast') || first.option.kept) return 0
  const way = meals.travel.minutes[first.option.site] ?? 0
  return Math.max(0, first.start - way - frame.from - hard.earliestSight)
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
