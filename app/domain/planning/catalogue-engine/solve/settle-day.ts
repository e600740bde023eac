import { dayFares } from '~/domain/catalogue/travel'
import { tourRatio } from '~/domain/planning/solver/tour'
import type { DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { hard, medium, soft } from '~/domain/planning/weights'
import { daySpend, wishedFor } from '~/domain/request/wishes'
import { mustsOf } from '../candidates/icons'
import { dayTimes } from './day-times'
import { earlyEnd, holesOf } from './holes'

/** A day with times, made of stops in their order: see `settled`. */
export function settleDay(stops: StopOption[], day: number, draft: DraftWithMeals): TimedOption[] {
  return withBetterEnds(settled(stops, day, draft), day, draft)
}

/**
 * Leaves out the sight with the longest stay as long as a day has no timetable, and one that makes its way a zigzag; what
 * is settled comes before a rest. The first icons stay as long as anything else can go, and what the traveller wrote of is worth a
 * zigzag.
 */
export function settled(wanted: StopOption[], day: number, draft: DraftWithMeals): TimedOption[] {
  const { candidates } = draft
  const musts = mustsOf(draft)
  const wished = wishedFor(draft.request, draft.destination)
  const asked = new Set(wished.among(wanted.map(({ candidate }) => candidate.place)).map(({ id }) => id))
  // Those that are no icon first, then the later icons.
  const rank = ({ candidate }: StopOption) => {
    const place = musts.indexOf(candidate.place.id)
    return place < 0 ? musts.length : place
  }
  let stops = wanted
  while (stops.length > 0) {
    const without = (stop: StopOption) => stops.filter((each) => each !== stop)
    const free = stops.filter(({ meal, kept }) => !meal && !kept)
    // Without a stop between two rides the way past it may be a walk.
    const walkable = free.filter((stop) => isWalkable(without(stop), draft))
    // And without one between two walks the way past it may be a ride, which costs.
    const paid = walkable.filter((stop) => isPaidFor(without(stop), draft))
    const spare = [paid, walkable, free].find((each) => each.length > 0) ?? []
    const ratio = candidates.keepExisting ? 1 : ratioOf(stops, draft)
    const times = dayTimes(stops, day, draft)
    if (times && ratio <= hard.zigzag) return times
    const [first] = (
      times
        ? spare
            .filter((stop) => !asked.has(stop.candidate.place.id) && ratioOf(without(stop), draft) < ratio)
            .sort((a, b) => ratioOf(without(a), draft) - ratioOf(without(b), draft))
        : spare.sort((a, b) => b.stay[1] - a.stay[1])
    ).sort((a, b) => rank(b) - rank(a))
    if (!first) {
      const bare = times ?? dayTimes(stops, day, draft, { restful: false })
      if (!bare) throw new Error(`Day ${day + 1} has no timetable even with its meals alone`)
      return bare
    }
    stops = without(first)
  }
  return []
}

/** Whether the walks between stops, and those along them, are within what the traveller walks in a day. */
function isWalkable(stops: StopOption[], draft: DraftWithMeals): boolean {
  return wayThrough(stops, draft).walked <= draft.request.filters.maxWalkingDistance * 1000
}

/** Whether a day's spend covers the stops and the rides between them. */
function isPaidFor(stops: StopOption[], draft: DraftWithMeals): boolean {
  const rides = dayFares(wayThrough(stops, draft).fares, draft.destination.transit)
  const cents = stops.reduce((sum, { candidate }) => sum + candidate.costCents, 0)
  return cents + rides <= daySpend(draft.request, draft.destination)
}

/** Leaves open the meal without which a zigzag day is straightest, until it is straight or has one meal left. */
export function withoutFarMeals(planned: TimedOption[], day: number, draft: DraftWithMeals): TimedOption[] {
  let times = planned
  for (;;) {
    const options = times.map(({ option }) => option)
    const eaten = options.filter(({ meal, kept }) => meal && !kept)
    if (ratioOf(options, draft) <= hard.zigzagForMeal || eaten.length < 2) return times
    const [best] = eaten
      .map((meal) => options.filter((option) => option !== meal))
      // Without a table between two rides the way past it may be a walk.
      .filter((rest) => isWalkable(rest, draft))
      .sort((a, b) => ratioOf(a, draft) - ratioOf(b, draft))
    if (!best) return times
    times = settleDay(best, day, draft)
  }
}

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

/**
 * A day without a dinner that is over long before one leaves: the sights of its afternoon are seen longer, by the share that leaves the
 * fewest free minutes. Other sights were looked for before.
 */
export function withLongerVisits(times: TimedOption[], day: number, draft: DraftWithMeals): TimedOption[] {
  if (earlyEnd(times, day, draft) <= medium.gaps.end.from) return times
  const stops = times.map(({ option }) => option)
  const room = hard.roomForGaps.minutes[draft.request.filters.pace]
  let best = times
  for (const longer of soft.longerForLateEnd) {
    const made = dayTimes(stops, day, draft, { room, longer })
    if (made && holesOf(made, day, draft) < holesOf(best, day, draft)) best = made
  }
  return best
}

/** The same use of a place that is begun at its other end; none of a place with one end. */
function otherEnd(option: StopOption, { meals: { options } }: DraftWithMeals): StopOption | undefined {
  const { turned, ...forward } = option
  if (turned !== undefined) return { ...forward, site: turned }
  const site = options.find((each) => each.turned === option.site)?.site
  return site === undefined ? undefined : { ...option, site, turned: option.site }
}

/** Of a day's ways, from the base and back: minutes, rides and their fares, and metres on foot with those of the stops themselves. */
function wayThrough(stops: StopOption[], { meals: { travel } }: DraftWithMeals) {
  let [at, minutes, rides, fares, walked] = [0, 0, 0, 0, 0]
  for (const site of [...stops.map((stop) => stop.site), 0]) {
    const leg = at * travel.sites + site
    minutes += travel.way[leg] ?? 0
    rides += travel.ridden[leg] ?? 0
    fares += travel.fares[leg] ?? 0
    walked += travel.walked[leg] ?? 0
    at = site
  }
  for (const { candidate } of stops) walked += candidate.place.line?.footMeters ?? 0
  return { minutes, rides, fares, walked }
}

/** How many times longer than the shortest a day's way round its stops is. */
export function ratioOf(stops: StopOption[], { meals: { travel } }: DraftWithMeals): number {
  return tourRatio([0, ...stops.map(({ site }) => site)], travel.apart, travel.sites)
}
