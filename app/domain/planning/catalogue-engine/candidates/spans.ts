import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { Meal, Place } from '~/domain/catalogue/place'
import { hotHours } from '~/domain/catalogue/season'
import type { Span } from '~/domain/planning/solver/problem'
import { grid } from '~/domain/planning/solver/timetable'
import { hard, soft } from '~/domain/planning/weights'
import { betweenMeals, type DayHours } from '~/domain/request/pace'

export const dayParts: Record<NonNullable<Place['best']>[number], Span> = {
  morning: { from: 0, to: fromClock('11:30') },
  midday: { from: fromClock('11:00'), to: fromClock('14:30') },
  afternoon: { from: fromClock('12:30'), to: fromClock('17:00') },
  evening: { from: fromClock('17:00'), to: 1440 },
}

/** Opening cut down to the hours of a day out, on the grid: what is left may be used freely. */
export function usableSpans(open: OpenSpan[], { kind }: Place, hours: Morning, day: DayHours): OpenSpan[] {
  const from = kind === 'nightlife' ? nightFrom(day) : (hours.sightsFrom ?? day.from + hard.earliestSight)
  return cut(open, [
    { ...hours, lastStart: hours.to },
    { from, to: day.to, lastStart: day.to },
  ])
}

/** A day's hours, and from when on its sights may be begun where that is earlier than usual. */
export interface Morning extends Span {
  sightsFrom?: MinuteOfDay
}

/** From when on a morning without breakfast is for sights: at once for who arrives after it. */
export function morningFrom(
  { from, sightsFrom }: Pick<Morning, 'from' | 'sightsFrom'>,
  { from: usual }: Pick<DayHours, 'from'>,
): MinuteOfDay {
  if (sightsFrom !== undefined) return sightsFrom
  return from + (from > usual + hard.earliestSight ? hard.bagsDown : hard.earliestSight)
}

/**
 * When a meal may be had: around the usual hour of the country where the kitchen is open then, else at the other hours of
 * the meal, and always long enough before the next.
 */
export function mealSpans(open: OpenSpan[], meal: Meal, hours: Span, day: DayHours): OpenSpan[] {
  const { from, to, usual } = day.meals[meal]
  const first =
    meal === 'breakfast'
      ? Math.min(hours.from + hard.breakfastAfter, usual)
      : usual - soft.likedMeal[meal].earlier
  const last = Math.min(to, nextMealFrom(meal, day) - betweenMeals)
  const within = (lastStart: MinuteOfDay) =>
    cut(open, [
      { ...hours, lastStart: hours.to },
      { from: Math.max(from, first), to: last, lastStart },
    ])
  const liked = within(usual + soft.likedMeal[meal].later)
  return liked.length > 0 ? liked : within(last)
}

/** The earliest start of the meal after one. */
function nextMealFrom(meal: Meal, { meals }: DayHours): MinuteOfDay {
  if (meal === 'dinner') return Number.POSITIVE_INFINITY
  const next = meal === 'breakfast' ? 'lunch' : 'dinner'
  return Math.max(meals[next].from, meals[next].usual - soft.likedMeal[next].earlier)
}

/** From when on it is night: most people have had their dinner. */
export function nightFrom({ meals: { dinner } }: DayHours): MinuteOfDay {
  return Math.max(hard.nightFrom, dinner.usual + hard.nightAfterDinner)
}

/** What spans have in common with all of `within`, on the grid. */
function cut(spans: OpenSpan[], within: OpenSpan[]): OpenSpan[] {
  return spans.flatMap((span) => {
    let { from, to, lastStart } = span
    for (const each of within) {
      from = Math.max(from, each.from)
      to = Math.min(to, each.to)
      lastStart = Math.min(lastStart, each.lastStart)
    }
    const start = Math.ceil(from / grid) * grid
    const end = Math.floor(to / grid) * grid
    const last = Math.floor(Math.min(end, lastStart) / grid) * grid
    return last >= start && end > start ? [{ from: start, to: end, lastStart: last }] : []
  })
}

/** Starts for a visit of `minutes` that end within each span. */
export function startSpans(spans: OpenSpan[], minutes: number): Span[] {
  return spans.flatMap(({ from, to, lastStart }) => {
    const last = Math.min(lastStart, to - minutes)
    return last >= from ? [{ from, to: last }] : []
  })
}

/** The parts of spans from a minute of the day on. */
export function spansFrom(spans: OpenSpan[], from: MinuteOfDay): OpenSpan[] {
  const late = Number.POSITIVE_INFINITY
  return cut(spans, [{ from, to: late, lastStart: late }])
}

/** The parts of spans in which a visit sees the sun set. */
export function sunsetSpans(spans: OpenSpan[], sunset: MinuteOfDay): OpenSpan[] {
  const { before, after } = soft.sunset
  return cut(spans, [{ from: sunset - before, to: Number.POSITIVE_INFINITY, lastStart: sunset - after }])
}

/** The parts of spans by daylight. */
export function daylightSpans(spans: OpenSpan[], { from, to }: Span): OpenSpan[] {
  return cut(spans, [{ from, to, lastStart: to }])
}

/** The parts of spans in which the place is at its best: at its time of day, and out of the heat. */
export function bestSpans(spans: OpenSpan[], { best, setting }: Place, hot: boolean): OpenSpan[] {
  const cool =
    hot && setting === 'outdoor'
      ? cut(spans, [{ from: 0, to: hotHours.from, lastStart: hotHours.from }]).concat(
          cut(spans, [
            { from: hotHours.to, to: Number.POSITIVE_INFINITY, lastStart: Number.POSITIVE_INFINITY },
          ]),
        )
      : spans
  if (!best || best.length === 0) return cool
  return cool.flatMap((span) =>
    merged(best.map((part) => dayParts[part])).flatMap((part) => {
      const from = Math.max(span.from, part.from)
      const lastStart = Math.min(span.lastStart, part.to)
      return lastStart >= from ? [{ ...span, from, lastStart }] : []
    }),
  )
}

function merged(parts: Span[]): Span[] {
  const result: Span[] = []
  for (const part of parts.slice().sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to)
    else result.push({ ...part })
  }
  return result
}
