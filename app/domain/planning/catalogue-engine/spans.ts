import { fromClock } from '~/domain/calendar/clock-time'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { Meal, Place } from '~/domain/catalogue/place'
import { hotHours } from '~/domain/catalogue/season'
import type { Span } from '~/domain/planning/solver/problem'
import { grid } from '~/domain/planning/solver/timetable'
import { hard, soft } from '~/domain/planning/weights'
import { dayShape, mealWindows } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'

const { earliestSight, mealStarts } = hard

/** When people like to start a meal; a restaurant that is closed then may be used at the other hours. */
function likedStarts(meal: Meal, filters: PlanRequest['filters'], { from }: Span): Span {
  const latest = mealStarts.breakfast.to
  if (meal === 'breakfast')
    return { from: Math.min(from + 45, latest - 30), to: Math.min(from + earliestSight, latest) }
  if (meal === 'dinner' && !filters.childFriendly)
    return { from: soft.earliestLikedDinner, to: mealStarts.dinner.to }
  return mealStarts[meal]
}

const dayParts: Record<NonNullable<Place['best']>[number], Span> = {
  morning: { from: 0, to: fromClock('11:30') },
  midday: { from: fromClock('11:00'), to: fromClock('14:30') },
  afternoon: { from: fromClock('12:30'), to: fromClock('17:00') },
  evening: { from: fromClock('17:00'), to: 1440 },
}

/** Opening cut down to the hours of a day out, on the grid: what is left may be used freely. */
export function usableSpans(
  open: OpenSpan[],
  { kind }: Place,
  filters: PlanRequest['filters'],
  meal?: Meal,
  hours: Span = dayShape(filters),
): OpenSpan[] {
  const day = dayShape(filters)
  const within = (window: Span, starts: Span) =>
    cut(open, [
      { ...hours, lastStart: hours.to },
      { ...window, lastStart: starts.to },
      { from: starts.from, to: Number.POSITIVE_INFINITY, lastStart: starts.to },
    ])
  if (!meal) {
    const from = kind === 'nightlife' ? hard.nightlifeFrom : day.from + earliestSight
    return within(day, { from, to: day.to })
  }
  const liked = within(mealWindows[meal], likedStarts(meal, filters, hours))
  return liked.length > 0 ? liked : within(mealWindows[meal], mealStarts[meal])
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

/** The parts of spans after dinner. */
export function nightSpans(spans: OpenSpan[]): OpenSpan[] {
  const late = Number.POSITIVE_INFINITY
  return cut(spans, [{ from: hard.afterDinner, to: late, lastStart: late }])
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
