import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import type { Span } from '~/domain/planning/solver/problem'
import { grid, type TimedStop, type Timetable, timetable } from '~/domain/planning/solver/timetable'
import type { DraftWithMeals, StopOption, TimedOption, TravelMatrix } from '~/domain/planning/trip-draft'
import { hard, soft } from '~/domain/planning/weights'
import { dayShape, mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { atPeak, restAfter } from '../candidates/stop-options'

/**
 * Settles the times of a day whose order is settled, with free time in the middle where the day needs it; nothing when
 * that order has no timetable.
 */
export function dayTimes(
  stops: StopOption[],
  day: number,
  { request: { filters }, meals: { frames, travel } }: DraftWithMeals,
  restful = true,
): TimedOption[] | undefined {
  const hours: Span = frames[day] ?? dayShape(filters)
  const timed = timedStops(stops, day, travel, filters)
  const last = stops.at(-1)?.site ?? 0
  const wayHome = travel.minutes[last * travel.sites] ?? 0
  const settle = (list: TimedStop[]) =>
    timetable(list, { ...hours, wayHome }, { gap: gapCost, stretch: stretchCost })
  const named = (times: Timetable[]) =>
    times.flatMap((time, index) => {
      const option = stops[index]
      return option ? [{ option, ...time }] : []
    })
  const times = settle(timed)
  const pause = restful ? pauseOf(stops, hours, filters) : undefined
  if (!times || !pause) return times && named(times)
  const ends = times.map(({ end }) => end)
  for (const position of pausePositions(stops, ends, filters)) {
    const paused = settle(timed.toSpliced(position, 0, pause))
    if (paused) return named(paused.toSpliced(position, 1))
  }
  return undefined
}

function timedStops(
  stops: StopOption[],
  day: number,
  ways: TravelMatrix,
  filters: PlanRequest['filters'],
): TimedStop[] {
  const shape = dayShape(filters)
  let at = 0
  let onTheWay = 0
  const legs = stops.map(({ site }) => {
    const minutes = ways.minutes[at * ways.sites + site] ?? 0
    at = site
    onTheWay += minutes
    return minutes
  })
  const wayHome = ways.minutes[at * ways.sites] ?? 0
  const sights = stops.filter(({ meal }) => !meal)
  const spare = shape.load - onTheWay - wayHome - sights.reduce((sum, { stay }) => sum + stay[1], 0)
  const room = sights.reduce((sum, { stay }) => sum + stay[2] - stay[1], 0)
  const share = Math.max(0, Math.min(1, room > 0 ? spare / room : 0))
  return stops.map((option, index): TimedStop => {
    const { meal, stay, spans, kept } = option
    const stretch = kept
      ? 0
      : meal
        ? Math.min(stay[2] - stay[1], soft.longerMeal)
        : (stay[2] - stay[1]) * share
    const before = stops[index - 1]
    const rest = before?.kept ? 0 : restAfter(before?.meal, filters)
    return {
      open: spans[day] ?? [],
      shortest: stay[0],
      wished: stay[1],
      longest: stay[1] + Math.floor(stretch / grid) * grid,
      way: (legs[index] ?? 0) + rest,
      startCost: (start) =>
        kept
          ? 0
          : meal
            ? mealCost(meal, start, filters)
            : option.night || atPeak(option, day, start)
              ? 0
              : soft.offPeak,
    }
  })
}

function mealCost(meal: Meal, start: MinuteOfDay, { pace, childFriendly }: PlanRequest['filters']): number {
  const ideal = childFriendly && meal === 'dinner' ? soft.childrensDinner : soft.mealHours[pace][meal]
  return soft.mealOffHour * Math.abs(start - ideal)
}

/** A quarter of an hour between two stops is welcome; over an hour is a hole in the day. */
function gapCost(minutes: number): number {
  const { gap } = soft
  return gap.minute * minutes + gap.square * Math.max(0, minutes - gap.from) ** 2
}

function stretchCost(minutes: number): number {
  return minutes < 0 ? -soft.shorterVisit * minutes : soft.longerVisit * minutes
}

/** The free time that a day needs beside its stops: where lunch is left open, or children had no rest after it. */
function pauseOf(
  stops: StopOption[],
  hours: Span,
  { childFriendly }: PlanRequest['filters'],
): TimedStop | undefined {
  const sights = sightsOf(stops)
  const lunch = stops.find(({ meal }) => meal === 'lunch')
  const lunchIsOpen = !lunch && sights > 0 && mealsWithin(hours).includes('lunch')
  const restless = childFriendly && sights > 1 && (!lunch || lunch.kept !== undefined)
  if ((!lunchIsOpen && !restless) || stops.some(({ away }) => away)) return undefined
  const { from, to } = lunchIsOpen ? soft.pauseHours : hours
  return {
    open: [{ from, to: to + hard.pause, lastStart: to }],
    shortest: hard.pause,
    wished: hard.pause,
    longest: hard.pause,
    way: 0,
    startCost: (start) => soft.pauseOffNoon * Math.abs(start - soft.noon),
  }
}

/** Where in the order of stops the free time can lie, nearest to midday first; children rest between two stops. */
function pausePositions(
  stops: StopOption[],
  ends: MinuteOfDay[],
  { childFriendly }: PlanRequest['filters'],
): number[] {
  const first = childFriendly && sightsOf(stops) > 1 ? 1 : 0
  const positions = Array.from({ length: ends.length + 1 - 2 * first }, (_, index) => index + first)
  const offNoon = (position: number) => Math.abs((ends[position - 1] ?? 0) - soft.noon)
  return positions.sort((a, b) => offNoon(a) - offNoon(b))
}

function sightsOf(stops: StopOption[]): number {
  return stops.filter(({ meal }) => !meal).length
}
