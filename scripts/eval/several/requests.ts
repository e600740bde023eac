import { addDays } from '../../../app/domain/calendar/calendar-date'
import type { Destination } from '../../../app/domain/catalogue/destination'
import { metersBetween } from '../../../app/domain/catalogue/distance'
import { budgetLevels, interests } from '../../../app/domain/catalogue/vocabulary'
import { defaultFilters } from '../../../app/domain/request/filters'
import type { PlanRequest } from '../../../app/domain/request/plan-request'
import { seeded } from '../../../app/domain/seeded-random'
import { drawnFilters, type Some } from '../grid'

/** The routes that most people travel: places in their usual order, and days. */
const classicRoutes: readonly (readonly [days: number, ...places: string[]])[] = [
  [10, 'rome', 'florence', 'venice'],
  [11, 'tokyo', 'kyoto', 'osaka'],
  [9, 'prague', 'vienna', 'budapest'],
  [11, 'london', 'paris', 'amsterdam'],
  [10, 'barcelona', 'seville', 'granada'],
  [12, 'bangkok', 'chiang-mai', 'phuket'],
  [10, 'athens', 'mykonos', 'crete'],
  [12, 'sydney', 'auckland'],
  [9, 'los-angeles', 'honolulu'],
  [10, 'tokyo', 'honolulu'],
  [10, 'athens', 'mykonos', 'santorini'],
  [14, 'los-angeles', 'las-vegas', 'san-francisco'],
  [10, 'new-york', 'philadelphia', 'washington'],
  [8, 'lisbon', 'porto'],
  [10, 'madrid', 'seville', 'granada', 'malaga'],
  [9, 'berlin', 'prague', 'krakow'],
  [8, 'copenhagen', 'stockholm', 'oslo'],
  [7, 'tallinn', 'riga'],
  [8, 'dublin', 'edinburgh', 'london'],
  [14, 'hanoi', 'hoi-an', 'ho-chi-minh-city', 'siem-reap'],
  [10, 'singapore', 'kuala-lumpur', 'bali'],
  [9, 'delhi', 'jaipur', 'mumbai'],
  [9, 'istanbul', 'cappadocia', 'antalya'],
  [9, 'cairo', 'luxor'],
  [12, 'buenos-aires', 'rio-de-janeiro', 'lima', 'cusco'],
  [13, 'beijing', 'shanghai', 'hong-kong'],
  [7, 'montreal', 'quebec-city', 'toronto'],
  [8, 'zurich', 'lucerne', 'interlaken'],
  [12, 'paris', 'lyon', 'provence', 'nice'],
  [10, 'new-york', 'london', 'paris'],
]

/** A classic route, with the nights open, as most people ask for it; starts go through the year. */
function classicRequest([days, ...places]: (typeof classicRoutes)[number], index: number): PlanRequest {
  const wished = ['Sightseeing', 'Food & Dining', 'Museums']
  return requestOf(places, {
    days,
    startDate: addDays('2027-01-11', index * 12),
    budget: 'moderate',
    interests: wished,
    filters: defaultFilters,
    order: 'fixed',
    seed: 0,
    nights: places.map(() => null),
  })
}

interface Wanted
  extends Pick<PlanRequest, 'days' | 'startDate' | 'budget' | 'interests' | 'filters' | 'seed'> {
  order: NonNullable<PlanRequest['order']>
  ways?: PlanRequest['ways']
  nights: (number | null)[]
}

function requestOf(ids: readonly string[], { nights, ways, ...wanted }: Wanted): PlanRequest {
  const { interests, filters } = wanted
  return {
    ...wanted,
    ...(ways && { ways }),
    destinationId: ids[0] ?? null,
    places: ids.map((destinationId, index) => ({
      destinationId,
      nights: nights[index] ?? null,
      interests,
      filters,
    })),
    additionalInfo: '',
    sample: false,
    dayLimit: null,
  }
}

/** Kilometres around the first place within which four of five random trips stay. */
const around = 1500

/** A random trip of two to six places and 4 to 30 days; the same seed and index give the same one. */
function randomRequest(index: number, seed: number, destinations: readonly Destination[]): PlanRequest {
  const random = seeded(seed * 1_000_003 + 500_000 + index)
  const some: Some = (list, number) =>
    list
      .map((item) => ({ item, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .slice(0, number)
      .map(({ item }) => item)
  const [first] = some(destinations, 1)
  const far = random() < 0.2
  const reachable = destinations.filter(
    (each) =>
      first && each.id !== first.id && (far || metersBetween(each.center, first.center) < around * 1000),
  )
  const number = 1 + Math.floor(random() * 5)
  const ids = [first, ...some(reachable.length > 0 ? reachable : destinations, number)].flatMap(
    (each) => each?.id ?? [],
  )
  const days = Math.max(4, ids.length + 1, 4 + Math.floor(random() * 27))
  const fixing = random() < 0.3
  // Of fixed nights one place stays open, so that they can come to the length.
  const most = Math.max(1, Math.floor((days - 1) / ids.length))
  const nights = ids.map((_, at) =>
    fixing && at > 0 && random() < 0.6 ? 1 + Math.floor(random() * most) : null,
  )
  return requestOf([...new Set(ids)], {
    days,
    startDate: addDays('2027-01-01', Math.floor(random() * 365)),
    budget: some(budgetLevels, 1)[0] ?? 'moderate',
    interests: some(interests, 1 + Math.floor(random() * 4)),
    filters: random() < 0.5 ? defaultFilters : drawnFilters(random, some),
    order: random() < 0.5 ? 'best' : 'fixed',
    ...(random() < 0.15 && {
      ways: ['train', 'flight', 'ferry', 'car'] as const satisfies PlanRequest['ways'],
    }),
    seed: index,
    nights,
  })
}

/** Every request of a run: the classic routes, then so many random ones. */
export function severalRequests(
  random: number,
  seed: number,
  destinations: readonly Destination[],
): { request: PlanRequest; classic: boolean }[] {
  return [
    ...classicRoutes.map((route, index) => ({ request: classicRequest(route, index), classic: true })),
    ...Array.from({ length: random }, (_, index) => ({
      request: randomRequest(index, seed, destinations),
      classic: false,
    })),
  ]
}
