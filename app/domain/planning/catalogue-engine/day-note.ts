import { shortDate } from '~/domain/calendar/calendar-date'
import { toTwelveHour } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { holidayName, isHoliday } from '~/domain/catalogue/holidays'
import type { Meal } from '~/domain/catalogue/place'
import { restsOn } from '~/domain/catalogue/travel'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Candidate } from './candidates'
import type { DayFrame } from './day-frame'
import { needsOfSights, needsOfTables } from './needs'
import { capital, listed } from './words'

/** What is different about a day, in words that a traveller can act on; empty for a day like any other. */
export function noteOf(
  frame: DayFrame,
  openMeals: Meal[],
  request: PlanRequest,
  destination: Destination,
  places: Candidate[],
): string {
  const { trip, wander, date } = frame
  return [
    ...hoursNote(frame, request),
    ...(isHoliday(destination, date)
      ? [`${shortDate(date)} is a public holiday (${holidayName(destination, date)}): shops may be closed.`]
      : []),
    ...(restsOn(date, destination.transit)
      ? [`Nothing runs on ${shortDate(date)} (${destination.transit.name}), so everything is within a walk.`]
      : []),
    ...(trip ? [`${capital(trip.by)}, about ${trip.minutes} minutes each way.`] : []),
    ...(wander
      ? [`No stops are planned: ${usedUp(frame, request, destination)} A quarter to wander: ${wander.name}.`]
      : []),
    ...mealsNote(openMeals, frame, request, places),
  ].join(' ')
}

function usedUp({ date }: DayFrame, request: PlanRequest, { transit }: Destination): string {
  const needs = needsOfSights(request)
  const what = needs ? `what is confirmed for ${needs}` : 'what suits you'
  return restsOn(date, transit)
    ? `${what} is closed or too far to walk.`
    : `${what} and is open is already in the plan.`
}

function hoursNote({ day }: DayFrame, { arrival, departure, days }: PlanRequest): string[] {
  const clock = (time: string) => toTwelveHour(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return [
    ...(day === 0 && arrival ? [`You arrive at ${clock(arrival)}.`] : []),
    ...(day === days - 1 && departure ? [`You leave at ${clock(departure)}.`] : []),
  ]
}

function mealsNote(
  open: Meal[],
  { trip, wander }: DayFrame,
  request: PlanRequest,
  places: Candidate[],
): string[] {
  const onTheWay = trip && open.includes('lunch')
  const rest = open.filter((meal) => !(onTheWay && meal === 'lunch'))
  const needs = needsOfTables(request)
  const why = !places.some(({ place }) => place.kind === 'food')
    ? `: we know of no table confirmed for ${needs || 'this trip'}`
    : wander
      ? ''
      : `: the tables ${needs ? `confirmed for ${needs}` : 'we have checked'} are used up, closed or out of the way`
  const time = rest.includes('lunch') && !wander ? ', and there is time for lunch' : ''
  return [
    ...(onTheWay ? ['Lunch is out there, at a table of your choice.'] : []),
    ...(rest.length > 0
      ? [`${capital(listed(rest))} ${rest.length > 1 ? 'are' : 'is'} left to you${why}${time}.`]
      : []),
  ]
}
