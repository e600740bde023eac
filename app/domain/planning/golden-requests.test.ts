// What the stages of the catalogue engine make of requests by chance: one number for each ten lines of a part of the draft, so that
// many requests can be written down. What the lines are is in golden-stages.test.ts for a few. Renewed like the golden plans.
import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import { accessNeeds, diets, interests, travelStyles } from '~/domain/catalogue/vocabulary'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import type { Constraint } from '~/domain/reader/constraint'
import type { PlanRequest } from '~/domain/request/plan-request'
import { hash, type Random, seeded } from '~/domain/seeded-random'
import { daysByChance } from '~/domain/testing/days-by-chance'
import {
  candidatesInShort,
  mealsInShort,
  problemInShort,
  timesInShort,
} from '~/domain/testing/draft-in-short'
import { oneOf } from '~/domain/testing/random-plan'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest } from '~/domain/testing/test-city'
import { tripCandidates } from './catalogue-engine/candidates/candidates'
import { catalogueStages } from './catalogue-engine/catalogue-engine'
import { mealsAsSolved, tripMeals } from './catalogue-engine/meals/meals'
import { fitDay } from './catalogue-engine/solve/fit-day'
import { withoutFarMeals } from './catalogue-engine/solve/settle-day'
import { nothingSaid } from './stages'
import type { DraftWithMeals, SolvedDraft } from './trip-draft'

const place = (id: string) => ({ by: 'place', id }) as const
const kind = <Kind extends string>(of: Kind) => ({ by: 'kind', kind: of }) as const

/** Wishes of every kind that a plan answers. */
const wishes: Constraint[] = [
  { is: 'must', what: place('sight-2') },
  { is: 'must', what: place('sight-31') },
  { is: 'must', what: { by: 'area', id: 'hill' } },
  { is: 'must', what: kind('gallery') },
  { is: 'must', what: place('table-10') },
  { is: 'pin', what: place('sight-12'), when: { day: 2, part: 'afternoon' } },
  { is: 'pin', what: place('sight-9'), when: { weekday: 2, at: 630 } },
  { is: 'pin', what: place('sight-1'), when: { day: 'last' } },
  { is: 'pin', what: place('sight-5'), when: { part: 'sunset' } },
  { is: 'pin', what: place('sight-8'), when: { date: { day: 4 }, part: 'morning' } },
  { is: 'like', what: { by: 'area', id: 'harbour' } },
  { is: 'like', what: { by: 'interest', interest: 'Photography' } },
  { is: 'like', what: kind('market') },
  { is: 'skip', what: kind('worship'), except: [place('sight-6')] },
  { is: 'skip', what: { by: 'interest', interest: 'Museums' } },
  { is: 'skip', what: kind('museum'), when: { part: 'morning' } },
  { is: 'seen', what: place('sight-0') },
  { is: 'count', what: kind('museum'), compare: 'most', number: 2, per: 'trip' },
  { is: 'count', what: kind('park'), compare: 'exactly', number: 1, per: 'day' },
  { is: 'count', what: kind('viewpoint'), compare: 'least', number: 2, per: 'trip' },
  { is: 'count', what: kind('museum'), compare: 'most', number: 0, per: 'day' },
  { is: 'days', what: { by: 'interest', interest: 'Art' }, number: 1 },
  { is: 'days', what: kind('park'), number: 2 },
  { is: 'meal', meal: 'lunch', at: { by: 'area', id: 'hill' }, when: { day: 3 } },
  { is: 'meal', meal: 'dinner', at: place('sight-9') },
  { is: 'meal', meal: 'breakfast', at: place('table-12'), when: { day: 'last' } },
  { is: 'mealtime', meal: 'dinner', at: 1260 },
  { is: 'mealtime', meal: 'lunch', at: 720, limit: 'by' },
  { is: 'splurge', when: {} },
  { is: 'splurge', when: { day: 2 } },
  { is: 'rest', when: { part: 'afternoon' } },
  { is: 'rest', when: { day: 2 } },
  { is: 'rest', when: { day: 'every', part: 'noon' } },
  { is: 'rest', when: {} },
  { is: 'rest', when: { day: 1, at: 900 }, until: 1020 },
  { is: 'rest', when: { weekday: 4, part: 'morning' } },
  { is: 'eat', food: 'tapas' },
  { is: 'eat', food: 'pizza', meal: 'dinner', when: { day: 2 } },
  { is: 'avoid-food', food: 'french' },
  { is: 'start', early: false },
  { is: 'start', early: true },
  { is: 'end', at: 1290 },
  { is: 'end', early: true },
  { is: 'spend', amount: 60, currency: 'EUR', per: 'meal' },
  { is: 'spend', amount: 90, currency: null, per: 'day' },
  { is: 'base', at: { by: 'area', id: 'harbour' } },
  { is: 'base', at: place('sight-20') },
  { is: 'day-trip', to: place('far-castle') },
  { is: 'day-trip', to: place('lake-village'), when: { day: 2 } },
  { is: 'day-trip' },
  { is: 'day-trip', not: true },
  { is: 'avoid', what: 'crowds' },
  { is: 'avoid', what: 'heat' },
  { is: 'avoid', what: 'rain' },
  { is: 'avoid', what: 'queues' },
  { is: 'avoid', what: 'tourist-traps' },
  { is: 'occasion', what: 'birthday', when: { day: 2 } },
  { is: 'move', by: 'walk' },
  { is: 'move', by: 'taxi' },
  { is: 'move', by: 'transit', not: true },
  { is: 'walk-limit', km: 3 },
]

