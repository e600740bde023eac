// Whole plans, written down: a change of the planner that is not meant to change plans changes nothing here. One that is
// meant to renews them (`npx vitest run --project unit app/domain/planning/golden-plans.test.ts -u`); read the difference.
import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Replan } from '~/domain/request/replan'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { testLocality } from '~/domain/testing/test-locality'
import { sayIn } from '~/messages/languages'
import { areaEngine } from './area-engine/area-engine'
import { catalogueEngine } from './catalogue-engine/catalogue-engine'
import { replanDays } from './catalogue-engine/replan-days'
import type { PlannerEngine } from './planner-engine'

/** A message by its code and parameters, so that other words are no other plan. */
function short(said: Said): string {
  if (typeof said === 'string') return said.slice(0, 40)
  const { code, params } = said
  const values = Object.values(params).map((value) => JSON.stringify(value) ?? '')
  return `${code}(${values.join(' ')})`
}

function linesOf({ date, title, area, hours, kind, note, openMeals, costCents, activities }: ItineraryDay) {
  const head = [
    date,
    short(title),
    short(area),
    kind,
    hours && `${hours.from}-${hours.to}`,
    openMeals?.join(),
  ]
  const stops = activities.map(
    ({ startTime, endTime, title: stop, travel, reason, costCents: cents }) =>
      `${startTime}-${endTime} ${short(stop)} | ${travel.mode} ${travel.minutes} min ${travel.meters} m | ${cents} | ${short(reason)}`,
  )
  return [`${head.filter(Boolean).join(' · ')} | ${costCents} | ${note ? short(note) : ''}`, ...stops]
}

async function planOf<D>(engine: PlannerEngine<D>, request: PlanRequest, destination: D) {
  const days: ItineraryDay[] = []
  const lines: string[] = []
  for await (const piece of engine.plan(request, destination)) {
    if (!piece.ok) lines.push(`${piece.failure.code}: ${short(piece.failure.message)}`)
    else if (piece.value.kind === 'overview') lines.push(short(piece.value.overview))
    else if (piece.value.kind === 'tips') lines.push(...piece.value.tips.map(short))
    else if (piece.value.kind === 'day') {
      days.push(piece.value.day)
      lines.push('', ...linesOf(piece.value.day))
    }
  }
  return { days, lines }
}

const withFilters = (filters: Partial<PlanRequest['filters']>) => ({ ...defaultFilters, ...filters })

// Whole trips are planned in each.
const patient = { timeout: 60_000 }

describe('golden plans of a city', patient, () => {
  const asked: Record<string, [Partial<PlanRequest>, Destination?]> = {
    'three days as usual': [{ days: 3 }],
    'a weekend with children, from the train to the train': [
      { days: 2, arrival: '15:00', departure: '14:30', filters: withFilters({ childFriendly: true }) },
    ],
    'four fast days on little money and little walking': [
      {
        days: 4,
        budget: 'budget',
        interests: ['Art', 'Shopping'],
        filters: withFilters({ pace: 'fast-paced', maxWalkingDistance: 1, travelStyle: ['Urban'] }),
      },
    ],
    'a long, slow trip that runs out of places': [
      {
        days: 14,
        budget: 'luxury',
        filters: withFilters({ pace: 'relaxed', dietaryRestrictions: ['Vegan'] }),
      },
    ],
    'three hot and wet days': [
      { days: 3, arrival: '09:30' },
      { ...testCity, climate: testCity.climate.map(() => ({ high: 33, low: 20, rainDays: 17 })) },
    ],
    'one day in the cold, with a note': [
      { days: 1, startDate: '2027-12-24', additionalInfo: 'We love viewpoint walks, but no museum.' },
    ],
    'wishes that clash': [
      {
        days: 5,
        filters: withFilters({ accessibility: ['Wheelchair accessible'], localExperiencesOnly: true }),
      },
    ],
  }
  it.each(Object.entries(asked))('%s', async (_, [more, city = testCity]) => {
    const { lines } = await planOf(catalogueEngine, cityRequest(more), city)
    expect(lines).toMatchSnapshot()
  })

  const changes: Record<string, Partial<Replan>> = {
    'in the rain, from noon': { rainy: true, from: '12:00' },
    'slower and cheaper': { slower: true, cheaper: true },
    'the same stops in a better order': { sameStops: true },
    'with one stop locked, without parks': { without: { kinds: ['park'] }, seed: 5 },
  }
  it.each(Object.entries(changes))('planned anew: %s', async (_, change) => {
    const request = cityRequest({ days: 3 })
    const { days } = await planOf(catalogueEngine, request, testCity)
    const keep = days[1]?.activities.slice(1, 2).map(({ id }) => id) ?? []
    const made = replanDays(days, { days: [2], keep, ...change }, request, testCity, sayIn())
    expect(made.ok ? made.value.slice(1, 2).flatMap(linesOf) : short(made.failure.message)).toMatchSnapshot()
  })
})

