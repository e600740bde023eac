import { shortDate } from '~/domain/calendar/calendar-date'
import { toTwelveHour } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/places/destination'
import { holidayName, isHoliday } from '~/domain/places/holidays'
import type { Meal } from '~/domain/places/place'
import type { PlanRequest } from '~/domain/planner/plan-request'
import type { DayFrame } from './day-frame'
import { capital, listed } from './words'

/** What is different about a day, in words that a traveller can act on; empty for a day like any other. */
export function noteOf(
  frame: DayFrame,
  openMeals: Meal[],
  request: PlanRequest,
  destination: Destination,
): string {
  const { trip, wander, date } = frame
  return [
    ...hoursNote(frame, request),
    ...(isHoliday(destination, date)
      ? [`${shortDate(date)} is a public holiday (${holidayName(destination, date)}): shops may be closed.`]
      : []),
    ...(trip ? [`${capital(trip.by)}, about ${trip.minutes} minutes each way.`] : []),
    ...(wander
      ? [`No stops are planned: what suits you and is open is used up. A quarter to wander: ${wander.name}.`]
      : []),
    ...mealsNote(openMeals, frame, request),
  ].join(' ')
}

function hoursNote({ day }: DayFrame, { arrival, departure, days }: PlanRequest): string[] {
  const clock = (time: string) => toTwelveHour(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return [
    ...(day === 0 && arrival ? [`You arrive at ${clock(arrival)}.`] : []),
    ...(day === days - 1 && departure ? [`You leave at ${clock(departure)}.`] : []),
  ]
}

function mealsNote(open: Meal[], { trip, wander }: DayFrame, { filters }: PlanRequest): string[] {
  const onTheWay = trip && open.includes('lunch')
  const rest = open.filter((meal) => !(onTheWay && meal === 'lunch'))
  const diets = filters.dietaryRestrictions.map((diet) => diet.toLowerCase())
  const tables = diets.length > 0 ? `tables confirmed for ${listed(diets)}` : 'tables we have checked'
  const why = wander ? '' : `: the ${tables} are used up or closed`
  return [
    ...(onTheWay ? ['Lunch is out there, at a table of your choice.'] : []),
    ...(rest.length > 0
      ? [`${capital(listed(rest))} ${rest.length > 1 ? 'are' : 'is'} left to you${why}.`]
      : []),
  ]
}
