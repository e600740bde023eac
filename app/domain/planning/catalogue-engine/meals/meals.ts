import type { Area, DayTrip } from '~/domain/catalogue/destination'
import { isHoliday } from '~/domain/catalogue/holidays'
import { restsOn } from '~/domain/catalogue/travel'
import type { Span } from '~/domain/planning/solver/problem'
import type {
  CatalogueDraft,
  CatalogueParts,
  DayFrame,
  DraftWithMeals,
  StopOption,
  TimedOption,
  TravelMatrix,
} from '~/domain/planning/trip-draft'
import { hard, soft } from '~/domain/planning/weights'
import { mealsWithin } from '~/domain/request/pace'
import { namedPlaces } from '~/domain/request/wishes'
import { isShort } from '../candidates/candidates'
import { stopOptions } from '../candidates/stop-options'
import { dayOut, isShown, shownOn, suitableTrips, withIconTrips, withTripsAskedFor } from './days-out'
import { withFullDays } from './full-days'
import { openOn, travelMatrix, withinReach } from './reach'
import { reserveMeals } from './reserve-meals'

type Draft = CatalogueDraft<'candidates'>

/** Days to try, the nearest to what was asked for first. */
interface Attempt {
  frames: DayFrame[]
  /** Meals that cannot be had are left open. */
  partial: boolean
}

/**
 * A base and meals for a trip as the wishes allow it: as a rule every day has sights and three meals. Where places run out,
 * or a day has everything shut, day trips and free days stand between the full ones; meals for which no table is left, or
 * none confirmed for a diet, are left open. Nothing when there are too few sights for that.
 */
export function tripMeals(draft: Draft): DraftWithMeals | undefined {
  for (const attempt of attempts(draft)) {
    const meals = mealsOf(draft, attempt)
    if (meals) return { ...draft, meals }
  }
  return undefined
}

/** A base from which each of these days has its meals, and a sight where it needs one. */
export function mealsOf(draft: Draft, { frames, partial }: Attempt): CatalogueParts['meals'] | undefined {
  const { destination, candidates } = draft
  const all = onceOnly(stopOptions(draft, frames), frames, draft)
  if (!sightEachDay(all, frames)) return undefined
  for (const base of candidates.bases) {
    const travel = travelMatrix(draft, base, frames)
    const near = breakfastNearby(withinReach(all, frames, travel, destination), frames, travel)
    if (!sightEachDay(near.options, near.frames)) continue
    const reserved = reserveMeals(near.options, travel, near.frames, draft, partial)
    if (!reserved) continue
    const meals = { ...near, base, travel, reserved }
    return partial ? settledMeals(meals, draft) : meals
  }
  return undefined
}

/** What fills a day, or is seen on a day trip, is not visited on another; a place that the traveller wrote of is. */
function onceOnly(options: StopOption[], frames: DayFrame[], { request, destination }: Draft): StopOption[] {
  const asked = namedPlaces(request.wishes ?? [])
  const out = frames.flatMap((frame) => shownOn(frame, destination)).filter((id) => !asked.has(id))
  const elsewhere = new Set([...out, ...frames.flatMap(({ filledBy }) => filledBy?.id ?? [])])
  if (elsewhere.size === 0) return options
  return options.map((option) =>
    !option.kept && elsewhere.has(option.candidate.place.id) ? openOn(option, () => false) : option,
  )
}

/**
 * Nobody rides to breakfast: it is around the corner, or a short walk away where there is too little there. On days for
 * which no such table is left it is where one stays.
 */
function breakfastNearby(options: StopOption[], frames: DayFrame[], travel: TravelMatrix) {
  const free = options.filter(({ meal, kept }) => meal === 'breakfast' && !kept)
  const walked = free.filter(({ site }) => travel.ridden[site] === 0)
  const corner = walked.filter(({ site }) => (travel.way[site] ?? 0) <= hard.breakfastWalk)
  const wanted = frames.filter(({ meals }) => meals.includes('breakfast')).length
  const used = corner.length >= wanted + hard.spareTables ? corner : walked
  if (used.length === free.length) return { options, frames }
  let left = used.length
  const days = frames.map((frame, index) => {
    const served = used.some(({ starts }) => (starts[index] ?? []).length > 0)
    const kept = frame.kept.some(({ activity }) => activity.meal === 'breakfast')
    if (!frame.meals.includes('breakfast') || kept || (served && left-- > 0)) return frame
    return { ...frame, meals: frame.meals.filter((meal) => meal !== 'breakfast') }
  })
  const served = options.flatMap((option) => {
    if (option.meal !== 'breakfast' || option.kept) return option
    return used.includes(option)
      ? openOn(option, (day) => days[day]?.meals.includes('breakfast') === true)
      : []
  })
  return { options: served, frames: days }
}

/**
 * No other meals than those reserved, so that a table is not moved from a full day to a free one, and time for a lunch that
 * is left open.
 */
function settledMeals(
  meals: CatalogueParts['meals'],
  { candidates: { hours } }: Draft,
): CatalogueParts['meals'] {
  const { reserved, options } = meals
  const frames = meals.frames.map((frame, index) => {
    const eaten = (reserved[index] ?? []).map((visit) => options[visit]?.meal)
    return { ...frame, meals: frame.meals.filter((meal) => eaten.includes(meal)) }
  })
  const lunchIsOpen = frames.map(
    (frame) => !frame.trip && mealsWithin(frame, hours).includes('lunch') && !frame.meals.includes('lunch'),
  )
  const served = options.map((option) => {
    const { meal, kept, starts, stay } = option
    if (kept) return option
    if (meal) return openOn(option, (frame) => frames[frame]?.meals.includes(meal) === true)
    const paused = starts.map((spans, frame) => (lunchIsOpen[frame] ? aroundPause(spans, stay[1]) : spans))
    return { ...option, starts: paused }
  })
  return { ...meals, frames, options: served }
}

