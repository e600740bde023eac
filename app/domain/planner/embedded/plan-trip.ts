import { month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/places/destination'
import type { Place } from '~/domain/places/place'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { hash } from '~/domain/planner/solver/random'
import { search } from '~/domain/planner/solver/search'
import { chooseBase } from './base-choice'
import { type Candidate, candidates, tripDates } from './candidates'
import { dayTimes, type TimedOption } from './day-times'
import { type ReservedMeals, reserveMeals } from './reserve-meals'
import { type StopOption, stopOptions } from './stop-option'
import { type Taste, tasteOf } from './taste'
import { tripProblem } from './trip-problem'
import { type Ways, ways } from './ways'

/** A trip whose hard wishes can be met: the base is chosen and each day has its three meals. */
export interface TripOutline {
  base: Place
  places: Candidate[]
  options: StopOption[]
  ways: Ways
  taste: Taste
  reserved: ReservedMeals
}

/** °C */
const hotHigh = 33
/** Rounds of the search: for any trip, for each day of it, and at most. */
const roundsPerDay = 160
const leastRounds = 800
const mostRounds = 4500

/** Chooses the base and reserves the meals; nothing when the wishes leave too few places for that. */
export function outlineTrip(request: PlanRequest, destination: Destination): TripOutline | undefined {
  const places = candidates(request, destination)
  const taste = tasteOf(request, destination)
  const base = chooseBase(request, destination, places, taste)
  if (!base) return undefined
  const points = [base.at, ...places.map(({ place }) => place.at)]
  const between = ways(points, destination.transit, request.filters.maxWalkingDistance)
  const options = stopOptions(places, request.filters, hotDays(request, destination))
  const reserved = reserveMeals(options, between, request, destination)
  if (!reserved || !sightEachDay(options, request.days)) return undefined
  return { base, places, options, ways: between, taste, reserved }
}

/** Searches for the best days over an outline and settles their times. */
export function planDays(
  outline: TripOutline,
  request: PlanRequest,
  destination: Destination,
): TimedOption[][] {
  const { places, options, ways: between, taste, reserved } = outline
  const problem = tripProblem(request, destination, places, options, between, taste)
  const days = search(problem, {
    seed: hash(`${request.seed} ${request.destinationId} ${request.startDate}`),
    rounds: Math.min(mostRounds, leastRounds + roundsPerDay * request.days),
    start: reserved,
  })
  return days.map((visits, day) => {
    const stops = visits.flatMap((visit) => options[visit] ?? [])
    return settle(stops, day, between, request.filters)
  })
}

/** Leaves out the sight with the longest stay as long as a day has no timetable. */
function settle(
  stops: StopOption[],
  day: number,
  between: Ways,
  filters: PlanRequest['filters'],
): TimedOption[] {
  const times = dayTimes(stops, day, between, filters)
  if (times) return times
  const sights = stops.filter(({ meal }) => !meal).sort((a, b) => b.stay[1] - a.stay[1])
  const longest = sights[0]
  if (!longest) throw new Error(`Day ${day + 1} has no timetable even with its meals alone`)
  return settle(
    stops.filter((stop) => stop !== longest),
    day,
    between,
    filters,
  )
}

/** Days of months with a mean high from which the early afternoon is no time to be outside. */
function hotDays(request: PlanRequest, { climate }: Destination): boolean[] {
  return tripDates(request).map((date) => (climate[month(date) - 1]?.high ?? 0) >= hotHigh)
}

/** Whether each day can have a sight of its own (Kuhn's augmenting paths over the days). */
function sightEachDay(options: StopOption[], days: number): boolean {
  const dayOf = new Map<number, number>()
  const sights = options.filter(({ meal }) => !meal)
  const place = (day: number, tried: Set<number>): boolean =>
    sights.some(({ site, spans }) => {
      if (tried.has(site) || (spans[day] ?? []).length === 0) return false
      tried.add(site)
      const taken = dayOf.get(site)
      if (taken !== undefined && !place(taken, tried)) return false
      dayOf.set(site, day)
      return true
    })
  return Array.from({ length: days }, (_, day) => day).every((day) => place(day, new Set()))
}
