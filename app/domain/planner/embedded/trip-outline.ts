import { month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/places/destination'
import type { Place } from '~/domain/places/place'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { rankedBases } from './base-choice'
import { type Candidate, candidates, tripDates } from './candidates'
import { type ReservedMeals, reserveMeals } from './reserve-meals'
import { type StopOption, stopOptions } from './stop-option'
import { type Taste, tasteOf } from './taste'
import { type Ways, ways } from './ways'

/** A trip whose hard wishes can be met: the base is chosen, and each day has three meals and a sight it can have. */
export interface TripOutline {
  base: Place
  places: Candidate[]
  options: StopOption[]
  ways: Ways
  taste: Taste
  reserved: ReservedMeals
}

/** Mean daily high from which the early afternoon is no time to be outside, °C. */
const hotHigh = 33

/** Chooses the base and reserves the meals; nothing when the wishes leave too few places for that from any base. */
export function outlineTrip(request: PlanRequest, destination: Destination): TripOutline | undefined {
  const places = candidates(request, destination)
  const taste = tasteOf(request, destination)
  const options = stopOptions(places, request.filters, hotDays(request, destination))
  if (!sightEachDay(options, request.days)) return undefined
  for (const base of rankedBases(request, destination, places, taste)) {
    const points = [base.at, ...places.map(({ place }) => place.at)]
    const between = ways(points, destination.transit, request.filters.maxWalkingDistance)
    const reserved = reserveMeals(options, between, request, destination)
    if (reserved) return { base, places, options, ways: between, taste, reserved }
  }
  return undefined
}

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
