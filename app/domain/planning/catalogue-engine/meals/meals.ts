import { month } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { tripAsPlace, tripWay } from '~/domain/catalogue/day-trip'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import { isHoliday } from '~/domain/catalogue/holidays'
import { openSpans } from '~/domain/catalogue/open-place'
import { restsOn } from '~/domain/catalogue/travel'
import type { Span } from '~/domain/planning/solver/problem'
import { grid } from '~/domain/planning/solver/timetable'
import type {
  CatalogueDraft,
  CatalogueParts,
  DayFrame,
  DraftWithMeals,
  KeptStop,
  StopOption,
  TravelMatrix,
} from '~/domain/planning/trip-draft'
import { hard, soft } from '~/domain/planning/weights'
import { asksForConfirmed } from '~/domain/request/filters'
import { mealsWithin, paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { stopOptions } from '../candidates/stop-options'
import { tell } from '../sentences'
import { openOn, travelMatrix, withinReach } from './reach'
import { reserveMeals } from './reserve-meals'

const { dayTrip } = hard

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
  const all = stopOptions(draft, frames)
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
export function settledMeals(
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
  const { frames, places } = candidates
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
  const trips = destination.dayTrips.filter((trip) => suits(trip, request, destination))
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
  const trips = [...suitable]
  const areas = destination.areas
  let wandered = 0
  return frames.map((frame) => {
    if (inTown.has(frame.day)) return frame
    const away = frame.day > 0 && frame.day < request.days - 1
    const next =
      away && !shut.has(frame.day) ? trips.findIndex((trip) => opens(trip, frame, destination)) : -1
    const [trip] = next < 0 ? [] : trips.splice(next, 1)
    const stop = trip && tripStop(trip, frame, request, destination)
    if (stop) {
      const meals = mealsWithin(frame, hours).filter((meal) => meal !== 'lunch')
      return { ...frame, sights: false, trip, kept: [stop], meals }
    }
    const wander = areas[wandered++ % areas.length]
    return { ...frame, sights: false, ...(wander && { wander }) }
  })
}

/** Worth the way on that date: the right time of the year, and a weekday on which it is open. */
function opens(trip: DayTrip, { date }: DayFrame, destination: Destination): boolean {
  const spans = openSpans(tripAsPlace(trip), [date], destination)
  return !trip.avoidMonths?.includes(month(date)) && spans.every((day) => day.length > 0)
}

/** Nobody has confirmed access or children for day trips, so that they are not offered where that was asked for. */
function suits(
  { cost, interests, minutes }: DayTrip,
  { filters, budget }: PlanRequest,
  { daily }: Destination,
) {
  return (
    !asksForConfirmed(filters) &&
    cost.cents <= dayTrip.spend * daily[budget] &&
    interests.length > 0 &&
    paceLimits(filters).load - 2 * minutes >= dayTrip.stay.shortest &&
    !(filters.pace === 'relaxed' && minutes > dayTrip.longestRelaxedRide)
  )
}

/** The day out as a stop with its hours; nothing when the day is too short for it. */
function tripStop(
  trip: DayTrip,
  frame: DayFrame,
  { filters }: PlanRequest,
  destination: Destination,
): KeptStop | undefined {
  const { minutes } = tripWay(destination.center, trip, destination)
  const from =
    Math.ceil((Math.max(frame.from + dayTrip.afterBreakfast, dayTrip.from) + minutes) / grid) * grid
  const free = paceLimits(filters).load - 2 * minutes
  if (free < dayTrip.stay.shortest + dayTrip.waysToMeals.least) return undefined
  const most = Math.min(
    dayTrip.stay.longest,
    Math.max(dayTrip.stay.shortest, free - dayTrip.waysToMeals.usual),
    dayTrip.backBy - minutes - from,
  )
  const to = from + Math.floor(most / grid) * grid
  if (to - from < dayTrip.stay.shortest) return undefined
  const place = tripAsPlace(trip)
  const { name, fact, at, cost, id } = trip
  return {
    place,
    from,
    to,
    away: true,
    activity: {
      id: `d${frame.day + 1}-${id}`,
      type: 'attraction',
      title: tell('trip.title', { to: name }),
      description: fact,
      placeId: id,
      latitude: at[0],
      longitude: at[1],
      startTime: toClock(from),
      endTime: toClock(to),
      costCents: cost.cents,
      currency: destination.currency,
      reason: tell('trip.reason', {}),
      travel: { mode: 'transit', minutes, meters: 0 },
    },
  }
}
