// Sketches of towns without a catalogue for requests by chance, written down: the title of each day, and one number for all that
// it holds. Whole sketches are in golden-plans.test.ts. Renewed like those.
import { expect, it } from 'vitest'
import { interests } from '~/domain/catalogue/vocabulary'
import type { Said } from '~/domain/message'
import { solvedDraft } from '~/domain/planning/stages'
import { defaultFilters } from '~/domain/request/filters'
import { hash, type Random, seeded } from '~/domain/seeded-random'
import { oneOf } from '~/domain/testing/random-plan'
import { cityRequest } from '~/domain/testing/test-city'
import { testLocality } from '~/domain/testing/test-locality'
import { areaStages } from './area-engine'

const ghent = testLocality()
const localities = [
  ghent,
  testLocality({ population: 1_900_000, country: 'Spain', countryCode: 'ES', timeZone: 'Europe/Madrid' }),
  testLocality({ population: 1800, town: null, neighbours: ghent.neighbours.slice(2) }),
  testLocality({
    population: 45_000,
    sights: [
      { name: 'Gravensteen', at: [51.057, 3.72], meters: 900, bearing: 10 },
      { name: 'Far Mill', at: [51.2, 3.72], meters: 17_000, bearing: 0 },
    ],
    holidays: {},
  }),
]
const lights = [() => ({ rise: '06:00', set: '21:30' }), () => ({ rise: '08:45', set: '16:35' }), () => null]

const some = <Each>(list: readonly Each[], most: number, random: Random) => [
  ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => oneOf(list, random))),
]

const short = (said: Said): string =>
  typeof said === 'string' ? said : `${said.code}(${JSON.stringify(said.params)})`

it.each(Array.from({ length: 30 }, (_, index) => index + 1))('sketch %i', (seed) => {
  const random = seeded(seed)
  const chance = (share: number) => random() < share
  const locality = oneOf(localities, random)
  const request = cityRequest(
    {
      destinationId: null,
      locality: locality.label,
      seed,
      days: 1 + Math.floor(random() * 12),
      startDate: oneOf(['2027-05-01', '2027-07-05', '2027-12-20'], random),
      budget: oneOf(['budget', 'moderate', 'luxury'], random),
      interests: [...some(interests, 5, random), ...(chance(0.2) ? ['Jazz clubs'] : [])],
      ...(chance(0.3) && { arrival: oneOf(['07:00', '11:00', '15:30', '22:00'], random) }),
      ...(chance(0.3) && { departure: oneOf(['05:30', '10:30', '15:00', '19:00'], random) }),
      ...(chance(0.3) && {
        wishes: [
          oneOf(
            [
              { is: 'start', early: false },
              { is: 'start', early: true },
              { is: 'end', at: 1320 },
              { is: 'mealtime', meal: 'dinner', at: 1290 },
              { is: 'rest', when: { day: 2 } },
            ] as const,
            random,
          ),
        ],
      }),
      ...(chance(0.3) && {
        bookings: [
          { kind: 'ticket', title: 'Opera', date: '2027-05-02', start: '19:00', end: '22:30', cost: '45' },
          { kind: 'restaurant', title: 'Lunch', date: '2027-05-01', start: '12:30', end: '13:45', cost: '' },
        ] as never,
      }),
    },
    {
      ...defaultFilters,
      pace: oneOf(['relaxed', 'moderate', 'fast-paced'], random),
      childFriendly: chance(0.3),
      maxWalkingDistance: oneOf([1, 3, 5, 9], random),
      dietaryRestrictions: chance(0.2) ? ['Vegan'] : [],
      accessibility: chance(0.1) ? ['Wheelchair accessible'] : [],
    },
  )
  const stages = areaStages(oneOf(lights, random))
  const draft = solvedDraft(stages, request, locality)
  if (!draft.ok) throw new Error(draft.failure.code)
  const { narrate } = stages
  const days = draft.value.solve.days.map((_, index) => narrate.day(draft.value, index, undefined as never))
  expect([
    short(narrate.overview(draft.value)),
    short(narrate.overview(draft.value, 'unverified')),
    ...days.map((day) => `${short(day.title)} ${day.activities.length} ${hash(JSON.stringify(day))}`),
    ...narrate.tips(draft.value).map(short),
  ]).toMatchSnapshot()
})
