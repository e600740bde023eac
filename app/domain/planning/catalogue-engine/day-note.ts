import type { Destination } from '~/domain/catalogue/destination'
import { holidayName, isHoliday } from '~/domain/catalogue/holidays'
import type { Meal } from '~/domain/catalogue/place'
import { restsOn } from '~/domain/catalogue/travel'
import { type Message, type Said, sequence } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Candidate } from './candidates'
import type { DayFrame } from './day-frame'
import { needsOfSights, needsOfTables } from './needs'
import { tell } from './sentences'

/** What is different about a day, for a traveller to act on; empty for a day like any other. */
export function noteOf(
  frame: DayFrame,
  openMeals: Meal[],
  request: PlanRequest,
  destination: Destination,
  places: Candidate[],
): Said {
  const { trip, wander, date } = frame
  const { transit } = destination
  return sequence([
    ...hoursNote(frame, request),
    ...(isHoliday(destination, date)
      ? [tell('note.holiday', { date, name: holidayName(destination, date) })]
      : []),
    ...(restsOn(date, transit) ? [tell('note.nothing-runs', { date, transit: transit.name })] : []),
    ...(trip ? [tell('note.way-out', { by: trip.by, minutes: trip.minutes })] : []),
    ...(wander
      ? [
          tell('note.free', {
            area: wander.name,
            needs: needsOfSights(request),
            walking: restsOn(date, transit),
          }),
        ]
      : []),
    ...mealsNote(openMeals, frame, request, places),
  ])
}

function hoursNote({ day }: DayFrame, { arrival, departure, days }: PlanRequest): Message[] {
  return [
    ...(day === 0 && arrival ? [tell('note.arrive', { at: arrival })] : []),
    ...(day === days - 1 && departure ? [tell('note.leave', { at: departure })] : []),
  ]
}

function mealsNote(
  open: Meal[],
  { trip, wander }: DayFrame,
  request: PlanRequest,
  places: Candidate[],
): Message[] {
  const onTheWay = trip && open.includes('lunch')
  const meals = open.filter((meal) => !(onTheWay && meal === 'lunch'))
  const none = !places.some(({ place }) => place.kind === 'food')
  const why = none ? 'none known' : wander ? null : 'used up'
  return [
    ...(onTheWay ? [tell('note.lunch-out', {})] : []),
    ...(meals.length > 0
      ? [
          tell('note.open-meals', {
            meals,
            why,
            needs: why && needsOfTables(request),
            lunchTime: meals.includes('lunch') && !wander,
          }),
        ]
      : []),
  ]
}
