// What each stage of the catalogue engine adds to a draft, written down: finer than the whole plans of
// golden-plans.test.ts, so that a change which later stages happen to even out is seen as well. Renewed like those.
import { describe, expect, it } from 'vitest'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import { meals } from '~/domain/catalogue/vocabulary'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest } from '~/domain/testing/test-city'
import { tripCandidates } from './catalogue-engine/candidates/candidates'
import { tripMeals } from './catalogue-engine/meals/meals'
import { fitDay } from './catalogue-engine/solve/fit-day'
import { solveTrip } from './catalogue-engine/solve/solve'
import { tripProblem } from './catalogue-engine/solve/trip-problem'
import { atOnce } from './steps'
import type { CatalogueDraft, DayFrame, DraftWithMeals, TimedOption } from './trip-draft'

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

const spansOf = (days: OpenSpan[][]) =>
  days
    .map((spans) => spans.map(({ from, to, lastStart }) => `${from}-${lastStart}-${to}`).join() || '-')
    .join(' ')
const tenths = (value: number) => Math.round(value * 10) / 10
const frameOf = ({ date, from, to, meals: eaten, sights, trip, wander, indoors }: DayFrame) =>
  [date, `${from}-${to}`, eaten.join(), sights, indoors, trip?.id, wander?.id].join(' ')

function candidatesOf({ candidates }: CatalogueDraft<'candidates'>) {
  const { frames, weather, places, taste, bases, hours } = candidates
  return [
    `hours ${hours.from}-${hours.to}`,
    ...frames.map((frame, day) => `${frameOf(frame)} ${JSON.stringify(weather[day])}`),
    `bases ${bases.map(({ id }) => id).join(' ')}`,
    `icons ${taste.icons.join(' ')}`,
    ...places.map((each) => {
      const { place, costCents, open } = each
      const scores =
        place.kind === 'food'
          ? meals
              .filter((meal) => place.meals?.includes(meal))
              .map((meal) => tenths(taste.mealScore(each, meal)))
          : [tenths(taste.sightScore(each))]
      return `${place.id} ${scores.join('/')} ${taste.matches(place).join()} ${costCents} ${spansOf(open)}`
    }),
  ]
}

function mealsOf(draft: DraftWithMeals) {
  const { frames, base, options, travel, reserved } = draft.meals
  const sum = (list: Float64Array) =>
    tenths(list.reduce((total, each, at) => total + each * (1 + (at % 7)), 0))
  return [
    `base ${base.id}`,
    ...frames.map(frameOf),
    ...reserved.map((visits) => visits.map((visit) => options[visit]?.candidate.place.id).join(' ')),
    `ways ${[travel.minutes, travel.way, travel.meters, travel.apart, travel.walked, travel.ridden].map(sum).join(' ')}`,
    ...options.map(({ candidate, site, turned, meal, worth, night, stay, starts, peak }) =>
      [
        `${candidate.place.id} ${site}${turned ? `<${turned}` : ''} ${meal ?? (night ? 'night' : 'sight')}`,
        `${tenths(worth)} ${stay.join('/')}`,
        starts.map((spans) => spans.map(({ from, to }) => `${from}-${to}`).join() || '-').join(' '),
        spansOf(peak),
      ].join(' | '),
    ),
  ]
}

const timesOf = (stops: TimedOption[]) =>
  stops
    .map(({ option, start, end }) => `${option.candidate.place.id} ${option.site} ${start}-${end}`)
    .join(', ')

function problemOf(draft: DraftWithMeals) {
  const problem = tripProblem(draft)
  const path = [0, 1, 7, 2, 12, 3, 1, 0]
  const { sites } = problem
  return [
    ...problem.days.map(({ from, to, fewest, idleFrom }) => `${from}-${to} ${fewest} ${idleFrom ?? ''}`),
    `fewest ${problem.fewestBonus}, packed ${problem.packed}, groups ${JSON.stringify(problem.groups)}`,
    `goals ${JSON.stringify(problem.goals)}`,
    `resources ${problem.resources.map(({ limit, legCap, legs }) => `${limit}/${legCap ?? ''}/${legs ? tenths(legs.reduce((a, b) => a + b, 0)) : ''}`).join(' ')}`,
    `idle ${[0, 10, 30, 60, 120, 300].map((minutes) => tenths(problem.idleCost(minutes))).join(' ')}`,
    `shape ${[1, 1.05, 1.2, 1.5, 2.5].map((ratio) => tenths(problem.shapeCost?.(ratio, path) ?? 0)).join(' ')}`,
    `legs ${tenths(problem.legCost.reduce((sum, each, at) => sum + each * (1 + (at % sites)), 0))}`,
    ...problem.visits.map(({ site, sameAs, mandatoryKind, minutes, scores, uses, pack, goals }) =>
      [
        site,
        sameAs,
        mandatoryKind,
        minutes,
        scores.map(tenths).join('/'),
        uses.join('/'),
        pack,
        goals.join(),
      ].join(' '),
    ),
  ]
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

  it('candidates', () => expect(candidatesOf(candidates())).toMatchSnapshot())
  it('meals', () => expect(mealsOf(withMeals())).toMatchSnapshot())
  it('problem', () => expect(problemOf(withMeals())).toMatchSnapshot())
  it('solution', () => expect(solved().solve.days.map(timesOf)).toMatchSnapshot())
  it('days made of wishes', () => {
    const draft = solved()
    const idsOf = (day: number) =>
      (draft.solve.days[day] ?? []).map(({ option }) => option.candidate.place.id)
    const mixed = 'sight-0 sight-9 sight-10 sight-33 sight-12 table-2 table-6 sight-17 sight-51'.split(' ')
    const wishes = [idsOf(0), idsOf(0).toReversed(), [...idsOf(1), ...idsOf(1), 'nowhere'], mixed, []]
    const made = wishes.map((wish) => {
      const { stops, repairs } = fitDay(draft, 0, wish)
      return [timesOf(stops), ...repairs.map(({ kind, detail }) => `${kind}: ${detail}`)]
    })
    expect(made).toMatchSnapshot()
  })
})
