// Test support: a plan of the catalogue engine for the invented city, and its parts.

import type { Destination } from '~/domain/catalogue/destination'
import type { Failure } from '~/domain/errors'
import { budgetOf } from '~/domain/itinerary/budget'
import type { ActivityView, ItineraryDay, Plan, PlanView } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { judge } from '~/domain/verification/judge'
import { failureView, planView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { testCity } from './test-city'

interface Made {
  plan: PlanView
  kinds: string[]
  failure?: Failure
}

/** Plans of the city as it is, by their request as JSON. */
const plansOfTestCity = new Map<string, Promise<Made>>()

/** Plans a trip, or gives the plan that was made of the same request before: nobody changes it. */
export function make(request: PlanRequest, city: Destination = testCity): Promise<Made> {
  if (city !== testCity) return makeAnew(request, city)
  const key = JSON.stringify(request)
  const made = plansOfTestCity.get(key) ?? makeAnew(request, city).then(frozen)
  plansOfTestCity.set(key, made)
  return made
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

export async function makeAnew(request: PlanRequest, city: Destination = testCity): Promise<Made> {
  const days: ItineraryDay[] = []
  const kinds: string[] = []
  let [overview, tips, failure]: [Said, Said[], Failure<Said> | undefined] = ['', [], undefined]
  for await (const piece of catalogueEngine.plan(request, city)) {
    if (!piece.ok) {
      failure = piece.failure
      continue
    }
    kinds.push(piece.value.kind)
    if (piece.value.kind === 'overview') overview = piece.value.overview
    else if (piece.value.kind === 'day') days.push(piece.value.day)
    else if (piece.value.kind === 'tips') tips = piece.value.tips
  }
  const plan: Plan = {
    destination: testCity.label,
    destinationId: testCity.id,
    startDate: request.startDate,
    endDate: lastDay(request),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: testCity.currency,
    engine: 'embedded',
    lines: 'end-to-end',
    walks: 'through-gates',
    tickets: 'once',
    dayTripRides: 'in-price',
    sample: false,
  }
  return { plan: planView(plan, sayIn()), kinds, ...(failure && { failure: failureView(failure, sayIn()) }) }
}

export function faults(plan: Plan, request: PlanRequest, city: Destination = testCity): string[] {
  return judge(plan, request, city)
    .checks.filter(({ status }) => status !== 'pass')
    .map(({ id, evidence }) => `${id}: ${sayIn()(evidence)}`)
}

export function activities({ days }: PlanView): ActivityView[] {
  return days.flatMap((day) => day.activities)
}

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

export function placeIds(plan: PlanView): string[] {
  return activities(plan).flatMap(({ placeId, type }) =>
    placeId && type !== 'accommodation' ? [placeId] : [],
  )
}
