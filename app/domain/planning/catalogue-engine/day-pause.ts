import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Span } from '~/domain/planning/solver/problem'
import type { TimedStop } from '~/domain/planning/solver/timetable'
import { hard, soft } from '~/domain/planning/weights'
import { mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { StopOption } from './stop-option'

const { pause: pauseMinutes } = hard
/** When people would like a pause, minutes of the day. */
const noon = fromClock('13:00')
const lunchtime: Span = { from: fromClock('11:30'), to: fromClock('14:00') }

/** The free time that a day needs beside its stops: where lunch is left open, or children had no rest after it. */
export function pauseOf(
  stops: StopOption[],
  hours: Span,
  { childFriendly }: PlanRequest['filters'],
): TimedStop | undefined {
  const sights = sightsOf(stops)
  const lunch = stops.find(({ meal }) => meal === 'lunch')
  const lunchIsOpen = !lunch && sights > 0 && mealsWithin(hours).includes('lunch')
  const restless = childFriendly && sights > 1 && (!lunch || lunch.kept !== undefined)
  if ((!lunchIsOpen && !restless) || stops.some(({ away }) => away)) return undefined
  const { from, to } = lunchIsOpen ? lunchtime : hours
  return {
    open: [{ from, to: to + pauseMinutes, lastStart: to }],
    shortest: pauseMinutes,
    wished: pauseMinutes,
    longest: pauseMinutes,
    way: 0,
    startCost: (start) => soft.pauseOffNoon * Math.abs(start - noon),
  }
}

/** Where in the order of stops the free time can lie, nearest to midday first; children rest between two stops. */
export function pausePositions(
  stops: StopOption[],
  ends: MinuteOfDay[],
  { childFriendly }: PlanRequest['filters'],
): number[] {
  const first = childFriendly && sightsOf(stops) > 1 ? 1 : 0
  const positions = Array.from({ length: ends.length + 1 - 2 * first }, (_, index) => index + first)
  const offNoon = (position: number) => Math.abs((ends[position - 1] ?? 0) - noon)
  return positions.sort((a, b) => offNoon(a) - offNoon(b))
}

function sightsOf(stops: StopOption[]): number {
  return stops.filter(({ meal }) => !meal).length
}

/** Starts of a visit of `minutes` that leave the middle of the day free. */
export function aroundPause(starts: Span[], minutes: number): Span[] {
  return starts.flatMap(({ from, to }) => [
    ...(from <= noon - minutes ? [{ from, to: Math.min(to, noon - minutes) }] : []),
    ...(to >= noon + pauseMinutes ? [{ from: Math.max(from, noon + pauseMinutes), to }] : []),
  ])
}
