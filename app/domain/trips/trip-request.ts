import { daysBetween } from '~/domain/calendar/calendar-date'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Trip } from './trip'

/** The request that the checks use for a trip: what was asked for, on the trip's current dates. */
export function requestOf(
  { request, budget, interests, itinerary }: Pick<Trip, 'request' | 'budget' | 'interests' | 'itinerary'>,
  { startDate, endDate }: Pick<Itinerary, 'startDate' | 'endDate'> = itinerary,
): PlanRequest {
  const asked = request ?? {
    destinationId: itinerary.destinationId,
    budget,
    interests,
    additionalInfo: '',
    filters: defaultFilters,
    seed: 0,
    sample: itinerary.sample,
    dayLimit: null,
  }
  return { ...asked, startDate, days: daysBetween(startDate, endDate) + 1 }
}
