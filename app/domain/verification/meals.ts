import { fromClock } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Check, ItineraryDay } from '~/domain/itinerary/itinerary'
import { sequence } from '~/domain/message'
import { type CheckContext, type JudgedDay, nameOf, type Stop } from './context'
import { leastBetweenMeals, mealHours, mealsDue } from './day-rules'
import { tell } from './sentences'
import { type Fault, fault, verdict, worst } from './verdict'

type Windows = ReturnType<typeof mealHours>

interface MealStop {
  stop: Stop
  meal: Meal
}

/**
 * Every full day has breakfast, lunch and dinner in their windows and far enough apart; a shorter day has those that
 * fall into it.
 */
export function mealsCheck(context: CheckContext): Check {
  const { days } = context
  const windows = mealHours(context)
  const eaten = days.map((judged) => ({ judged, stops: mealStops(judged, windows) }))
  const faults = eaten.flatMap(({ judged, stops }) => [
    ...missing(judged, stops, context),
    ...stops.flatMap((stop) => outsideHours(stop, windows)),
    ...tooClose(stops),
  ])
  const unknowns = eaten.flatMap(({ stops }) =>
    stops
      // Who has booked a table knows that it is served.
      .filter(({ stop }) => stop.activity.placeId === null && !stop.activity.booking)
      .map(({ stop, meal }) => tell('check.meals.unknown', { day: stop.day.day, stop: nameOf(stop), meal })),
  )
  const closest = worst(
    eaten.flatMap(({ stops }) => gaps(stops)),
    ({ minutes }) => -minutes,
  )
  const full = eaten.filter(({ stops }) => stops.length >= meals.length).length
  const open = eaten.reduce((sum, { judged }) => sum + leftOpen(judged.day).length, 0)
  const short = days.flatMap(({ day: { day, hours } }) =>
    hours
      ? [
          tell('check.meals.short-day', {
            shortDay: day,
            from: fromClock(hours.from),
            to: fromClock(hours.to),
          }),
        ]
      : [],
  )
  const pass = sequence([
    tell('check.meals.pass', { full, days: days.length }),
    ...short,
    ...(open > 0 ? [tell('check.meals.left-open', { meals: open })] : []),
    ...(closest ? [closestMeals(closest)] : []),
  ])
  return verdict('meals', { faults, unknowns, pass })
}

/** The food stops of a day that are meals; one without a named meal is the meal in whose window it is. */
function mealStops({ stops }: JudgedDay, windows: Windows): MealStop[] {
  return stops.flatMap((stop) => {
    if (stop.activity.type !== 'food') return []
    const meal = stop.activity.meal ?? meals.find((name) => inHours(stop, windows[name]))
    return meal ? [{ stop, meal }] : []
  })
}

function inHours({ from, to }: Stop, window: Windows[Meal]): boolean {
  return from >= window.from && to <= window.to
}

/** Meals that the plan explicitly leaves to the traveller; a missing meal that the note does not name is a fault. */
function leftOpen({ openMeals = [], note = '' }: ItineraryDay): Meal[] {
  // A message of ours lists the day's open meals; a note in words must name them.
  if (typeof note !== 'string' || openMeals.length === 0) return openMeals
  const words = note.toLowerCase()
  return openMeals.filter((meal) => words.includes(meal))
}

function missing({ day }: JudgedDay, stops: MealStop[], context: CheckContext): Fault[] {
  const open = leftOpen(day)
  const due = mealsDue(day, context).filter((meal) => !open.includes(meal))
  const lacking = due.filter((name) => !stops.some(({ meal }) => meal === name))
  return lacking.map((meal) => fault(tell('check.meals.missing', { day: day.day, meal })))
}

function outsideHours({ stop, meal }: MealStop, windows: Windows): Fault[] {
  const { from, to, place } = stop
  const { day } = stop.day
  const { from: earliest, to: latest } = windows[meal]
  return [
    ...(inHours(stop, windows[meal])
      ? []
      : [fault(tell('check.meals.out-of-hours', { day, meal, from, to, earliest, latest }), stop)]),
    ...(place && !place.meals?.includes(meal)
      ? [fault(tell('check.meals.not-served', { day, meal, place: place.name }), stop)]
      : []),
  ]
}

interface Gap {
  before: MealStop
  after: MealStop
  minutes: number
}

function closestMeals({ before, after, minutes }: Gap) {
  const closestDay = after.stop.day.day
  return tell('check.meals.closest', { minutes, first: before.meal, second: after.meal, closestDay })
}

function gaps(stops: MealStop[]): Gap[] {
  return stops.flatMap((after, index) => {
    const before = stops[index - 1]
    return before ? [{ before, after, minutes: after.stop.from - before.stop.to }] : []
  })
}

function tooClose(stops: MealStop[]): Fault[] {
  return gaps(stops)
    .filter(({ minutes }) => minutes < leastBetweenMeals)
    .map(({ before, after, minutes }) =>
      fault(
        tell('check.meals.too-close', {
          day: after.stop.day.day,
          minutes,
          first: before.meal,
          second: after.meal,
          least: leastBetweenMeals,
        }),
      ),
    )
}