const cities: Destination[] = [
  richCity,
  richCity,
  {
    ...richCity,
    dayTrips: richCity.dayTrips.map((trip) => ({ ...trip, lastBack: '17:30', minutes: trip.minutes + 35 })),
    places: richCity.places.filter((_, index) => index % 3 !== 0),
  },
  { ...richCity, stays: [], icons: [], transit: { ...richCity.transit, metersPerMinute: 500 } },
]

function some<Each>(list: readonly Each[], most: number, random: Random): Each[] {
  const count = Math.floor(random() * (most + 1))
  return [...new Set(Array.from({ length: count }, () => oneOf(list, random)))]
}

function requestOf(random: Random): PlanRequest {
  const chance = (share: number) => random() < share
  return cityRequest(
    {
      days: 1 + Math.floor(random() * 8),
      startDate: oneOf(
        ['2027-05-03', '2027-05-06', '2027-07-30', '2027-11-28', '2027-12-23', '2028-02-27'],
        random,
      ),
      budget: oneOf(['budget', 'moderate', 'luxury'], random),
      interests: some(interests, 4, random),
      ...(chance(0.3) && { arrival: oneOf(['07:30', '10:30', '13:00', '17:45', '21:30'], random) }),
      ...(chance(0.3) && { departure: oneOf(['08:00', '12:15', '16:30', '20:00'], random) }),
      ...(chance(0.7) && { wishes: some(wishes, 4, random) }),
      ...(chance(0.2) && { sample: true }),
    },
    {
      pace: oneOf(['relaxed', 'moderate', 'moderate', 'fast-paced'], random),
      childFriendly: chance(0.25),
      localExperiencesOnly: chance(0.1),
      maxWalkingDistance: oneOf([1, 3, 5, 8], random),
      travelStyle: chance(0.4) ? [oneOf(travelStyles, random)] : [],
      accessibility: chance(0.1) ? [oneOf(accessNeeds, random)] : [],
      dietaryRestrictions: chance(0.2) ? [oneOf(diets, random)] : [],
    },
  )
}

/** One number for each ten lines. */
function inParts(lines: string[]): string {
  const parts = Array.from({ length: Math.ceil(lines.length / 10) }, (_, part) =>
    hash(lines.slice(10 * part, 10 * part + 10).join('\n')),
  )
  return `${lines.length}: ${parts.join(' ')}`
}

/** A message by its code and parameters. */
const short = (said: Said): string =>
  typeof said === 'string' ? said : `${said.code}(${JSON.stringify(said.params)})`

function dayInShort({ title, area, activities, note, costCents, kind: is, openMeals, hours }: ItineraryDay) {
  const stops = activities.map(({ id: _, description: __, ...stop }) => JSON.stringify(stop))
  return [short(title), short(area), JSON.stringify([note, costCents, is, openMeals, hours]), ...stops]
}

const known = new Map<
  number,
  { request: PlanRequest; city: Destination; draft: DraftWithMeals | undefined }
>()

function draftOf(seed: number) {
  const before = known.get(seed)
  if (before) return before
  const random = seeded(seed)
  const city = oneOf(cities, random)
  const request = requestOf(random)
  const made = { request, city, draft: tripMeals(tripCandidates(request, city)) }
  known.set(seed, made)
  return made
}

const seeds = Array.from({ length: 24 }, (_, index) => index + 1)

describe.each(seeds)('request %i', { timeout: 60_000 }, (seed) => {
  it('candidates, meals and problem', () => {
    const { request, city, draft } = draftOf(seed)
    const { startDate, days, budget } = request
    const made = draft
      ? [inParts(mealsInShort(draft)), inParts(problemInShort(draft))]
      : [inParts([JSON.stringify(catalogueStages.meals(tripCandidates(request, city)))])]
    expect([
      `${startDate} ${days} ${budget} ${request.interests}`,
      ...(request.wishes ?? []).map((wish) => JSON.stringify(wish)),
      inParts(candidatesInShort(tripCandidates(request, city))),
      ...made,
    ]).toMatchSnapshot()
  })

  it('days by chance, told and made of wishes', () => {
    const { request, city, draft } = draftOf(seed)
    if (!draft) {
      expect(catalogueStages.meals(tripCandidates(request, city)).ok).toBe(false)
      return
    }
    const random = seeded(seed + 100)
    const planned = daysByChance(draft, random).map((times, day) => withoutFarMeals(times, day, draft))
    const solved: SolvedDraft = {
      ...draft,
      meals: mealsAsSolved(draft, planned, true),
      solve: { days: planned },
    }
    const { narrate } = catalogueStages
    const said = nothingSaid()
    const told = planned.map((_, day) => inParts(dayInShort(narrate.day(solved, day, said))))
    const ids = draft.candidates.places.map((each) => each.place.id)
    const fitted = planned.slice(0, 2).map((times, day) => {
      const own = times.map(({ option }) => option.candidate.place.id)
      const wish = [...own.filter(() => random() < 0.6), ...some(ids, 4, random)].sort(() => random() - 0.5)
      const { stops, repairs } = fitDay(solved, day, wish)
      return [timesInShort(stops), ...repairs.map(({ kind: is, detail }) => `${is}: ${detail}`)]
    })
    expect([
      inParts([short(narrate.overview(solved)), ...narrate.particulars(solved).map(short)]),
      ...told,
      inParts(narrate.tips(solved).map(short)),
      ...fitted,
    ]).toMatchSnapshot()
  })
})
