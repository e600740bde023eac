import { beforeAll, describe, expect, it } from 'vitest'
import { checkIds } from '../../app/domain/itinerary/itinerary'
import { catalogueEngine } from '../../app/domain/planning/catalogue-engine/catalogue-engine'
import { defaultFilters } from '../../app/domain/request/filters'
import type { PlanRequest } from '../../app/domain/request/plan-request'
import { hash, seeded } from '../../app/domain/seeded-random'
import { judge } from '../../app/domain/verification/judge'
import { collectPlan } from '../eval/collect-plan'
import { readDestinations } from '../eval/destinations'
import type { Judged } from './change-plan'
import { hourMutations } from './hours-mutations'
import { moneyAndWordMutations } from './money-and-words-mutations'
import { needMutations } from './needs-mutations'
import { ticketMutations } from './ticket-mutations'
import { tripMutations } from './trip-mutations'
import { wayMutations } from './ways-mutations'
import { wishMutations } from './wish-mutations'

const mutations = [
  ...tripMutations,
  ...hourMutations,
  ...wayMutations,
  ...needMutations,
  ...moneyAndWordMutations,
  ...ticketMutations,
  ...wishMutations,
]

/** Real trips: of different lengths, paces and budgets, one with children, diets and needs. */
const asked: Partial<PlanRequest>[] = [
  { destinationId: 'rome', startDate: '2027-05-10', days: 4 },
  {
    destinationId: 'london',
    startDate: '2027-06-07',
    days: 3,
    filters: { ...defaultFilters, childFriendly: true },
  },
  {
    destinationId: 'new-york',
    startDate: '2027-09-13',
    days: 3,
    filters: { ...defaultFilters, pace: 'relaxed', dietaryRestrictions: ['Vegetarian'] },
  },
  {
    destinationId: 'lisbon',
    startDate: '2027-07-05',
    days: 2,
    budget: 'luxury',
    filters: { ...defaultFilters, pace: 'fast-paced', maxWalkingDistance: 8 },
  },
]

const trips: Judged[] = []

beforeAll(async () => {
  const destinations = readDestinations()
  for (const more of asked) {
    const request: PlanRequest = {
      destinationId: null,
      startDate: '2027-05-10',
      days: 3,
      budget: 'moderate',
      interests: ['Sightseeing', 'Food & Dining', 'Museums'],
      additionalInfo: '',
      filters: defaultFilters,
      seed: 3,
      sample: false,
      dayLimit: null,
      ...more,
    }
    const destination = destinations.find(({ id }) => id === request.destinationId)
    if (!destination) throw new Error(`no ${request.destinationId}`)
    const made = await collectPlan(catalogueEngine, request, destination)
    if (!made.ok) throw new Error(made.failure.message)
    trips.push({ plan: made.value.plan, request, destination })
  }
}, 60_000)

const statusOf = ({ plan, request, destination }: Judged, id: string) =>
  judge(plan, request, destination).checks.find((check) => check.id === id)?.status

describe('real trips', () => {
  it('pass every check', () => {
    const open = trips.flatMap(({ plan, request, destination }) =>
      judge(plan, request, destination).checks.filter(({ status }) => status !== 'pass'),
    )
    expect(open).toEqual([])
  })
})

describe('a broken rule is found', () => {
  it('in every check', () => {
    expect(new Set(mutations.map(({ check }) => check))).toEqual(new Set(checkIds))
  })

  it.each(mutations)('$check: $rule', ({ check, rule, mutate }) => {
    const broken = trips.flatMap((trip, index) => mutate(trip, seeded(hash(`${rule} ${index}`))) ?? [])
    expect(broken.length).toBeGreaterThan(0)
    expect(broken.map((trip) => statusOf(trip, check))).toEqual(broken.map(() => 'fail'))
  })
})
