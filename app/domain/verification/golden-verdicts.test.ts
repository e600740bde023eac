// What the checks find in plans made by chance, written down: every fault, every gap, every score. Such plans break rules
// that no planner breaks. Renewed by `npx vitest run --project unit app/domain/verification/golden-verdicts.test.ts -u`.
import { describe, expect, it } from 'vitest'
import type { Barrier } from '~/domain/catalogue/barrier'
import type { Destination } from '~/domain/catalogue/destination'
import type { Plan } from '~/domain/itinerary/itinerary'
import type { Constraint } from '~/domain/reader/constraint'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import { type Random, seeded } from '~/domain/seeded-random'
import { oneOf, randomPlan } from '~/domain/testing/random-plan'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest } from '~/domain/testing/test-city'
import { testLocality } from '~/domain/testing/test-locality'
import { judge } from './judge'
import { faultsOf } from './verdict'

/** A river between two quarters with one bridge and one long tunnel, and a railway that one can walk around. */
const barriers: Barrier[] = [
  {
    name: 'Test River',
    kind: 'water',
    line: [
      [49.9, 10.006],
      [50.006, 10.006],
      [50.1, 10.0085],
    ],
    crossings: [
      { name: 'Old Bridge', kind: 'bridge', at: [50.002, 10.006] },
      {
        name: 'Long Tunnel',
        kind: 'tunnel',
        at: [49.995, 10.006],
        ends: [
          [49.995, 10.003],
          [49.995, 10.009],
        ],
      },
    ],
  },
  {
    name: 'Test Railway',
    kind: 'rail',
    line: [
      [50.0015, 9.999],
      [50.0015, 10.003],
    ],
    crossings: [],
  },
]
const riverCity: Destination = { ...richCity, barriers }

const place = (number: number) => ({ by: 'place', id: `sight-${number}` }) as const
const wishes: Constraint[] = [
  { is: 'must', what: place(2) },
  { is: 'like', what: { by: 'kind', kind: 'museum' } },
  { is: 'skip', what: { by: 'kind', kind: 'worship' }, except: [place(6)] },
  { is: 'skip', what: { by: 'area', id: 'hill' }, when: { part: 'evening' } },
  { is: 'skip', what: { by: 'interest', interest: 'History' } },
  { is: 'seen', what: place(9) },
  { is: 'pin', what: { by: 'interest', interest: 'Art' }, when: { day: 1, part: 'morning' } },
  { is: 'pin', what: place(12), when: { weekday: 2, at: 840 } },
  { is: 'pin', what: { by: 'kind', kind: 'viewpoint' }, when: { part: 'sunset' } },
  { is: 'count', what: { by: 'kind', kind: 'museum' }, compare: 'most', number: 1, per: 'trip' },
  { is: 'count', what: { by: 'kind', kind: 'park' }, compare: 'least', number: 2, per: 'day' },
  { is: 'count', what: { by: 'kind', kind: 'gallery' }, compare: 'exactly', number: 1, per: 'trip' },
  { is: 'days', what: { by: 'kind', kind: 'museum' }, number: 1 },
  { is: 'diet', diet: 'Vegan' },
  { is: 'allergy', to: 'celery' },
  { is: 'eat', food: 'tapas' },
  { is: 'eat', food: 'pizza', meal: 'dinner', when: { day: 2 } },
  { is: 'avoid-food', food: 'bistro' },
  { is: 'meal', meal: 'dinner', at: { by: 'area', id: 'harbour' } },
  { is: 'meal', meal: 'lunch', at: place(3), when: { day: 'last' } },
  { is: 'party', who: 'children', ages: [4, 9] },
  { is: 'party', who: 'dog' },
  { is: 'access', need: 'wheelchair' },
  { is: 'access', need: 'walks-little' },
  { is: 'pace', pace: 'relaxed' },
  { is: 'start', early: false },
  { is: 'start', at: 540 },
  { is: 'end', at: 1260 },
  { is: 'end', early: true },
  { is: 'rest', when: { part: 'afternoon' } },
  { is: 'rest', when: { day: 2 } },
  { is: 'rest', when: { part: 'noon', day: 'every' } },
  { is: 'arrive', when: { at: 660 } },
  { is: 'leave', when: { part: 'evening' } },
  { is: 'base', at: { by: 'area', id: 'old-town' } },
  { is: 'base', at: { by: 'name', name: 'Grand Hotel' } },
  { is: 'day-trip', to: { by: 'place', id: 'far-castle' } },
  { is: 'day-trip', not: true },
  { is: 'budget', level: 'luxury' },
  { is: 'spend', amount: 80, currency: 'EUR', per: 'day' },
  { is: 'spend', amount: 20, currency: 'EUR', per: 'meal' },
  { is: 'spend', amount: 300, currency: 'USD', per: 'trip' },
  { is: 'splurge', when: { day: 2 } },
  { is: 'splurge', when: {} },
  { is: 'avoid', what: 'crowds' },
  { is: 'avoid', what: 'heat' },
  { is: 'occasion', what: 'birthday', when: { day: 2 } },
  { is: 'move', by: 'transit', not: true },
  { is: 'move', by: 'boat' },
  { is: 'walk-limit', km: 3 },
]

