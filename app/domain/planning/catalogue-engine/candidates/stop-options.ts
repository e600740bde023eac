import { fromClock } from '~/domain/calendar/clock-time'
import { needsDaylight } from '~/domain/catalogue/daylight'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { Meal, Place } from '~/domain/catalogue/place'
import { hotHours } from '~/domain/catalogue/season'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Span } from '~/domain/planning/solver/problem'
import { grid } from '~/domain/planning/solver/timetable'
import type {
  Candidate,
  CatalogueDraft,
  DayFrame,
  DayWeather,
  KeptStop,
  StopOption,
} from '~/domain/planning/trip-draft'
import { hard, soft } from '~/domain/planning/weights'
import { dayShape, mealWindows } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'

const { earliestSight, mealStarts } = hard

/** Outdoor things that are worth seeing lit up. */
const afterDark: Candidate['place']['kind'][] = ['sight', 'walk', 'viewpoint', 'experience']

/** Free time that follows a meal, minutes. */
export function restAfter(meal: Meal | undefined, { childFriendly }: PlanRequest['filters']): number {
  return childFriendly && meal === 'lunch' ? hard.childrensRest : 0
}

type Timing = 'peak' | 'any' | 'night'

/** What a visit at its best time of day, at any time, or after dinner is worth. Lights are nothing to see at noon. */
function worthOf(timing: Timing, { best = [] }: Candidate['place']): number {
  const eveningOnly = best.length === 1 && best[0] === 'evening'
  return timing === 'any' && eveningOnly ? soft.timing.anyForEvening : soft.timing[timing]
}

interface Use {
  candidate: Candidate
  site: number
  filters: PlanRequest['filters']
  frames: DayFrame[]
  weather: DayWeather[]
}

/** Every way in which the places of a draft can be used on these days; then the stops that stay. */
export function stopOptions(
  { request: { filters }, candidates: { places, weather } }: CatalogueDraft<'candidates'>,
  frames: DayFrame[],
): StopOption[] {
  const kept = frames.flatMap((frame, index) => frame.kept.map((stop) => ({ stop, index })))
  return [
    ...places.flatMap((candidate, index) => usesOf({ candidate, site: index + 1, filters, frames, weather })),
    ...kept.map(({ stop, index }, number) =>
      keptOption(stop, places.length + 1 + number, index, frames.length),
    ),
  ]
}

function usesOf(use: Use): StopOption[] {
  const { candidate, filters, weather } = use
  const { kind, best = [], setting } = candidate.place
  if (kind === 'food')
    return meals
      .filter((meal) => candidate.place.meals?.includes(meal))
      .flatMap((meal) => optionOf(use, 'peak', meal))
  const timed = best.length > 0 || (setting === 'outdoor' && weather.some(({ hot }) => hot))
  const lit = best.includes('evening') && afterDark.includes(kind) && !filters.childFriendly
  return [
    ...optionOf(use, 'peak'),
    ...(timed ? optionOf(use, 'any') : []),
    ...(lit ? optionOf(use, 'night') : []),
  ]
}

/** Whether a visit that starts then finds the place at its best. */
export function atPeak({ peak }: StopOption, day: number, start: number): boolean {
  return (peak[day] ?? []).some(({ from, lastStart }) => start >= from && start <= lastStart)
}

function optionOf(use: Use, timing: Timing, meal?: Meal): StopOption[] {
  const { candidate, site, filters } = use
  const { usable, peak } = daySpans(use, meal)
  const spans = timing === 'night' ? eachDay(usable, nightSpans) : timing === 'any' ? usable : peak
  const longest = Math.min(candidate.visit[2], dayShape(filters).to - dayShape(filters).from)
  const shortest = Math.ceil(candidate.visit[0] / grid) * grid
  const last = Math.floor(longest / grid) * grid
  if (shortest > last) return []
  const wished = Math.min(last, Math.max(shortest, plannedStay(candidate, filters, meal)))
  for (const planned of [wished, shortest]) {
    const starts = eachDay(spans, (list) => startSpans(list, planned))
    if (starts.every((list) => list.length === 0)) continue
    const worth = worthOf(timing, candidate.place)
    const night = timing === 'night'
    const stay: StopOption['stay'] = [shortest, planned, last]
    return [{ candidate, site, worth, night, stay, spans, starts, peak, ...(meal && { meal }) }]
  }
  return []
}

