// Days out of town, and days that one place fills, by trip, day and request, written down. Renewed like golden-plans.test.ts.
import { expect, it } from 'vitest'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import type { CatalogueDraft, DayFrame } from '~/domain/planning/trip-draft'
import type { PlanRequest } from '~/domain/request/plan-request'
import { richCity } from '~/domain/testing/rich-city'
import { cityRequest } from '~/domain/testing/test-city'
import { tripCandidates } from '../candidates/candidates'
import {
  dayOut,
  isEarly,
  leavesLittle,
  paidBeside,
  suitableTrips,
  withIconTrips,
  withTripsAskedFor,
} from './days-out'
import { withFullDays } from './full-days'

const [trip] = richCity.dayTrips
if (!trip) throw new Error('The city has no day trips')
const trips: DayTrip[] = [
  trip,
  { ...trip, id: 'far', name: 'Far', minutes: 130 },
  { ...trip, id: 'very-far', name: 'Very Far', minutes: 175, at: [51.6, 10.4] },
  { ...trip, id: 'last-train', name: 'Last Train', minutes: 60, lastBack: '15:10' },
  { ...trip, id: 'dear', name: 'Dear', cost: { cents: 20_000, year: 2026 } },
  { ...trip, id: 'too-dear', name: 'Too Dear', cost: { cents: 90_000, year: 2026 } },
  { ...trip, id: 'weekends', name: 'Weekends', days: 'Sa-Su' },
  { ...trip, id: 'winter', name: 'Winter', avoidMonths: [5], interests: ['History'] },
  { ...trip, id: 'nothing', name: 'Nothing', interests: [] },
]
const city: Destination = {
  ...richCity,
  dayTrips: trips,
  icons: [
    { place: 'sight-30', interests: ['Sightseeing', 'History'] },
    { place: 'dear', interests: ['Sightseeing', 'History'] },
    ...richCity.icons.slice(0, 2),
    { place: 'very-far', interests: ['Sightseeing'] },
    ...richCity.icons.slice(2),
  ],
  places: richCity.places.map((place) =>
    place.id === 'sight-30' || place.id === 'sight-36'
      ? { ...place, visit: [330, 420, 510], hours: '09:30-18:00', fame: 98 }
      : place,
  ),
}

const requests: Record<string, PlanRequest> = {
  usual: cityRequest({ days: 7, interests: ['Sightseeing', 'Museums'] }),
  relaxed: cityRequest({ days: 4, interests: ['History'] }, { pace: 'relaxed' }),
  fast: cityRequest(
    { days: 9, budget: 'luxury', interests: ['Sightseeing'], arrival: '14:00' },
    { pace: 'fast-paced' },
  ),
  'on little money': cityRequest({ days: 6, budget: 'budget', interests: ['Sightseeing', 'History'] }),
  'with access': cityRequest({ days: 5 }, { accessibility: ['Wheelchair accessible'] }),
  'with a sum': cityRequest({
    days: 5,
    interests: ['Sightseeing'],
    wishes: [{ is: 'spend', amount: 150, currency: 'EUR', per: 'day' }],
  }),
  'with no trips': cityRequest({ days: 6, wishes: [{ is: 'day-trip', not: true }] }),
  'with trips asked for': cityRequest({
    days: 6,
    interests: ['History'],
    wishes: [
      { is: 'day-trip', to: { by: 'place', id: 'far' }, when: { day: 2 } },
      { is: 'day-trip', to: { by: 'place', id: 'weekends' }, when: { weekday: 6 } },
      { is: 'day-trip', to: { by: 'place', id: 'last-train' } },
      { is: 'day-trip' },
      { is: 'must', what: { by: 'place', id: 'sight-36' } },
    ],
  }),
  'of one day': cityRequest({ days: 1, interests: ['Sightseeing'] }),
  'of two days, late': cityRequest({
    days: 2,
    interests: ['Sightseeing'],
    arrival: '13:00',
    departure: '12:00',
  }),
  'that skips a trip': cityRequest({
    days: 8,
    interests: ['Sightseeing'],
    wishes: [{ is: 'skip', what: { by: 'place', id: 'dear' } }],
  }),
}

const inShort = ({ day, from, to, meals, sights, trip: away, filledBy, kept }: DayFrame) =>
  [
    day,
    `${from}-${to}`,
    meals.join(),
    sights,
    away?.id ?? filledBy?.id ?? '',
    ...kept.map((stop) => `${stop.from}-${stop.to} ${stop.away ?? ''} ${JSON.stringify(stop.activity)}`),
  ].join(' ')

it.each(Object.entries(requests))('a trip %s', (_, request) => {
  const draft: CatalogueDraft<'candidates'> = tripCandidates(request, city)
  const { frames, hours } = draft.candidates
  const [first] = frames
  if (!first) throw new Error('There are no days')
  const about = { request, destination: city, candidates: draft.candidates }
  const days = [
    first,
    { ...first, from: 420 },
    { ...first, from: 480, to: 1080 },
    { ...first, from: 600 },
    { ...first, date: '2027-05-08' },
  ]
  const out = trips.flatMap((each) =>
    days.flatMap((frame) =>
      [false, true].map((isWanted) => {
        const made = dayOut(each, frame, hours, about, isWanted)
        const stay = made?.kept.map(
          (stop) => `${stop.from}-${stop.to} ${JSON.stringify(stop.activity.travel)}`,
        )
        return `${each.id} ${made ? `${made.from} ${made.meals} ${isEarly(made)} ${stay}` : '-'}`
      }),
    ),
  )
  const asked = withTripsAskedFor(frames, hours, about)
  const full = withFullDays(asked, draft)
  const icons = withIconTrips(full, draft)
  expect({
    out,
    suitable: suitableTrips(request, city).map(({ id }) => id),
    little: trips.filter((each) => leavesLittle(each, request, city)).map(({ id }) => id),
    asked: asked === frames ? 'as they were' : asked.map(inShort),
    full: full === asked ? 'as they were' : full.map(inShort),
    icons: icons === full ? 'as they were' : icons.map(inShort),
    beside: [...paidBeside(icons, about)],
  }).toMatchSnapshot()
})