function randomRequest(random: Random): PlanRequest {
  const some = <T>(list: readonly T[], share: number) => list.filter(() => random() < share)
  const startDate = oneOf(['2027-05-03', '2027-07-30', '2027-12-23', '2027-05-05'], random)
  const filters = {
    ...defaultFilters,
    pace: oneOf(['relaxed', 'moderate', 'fast-paced'] as const, random),
    childFriendly: random() < 0.3,
    maxWalkingDistance: oneOf([1, 3, 5, 10], random),
    dietaryRestrictions: some(['Vegetarian', 'Vegan'] as const, 0.3),
    accessibility: some(['Wheelchair accessible', 'Audio guides'] as const, 0.3),
    localExperiencesOnly: random() < 0.2,
    travelStyle: some(['Urban', 'Cultural'] as const, 0.3),
  }
  const request: Parameters<typeof cityRequest>[0] = {
    startDate,
    days: oneOf([2, 3, 4, 5], random),
    budget: oneOf(['budget', 'moderate', 'luxury'] as const, random),
    interests: oneOf(
      [
        ['Museums', 'History'],
        ['Nightlife', 'Food & Dining'],
        ['Beach', 'Rock climbing'],
      ],
      random,
    ),
    wishes: some(wishes, 0.45),
    ...(random() < 0.3 && { arrival: '11:30' }),
    ...(random() < 0.3 && { departure: '15:00' }),
    dayLimit: random() < 0.5 ? null : 3,
    sample: random() < 0.1,
  }
  return cityRequest(request, filters)
}

function linesOf(plan: Plan, request: PlanRequest, destination: Parameters<typeof judge>[2]) {
  const { checks, scores } = judge(plan, request, destination)
  return [
    ...checks.flatMap((check) => [
      `${check.id} ${check.status} ${JSON.stringify(check.evidence)}`,
      ...faultsOf(check).map(({ said, stops }) => `  ${JSON.stringify(said)} ${stops.join()}`),
    ]),
    ...scores.map(({ id, value, evidence }) => `${id} ${value.toFixed(3)} ${JSON.stringify(evidence)}`),
  ]
}

describe('plans made by chance', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15])('number %i', (seed) => {
    const random = seeded(seed)
    const request = randomRequest(random)
    expect(linesOf(randomPlan(request, riverCity, random), request, riverCity)).toMatchSnapshot()
  })

  it.each([11, 12, 13])('number %i, for a town without a catalogue', (seed) => {
    const random = seeded(seed)
    const request = { ...randomRequest(random), destinationId: null, locality: 'Ghent, Belgium' }
    const ideas = randomPlan(request, riverCity, random)
    const days = ideas.days.map((day) => ({
      ...day,
      activities: day.activities.map((each, index) => ({
        ...each,
        placeId: null,
        ...(index % 2 > 0 && { idea: true }),
      })),
    }))
    const plan = { ...ideas, destinationId: null, days }
    expect(linesOf(plan, request, testLocality())).toMatchSnapshot()
  })
})
