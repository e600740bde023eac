import { toClock } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Check, ItineraryDay } from '~/domain/itinerary/itinerary'
import { type CheckContext, type JudgedDay, nameOf, type Stop } from './context'
import { leastBetweenMeals, mealHours, mealsDue } from './day-rules'
import { count, verdict, worst } from './verdict'

interface MealStop {
  stop: Stop
  meal: Meal
}

/** Breakfast, lunch and dinner in their hours and hours apart, every full day; a shorter one has those that fall into it. */
export function mealsCheck({ days }: CheckContext): Check {
  const eaten = days.map((judged) => ({ judged, stops: mealStops(judged) }))
  const faults = eaten.flatMap(({ judged, stops }) => [
    ...missing(judged, stops),
    ...stops.flatMap(outsideHours),
    ...tooClose(stops),
  ])
  const unknowns = eaten.flatMap(({ stops }) =>
    stops
      .filter(({ stop }) => stop.activity.placeId === null)
      .map(({ stop, meal }) => `Day ${stop.day.day}: whether ${nameOf(stop)} serves ${meal} is not known.`),
  )
  const closest = worst(
    eaten.flatMap(({ stops }) => gaps(stops)),
    ({ minutes }) => -minutes,
  )
  const apart = closest
    ? ` Closest together: ${Math.floor(closest.minutes / 60)} h ${closest.minutes % 60} min from ${closest.before.meal} to ${closest.after.meal} on day ${closest.after.stop.day.day}.`
    : ''
  const full = eaten.filter(({ stops }) => stops.length >= meals.length).length
  const open = eaten.reduce((sum, { judged }) => sum + leftOpen(judged.day).length, 0)
  const short = eaten.flatMap(({ judged: { day } }) => (day.hours ? [day] : []))
  const pass = [
    full === days.length
      ? `Breakfast, lunch and dinner in their hours on ${days.length === 1 ? 'the day' : `all ${count(days.length, 'day')}`}.`
      : `Breakfast, lunch and dinner in their hours on ${full} of ${count(days.length, 'day')}.`,
    ...short.map(({ day, hours }) => `Day ${day} runs ${hours?.from} to ${hours?.to}.`),
    ...(open > 0 ? [`${count(open, 'meal')} left to you, each said on its day.`] : []),
  ]
    .join(' ')
    .concat(apart)
  return verdict('meals', { faults, unknowns, pass })
}

/** The food stops of a day that are meals; one without a name of its own is the meal whose hours it lies in. */
function mealStops({ stops }: JudgedDay): MealStop[] {
  return stops.flatMap((stop) => {
    if (stop.activity.type !== 'food') return []
    const meal = stop.activity.meal ?? meals.find((name) => inHours(stop, name))
    return meal ? [{ stop, meal }] : []
  })
}

function inHours({ from, to }: Stop, meal: Meal): boolean {
  return from >= mealHours[meal].from && to <= mealHours[meal].to
}

/** Meals that the plan leaves to the traveller in so many words; what the note does not name is missing. */
function leftOpen({ openMeals = [], note = '' }: ItineraryDay): Meal[] {
  // A note of ours is made of the day's open meals; words of others have to name them.
  return typeof note === 'string' ? openMeals.filter((meal) => note.toLowerCase().includes(meal)) : openMeals
}

function missing({ day }: JudgedDay, stops: MealStop[]): string[] {
  const due = mealsDue(day).filter((meal) => !leftOpen(day).includes(meal))
  const lacking = due.filter((name) => !stops.some(({ meal }) => meal === name))
  return lacking.map((name) => `Day ${day.day} has no ${name}.`)
}

function outsideHours({ stop, meal }: MealStop): string[] {
  const { day, from, to, place } = stop
  const { from: start, to: end } = mealHours[meal]
  return [
    ...(inHours(stop, meal)
      ? []
      : [
          `Day ${day.day}: ${meal} ${toClock(from)} to ${toClock(to)}; it belongs between ${toClock(start)} and ${toClock(end)}.`,
        ]),
    ...(place && !place.meals?.includes(meal)
      ? [`Day ${day.day}: ${place.name} does not serve ${meal}.`]
      : []),
  ]
}

function gaps(stops: MealStop[]) {
  return stops.flatMap((after, index) => {
    const before = stops[index - 1]
    return before ? [{ before, after, minutes: after.stop.from - before.stop.to }] : []
  })
}

function tooClose(stops: MealStop[]): string[] {
  return gaps(stops)
    .filter(({ minutes }) => minutes < leastBetweenMeals)
    .map(
      ({ before, after, minutes }) =>
        `Day ${after.stop.day.day}: ${minutes} minutes from ${before.meal} to ${after.meal}; at least ${leastBetweenMeals} belong between.`,
    )
}
