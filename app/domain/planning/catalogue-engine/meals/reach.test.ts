import { expect, it } from 'vitest'
import { tripAsPlace } from '~/domain/catalogue/day-trip'
import type { CatalogueDraft, DayFrame } from '~/domain/planning/trip-draft'
import { dayHours } from '~/domain/request/pace'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { dayOut } from './days-out'
import { travelMatrix } from './reach'

const request = cityRequest()
const base = testCity.places.find(({ kind }) => kind === 'base')
const [trip] = testCity.dayTrips
if (!base || !trip) throw new Error('a base and a day trip were expected')
const far = { place: { ...tripAsPlace(trip), id: 'far-sight', at: [50.1, 10.1] } }

const frame: DayFrame = {
  day: 1,
  date: '2027-05-04',
  from: 540,
  to: 1320,
  meals: [],
  sights: true,
  kept: [],
  indoors: false,
}
const hours = dayHours(request, testCity)
const out = dayOut(trip, frame, hours, { request, destination: testCity })

it('charges no fare for the way to a day trip and back, and the usual one for any other ride', () => {
  if (!out) throw new Error('a day out was expected')
  const draft = { request, destination: testCity, candidates: { places: [far] } }
  const { fares, ridden, sites } = travelMatrix(draft as unknown as CatalogueDraft<'candidates'>, base, [out])
  const [home, sight, away] = [0, 1, 2]
  const leg = (from: number, to: number) => [ridden[from * sites + to], fares[from * sites + to]]
  const { fareCents } = testCity.transit
  expect([leg(home, sight), leg(sight, home)]).toEqual([
    [1, fareCents],
    [1, fareCents],
  ])
  expect([leg(home, away), leg(away, home), leg(away, sight)]).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ])
})
