import { month, weekday } from '~/domain/calendar/calendar-date'
import { tripAsPlace, tripWay } from '~/domain/catalogue/day-trip'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import { openSpans } from '~/domain/catalogue/open-place'
import { grid } from '~/domain/planning/solver/timetable'
import type { CatalogueDraft, DayFrame, KeptStop } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import { asksForConfirmed } from '~/domain/request/filters'
import { type DayHours, dayLoad, mealsWithin, paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { noDayTrips, tripsAskedFor, wishedFor } from '~/domain/request/wishes'
import { tripsOneComesFor } from '../candidates/icons'
import { tell } from '../sentences'
import { stopAway } from './stop-away'

const { dayTrip } = hard

/** The day trips that may stand where the town has no more to offer. */
export function suitableTrips(
  request: PlanRequest,
  destination: Destination,
  spend: number = dayTrip.spend,
): DayTrip[] {
  if (noDayTrips(request.wishes ?? [])) return []
  return destination.dayTrips.filter((trip) => suits(trip, request, destination, spend))
}

/** A day out of town with its stop; undefined where the day is too short for the trip, or the trip is not open. */
export function dayOut(
  trip: DayTrip,
  frame: DayFrame,
  hours: DayHours,
  { request, destination }: { request: PlanRequest; destination: Destination },
): DayFrame | undefined {
  const stop = opens(trip, frame, destination)
    ? tripStop(trip, frame, hours, { request, destination })
    : undefined
  if (!stop) return undefined
  const meals = mealsWithin(frame, hours).filter((meal) => meal !== 'lunch')
  return { ...frame, sights: false, trip, kept: [stop], meals }
}

/**
 * The days with the trips that the traveller wrote of, each on its own day: the one that was named, or else one in the
 * middle. A trip for which no day is left is not made.
 */
export function withTripsAskedFor(
  frames: DayFrame[],
  hours: DayHours,
  about: { request: PlanRequest; destination: Destination },
): DayFrame[] {
  const { request, destination } = about
  let days = frames
  for (const { id, when } of tripsAskedFor(request.wishes ?? [])) {
    const trip =
      id === null
        ? suitableTrips(request, destination).find((each) => answers(each, request))
        : destination.dayTrips.find((each) => each.id === id && suits(each, request, destination))
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
      const out = days.length > 1 ? dayOut(trip, frame, hours, about) : undefined
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
  const suitable = new Set(suitableTrips(request, destination, dayTrip.spendOfIcon))
  for (const trip of tripsOneComesFor(request, destination)) {
    if (made() >= Math.floor(request.days / dayTrip.daysForEach)) break
    if (!suitable.has(trip) || days.some((frame) => frame.trip === trip)) continue
    if (wishedFor(request, destination).refuses(tripAsPlace(trip))) continue
    const free = days
      .map((frame, index) => ({
        frame,
        loss: lostWithout(index, draft) + dayTrip.atEdge * edges(frame, days),
      }))
      .filter(({ frame }) => isWhole(frame, hours))
      .sort((a, b) => a.loss - b.loss)
    for (const { frame } of free) {
      const out = dayOut(trip, frame, hours, draft)
      if (!out) continue
      days = days.map((each) => (each === frame ? out : each))
      break
    }
  }
  return days
}

/** A day in town from its beginning to its end, with nothing settled. */
function isWhole({ from, to, kept, sights, trip, indoors, journeys }: DayFrame, hours: DayHours): boolean {
  const whole = from <= Math.max(hours.from, hard.firstDayFrom) && to >= Math.min(hours.to, hard.lastDayTo)
  return whole && sights && !trip && !indoors && !journeys && kept.length === 0
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

function answers({ interests }: DayTrip, request: PlanRequest): boolean {
  return interests.some((interest) => request.interests.includes(interest))
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

/** Nobody has confirmed access or children for day trips, so that they are not offered where that was asked for. */
function suits(
  { cost, interests, minutes }: DayTrip,
  { filters, budget }: PlanRequest,
  { daily }: Destination,
  spend: number = dayTrip.spend,
) {
  return (
    !asksForConfirmed(filters) &&
    cost.cents <= spend * daily[budget] &&
    interests.length > 0 &&
    paceLimits(filters).load - 2 * minutes >= dayTrip.stay.shortest &&
    !(filters.pace === 'relaxed' && minutes > dayTrip.longestRelaxedRide)
  )
}

/** Whether a day trip leaves less for meals than is usual: its day may be without a table for want of money. */
export function leavesLittle({ cost }: DayTrip, { budget }: PlanRequest, { daily }: Destination): boolean {
  return cost.cents > dayTrip.spend * daily[budget]
}

/** The day out as a stop with its hours; nothing when the day is too short for it. */
function tripStop(
  trip: DayTrip,
  frame: DayFrame,
  hours: DayHours,
  { request: { filters }, destination }: { request: PlanRequest; destination: Destination },
): KeptStop | undefined {
  const { minutes } = tripWay(destination.center, trip, destination)
  const from =
    Math.ceil((Math.max(frame.from + dayTrip.afterBreakfast, dayTrip.from) + minutes) / grid) * grid
  // Nobody leaves early for an empty afternoon at the base.
  const free = dayLoad(filters, hours) + hard.roomForGaps.minutes[filters.pace] - 2 * minutes
  if (free < dayTrip.stay.shortest + dayTrip.waysToMeals.least) return undefined
  const most = Math.min(
    dayTrip.stay.longest,
    Math.max(dayTrip.stay.shortest, free - dayTrip.waysToMeals.usual),
    dayTrip.backBy - minutes - from,
  )
  const to = from + Math.floor(most / grid) * grid
  if (to - from < dayTrip.stay.shortest) return undefined
  return stopAway({ place: tripAsPlace(trip), from, to, costCents: trip.cost.cents }, frame, destination, {
    title: tell('trip.title', { to: trip.name }),
    reason: tell('trip.reason', {}),
    minutesOnWay: minutes,
  })
}
