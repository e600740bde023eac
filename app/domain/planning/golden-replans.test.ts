// Days of random plans planned anew for changes by chance, written down. What a few changes make of a day is in golden-plans.test.ts.
// Renewed like those.
import { describe, expect, it } from 'vitest'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Replan } from '~/domain/request/replan'
import { hash, type Random, seeded } from '~/domain/seeded-random'
import { daysByChance } from '~/domain/testing/days-by-chance'
import { oneOf } from '~/domain/testing/random-plan'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest } from '~/domain/testing/test-city'
import { sayIn } from '~/messages/languages'
import { tripCandidates } from './catalogue-engine/candidates/candidates'
import { catalogueStages } from './catalogue-engine/catalogue-engine'
import { mealsAsSolved, tripMeals } from './catalogue-engine/meals/meals'
import { replanDays } from './catalogue-engine/replan-days'
import { nothingSaid } from './stages'

const say = sayIn()

function changeOf(random: Random, day: ItineraryDay | undefined): Partial<Replan> {
  const stop = () => oneOf(day?.activities ?? [], random)
  const all: Partial<Replan>[] = [
    { rainy: true },
    { cheaper: true },
    { slower: true },
    { sameStops: true },
    { sameSights: true },
    { maxWalkingDistance: oneOf([1, 2, 4], random) },
    { interests: ['Art', 'Nightlife'] },
    { without: { kinds: [oneOf(['museum', 'park', 'food'] as const, random)] } },
    { without: { places: [stop().placeId ?? ''] } },
    { pin: { place: 'sight-12', day: 2, part: 'afternoon' } },
    { pin: { place: 'sight-9', day: 2, at: 690 } },
    { from: oneOf(['11:00', '14:30', '20:45'], random) },
    { to: oneOf(['12:00', '16:00', '21:00'], random) },
    { keep: [stop().id, stop().id] },
    { seed: 9 },
  ]
  return Object.assign({}, oneOf(all, random), random() < 0.5 && oneOf(all, random))
}

/** Something that was typed in, somewhere in a day. */
function withOwnStop(day: ItineraryDay): ItineraryDay {
  const own: Activity = {
    id: 'own',
    type: 'attraction',
    title: 'The house of an aunt',
    description: '',
    placeId: null,
    latitude: 50.003,
    longitude: 10.004,
    startTime: '15:00',
    endTime: '16:10',
    costCents: 300,
    reason: '',
    travel: { mode: 'walk', minutes: 0, meters: 0 },
    locked: true,
  }
  const before = day.activities.filter(({ startTime }) => startTime < '14:40')
  const after = day.activities.filter(({ startTime }) => startTime > '16:20')
  return { ...day, activities: [...before, own, ...after] }
}

function inShort(day: ItineraryDay): string {
  const stops = day.activities.map(
    ({ startTime, endTime, placeId, title }) =>
      `${startTime}-${endTime} ${placeId ?? (typeof title === 'string' ? title : title.code)}`,
  )
  const { hours, note, openMeals, costCents } = day
  return `${JSON.stringify([hours, note, openMeals, costCents])} ${stops.join(', ')} ${hash(JSON.stringify(day))}`
}

describe.each([1, 2, 3, 4, 5, 6])('plan %i', { timeout: 60_000 }, (seed) => {
  it('planned anew', () => {
    const random = seeded(seed)
    const request = cityRequest(
      {
        days: 3,
        budget: oneOf(['budget', 'moderate', 'luxury'], random),
        ...(random() < 0.3 && { arrival: '12:00' }),
        interests: ['Sightseeing', 'Food & Dining'],
      },
      { pace: oneOf(['relaxed', 'moderate', 'fast-paced'], random) },
    )
    const draft = tripMeals(tripCandidates(request, richCity))
    if (!draft) throw new Error('The wishes of this request clash')
    const planned = daysByChance(draft, random)
    const solved = { ...draft, meals: mealsAsSolved(draft, planned, false), solve: { days: planned } }
    const said = nothingSaid()
    const days = planned
      .map((_, day) => catalogueStages.narrate.day(solved, day, said))
      .map((day) => (day.day === 2 && seed % 3 === 0 ? withOwnStop(day) : day))
    const change = changeOf(random, days[1])
    const made = replanDays(days, { days: seed % 4 === 0 ? [1, 2] : [2], ...change }, request, richCity, say)
    expect([
      JSON.stringify(change),
      ...(made.ok ? made.value.map(inShort) : [JSON.stringify(made.failure)]),
    ]).toMatchSnapshot()
  })
})
