import type { Destination } from '../../../app/domain/catalogue/destination'
import { defaultFilters } from '../../../app/domain/request/filters'
import type { PlanRequest } from '../../../app/domain/request/plan-request'
import { defaultInterests } from '../../../app/domain/request/trip-rules'

/** The trips that the guide's table is measured on: what the form asks beside the defaults. */
const sets = {
  default: {},
  'one day': { days: 1 },
  luxury: { budget: 'luxury' },
  'small budget': { budget: 'budget' },
  food: { interests: ['Food & Dining'] },
  'shopping and nightlife': { interests: ['Shopping', 'Nightlife'] },
  'nature and history': { interests: ['Nature & Outdoors', 'History'] },
  long: { days: 9 },
  family: { filters: { ...defaultFilters, childFriendly: true } },
} satisfies Record<string, Partial<PlanRequest>>

export type GuideSet = keyof typeof sets
export const guideSets = Object.keys(sets) as GuideSet[]

/** A Monday, a Friday, a Wednesday and a Sunday, one in each season. */
const starts = ['2027-05-10', '2027-10-15', '2027-01-20', '2027-07-25']

/** The trips of a set to a destination: one for each of the first `dates` starts. */
export function guideRequests(
  set: GuideSet,
  destination: Destination,
  { days, dates }: { days: number; dates: number },
): PlanRequest[] {
  return starts.slice(0, dates).map((startDate) => ({
    destinationId: destination.id,
    startDate,
    days,
    budget: 'moderate',
    interests: defaultInterests,
    additionalInfo: '',
    filters: defaultFilters,
    seed: 0,
    sample: false,
    dayLimit: null,
    ...sets[set],
  }))
}
