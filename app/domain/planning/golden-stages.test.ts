// What each stage of the catalogue engine adds to a draft, written down: finer than the whole plans of
// golden-plans.test.ts, so that a change which later stages happen to even out is seen as well. Renewed like those.
import { describe, expect, it } from 'vitest'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import {
  candidatesInShort,
  mealsInShort,
  problemInShort,
  timesInShort,
} from '~/domain/testing/draft-in-short'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest } from '~/domain/testing/test-city'
import { tripCandidates } from './catalogue-engine/candidates/candidates'
import { tripMeals } from './catalogue-engine/meals/meals'
import { fitDay } from './catalogue-engine/solve/fit-day'
import { solveTrip } from './catalogue-engine/solve/solve'
import { atOnce } from './steps'

const withFilters = (filters: Partial<PlanRequest['filters']>) => ({ ...defaultFilters, ...filters })

const requests: Record<string, Partial<PlanRequest>> = {
  'three days in May': { days: 3 },
  'children on little money in the heat': {
    days: 2,
    startDate: '2027-07-30',
    budget: 'budget',
    interests: ['Nature & Outdoors', 'Beach'],
    filters: withFilters({ childFriendly: true, pace: 'relaxed' }),
  },
  'luxury in the rain, fast, with a style': {
    days: 3,
    startDate: '2027-11-05',
    budget: 'luxury',
    interests: ['Nightlife', 'Food & Dining', 'Sightseeing'],
    filters: withFilters({ pace: 'fast-paced', travelStyle: ['Historical'], maxWalkingDistance: 3 }),
  },
  'five days with wishes of all kinds': {
    days: 5,
    arrival: '10:30',
    departure: '16:00',
    wishes: [
      { is: 'must', what: { by: 'place', id: 'sight-2' } },
      { is: 'pin', what: { by: 'place', id: 'sight-12' }, when: { day: 2, part: 'afternoon' } },
      { is: 'like', what: { by: 'area', id: 'harbour' } },
      { is: 'skip', what: { by: 'kind', kind: 'worship' }, except: [{ by: 'place', id: 'sight-6' }] },
      { is: 'count', what: { by: 'kind', kind: 'museum' }, compare: 'most', number: 2, per: 'trip' },
      { is: 'count', what: { by: 'kind', kind: 'park' }, compare: 'exactly', number: 1, per: 'day' },
      { is: 'days', what: { by: 'interest', interest: 'Art' }, number: 1 },
      { is: 'meal', meal: 'lunch', at: { by: 'area', id: 'hill' }, when: { day: 3 } },
      { is: 'splurge', when: {} },
      { is: 'rest', when: { part: 'afternoon' } },
      { is: 'eat', food: 'tapas' },
      { is: 'avoid-food', food: 'pizza' },
      { is: 'start', early: false },
      { is: 'end', at: 1290 },
      { is: 'spend', amount: 60, currency: 'EUR', per: 'meal' },
      { is: 'base', at: { by: 'area', id: 'harbour' } },
      { is: 'day-trip', to: { by: 'place', id: 'far-castle' } },
    ],
  },
}

// Each stage is made within its own test, so that a tool which asks what a test runs gets the right answer.
describe.each(Object.entries(requests))('%s', { timeout: 60_000 }, (_, more) => {
  const candidates = () => tripCandidates(cityRequest(more), richCity)
  const withMeals = () => {
    const draft = tripMeals(candidates())
    if (!draft) throw new Error('The wishes of this request clash')
    return draft
  }
  const solved = () => atOnce(solveTrip(withMeals()))

  it('candidates', () => expect(candidatesInShort(candidates())).toMatchSnapshot())
  it('meals', () => expect(mealsInShort(withMeals())).toMatchSnapshot())
  it('problem', () => expect(problemInShort(withMeals())).toMatchSnapshot())
  it('solution', () => expect(solved().solve.days.map(timesInShort)).toMatchSnapshot())
  it('days made of wishes', () => {
    const draft = solved()
    const idsOf = (day: number) =>
      (draft.solve.days[day] ?? []).map(({ option }) => option.candidate.place.id)
    const mixed = 'sight-0 sight-9 sight-10 sight-33 sight-12 table-2 table-6 sight-17 sight-51'.split(' ')
    const wishes = [idsOf(0), idsOf(0).toReversed(), [...idsOf(1), ...idsOf(1), 'nowhere'], mixed, []]
    const made = wishes.map((wish) => {
      const { stops, repairs } = fitDay(draft, 0, wish)
      return [timesInShort(stops), ...repairs.map(({ kind, detail }) => `${kind}: ${detail}`)]
    })
    expect(made).toMatchSnapshot()
  })
})
