import type { Destination } from '~/domain/catalogue/destination'
import { search } from '~/domain/planning/solver/search'
import { tourRatio } from '~/domain/planning/solver/tour'
import { effort, hard } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'
import { hash } from '~/domain/seeded-random'
import { dayTimes, type TimedOption } from './day-times'
import type { StopOption } from './stop-option'
import type { TripOutline } from './trip-outline'
import { tripProblem } from './trip-problem'

/** Searches for the best days over an outline and settles their times. */
export function planDays(
  outline: TripOutline,
  request: PlanRequest,
  destination: Destination,
): TimedOption[][] {
  if (outline.frames.length === 0) return []
  const { rounds } = effort
  const days = search(tripProblem(outline, request, destination), {
    seed: hash(`${request.seed} ${request.destinationId} ${request.startDate}`),
    rounds: Math.min(rounds.most, rounds.any + rounds.eachDay * outline.frames.length),
    start: outline.reserved,
  })
  return days.map((visits, day) => {
    const stops = visits.flatMap((visit) => outline.options[visit] ?? [])
    return settleDay(stops, day, outline, request.filters)
  })
}

/**
 * Leaves out the sight with the longest stay as long as a day has no timetable, and one that makes its way a zigzag; what
 * is settled comes before a rest.
 */
export function settleDay(
  stops: StopOption[],
  day: number,
  outline: TripOutline,
  filters: PlanRequest['filters'],
): TimedOption[] {
  if (stops.length === 0) return []
  const settle = (restful: boolean) =>
    dayTimes(stops, day, outline.travel, filters, outline.frames[day], restful)
  const times = settle(true)
  const spare = stops.filter(({ meal, kept }) => !meal && !kept)
  const without = (stop: StopOption) => stops.filter((each) => each !== stop)
  const ratio = outline.keepExisting ? 1 : ratioOf(stops, outline)
  if (times && ratio <= hard.zigzag) return times
  const [first] = times
    ? spare
        .filter((stop) => ratioOf(without(stop), outline) < ratio)
        .sort((a, b) => ratioOf(without(a), outline) - ratioOf(without(b), outline))
    : spare.sort((a, b) => b.stay[1] - a.stay[1])
  if (first) return settleDay(without(first), day, outline, filters)
  const bare = times ?? settle(false)
  if (!bare) throw new Error(`Day ${day + 1} has no timetable even with its meals alone`)
  return bare
}

/** How many times longer than the shortest a day's way round its stops is. */
export function ratioOf(stops: StopOption[], { travel }: TripOutline): number {
  return tourRatio([0, ...stops.map(({ site }) => site)], travel.meters, travel.sites)
}
