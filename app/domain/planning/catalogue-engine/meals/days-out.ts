import { month, weekday } from '~/domain/calendar/calendar-date'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { tripAsPlace, tripWay } from '~/domain/catalogue/day-trip'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import { localClock } from '~/domain/catalogue/local-clock'
import { openSpans } from '~/domain/catalogue/open-place'
import { interests } from '~/domain/catalogue/vocabulary'
import { partsInTime } from '~/domain/itinerary/with-day-trip'
import { grid } from '~/domain/planning/solver/timetable'
import type { CatalogueDraft, DayFrame } from '~/domain/planning/trip-draft'
import { hard, soft } from '~/domain/planning/weights'
import { asksForConfirmed } from '~/domain/request/filters'
import { type DayHours, dayLoad, mealsWithin, paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { isWholeDay } from '~/domain/request/trip-ends'
import { noDayTrips, tripsAskedFor, wishedFor } from '~/domain/request/wishes'
import { tripsOneComesFor } from '../candidates/icons'
import { tell } from '../sentences'
import { stopAway } from './stop-away'

const { dayTrip } = hard

/** The day trips that may stand where the town has no more to offer. */
export function suitableTrips(request: PlanRequest, destination: Destination): DayTrip[] {
  if (noDayTrips(request.wishes ?? [])) return []
  return destination.dayTrips.filter(
    (trip) => suits(trip, request) && isAffordable(trip, request, destination),
  )
}

/**
 * A day out of town with its stop; undefined where the day is too short for the trip, or the trip is not open. Who comes for it gets up
 * early where it is far.
 */
export function dayOut(
  trip: DayTrip,
  frame: DayFrame,
  hours: DayHours,
  about: About,
  isWanted = false,
): DayFrame | undefined {
  const { destination } = about
  if (!opens(trip, frame, destination)) return undefined
  const usual = hoursThere(trip, frame, hours, about)
  const long =
    isWanted && usual.to - usual.from < dayTrip.longDay.least ? longDay(trip, frame, about) : undefined
  const { from, to } = long ?? usual
  if (to - from < dayTrip.stay.shortest) return undefined
  const visit = { place: tripAsPlace(trip), from, to, costCents: trip.cost.cents }
  const stop = stopAway(visit, frame, destination, {
    title: tell('trip.title', { to: trip.name }),
    reason: tell('trip.reason', {}),
    minutesOnWay: trip.minutes,
  })
  const meals = mealsWithin(frame, hours).filter((meal) => meal === 'dinner' || (!long && meal !== 'lunch'))
  return { ...frame, from: long?.gone ?? frame.from, sights: false, trip, kept: [stop], meals }
}

/** The day trip of a day, and what its parts show: places of the town and other day trips. */
export function shownOn({ trip, kept: [stay] }: DayFrame, destination: Destination): string[] {
  if (!trip || !stay) return []
  const parts = partsInTime(trip.parts ?? [], stay, localClock(destination).meals.lunch)
  return [trip.id, ...parts.flatMap(({ places = [] }) => places)]
}

/** Whether these days show a day trip, or what it always shows: who has bathed in the Dead Sea below Masada goes elsewhere next. */
export function isShown(trip: DayTrip, days: readonly DayFrame[], destination: Destination): boolean {
  const shown = days.flatMap((day) => shownOn(day, destination))
  const always = (trip.parts ?? []).flatMap(({ ifTime, places = [] }) => (ifTime ? [] : places))
  return [trip.id, ...always].some((id) => shown.includes(id))
}

/** Whether a day out begins before breakfast. */
export function isEarly({ trip, kept: [stop] }: DayFrame): boolean {
  return trip !== undefined && stop !== undefined && stop.from - trip.minutes < dayTrip.from
}

interface About {
  request: PlanRequest
  destination: Destination
  candidates?: Pick<CatalogueDraft<'candidates'>['candidates'], 'bases'>
}

interface HoursThere {
  from: MinuteOfDay
  to: MinuteOfDay
}

/**
 * The days with the trips that the traveller wrote of, each on its own day: the one that was named, or else one in the
 * middle. A trip for which no day is left is not made.
 */
export function withTripsAskedFor(frames: DayFrame[], hours: DayHours, about: About): DayFrame[] {
  const { request, destination } = about
  let days = frames
  for (const { id, when } of tripsAskedFor(request.wishes ?? [])) {
    const trip =
      id === null
        ? suitableTrips(request, destination).find(
            (each) => answers(each, request) && !isShown(each, days, destination),
          )
        : destination.dayTrips.find(
            (each) =>
              each.id === id &&
              suits(each, request, true) &&
              (isAffordable(each, request, destination) || isPaidBeside(each, request, destination)),
          )
    if (!trip) continue
    const middle = [...days].sort((a, b) => edges(a, days) - edges(b, days))
    const free = middle.filter(
      ({ day, date, kept, sights }) =>
        sights &&
        kept.length === 0 &&
        (when?.day === undefined || when.day === day + 1) &&
        (when?.weekday === undefined || weekday(date) === when.weekday % 7),
    )
    for (const frame of free) {
      const out = days.length > 1 ? dayOut(trip, frame, hours, about, id !== null) : undefined
      if (!out) continue
      days = days.map((each) => (each === frame ? out : each))
      break
    }
  }
  return days
}

/**
 * The days with the trips that one comes for as one comes for the town, such as Pompeii from Naples: each in the place of the day on
 * which the town has least to give, so that what belongs together there is dealt out to the days that are left.
 */
export function withIconTrips(frames: DayFrame[], draft: CatalogueDraft<'candidates'>): DayFrame[] {
  const { request, destination, candidates } = draft
  const { hours } = candidates
  let days = frames
  const made = () => days.filter(({ trip }) => trip).length
  if (noDayTrips(request.wishes ?? [])) return days
  for (const { trip, rank } of tripsOneComesFor(request, destination)) {
    const isFirst = rank < dayTrip.beside.first
    const most = request.days / (isFirst ? dayTrip.daysForFirst : dayTrip.daysForEach)
    if (made() >= Math.floor(most)) break
    if (!suits(trip, request, true) || isShown(trip, days, destination)) continue
    if (
      !isAffordable(trip, request, destination, dayTrip.spendOfIcon) &&
      !isPaidBeside(trip, request, destination)
    )
      continue
    if (wishedFor(request, destination).refuses(tripAsPlace(trip))) continue
    const free = days
      .map((frame, index) => ({
        frame,
        loss: lostWithout(index, draft) + dayTrip.atEdge * edges(frame, days),
      }))
      .filter(({ frame }) => isWhole(frame, hours))
      .sort((a, b) => a.loss - b.loss)
    for (const { frame } of free) {
      const out = dayOut(trip, frame, hours, draft, true)
      if (!out) continue
      days = days.map((each) => (each === frame ? out : each))
      break
    }
  }
  return days
}

/** A day in town from its beginning to its end, or to a usual arrival or departure, with nothing settled. */
function isWhole(frame: DayFrame, hours: DayHours): boolean {
  const { kept, sights, trip, indoors, journeys } = frame
  return isWholeDay(frame, hours) && sights && !trip && !indoors && !journeys && kept.length === 0
}

/** How many of the icons are lost where the town is not seen on that day: a share of those that are open on few. */
function lostWithout(
  day: number,
  { request, candidates: { places, taste } }: CatalogueDraft<'candidates'>,
): number {
  const musts = new Set(taste.musts.slice(0, hard.musts(request.days)))
  return places.reduce((sum, { place, open }) => {
    const isOpen = musts.has(place.id) && (open[day] ?? []).length > 0
    return isOpen ? sum + 1 / open.filter((spans) => spans.length > 0).length : sum
  }, 0)
}

function answers({ interests: about }: DayTrip, request: PlanRequest): boolean {
  return about.some((interest) => request.interests.includes(interest))
}

/** Days of arrival and departure last. */
function edges({ day }: DayFrame, days: readonly DayFrame[]): number {
  return day === 0 || day === days.length - 1 ? 1 : 0
}

/** Worth the way on that date: the right time of the year, and a weekday on which it is open. */
function opens(trip: DayTrip, { date }: DayFrame, destination: Destination): boolean {
  const spans = openSpans(tripAsPlace(trip), [date], destination)
  return !trip.avoidMonths?.includes(month(date)) && spans.every((day) => day.length > 0)
}

/**
 * Nobody has confirmed access or children for day trips, so that they are not offered where that was asked for. How far one goes for a
 * trip that one comes for its hours decide.
 */
function suits({ interests: about, minutes }: DayTrip, { filters }: PlanRequest, isWanted = false): boolean {
  return (
    !asksForConfirmed(filters) &&
    about.length > 0 &&
    (isWanted || paceLimits(filters).load - 2 * minutes >= dayTrip.stay.shortest) &&
    !(filters.pace === 'relaxed' && minutes > dayTrip.longestRelaxedRide)
  )
}

function isAffordable(
  { cost }: DayTrip,
  { budget }: PlanRequest,
  { daily }: Destination,
  spend: number = dayTrip.spend,
): boolean {
  return cost.cents <= spend * daily[budget]
}

/** Whether a day trip leaves less for meals than is usual: its day may be without a table for want of money. */
export function leavesLittle(trip: DayTrip, request: PlanRequest, destination: Destination): boolean {
  return !isAffordable(trip, request, destination) && !isPaidBeside(trip, request, destination)
}

/**
 * Whether a day trip is paid beside the day's spend: one of the first icons that takes most of it or more. Nobody leaves out Machu Picchu
 * because a day in Cusco costs less than the train. Who has named a sum keeps to it.
 */
export function isPaidBeside(trip: DayTrip, request: PlanRequest, destination: Destination): boolean {
  const { first, days } = dayTrip.beside
  const cost = trip.cost.cents / destination.daily[request.budget]
  const isNamed = request.wishes?.some(({ is }) => is === 'spend') === true
  if (
    cost <= dayTrip.spend ||
    cost > days ||
    isNamed ||
    !interests.some((each) => request.interests.includes(each))
  )
    return false
  return tripsOneComesFor(request, destination).some((each) => each.trip === trip && each.rank < first)
}

/** The day trips of these days that are paid beside the day's spend, as ids of places. */
export function paidBeside(
  frames: readonly DayFrame[],
  { request, destination }: About,
): ReadonlySet<string> {
  return new Set(
    frames.flatMap(({ trip }) => (trip && isPaidBeside(trip, request, destination) ? [trip.id] : [])),
  )
}

/** Minutes to a day trip, from the base that is tried first where one is known. */
function minutesTo(trip: DayTrip, { destination, candidates }: About): number {
  return tripWay(candidates?.bases[0]?.at ?? destination.center, trip, destination).minutes
}

/** When one leaves there: as the day asks, or before where the last way back is earlier. */
function lastThere({ lastBack = '24:00' }: DayTrip, by: MinuteOfDay): MinuteOfDay {
  return Math.min(by, fromClock(lastBack))
}

/** When one is there, from and to; an empty stay where the day is too short for it. */
function hoursThere(trip: DayTrip, frame: DayFrame, hours: DayHours, about: About): HoursThere {
  const { filters } = about.request
  const minutes = minutesTo(trip, about)
  const from =
    Math.ceil((Math.max(frame.from + dayTrip.afterBreakfast, dayTrip.from) + minutes) / grid) * grid
  // Nobody leaves early for an empty afternoon at the base.
  const free = dayLoad(filters, hours) + hard.roomForGaps.minutes[filters.pace] - 2 * minutes
  if (free < dayTrip.stay.shortest + dayTrip.waysToMeals.least) return { from, to: from }
  const last = lastThere(trip, Math.min(dayTrip.backBy, frame.to) - minutes) - from
  const most = Math.min(
    dayTrip.stay.longest,
    Math.max(dayTrip.stay.shortest, free - dayTrip.waysToMeals.usual),
    last,
  )
  // Nor is one back hours before dinner, where a little longer there is no burden.
  const dinner = hours.meals.dinner.usual - soft.likedMeal.dinner.earlier
  const longer = Math.min(dayTrip.longer, dinner - dayTrip.beforeDinner - minutes - from - most)
  const stay = Math.min(dayTrip.stay.longest, last, most + Math.max(0, longer))
  return { from, to: from + Math.floor(stay / grid) * grid }
}

/** The same for a day that begins early; nothing on a day that does not begin as early as others, or where that is not enough. */
function longDay(
  trip: DayTrip,
  frame: DayFrame,
  about: About,
): (HoursThere & { gone: MinuteOfDay }) | undefined {
  const { by, from: earliest, stay, shortest } = dayTrip.longDay
  const backBy = Math.min(dayTrip.longDay.backBy, frame.to)
  const way = Math.ceil(minutesTo(trip, about) / grid) * grid
  const gone = Math.max(earliest, Math.min(by, Math.floor((backBy - 2 * way - stay) / grid) * grid))
  const there = Math.min(stay, lastThere(trip, backBy - way) - way - gone)
  return frame.from > by || there < shortest
    ? undefined
    : { gone, from: gone + way, to: gone + way + Math.floor(there / grid) * grid }
}
