import { expect, test } from 'vitest'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import { dayOf, stop } from '~/domain/testing/test-trip'
import { dayShape } from './day-line-geometry'
import { dayLineStops, partsOfDay, routeTitle } from './day-line-stops'
import { placeSums } from './place-sums'
import { routeShape } from './route-geometry'
import { noteOfDay } from './where-of'
import { mapSize, wholeMap } from './whole-map-shape'

const journey = (from: string, to: string): ActivityView =>
  stop({
    id: `to-${to}`,
    type: 'transport',
    latitude: null,
    longitude: null,
    costCents: 5000,
    journey: {
      mode: 'train',
      from,
      to,
      minutes: 140,
      meters: 490_000,
      daysLater: 0,
      leadMinutes: 45,
      afterMinutes: 30,
      year: 2025,
      confidence: 'high',
    },
  })

const inLondon = stop({ id: 'tower', latitude: 51.508, longitude: -0.076, costCents: 3000 })
const inParis = stop({
  id: 'louvre',
  latitude: 48.861,
  longitude: 2.336,
  costCents: 1900,
  local: { cents: 2200, currency: 'EUR' },
})
const days: DayView[] = [
  { ...dayOf(1, '2027-05-10', [inLondon]), place: 0 },
  {
    ...dayOf(2, '2027-05-11', [inLondon, journey('London', 'Paris'), inParis]),
    place: 1,
    before: { title: 'London', area: 'City', basePlaceId: null },
  },
]
const named = [{ name: 'London' }, { name: 'Paris' }]

test('what a day of a journey costs belongs to the place where it is paid', () => {
  expect(placeSums({ days, currency: 'GBP', places: named })).toEqual([
    { name: 'London', cents: 6000, local: new Map([['GBP', 6000]]) },
    { name: 'Paris', cents: 1900, local: new Map([['EUR', 2200]]) },
    { name: 'Journeys', cents: 5000, local: new Map([['GBP', 5000]]) },
  ])
})

test('the time of a journey is drawn as the journey, not as free', () => {
  const [, day] = days
  if (!day) throw new Error('no day with a journey')
  const [before, after] = dayShape(dayLineStops(day)).ways
  expect(before?.journey).toBeUndefined()
  expect(after?.journey).toBe(journey('London', 'Paris').title)
})

test('the map has north above, and the places inside', () => {
  const shape = wholeMap(named, days)
  const [london, paris] = shape?.points ?? []
  expect(london?.y).toBeLessThan(paris?.y ?? 0)
  expect(london?.x).toBeLessThan(paris?.x ?? 0)
  for (const { x, y } of shape?.points ?? []) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(mapSize.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(mapSize.height)
  }
  expect(shape?.lines).toEqual([{ from: 0, to: 1, mode: 'train' }])
})

test('over the date line the map goes the shorter way round', () => {
  const auckland = stop({ id: 'a', latitude: -36.85, longitude: 174.76 })
  const honolulu = stop({ id: 'h', latitude: 21.31, longitude: -157.86 })
  const over = [
    { ...dayOf(1, '2027-05-10', [auckland]), place: 0 },
    { ...dayOf(2, '2027-05-11', [honolulu]), place: 1 },
  ]
  const shape = wholeMap([{ name: 'Auckland' }, { name: 'Honolulu' }], over)
  expect(shape?.points[1]?.x).toBeGreaterThan(shape?.points[0]?.x ?? Number.POSITIVE_INFINITY)
})

test('without a position there is no map', () => {
  const lost = [{ ...dayOf(1, '2027-05-10', [stop({ latitude: null, longitude: null })]), place: 0 }]
  expect(wholeMap(named, lost)).toBeNull()
})

test('a day with a journey says when one leaves and when one arrives', () => {
  const day = { ...dayOf(2, '2027-05-11', []), note: 'You arrive at 14:00.' }
  const before = { title: '', area: '', note: 'You leave at 06:30.' } as NonNullable<DayView['before']>
  expect(noteOfDay({ ...day, before })).toBe('You leave at 06:30. You arrive at 14:00.')
  expect(noteOfDay(day)).toBe('You arrive at 14:00.')
  expect(noteOfDay(dayOf(2, '2027-05-11', []))).toBe('')
})

test('a day with a journey has a map of each place, whose stops keep their numbers', () => {
  const day = (...activities: ActivityView[]): DayView => dayOf(2, '2027-05-11', activities)
  const train = journey('London', 'Paris')
  const cafe = stop({ id: 'cafe', latitude: 51.5, longitude: -0.1 })
  const shown = (each: DayView) =>
    partsOfDay(each).map((part) => [
      routeTitle(each, part),
      ...part.stops.map(({ id, n }) => `${n} ${id}`),
      `${part.activities.length} rows`,
    ])
  expect(shown(day(inLondon, cafe, train, inParis))).toEqual([
    ['Route of day 2 in London', '1 tower', '2 cafe', '3 rows'],
    ['Route of day 2 in Paris', '3 louvre', '1 rows'],
  ])
  expect(shown(day(inLondon, train))).toEqual([['Route of day 2 in London', '1 tower', '2 rows']])
  expect(shown(day(inLondon, cafe))).toEqual([['Route of day 2', '1 tower', '2 cafe', '2 rows']])
})

test('a single stop is drawn with the base that one comes from, and alone not at all', () => {
  const [alone] = partsOfDay(dayOf(2, '2027-05-11', [inParis]))
  expect(routeShape(alone?.stops ?? [], null)).toBeNull()
  const shape = routeShape(alone?.stops ?? [], { name: 'Your base', at: [48.85, 2.35] })
  expect(shape?.nodes.map(({ n }) => n)).toEqual([null, 1])
  expect(shape?.legs).toHaveLength(1)
})
