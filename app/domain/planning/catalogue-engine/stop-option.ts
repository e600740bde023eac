import { needsDaylight } from '~/domain/catalogue/daylight'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { Meal } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Activity } from '~/domain/itinerary/itinerary'
import type { Span } from '~/domain/planning/solver/problem'
import { grid } from '~/domain/planning/solver/timetable'
import { hard, soft } from '~/domain/planning/weights'
import { dayShape } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Candidate } from './candidates'
import type { DayFrame } from './day-frame'
import type { DayWeather } from './day-weather'
import { bestSpans, daylightSpans, nightSpans, startSpans, usableSpans } from './spans'

/** One way to use a place: for a meal, at its best time of day, or at any time. */
export interface StopOption {
  candidate: Candidate
  /** Row in the trip's ways; the base is row 0. */
  site: number
  meal?: Meal
  /** What a visit at this time of day is worth, as a share of one at the best. */
  worth: number
  /** After dinner. */
  night: boolean
  /** Shortest, planned and longest stay on the grid, minutes. */
  stay: [number, number, number]
  /** By frame, within the hours of a day out. */
  spans: OpenSpan[][]
  /** By day: when a visit of the planned length may start. */
  starts: Span[][]
  /** By day: the parts of the spans at which the place is at its best. */
  peak: OpenSpan[][]
  /** Of a stop that stays where it is: the stop. */
  kept?: Activity
  /** Out of town for most of the day. */
  away?: boolean
}

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

/** Every way in which the places can be used. */
export function stopOptions(
  places: Candidate[],
  filters: PlanRequest['filters'],
  frames: DayFrame[],
  weather: DayWeather[],
): StopOption[] {
  return places.flatMap((candidate, index) => {
    const use = { candidate, site: index + 1, filters, frames, weather }
    const { kind, best = [], setting } = candidate.place
    if (kind === 'food') {
      return meals
        .filter((meal) => candidate.place.meals?.includes(meal))
        .flatMap((meal) => optionOf(use, 'peak', meal))
    }
    const timed = best.length > 0 || (setting === 'outdoor' && weather.some(({ hot }) => hot))
    const lit = best.includes('evening') && afterDark.includes(kind) && !filters.childFriendly
    return [
      ...optionOf(use, 'peak'),
      ...(timed ? optionOf(use, 'any') : []),
      ...(lit ? optionOf(use, 'night') : []),
    ]
  })
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
