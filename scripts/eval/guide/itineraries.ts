import type { Destination } from '../../../app/domain/catalogue/destination'
import { defaultFilters } from '../../../app/domain/request/filters'
import type { PlanRequest } from '../../../app/domain/request/plan-request'
import { defaultInterests } from '../../../app/domain/request/trip-rules'

const family = { ...defaultFilters, childFriendly: true }

/** The trips that are read whole: large and small, short and long, three budgets, and travellers of several kinds. */
export const itineraries: (Partial<PlanRequest> & { destinationId: string })[] = [
  { destinationId: 'rome', days: 3, startDate: '2027-04-12' },
  { destinationId: 'rome', days: 1, startDate: '2027-10-06', budget: 'budget' },
  { destinationId: 'kyoto', days: 3, startDate: '2027-11-12' },
  { destinationId: 'kyoto', days: 5, startDate: '2027-04-05', interests: ['Art', 'Architecture'] },
  { destinationId: 'new-york', days: 5, startDate: '2027-09-13', budget: 'luxury' },
  { destinationId: 'new-york', days: 3, startDate: '2027-06-18', interests: ['Nightlife', 'Shopping'] },
  { destinationId: 'seville', days: 3, startDate: '2027-07-09', budget: 'budget' },
  { destinationId: 'istanbul', days: 5, startDate: '2027-05-17', filters: family },
  { destinationId: 'bali', days: 10, startDate: '2027-08-02' },
  { destinationId: 'cairo', days: 3, startDate: '2027-02-08', budget: 'luxury' },
  { destinationId: 'los-angeles', days: 10, startDate: '2027-03-01', filters: family },
  { destinationId: 'los-angeles', days: 1, startDate: '2027-05-14', interests: ['Art', 'Nightlife'] },
]

/** The whole request of a trip of which only what matters is given. */
export function requestOf(asked: (typeof itineraries)[number]): PlanRequest {
  return {
    startDate: '2027-05-10',
    days: 3,
    budget: 'moderate',
    interests: defaultInterests,
    additionalInfo: '',
    filters: defaultFilters,
    seed: 0,
    sample: false,
    dayLimit: null,
    ...asked,
  }
}

/** A trip's destination among all. */
export function destinationOf({ destinationId }: { destinationId: string }, all: Destination[]): Destination {
  const destination = all.find(({ id }) => id === destinationId)
  if (!destination) throw new Error(`No destination "${destinationId}"`)
  return destination
}
