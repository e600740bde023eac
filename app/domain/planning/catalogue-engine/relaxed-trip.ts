import { month } from '~/domain/calendar/calendar-date'
import { toClock, toTwelveHour } from '~/domain/calendar/clock-time'
import { tripAsPlace, tripWay } from '~/domain/catalogue/day-trip'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import { isHoliday } from '~/domain/catalogue/holidays'
import { openSpans } from '~/domain/catalogue/open-place'
import { restsOn } from '~/domain/catalogue/travel'
import { costText } from '~/domain/money/format-money'
import { grid } from '~/domain/planning/solver/timetable'
import { hard } from '~/domain/planning/weights'
import { asksForConfirmed } from '~/domain/request/filters'
import { dayShape, mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { type Candidate, candidates } from './candidates'
import { type DayFrame, tripFrames } from './day-frame'
import type { KeptStop } from './kept-stop'
import { tell } from './sentences'
import { outlineTrip, type TripOutline } from './trip-outline'

const { dayTrip } = hard

/**
 * A trip as the wishes allow it: as a rule every day with sights and three meals. Where places run out, or a day has
 * everything shut, day trips and free days stand between the full ones; meals for which no table is left, or none confirmed
 * for a diet, are left open. Each of them is said. Nothing when there are too few sights for that.
 */
export function relaxedTrip(request: PlanRequest, destination: Destination): TripOutline | undefined {
  const frames = tripFrames(request)
  const whole = outlineTrip(request, destination, { frames })
  if (whole) return whole
  const places = candidates(request, destination, frames, new Set())
  const shut = shutDays(frames, places)
  const rests = frames.filter(({ date }) => restsOn(date, destination.transit)).map(({ day }) => day)
  const loose = looselyShaped(request, destination, frames, shut, places)
  if (loose || rests.length === 0) return loose
  return looselyShaped(request, destination, frames, new Set([...shut, ...rests]), places)
}

/** The trip with as many days of sights as can be, none of them shut. */
function looselyShaped(
  request: PlanRequest,
  destination: Destination,
  frames: DayFrame[],
  shut: ReadonlySet<number>,
  places: Candidate[],
): TripOutline | undefined {
  const holidays = frames.filter(({ day, date }) => !shut.has(day) && isHoliday(destination, date)).length
  const needed = Math.max(1, Math.min(hard.fewestFullDays, request.days - shut.size - holidays))
  const sights = places.filter(({ place: { kind } }) => kind !== 'food' && kind !== 'nightlife').length
  const trips = destination.dayTrips.filter((trip) => suits(trip, request, destination)).length
  const thin = Math.min(
    Math.floor(sights / hard.scarceSightsADay),
    Math.max(Math.floor(sights / hard.scarceSightsOfFullDay), request.days - trips),
  )
  let full = Math.min(request.days - shut.size, Math.max(needed, thin))
  for (; full >= needed; full = Math.min(full - 1, Math.floor(full * hard.fewerFullDays))) {
    const loose = loosened(frames, full, shut, request, destination)
    const outline = outlineTrip(request, destination, { frames: loose, partial: true })
    if (outline) return outline
  }
  return undefined
}

/** Days on which there is no sight to see, whatever else the plan does. */
function shutDays(frames: DayFrame[], places: Candidate[]): Set<number> {
  const sights = places.filter(({ place }) => place.kind !== 'food')
  const shut = frames.filter((_, day) => !sights.some(({ open }) => (open[day] ?? []).length > 0))
  return new Set(shut.map(({ day }) => day))
}

/** The days with `full` of them in town, spread evenly, and day trips and free days between them. */
function loosened(
  frames: DayFrame[],
  full: number,
  shut: ReadonlySet<number>,
  request: PlanRequest,
  destination: Destination,
): DayFrame[] {
  const open = frames.filter(({ day }) => !shut.has(day)).map(({ day }) => day)
  const inTown = new Set(
    Array.from(
      { length: full },
      (_, index) => open[full === 1 ? 0 : Math.round((index * (open.length - 1)) / (full - 1))],
    ),
  )
  const trips = destination.dayTrips.filter((trip) => suits(trip, request, destination))
  const areas = destination.areas
  let wandered = 0
  return frames.map((frame) => {
    if (inTown.has(frame.day)) return frame
    const away = frame.day > 0 && frame.day < request.days - 1
    const next =
      away && !shut.has(frame.day) ? trips.findIndex((trip) => opens(trip, frame, destination)) : -1
    const [trip] = next < 0 ? [] : trips.splice(next, 1)
    const stop = trip && tripStop(trip, frame, request, destination)
    if (stop) return { ...frame, sights: false, trip, kept: [stop], meals: mealsAround(frame) }
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
    dayShape(filters).load - 2 * minutes >= dayTrip.stay.shortest &&
    !(filters.pace === 'relaxed' && minutes > dayTrip.longestRelaxedRide)
  )
}

function mealsAround(frame: DayFrame) {
  return mealsWithin(frame).filter((meal) => meal !== 'lunch')
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
  const free = dayShape(filters).load - 2 * minutes
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
      time: toTwelveHour(from),
      cost: costText(cost.cents, destination.currency),
      placeId: id,
      latitude: at[0],
      longitude: at[1],
      startTime: toClock(from),
      endTime: toClock(to),
      costCents: cost.cents,
      reason: tell('trip.reason', {}),
      travel: { mode: 'transit', minutes, meters: 0 },
    },
  }
}