/** The meals of a draft once its days are solved: a meal that was left out there is open, and a day that got no sight is a free one. */
export function mealsAsSolved(
  draft: DraftWithMeals,
  days: TimedOption[][],
  leftOut: boolean,
): CatalogueParts['meals'] {
  const { meals, destination } = draft
  const settled = leftOut ? settledMeals({ ...meals, reserved: eatenOn(days, meals) }, draft) : meals
  return { ...settled, frames: withFreeDays(settled.frames, days, destination.areas) }
}

/** By day, the options that are meals or stay. */
function eatenOn(days: TimedOption[][], { options }: CatalogueParts['meals']): number[][] {
  return days.map((stops) =>
    stops.flatMap(({ option }) => (option.meal || option.kept ? [options.indexOf(option)] : [])),
  )
}

/** A day that got no sight in the end is a free one. */
function withFreeDays(frames: DayFrame[], days: TimedOption[][], areas: Area[]): DayFrame[] {
  return frames.map((frame, index) => {
    if (frame.standstill) return frame
    const sights = days[index]?.some(({ option }) => !option.meal)
    const wander = frame.wander ?? areas[index % areas.length]
    return sights || !wander || isShort(frame) ? frame : { ...frame, wander }
  })
}

/** Starts of a visit of `minutes` that leave the middle of the day free. */
function aroundPause(starts: Span[], minutes: number): Span[] {
  const [before, after] = [soft.noon - minutes, soft.noon + hard.pause]
  return starts.flatMap(({ from, to }) => [
    ...(from <= before ? [{ from, to: Math.min(to, before) }] : []),
    ...(to >= after ? [{ from: Math.max(from, after), to }] : []),
  ])
}

/** Whether each day that wants one can have a sight of its own (Kuhn's augmenting paths over the days). */
function sightEachDay(options: StopOption[], frames: DayFrame[]): boolean {
  const dayOf = new Map<number, number>()
  const sights = options.filter(({ meal, turned }) => !meal && turned === undefined)
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

function wantsSight({ sights, from, to, kept }: DayFrame): boolean {
  return sights && to - from >= hard.shortestDayThatNeedsASight && kept.length === 0
}

/** The days as they were asked for; then with as many days of sights as can be, none of them shut; then with none on which nothing runs. */
function* attempts(draft: Draft): Generator<Attempt> {
  const { destination, candidates } = draft
  const { frames, places, hours } = candidates
  const asked = withTripsAskedFor(frames, hours, draft)
  const full = withFullDays(asked, draft)
  const out = withIconTrips(full, draft)
  if (out !== full) {
    yield { frames: out, partial: false }
    yield { frames: out, partial: true }
  }
  if (full !== asked) yield { frames: full, partial: false }
  if (asked !== frames) yield { frames: asked, partial: false }
  yield { frames, partial: false }
  const sights = places.filter(({ place }) => place.kind !== 'food')
  const shut = frames.filter((_, day) => !sights.some(({ open }) => (open[day] ?? []).length > 0))
  const shutDays = shut.map(({ day }) => day)
  yield* relaxed(draft, new Set(shutDays))
  const rests = frames.filter(({ date }) => restsOn(date, destination.transit)).map(({ day }) => day)
  if (rests.length > 0) yield* relaxed(draft, new Set([...shutDays, ...rests]))
}

/** Fewer and fewer days of sights, with meals left open. */
function* relaxed(draft: Draft, shut: ReadonlySet<number>): Generator<Attempt> {
  const { request, destination, candidates } = draft
  const { frames, places } = candidates
  const holidays = frames.filter(({ day, date }) => !shut.has(day) && isHoliday(destination, date)).length
  const needed = Math.max(1, Math.min(hard.fewestFullDays, request.days - shut.size - holidays))
  const sights = places.filter(({ place: { kind } }) => kind !== 'food' && kind !== 'nightlife').length
  const trips = suitableTrips(request, destination)
  const thin = Math.min(
    Math.floor(sights / hard.scarceSightsADay),
    Math.max(Math.floor(sights / hard.scarceSightsOfFullDay), request.days - trips.length),
  )
  let full = Math.min(request.days - shut.size, Math.max(needed, thin))
  for (; full >= needed; full = Math.min(full - 1, Math.floor(full * hard.fewerFullDays)))
    yield { frames: loosened(draft, full, shut, trips), partial: true }
}

/** The days with `full` of them in town, spread evenly, and day trips and free days between them. */
function loosened(
  { request, destination, candidates: { frames, hours } }: Draft,
  full: number,
  shut: ReadonlySet<number>,
  suitable: DayTrip[],
): DayFrame[] {
  const open = frames.filter(({ day }) => !shut.has(day)).map(({ day }) => day)
  const inTown = new Set(
    Array.from(
      { length: full },
      (_, index) => open[full === 1 ? 0 : Math.round((index * (open.length - 1)) / (full - 1))],
    ),
  )
  let trips = suitable
  const areas = destination.areas
  let wandered = 0
  return frames.map((frame) => {
    if (inTown.has(frame.day) || frame.standstill) return frame
    const away = frame.day > 0 && frame.day < request.days - 1 && !shut.has(frame.day)
    for (const trip of away ? trips : []) {
      const out = dayOut(trip, frame, hours, { request, destination })
      if (!out) continue
      trips = trips.filter((each) => !isShown(each, [out], destination))
      return out
    }
    const wander = areas[wandered++ % areas.length]
    return { ...frame, sights: false, ...(wander && { wander }) }
  })
}