/** By day: what is left of the opening hours, and the best part of that. */
function daySpans({ candidate: { place, open }, filters, frames, weather }: Use, meal?: Meal) {
  const hours = [...new Set(frames.map(hoursKey))]
  const made = hours.map((key) => {
    const frame = frames.find((each) => hoursKey(each) === key)
    return eachDay(open, (list) => usableSpans(list, place, filters, meal, frame))
  })
  const usable = frames.map((frame, index) => {
    const wanted = meal ? frame.meals.includes(meal) : frame.sights
    return wanted ? (made[hours.indexOf(hoursKey(frame))]?.[index] ?? []) : []
  })
  if (meal) return { usable, peak: usable }
  const seen = needsDaylight(place) ? byDaylight(usable, weather) : usable
  const mild = eachDay(seen, (list) => bestSpans(list, place, false))
  const shady = eachDay(seen, (list) => bestSpans(list, place, true))
  return { usable: seen, peak: seen.map((_, day) => (weather[day]?.hot ? shady : mild)[day] ?? []) }
}

/** The same list again for days that share one and have the same light. */
function byDaylight(days: OpenSpan[][], weather: DayWeather[]): OpenSpan[][] {
  const made = new Map<string, OpenSpan[]>()
  const lists = [...new Set(days)]
  return days.map((list, day) => {
    const light = weather[day]?.light
    if (!light) return list
    const key = `${lists.indexOf(list)} ${light.from} ${light.to}`
    const seen = made.get(key) ?? daylightSpans(list, light)
    made.set(key, seen)
    return seen
  })
}

function hoursKey({ from, to }: DayFrame): string {
  return `${from}-${to}`
}

/** The same for each day, worked out once for days that share a list. */
function eachDay<Made>(days: OpenSpan[][], make: (list: OpenSpan[]) => Made): Made[] {
  const made = new Map<OpenSpan[], Made>()
  return days.map((list) => {
    const value = made.get(list) ?? make(list)
    made.set(list, value)
    return value
  })
}

function plannedStay(
  { visit }: Candidate,
  { pace, childFriendly }: PlanRequest['filters'],
  meal?: Meal,
): number {
  const [shortest, typical, longest] = visit
  const down = (minutes: number) => Math.floor(minutes / grid) * grid
  if (meal)
    return down(
      Math.min(
        typical,
        hard.longestMeal[meal] - (childFriendly && meal === 'dinner' ? hard.shorterChildrensDinner : 0),
      ),
    )
  const byPace = {
    relaxed: (2 * typical + longest) / 3,
    moderate: typical,
    'fast-paced': (shortest + typical) / 2,
  }
  return down(Math.min(byPace[pace], hard.longestVisit))
}

/** The one way to use a kept stop: on its day, at its hour. */
function keptOption(kept: KeptStop, site: number, frame: number, frames: number): StopOption {
  const { activity, place, from, to, away = false } = kept
  const minutes = to - from
  const onItsDay = <T>(list: T[]) => Array.from({ length: frames }, (_, each) => (each === frame ? list : []))
  const spans = onItsDay([{ from, to, lastStart: from }])
  const candidate: Candidate = {
    place,
    visit: [minutes, minutes, minutes],
    costCents: activity.costCents,
    open: spans,
  }
  return {
    candidate,
    site,
    worth: 1,
    night: false,
    stay: [minutes, minutes, minutes],
    spans,
    starts: onItsDay([{ from, to: from }]),
    peak: spans,
    kept: activity,
    away,
    ...(activity.meal && { meal: activity.meal }),
  }
}

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
function daylightSpans(spans: OpenSpan[], { from, to }: Span): OpenSpan[] {
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
