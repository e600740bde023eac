import { holdsRide, tripWay } from '~/domain/catalogue/day-trip'
import type { Destination } from '~/domain/catalogue/destination'
import { footMeters } from '~/domain/catalogue/foot-meters'
import { type Ends, endsOf } from '~/domain/catalogue/line-ends'
import type { Place } from '~/domain/catalogue/place'
import { bestWay, longestLeisureWalk, restsOn } from '~/domain/catalogue/travel'
import type { Travel } from '~/domain/catalogue/travel-leg'
import { grid } from '~/domain/planning/solver/timetable'
import type { CatalogueDraft, DayFrame, StopOption, TravelMatrix } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import { isTurnable } from '../candidates/turned-sites'

/** Metres of the longest leg that is walked by someone who walks at most `walkKm` a day. */
function longestWalk(walkKm: number): number {
  return Math.min(longestLeisureWalk, walkKm * 1000 * hard.longestLegShare)
}

/**
 * Ways between a base, the places, the stops that stay and the places begun at their other end, in this order. A leg that
 * is too long for the traveller's walking is ridden; stops that stay on the day of a day trip are that trip.
 */
export function travelMatrix(
  { request, destination, candidates: { places } }: CatalogueDraft<'candidates'>,
  base: Place,
  frames: DayFrame[],
): TravelMatrix {
  const kept = frames.flatMap(({ kept: stops, trip }) =>
    stops.map(({ activity, place, turned = false }) => ({ activity, place, trip, turned })),
  )
  const points: Ends[] = [
    endsOf(base),
    ...places.map(({ place }) => endsOf(place)),
    ...kept.map(({ place, turned }) => endsOf(place, turned)),
    ...places.flatMap(({ place }) => (isTurnable(place) ? [endsOf(place, true)] : [])),
  ]
  const sites = points.length
  const stopAt = (site: number) => kept[site - 1 - places.length]
  const isOut = (site: number) => holdsRide(stopAt(site)?.activity.placeId, destination)
  const longest = longestWalk(request.filters.maxWalkingDistance)
  const travel = (from: number, to: number): Travel => {
    const [start, end] = [points[from]?.end, points[to]?.at]
    if (from === to || !start || !end) return { mode: 'walk', minutes: 0, meters: 0 }
    const [out, back] = [stopAt(to)?.trip, stopAt(from)?.trip]
    if (out) return tripWay(start, out, destination)
    if (back) return tripWay(end, back, destination)
    return bestWay(start, end, destination, longest)
  }
  const matrix = () => new Float64Array(sites * sites)
  const between: TravelMatrix = {
    sites,
    travel,
    ends: (site) => points[site],
    minutes: matrix(),
    way: matrix(),
    meters: matrix(),
    apart: matrix(),
    walked: matrix(),
    ridden: matrix(),
    fares: matrix(),
  }
  const isLine = points.map(({ at, end }) => at !== end)
  const note = (leg: number, way: Travel, nearest: number, fare: number) => {
    const { mode, minutes, meters } = way
    between.minutes[leg] = Math.ceil(minutes / grid) * grid
    between.way[leg] = minutes
    between.meters[leg] = meters
    between.apart[leg] = nearest
    between.walked[leg] = footMeters(way)
    between.ridden[leg] = mode === 'walk' ? 0 : 1
    between.fares[leg] = mode === 'walk' ? 0 : fare
  }
  for (let from = 0; from < sites; from++) {
    for (let to = 0; to < from; to++) {
      const there = travel(from, to)
      const back = isLine[from] || isLine[to] ? travel(to, from) : there
      const nearest = Math.min(there.meters, back.meters)
      const fare = isOut(from) || isOut(to) ? 0 : destination.transit.fareCents
      note(from * sites + to, there, nearest, fare)
      note(to * sites + from, back, nearest, fare)
    }
  }
  return between
}

/** The options that can be reached from the base on each day; what stays stays. The same list where all can. */
export function withinReach(
  options: StopOption[],
  frames: DayFrame[],
  ways: TravelMatrix,
  { transit }: Destination,
): StopOption[] {
  const rests = frames.map(({ date }) => restsOn(date, transit))
  return nearTables(withinAWalk(options, rests, ways), frames, ways)
}

/** On a day on which nothing runs, places around the base between any two of which one can walk, the nearest first. */
function withinAWalk(options: StopOption[], rests: boolean[], ways: TravelMatrix): StopOption[] {
  if (!rests.includes(true)) return options
  const near = rests.map((rest, frame) => (rest ? walkedTo(options, frame, ways) : undefined))
  return options.map((option) =>
    option.kept ? option : openOn(option, (frame) => near[frame]?.has(option.site) !== false),
  )
}

/** The sites of a day of which each can be walked to from the base and from every other. */
function walkedTo(
  options: StopOption[],
  frame: number,
  { ridden, meters, sites }: TravelMatrix,
): ReadonlySet<number> {
  const open = options.filter(({ starts, kept }) => !kept && (starts[frame] ?? []).length > 0)
  const nearest = [...new Set(open.map(({ site }) => site))].sort(
    (a, b) => (meters[a] ?? 0) - (meters[b] ?? 0),
  )
  const chosen = new Set([0])
  const walked = (from: number, to: number) => ridden[from * sites + to] === 0
  for (const site of nearest)
    if ([...chosen].every((other) => walked(other, site) && walked(site, other))) chosen.add(site)
  return chosen
}

/** Only tables near the base on days that have nothing to see elsewhere. */
function nearTables(options: StopOption[], frames: DayFrame[], { minutes }: TravelMatrix): StopOption[] {
  if (frames.every(({ sights }) => sights)) return options
  return options.map((option) =>
    option.meal && !option.kept && (minutes[option.site] ?? 0) > hard.farForMeal
      ? openOn(option, (frame) => frames[frame]?.sights === true)
      : option,
  )
}

/** The option with no starts on other days than these. */
export function openOn(option: StopOption, day: (frame: number) => boolean): StopOption {
  return { ...option, starts: option.starts.map((spans, frame) => (day(frame) ? spans : [])) }
}
