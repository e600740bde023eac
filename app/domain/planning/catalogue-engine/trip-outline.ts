import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import { restsOn } from '~/domain/catalogue/travel'
import { hard } from '~/domain/planning/weights'
import { mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { rankedBases } from './base-choice'
import { type Candidate, candidates } from './candidates'
import { type DayFrame, tripFrames } from './day-frame'
import { aroundPause } from './day-pause'
import { weatherOf } from './day-weather'
import { keptOption } from './kept-stop'
import { type ReservedMeals, reserveMeals } from './reserve-meals'
import { type StopOption, stopOptions } from './stop-option'
import { type Taste, tasteOf } from './taste'
import { type TravelMatrix, travelMatrix } from './travel-matrix'

/** A trip whose hard wishes can be met: the base is chosen, and each day has its meals and a sight it can have. */
export interface TripOutline {
  frames: DayFrame[]
  base: Place
  places: Candidate[]
  options: StopOption[]
  travel: TravelMatrix
  taste: Taste
  reserved: ReservedMeals
  /** The places are those of a plan that is put in a better order: as many of them as possible stay. */
  keepExisting: boolean
}

interface Given {
  /** The days to plan; all of them by default. */
  frames?: DayFrame[]
  /** Places in use elsewhere. */
  taken?: ReadonlySet<string>
  /** Where the days start and end; chosen by default. */
  base?: Place
  keepExisting?: boolean
  /** Meals that cannot be had are left open. */
  partial?: boolean
}

/** Chooses the base and reserves the meals; nothing when the wishes leave too few places for that from any base. */
export function outlineTrip(
  request: PlanRequest,
  destination: Destination,
  {
    frames = tripFrames(request),
    taken = new Set(),
    base: given,
    keepExisting = false,
    partial = false,
  }: Given = {},
): TripOutline | undefined {
  const kept = frames.flatMap((frame) => frame.kept)
  const inUse = new Set([...taken, ...kept.map(({ place }) => place.id)])
  const places = candidates(request, destination, frames, inUse)
  const taste = tasteOf(request, destination)
  const all = [
    ...stopOptions(places, request.filters, frames, weatherOf(frames, destination)),
    ...keptOptions(frames, places.length + 1),
  ]
  if (!sightEachDay(all, frames)) return undefined
  const rests = frames.map(({ date }) => restsOn(date, destination.transit))
  for (const base of given ? [given] : rankedBases(request, destination, places, taste)) {
    const points = [base.at, ...[...places, ...kept].map(({ place }) => place.at)]
    const trips = tripSites(frames, places.length + 1)
    const between = travelMatrix(points, destination, request.filters.maxWalkingDistance, trips)
    const options = nearTables(withinAWalk(all, rests, between), frames, between)
    if (options !== all && !sightEachDay(options, frames)) continue
    const reserved = reserveMeals(options, between, frames, request, destination, partial)
    if (!reserved) continue
    const outline = { frames, base, places, options, travel: between, taste, reserved, keepExisting }
    return partial ? settledMeals(outline) : outline
  }
  return undefined
}

/**
 * On a day on which nothing runs, places around the base between any two of which one can walk, the nearest first; what
 * stays stays. The same options where no day is like that.
 */
function withinAWalk(options: StopOption[], rests: boolean[], ways: TravelMatrix): StopOption[] {
  if (!rests.includes(true)) return options
  const near = rests.map((rest, frame) => (rest ? walkedTo(options, frame, ways) : undefined))
  return options.map((option) =>
    option.kept
      ? option
      : {
          ...option,
          starts: option.starts.map((spans, frame) => (near[frame]?.has(option.site) === false ? [] : spans)),
        },
  )
}

/** The options with only tables near the base on days that have nothing to see elsewhere. */
function nearTables(options: StopOption[], frames: DayFrame[], { minutes }: TravelMatrix): StopOption[] {
  if (frames.every(({ sights }) => sights)) return options
  return options.map((option) =>
    option.meal && !option.kept && (minutes[option.site] ?? 0) > hard.farForMeal
      ? { ...option, starts: option.starts.map((spans, frame) => (frames[frame]?.sights ? spans : [])) }
      : option,
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
  for (const site of nearest)
    if ([...chosen].every((other) => ridden[other * sites + site] === 0)) chosen.add(site)
  return chosen
}

function keptOptions(frames: DayFrame[], firstSite: number): StopOption[] {
  const all = frames.flatMap(({ kept }, frame) => kept.map((stop) => ({ stop, frame })))
  return all.map(({ stop, frame }, index) => keptOption(stop, firstSite + index, frame, frames.length))
}

/** The sites that are day trips. */
function tripSites(frames: DayFrame[], firstSite: number): Map<number, DayTrip> {
  const kept = frames.flatMap((frame) => frame.kept.map(() => frame.trip))
  return new Map(kept.flatMap((trip, index) => (trip ? [[firstSite + index, trip] as const] : [])))
}

/**
 * The outline with no other meals than those reserved, so that a table is not moved from a full day to a free one, and
 * with time for a lunch that is left open.
 */
export function settledMeals(outline: TripOutline): TripOutline {
  const { reserved, options } = outline
  const frames = outline.frames.map((frame, index) => {
    const eaten = (reserved[index] ?? []).map((visit) => options[visit]?.meal)
    return { ...frame, meals: frame.meals.filter((meal) => eaten.includes(meal)) }
  })
  const lunchIsOpen = frames.map(
    (frame) => !frame.trip && mealsWithin(frame).includes('lunch') && !frame.meals.includes('lunch'),
  )
  const served = options.map((option) => {
    const { meal, kept, starts } = option
    if (kept) return option
    if (!meal) {
      const paused = starts.map((spans, frame) =>
        lunchIsOpen[frame] ? aroundPause(spans, option.stay[1]) : spans,
      )
      return { ...option, starts: paused }
    }
    return {
      ...option,
      starts: starts.map((spans, frame) => (frames[frame]?.meals.includes(meal) ? spans : [])),
    }
  })
  return { ...outline, frames, options: served }
}

function wantsSight({ sights, from, to, kept }: DayFrame): boolean {
  return sights && to - from >= hard.shortestDayThatNeedsASight && kept.length === 0
}

/** Whether each day that wants one can have a sight of its own (Kuhn's augmenting paths over the days). */
function sightEachDay(options: StopOption[], frames: DayFrame[]): boolean {
  const dayOf = new Map<number, number>()
  const sights = options.filter(({ meal }) => !meal)
  const place = (day: number, tried: Set<number>): boolean =>
    sights.some(({ site, spans }) => {
      if (tried.has(site) || (spans[day] ?? []).length === 0) return false
      tried.add(site)
      const taken = dayOf.get(site)
      if (taken !== undefined && !place(taken, tried)) return false
      dayOf.set(site, day)
      return true
    })
  return frames.every((frame, day) => !wantsSight(frame) || place(day, new Set()))
}