it('says that a relaxed trip cannot be slower', patient, async () => {
  const request = cityRequest({ days: 2, arrival: '12:00' }, { pace: 'relaxed' })
  const { days } = await planOf(catalogueEngine, request, testCity)
  const made = replanDays(days, { days: [1], slower: true }, request, testCity, sayIn())
  expect(made.ok ? 'planned' : short(made.failure.message)).toBe('replan.relaxed-already()')
  expect(made.ok ? 'planned' : made.failure.title && short(made.failure.title)).toBe('clash.title()')
  const later = replanDays(days, { days: [1], seed: 9 }, request, testCity, sayIn())
  expect(later.ok && later.value[0]).toMatchObject({ hours: days[0]?.hours, note: days[0]?.note })
})

describe('golden plans of a city with icons, tickets, houses and nights', patient, () => {
  const asked: Record<string, Partial<PlanRequest>> = {
    'five days over a holiday': { days: 5, interests: ['Sightseeing', 'Nightlife', 'Food & Dining'] },
    'four slow days of luxury in the heat': {
      days: 4,
      startDate: '2027-07-30',
      budget: 'luxury',
      interests: ['Photography', 'Art', 'Beach'],
      filters: withFilters({ pace: 'relaxed', travelStyle: ['Historical'] }),
    },
    'three days in short light with children and little money': {
      days: 3,
      startDate: '2027-12-23',
      budget: 'budget',
      interests: ['Museums'],
      arrival: '13:00',
      departure: '11:00',
      filters: withFilters({ childFriendly: true, maxWalkingDistance: 2 }),
    },
    'nine days with a day trip and a free day asked for': {
      days: 9,
      interests: ['History', 'Shopping'],
      additionalInfo: 'One day at Far Castle, one day of rest.',
      wishes: [
        { is: 'day-trip', to: { by: 'place', id: 'far-castle' }, when: { day: 3 } },
        { is: 'rest', when: { day: 5 } },
        { is: 'must', what: { by: 'place', id: 'sight-33' } },
        { is: 'pin', what: { by: 'place', id: 'sight-2' }, when: { day: 4, at: 600 } },
        { is: 'seen', what: { by: 'place', id: 'sight-0' } },
        { is: 'eat', food: 'tapas' },
        { is: 'meal', meal: 'dinner', at: { by: 'place', id: 'sight-9' }, when: { day: 2 } },
        { is: 'splurge', when: { day: 'last' } },
      ],
    },
    'two days on which hardly anything is open': {
      days: 2,
      startDate: '2027-12-25',
      interests: ['Nightlife'],
      filters: withFilters({ pace: 'fast-paced', accessibility: ['Wheelchair accessible'] }),
    },
  }
  it.each(Object.entries(asked))('%s', async (_, more) => {
    expect((await planOf(catalogueEngine, cityRequest(more), richCity)).lines).toMatchSnapshot()
  })

  const changes: Record<string, Partial<Replan>> = {
    'other sights, cheaper, back by eight': { cheaper: true, to: '20:00', seed: 3 },
    'the same sights, with a shorter walk': { sameSights: true, maxWalkingDistance: 2 },
    'slower, for art, without what was seen': {
      slower: true,
      interests: ['Art'],
      without: { places: ['sight-9', 'sight-6'] },
    },
    'with nothing left': { from: '21:30', to: '22:00', cheaper: true },
  }
  it.each(Object.entries(changes))('planned anew: %s', async (_, change) => {
    const request = cityRequest({ days: 4, interests: ['Sightseeing', 'Food & Dining'] })
    const { days } = await planOf(catalogueEngine, request, richCity)
    const keep = days[2]?.activities.slice(2, 3).map(({ id }) => id) ?? []
    const made = replanDays(days, { days: [2, 3], keep, ...change }, request, richCity, sayIn())
    expect(made.ok ? made.value.slice(1, 3).flatMap(linesOf) : short(made.failure.message)).toMatchSnapshot()
  })
})

