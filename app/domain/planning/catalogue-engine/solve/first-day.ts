import type { DayFrame, DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { hard, medium, soft } from '~/domain/planning/weights'
import { dayTimes } from './day-times'
import { holesOf } from './holes'

/** Trips of so many days are tried in every order; in longer ones the first day changes places with another. */
const everyOrder = 4

/**
 * Begins the trip with what one comes for: the days change places if another than the first has more of it before noon, and
 * everything is open then.
 */
export function withIconsFirst(days: TimedOption[][], draft: DraftWithMeals): TimedOption[][] {
  const { frames } = draft.meals
  if (frames.length !== draft.request.days || !isPlain(0, draft)) return days
  const plain = [...days.keys()].filter((day) => isPlain(day, draft) && haveSameMeals(frames[day], frames[0]))
  const strength = (day: number) => strengthOf(days[day] ?? [], draft)
  const holes = (list: TimedOption[][]) =>
    list.reduce((sum, times, day) => sum + holesOf(times, day, draft), 0)
  const most = holes(days) + medium.gaps.mended
  const orders = ordersOf(plain)
    .filter(([first]) => strength(first ?? 0) > strength(0))
    .sort((a, b) => strength(b[0] ?? 0) - strength(a[0] ?? 0))
  for (const order of orders) {
    const moved = order.map((from, index) => {
      const to = plain[index] ?? 0
      return from === to ? days[to] : movedTo(to, days[from] ?? [], draft)
    })
    const list = days.map((times, day) => (plain.includes(day) ? moved[plain.indexOf(day)] : times))
    const settled = list.filter((times) => times !== undefined)
    if (settled.length < days.length || holes(settled) > most) continue
    if (strengthOf(settled[0] ?? [], draft) > strength(0)) return settled
  }
  return days
}

/** The orders in which days may come. */
function ordersOf(days: number[]): number[][] {
  if (days.length > everyOrder)
    return days.slice(1).map((day, index) => days.with(0, day).with(index + 1, days[0] ?? 0))
  if (days.length < 2) return [days]
  return days.flatMap((day) => ordersOf(days.filter((other) => other !== day)).map((rest) => [day, ...rest]))
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
