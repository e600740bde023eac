// The days of trips to towns that have too little for them: which are full, which are out of town or free, and which meals are left
// open, written down. Renewed like golden-plans.test.ts.
import { expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { PlanRequest } from '~/domain/request/plan-request'
import { hash } from '~/domain/seeded-random'
import { mealsInShort } from '~/domain/testing/draft-in-short'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest } from '~/domain/testing/test-city'
import { tripCandidates } from '../candidates/candidates'
import { clashOf } from '../clash'
import { tripMeals } from './meals'

const sights = richCity.places.filter(({ kind }) => kind !== 'food' && kind !== 'base')
const tables = richCity.places.filter(({ kind }) => kind === 'food')
const bases = richCity.places.filter(({ kind }) => kind === 'base')

/** The city with so many of its sights and tables. */
const townOf = (most: number, meals: number, more: Partial<Destination> = {}): Destination => ({
  ...richCity,
  places: [...sights.slice(0, most), ...tables.slice(0, meals), ...bases],
  ...more,
})

const cities: Record<string, Destination> = {
  'no sight': townOf(0, 24),
  'one sight': townOf(1, 24),
  'three sights': townOf(3, 24),
  'seven sights and few tables': townOf(7, 7),
  'fifteen sights and tables for one meal': {
    ...townOf(15, 0),
    places: [...sights.slice(0, 15), ...tables.filter(({ meals }) => meals?.includes('lunch')), ...bases],
  },
  'nine sights and no trips': townOf(9, 30, { dayTrips: [], stays: [] }),
  'sights that are shut on Mondays': {
    ...townOf(12, 30, { stays: [] }),
    places: townOf(12, 30).places.map((place) =>
      place.kind === 'food' ? place : { ...place, hours: 'Tu-Su 10:00-17:00' },
    ),
  },
  'days on which nothing runs': townOf(20, 20, {
    transit: { ...richCity.transit, restDays: ['05-04', '05-06'] },
  }),
  'days on which nobody may go out': townOf(12, 30, {
    standstills: { '2027-05-04': 'Day of Silence', '2027-05-07': 'Another Day of Silence' },
  }),
  'tables that are far away': {
    ...townOf(10, 0),
    places: [
      ...sights.slice(0, 10),
      ...tables.slice(0, 20).map((place) => ({ ...place, at: [50.05, 10.06] as [number, number] })),
      ...bases,
    ],
  },
}

const requests: Partial<PlanRequest>[] = [
  { days: 1 },
  { days: 3 },
  { days: 5, arrival: '19:00', departure: '09:00' },
  { days: 8 },
  { days: 14 },
]

it.each(Object.entries(cities))('a town with %s', (_, city) => {
  const found = requests.map((more) => {
    const request = cityRequest(more)
    const draft = tripMeals(tripCandidates(request, city))
    if (!draft) return [`${more.days} days`, JSON.stringify(clashOf(request, city).failure)]
    const { frames, reserved, base } = draft.meals
    const days = frames.map(({ from, to, meals, sights: full, trip, wander, standstill }, day) =>
      [`${from}-${to}`, meals.join(), full, standstill ?? trip?.id ?? wander?.id ?? '', reserved[day]].join(
        ' ',
      ),
    )
    return [`${more.days} days`, base.id, ...days, hash(mealsInShort(draft).join('\n'))]
  })
  expect(found).toMatchSnapshot()
})
