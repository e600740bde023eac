// Test support: plans of the catalogue engine for real towns of the catalogue.

import { existsSync, readFileSync } from 'node:fs'
import { Destination } from '~/domain/catalogue/destination'
import { TravellersNames, withTravellersNames } from '~/domain/catalogue/travellers-names'
import { budgetOf } from '~/domain/itinerary/budget'
import { currentForm } from '~/domain/itinerary/current-form'
import type { ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { defaultFilters } from '~/domain/request/filters'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { judge } from '~/domain/verification/judge'
import { sayIn } from '~/messages/languages'

export function townOf(id: string): Destination {
  const at = (path: string) => new URL(`../../../catalogue/${path}.json`, import.meta.url)
  const town = Destination.parse(JSON.parse(readFileSync(at(id), 'utf8')))
  const names = at(`names/${id}`)
  return existsSync(names)
    ? withTravellersNames(town, TravellersNames.parse(JSON.parse(readFileSync(names, 'utf8'))))
    : town
}

/** Three days in May at a moderate budget. */
export function townRequest(destinationId: string, more: Partial<PlanRequest> = {}): PlanRequest {
  return {
    destinationId,
    startDate: '2027-05-11',
    days: 3,
    budget: 'moderate',
    interests: ['Sightseeing', 'History'],
    additionalInfo: '',
    filters: defaultFilters,
    seed: 1,
    sample: false,
    dayLimit: null,
    ...more,
  }
}

export async function planOfTown(request: PlanRequest, town: Destination): Promise<Plan> {
  const days: ItineraryDay[] = []
  for await (const piece of catalogueEngine.plan(request, town))
    if (piece.ok && piece.value.kind === 'day') days.push(piece.value.day)
  return {
    destination: town.label,
    destinationId: town.id,
    startDate: request.startDate,
    endDate: lastDay(request),
    overview: '',
    days,
    tips: [],
    budget: budgetOf(days),
    currency: town.currency,
    engine: 'embedded',
    ...currentForm,
    sample: false,
  }
}

export function failedChecks(plan: Plan, request: PlanRequest, town: Destination): string[] {
  return judge(plan, request, town)
    .checks.filter(({ status }) => status === 'fail')
    .map(({ id, evidence }) => `${id}: ${sayIn()(evidence)}`)
}
