import type { Destination } from '~/domain/places/destination'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { hash } from '~/domain/planner/solver/random'
import { search } from '~/domain/planner/solver/search'
import type { DayFrame } from './day-frame'
import { dayTimes, type TimedOption } from './day-times'
import type { StopOption } from './stop-option'
import type { TripOutline } from './trip-outline'
import { tripProblem } from './trip-problem'

/** Rounds of the search: for any trip, for each day of it, and at most. */
const leastRounds = 800
const roundsPerDay = 200
const mostRounds = 6000

/** Searches for the best days over an outline and settles their times. */
export function planDays(
  outline: TripOutline,
  request: PlanRequest,
  destination: Destination,
): TimedOption[][] {
  if (outline.frames.length === 0) return []
  const days = search(tripProblem(outline, request, destination), {
    seed: hash(`${request.seed} ${request.destinationId} ${request.startDate}`),
    rounds: Math.min(mostRounds, leastRounds + roundsPerDay * outline.frames.length),
    start: outline.reserved,
  })
  return days.map((visits, day) => {
    const stops = visits.flatMap((visit) => outline.options[visit] ?? [])
    return settleDay(stops, day, outline, request.filters)
  })
}

/** Leaves out the sight with the longest stay as long as a day has no timetable. */
export function settleDay(
  stops: StopOption[],
  day: number,
  outline: TripOutline,
  filters: PlanRequest['filters'],
): TimedOption[] {
  if (stops.length === 0) return []
  const times = dayTimes(stops, day, outline.ways, filters, outline.frames[day])
  if (times) return times
  const [longest] = stops.filter(({ meal, kept }) => !meal && !kept).sort((a, b) => b.stay[1] - a.stay[1])
  if (!longest) throw new Error(`Day ${day + 1} has no timetable even with its meals alone`)
  const fewer = stops.filter((stop) => stop !== longest)
  return settleDay(fewer, day, outline, filters)
}

/** A day that got no sight in the end is a free one, and says so. */
export function withoutEmptyDays(
  frames: DayFrame[],
  days: TimedOption[][],
  { areas }: Destination,
): DayFrame[] {
  return frames.map((frame, index) => {
    const sights = days[index]?.some(({ option }) => !option.meal)
    const wander = frame.wander ?? areas[index % areas.length]
    return sights || !wander ? frame : { ...frame, wander }
  })
}
