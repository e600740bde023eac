import type { Destination } from '~/domain/places/destination'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { hash } from '~/domain/planner/solver/random'
import { search } from '~/domain/planner/solver/search'
import { dayTimes, type TimedOption } from './day-times'
import type { StopOption } from './stop-option'
import type { TripOutline } from './trip-outline'
import { tripProblem } from './trip-problem'
import type { Ways } from './ways'

/** Rounds of the search: for any trip, for each day of it, and at most. */
const leastRounds = 800
const roundsPerDay = 120
const mostRounds = 1600

/** Searches for the best days over an outline and settles their times. */
export function planDays(
  outline: TripOutline,
  request: PlanRequest,
  destination: Destination,
): TimedOption[][] {
  const days = search(tripProblem(outline, request, destination), {
    seed: hash(`${request.seed} ${request.destinationId} ${request.startDate}`),
    rounds: Math.min(mostRounds, leastRounds + roundsPerDay * request.days),
    start: outline.reserved,
  })
  return days.map((visits, day) => {
    const stops = visits.flatMap((visit) => outline.options[visit] ?? [])
    return settle(stops, day, outline.ways, request.filters)
  })
}

/** Leaves out the sight with the longest stay as long as a day has no timetable. */
function settle(
  stops: StopOption[],
  day: number,
  between: Ways,
  filters: PlanRequest['filters'],
): TimedOption[] {
  const times = dayTimes(stops, day, between, filters)
  if (times) return times
  const [longest] = stops.filter(({ meal }) => !meal).sort((a, b) => b.stay[1] - a.stay[1])
  if (!longest) throw new Error(`Day ${day + 1} has no timetable even with its meals alone`)
  const fewer = stops.filter((stop) => stop !== longest)
  return settle(fewer, day, between, filters)
}
