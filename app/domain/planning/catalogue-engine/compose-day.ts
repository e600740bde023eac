import { toClock, toTwelveHour } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { dayCost } from '~/domain/itinerary/budget'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import { withRideTicket } from '~/domain/itinerary/ride-ticket'
import { costText } from '~/domain/money/format-money'
import { grid } from '~/domain/planning/solver/timetable'
import { mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Candidate } from './candidates'
import type { DayFrame } from './day-frame'
import { noteOf } from './day-note'
import type { TimedOption } from './day-times'
import { reasonFor } from './reasons'
import { tell } from './sentences'
import type { TripOutline } from './trip-outline'

/** A day before it has a title: what happens when, with the ways between. */
export type UntitledDay = Omit<ItineraryDay, 'title' | 'area'>

/** The activities of a day: its stops, one ticket for its rides, and the way back to the base. */
export function composeDay(
  stops: TimedOption[],
  frame: number,
  { frames, base, travel, taste, places }: TripOutline,
  request: PlanRequest,
  destination: Destination,
  told: Map<string, number>,
): UntitledDay {
  const { currency } = destination
  const { day, date } = frames[frame] ?? { day: frame, date: request.startDate }
  const reasons = { stops, travel: travel.travel, frame, frames, taste, request, destination, base, told }
  const number = day + 1
  let site = 0
  const activities = stops.map((stop, index): Activity => {
    const { option, start, end } = stop
    const { place, costCents } = option.candidate
    const leg = travel.travel(site, option.site)
    site = option.site
    if (option.kept) return { ...option.kept, travel: leg }
    return {
      id: `d${number}-${place.id}`,
      type: option.meal ? 'food' : 'attraction',
      title: place.name,
      description: place.fact,
      time: toTwelveHour(start),
      cost: costText(costCents, currency),
      placeId: place.id,
      latitude: place.at[0],
      longitude: place.at[1],
      startTime: toClock(start),
      endTime: toClock(end),
      costCents,
      reason: reasonFor(index, reasons),
      travel: leg,
      ...(option.meal && { meal: option.meal }),
    }
  })
  const home = travel.travel(site, 0)
  const lastEnd = stops.at(-1)?.end ?? frames[frame]?.to ?? 0
  const back = Math.ceil((lastEnd + home.minutes) / grid) * grid
  const lastDay = number === request.days
  const night = lastDay ? 0 : (base.nightly?.[request.budget] ?? 0)
  activities.push({
    id: `d${number}-stay`,
    type: 'accommodation',
    title: tell(lastDay ? 'stay.title-last' : 'stay.title', { base: base.name }),
    description: base.fact,
    time: toTwelveHour(back),
    ...(night > 0 && { cost: costText(night, currency) }),
    placeId: base.id,
    latitude: base.at[0],
    longitude: base.at[1],
    startTime: toClock(back),
    endTime: toClock(back),
    costCents: night,
    reason: tell(lastDay ? 'stay.reason-last' : 'stay.reason', {}),
    travel: home,
  })
  const withRides = withRideTicket(activities, number, base.at, destination, (ticket) => ticket)
  return {
    day: number,
    date,
    basePlaceId: base.id,
    activities: withRides,
    costCents: dayCost(withRides),
    ...factsOf(frames[frame], request, destination, places),
  }
}

/** What makes the day another than the rest, and says so. */
function factsOf(
  frame: DayFrame | undefined,
  request: PlanRequest,
  destination: Destination,
  places: Candidate[],
) {
  if (!frame) return {}
  const { trip, from, to, day } = frame
  const shorter = (day === 0 && request.arrival) || (day === request.days - 1 && request.departure)
  const hours = { from: toClock(from), to: toClock(to) }
  const openMeals = mealsWithin(frame).filter((meal) => !frame.meals.includes(meal))
  const note = noteOf(frame, openMeals, request, destination, places)
  return {
    ...(trip ? { kind: 'day trip' as const } : frame.wander ? { kind: 'free' as const } : {}),
    ...(shorter && { hours }),
    ...(openMeals.length > 0 && { openMeals }),
    ...(note && { note }),
  }
}
