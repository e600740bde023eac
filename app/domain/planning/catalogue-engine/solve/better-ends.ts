import { tourRatio } from '~/domain/planning/solver/tour'
import type { DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { dayTimes } from './day-times'

/**
 * The same day with its streets, paths and rides begun at the end from which the whole way is shorter, where that keeps the
 * order, the limit of walking and the number of rides, and has a timetable.
 */
export function withBetterEnds(times: TimedOption[], day: number, draft: DraftWithMeals): TimedOption[] {
  let best = times.map(({ option }) => option)
  let least = wayThrough(best, draft)
  const { minutes } = least
  for (const [index, option] of best.entries()) {
    const other = otherEnd(option, draft)
    if (!other) continue
    const stops = best.with(index, other)
    const way = wayThrough(stops, draft)
    const most = Math.max(least.walked, draft.request.filters.maxWalkingDistance * 1000)
    if (way.minutes >= least.minutes || way.rides > least.rides || way.walked > most) continue
    best = stops
    least = way
  }
  return least.minutes < minutes ? (dayTimes(best, day, draft) ?? times) : times
}

/** The same use of a place that is begun at its other end; none of a place with one end. */
function otherEnd(option: StopOption, { meals: { options } }: DraftWithMeals): StopOption | undefined {
  const { turned, ...forward } = option
  if (turned !== undefined) return { ...forward, site: turned }
  const site = options.find((each) => each.turned === option.site)?.site
  return site === undefined ? undefined : { ...option, site, turned: option.site }
}

/** Of a day's ways, from the base and back: minutes, rides, and metres on foot with those of the stops themselves. */
export function wayThrough(stops: StopOption[], { meals: { travel } }: DraftWithMeals) {
  let [at, minutes, rides, walked] = [0, 0, 0, 0]
  for (const site of [...stops.map((stop) => stop.site), 0]) {
    const leg = at * travel.sites + site
    minutes += travel.way[leg] ?? 0
    rides += travel.ridden[leg] ?? 0
    walked += travel.walked[leg] ?? 0
    at = site
  }
  for (const { candidate } of stops) walked += candidate.place.line?.footMeters ?? 0
  return { minutes, rides, walked }
}

/** How many times longer than the shortest a day's way round its stops is. */
export function ratioOf(stops: StopOption[], { meals: { travel } }: DraftWithMeals): number {
  return tourRatio([0, ...stops.map(({ site }) => site)], travel.apart, travel.sites)
}
