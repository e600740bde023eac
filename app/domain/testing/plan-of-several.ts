// Test support: plans of the product for trips to several real towns of the catalogue.

import { readFileSync } from 'node:fs'
import type { Destination } from '~/domain/catalogue/destination'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { referenceRates } from '~/domain/money/reference-rates'
import { areaEngine } from '~/domain/planning/area-engine/area-engine'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { Connections } from '~/domain/planning/several-places/connection'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Trip } from '~/domain/trips/trip'
import { sayIn } from '~/messages/languages'
import { type ModelUse, type Planners, planAnywhere } from '~/use-cases/plan-anywhere'
import { townOf } from './plan-of-town'

const towns = new Map<string, Destination>()

export function knownTown(id: string): Destination {
  const town = towns.get(id) ?? townOf(id)
  towns.set(id, town)
  return town
}

const sunTimes = () => ({ rise: '06:00', set: '20:00' })
const connections = new URL('../../../catalogue/connections/connections.json', import.meta.url)

export const planners: Planners = {
  engines: { forCatalogue: () => catalogueEngine, elsewhere: () => areaEngine(sunTimes) },
  catalogue: { list: async () => [], find: async (id) => (id === null ? null : knownTown(id)) },
  localities: { find: async () => null },
  connections: async () => Connections.parse(JSON.parse(readFileSync(connections, 'utf8'))),
  rates: async () => referenceRates,
  sunTimes,
}

const noModel: ModelUse = {
  answers: { recall: () => undefined, keep: () => undefined } as never,
  reserve: async () => false,
}

/** From Monday, the 10th of May 2027. */
export function severalRequest(
  places: readonly (readonly [id: string, nights: number | null])[],
  days: number,
  more: Partial<PlanRequest> = {},
): PlanRequest {
  const { interests = ['Sightseeing', 'Food & Dining', 'Museums'], filters = defaultFilters } = more
  return {
    destinationId: places[0]?.[0] ?? null,
    places: places.map(([destinationId, nights]) => ({ destinationId, nights, interests, filters })),
    startDate: '2027-05-10',
    days,
    budget: 'moderate',
    interests,
    additionalInfo: '',
    filters,
    seed: 0,
    sample: false,
    dayLimit: null,
    ...more,
  }
}

export async function planSeveral(
  request: PlanRequest,
  sources = planners,
): Promise<{ itinerary: Itinerary; request: PlanRequest }> {
  const pieces = await planAnywhere(request, noModel, sources)
  let step = await pieces.next()
  while (!step.done) step = await pieces.next()
  if (!step.value.ok) throw new Error(sayIn()(step.value.failure.message))
  return step.value
}

/** A planned trip as it is stored. */
export function storedTrip(
  made: { itinerary: Itinerary; request: PlanRequest },
  destination: string,
  version: number,
): Trip {
  const { startDate, endDate } = made.itinerary
  return {
    id: 't',
    destination,
    startDate,
    endDate,
    budget: 'moderate',
    interests: [],
    isSaved: false,
    shareCode: null,
    createdAt: 0,
    generationId: 'g',
    version,
    ...made,
  }
}

/** The checks that fail, with what they found. */
export function failing({ checks }: Itinerary): string[] {
  return checks
    .filter(({ status }) => status === 'fail')
    .map(({ id, evidence }) => `${id}: ${sayIn()(evidence)}`)
}