describe('golden plans of a town where places run out', patient, () => {
  const only = (numbers: number[], tables: number, more: Partial<Destination> = {}): Destination => {
    const kept = new Set([
      ...numbers.map((number) => `sight-${number}`),
      ...Array.from({ length: tables }, (_, number) => `table-${number}`),
      'base-0',
      'base-1',
    ])
    return { ...richCity, places: richCity.places.filter(({ id }) => kept.has(id)), ...more }
  }
  const shutOnMondays = (city: Destination): Destination => ({
    ...city,
    places: city.places.map((place) =>
      place.kind === 'food' ? place : { ...place, hours: 'Tu-Su 10:00-17:00' },
    ),
  })
  const cases: Record<string, [Partial<PlanRequest>, Destination]> = {
    'six days, nine sights, few tables': [{ days: 6 }, only([0, 1, 2, 3, 5, 7, 9, 12, 14], 11)],
    'no tables but for breakfast': [
      { days: 2 },
      only([0, 1, 2, 3, 5, 7, 9], 0, {
        places: richCity.places.filter(({ meals }) => meals?.includes('breakfast') || !meals),
      }),
    ],
    'everything shut on the first day': [
      { days: 3 },
      shutOnMondays(only([0, 1, 3, 5, 7, 13, 19, 25], 24, { stays: [] })),
    ],
    'no trips, no houses, a day on which nothing runs': [
      { days: 5, startDate: '2027-12-23', wishes: [{ is: 'day-trip', not: true }] },
      only([0, 2, 3, 5, 6, 9, 12, 27, 33], 30, { dayTrips: [], stays: [] }),
    ],
    'three sights for eight days': [{ days: 8 }, only([1, 2, 4], 12, { dayTrips: [] })],
    'needs that no place meets': [
      {
        days: 3,
        filters: withFilters({
          accessibility: ['Visual aids', 'No stairs'],
          childFriendly: true,
          localExperiencesOnly: true,
        }),
      },
      richCity,
    ],
    'one need too many': [
      { days: 4, filters: withFilters({ accessibility: ['Wheelchair accessible'], childFriendly: true }) },
      only([0, 1, 5, 10, 15, 20, 25, 30], 24, { dayTrips: [] }),
    ],
  }
  it.each(Object.entries(cases))('%s', async (_, [more, city]) => {
    expect((await planOf(catalogueEngine, cityRequest(more), city)).lines).toMatchSnapshot()
  })
})

describe('golden plans without a catalogue', patient, () => {
  const asked: Record<string, Partial<PlanRequest>> = {
    'nine days as usual': { days: 9, interests: ['Museums', 'Nightlife', 'Jazz clubs'] },
    'three slow days with children, from the train to the train': {
      days: 3,
      arrival: '15:00',
      departure: '12:00',
      filters: withFilters({ pace: 'relaxed', childFriendly: true, dietaryRestrictions: ['Vegan'] }),
    },
    'four fast days in winter': {
      days: 4,
      startDate: '2027-12-20',
      budget: 'luxury',
      filters: withFilters({ pace: 'fast-paced', travelStyle: ['Nature'], maxWalkingDistance: 8 }),
    },
  }
  const more: typeof asked = {
    'a week with wishes in words': {
      days: 7,
      startDate: '2027-07-05',
      interests: ['Beach', 'Shopping', 'Food & Dining'],
      arrival: '18:30',
      filters: withFilters({ accessibility: ['Wheelchair accessible'], maxWalkingDistance: 1 }),
      wishes: [
        { is: 'rest', when: { day: 4 } },
        { is: 'start', early: false },
        { is: 'eat', food: 'tapas' },
        { is: 'like', what: { by: 'kind', kind: 'market' } },
      ],
    },
    'one short day': { days: 1, arrival: '16:00', departure: '20:00', interests: ['Art'] },
  }
  const winterSun = () => ({ rise: '08:45', set: '16:35' })
  it.each(Object.entries({ ...asked, ...more }))('%s', async (_, more) => {
    const request = cityRequest({ destinationId: null, locality: 'Ghent, Belgium', ...more })
    expect((await planOf(areaEngine(winterSun), request, testLocality())).lines).toMatchSnapshot()
  })
})
