// Test support: a made-up city large enough to plan ten days in.
import { Destination } from '~/domain/catalogue/destination'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'

const areas = [
  { id: 'old-town', name: 'Old Town', at: [50.0, 10.0] },
  { id: 'harbour', name: 'Harbour', at: [50.012, 10.01] },
  { id: 'hill', name: 'Hill', at: [49.99, 10.018] },
] as const

const kinds = [
  'sight',
  'museum',
  'park',
  'viewpoint',
  'gallery',
  'walk',
  'worship',
  'market',
  'experience',
] as const
const outdoors = new Set<string>(['park', 'viewpoint', 'walk'])
const indoors = new Set<string>(['museum', 'gallery', 'worship'])
const wishes = [
  ['Sightseeing', 'History'],
  ['Museums'],
  ['Nature & Outdoors'],
  ['Photography'],
  ['Art'],
  ['Shopping'],
] as const

const known = { year: 2026 }
const shared = {
  source: 'made up for tests',
  confidence: 'high',
  setting: 'mixed',
  effort: 1,
  children: 'yes',
}

/** Places of an area lie on a small grid of about 110 by 140 metres. */
function position(index: number): { area: string; at: [number, number] } {
  const { id, at } = areas[index % areas.length] ?? areas[0]
  const step = Math.floor(index / areas.length)
  return { area: id, at: [at[0] + 0.001 * (step % 6), at[1] + 0.002 * Math.floor(step / 6)] }
}

function sight(index: number) {
  const kind = kinds[index % kinds.length] ?? 'sight'
  return {
    ...shared,
    ...position(index),
    id: `sight-${index}`,
    name: `Sight Number ${index}`,
    kind,
    setting: outdoors.has(kind) ? 'outdoor' : indoors.has(kind) ? 'indoor' : 'mixed',
    interests: wishes[index % wishes.length],
    styles: index % 2 ? ['Cultural'] : ['Urban'],
    visit: [40, 75, 120],
    hours: kind === 'museum' ? 'Tu-Su 10:00-18:00' : '08:00-22:00',
    cost: { cents: index % 3 ? 0 : 900, ...known },
    ...(kind === 'viewpoint' && { best: ['evening'] }),
    access: index % 5 === 0 ? { wheelchair: 'yes' } : {},
    fame: (index * 37) % 100,
    fact: `A made-up sight, the ${index}th of its kind in this made-up city.`,
  }
}

function table(index: number) {
  const meals = [['breakfast'], ['lunch'], ['dinner'], ['lunch', 'dinner']][index % 4]
  return {
    ...shared,
    ...position(index + 60),
    at: [position(index + 60).at[0] + 0.0004, position(index + 60).at[1] + 0.0007],
    id: `table-${index}`,
    name: `Table Number ${index}`,
    kind: 'food',
    interests: ['Food & Dining'],
    visit: [25, 50, 90],
    hours: index % 4 === 0 ? '07:00-12:00' : '12:00-15:00,18:00-23:00',
    cost: { cents: 800 + 100 * (index % 9), ...known },
    meals,
    diets: index % 8 < 4 ? { vegetarian: 'yes' } : {},
    access: index % 8 < 4 ? { wheelchair: 'yes' } : {},
    fame: (index * 29) % 90,
    fact: `A made-up table, the ${index}th of its kind in this made-up city.`,
  }
}

function base(index: number) {
  return {
    ...shared,
    ...position(index),
    id: `base-${index}`,
    name: `Quarter ${index}`,
    kind: 'base',
    nightly: { budget: 4000, moderate: 8000, luxury: 16000, ...known },
    access: { wheelchair: 'yes' },
    fame: 50,
    fact: 'A made-up quarter with a bed and a door on the street.',
  }
}

export const testCity: Destination = Destination.parse({
  id: 'test-city',
  label: 'Test City, Nowhere',
  name: 'Test City',
  country: 'Nowhere',
  center: [50.0, 10.0],
  radiusKm: 10,
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  localMoney: 'Euro, as everywhere around',
  languages: ['German'],
  emergency: '112',
  plug: 'C and F, 230 V',
  drivesOn: 'right',
  tipping: 'Round up when you like it.',
  airport: 'The airport lies north of the city; a train takes half an hour.',
  transit: {
    name: 'tram',
    fareCents: 200,
    dayPassCents: 600,
    waitMinutes: 6,
    metersPerMinute: 250,
    year: 2026,
  },
  climate: Array.from({ length: 12 }, () => ({ high: 20, low: 10, rainDays: 8 })),
  daily: { budget: 6000, moderate: 12000, luxury: 24000, ...known },
  areas: areas.map((area) => ({ ...area, fact: 'A made-up part of a made-up city.' })),
  overview:
    'A city that exists in tests alone: three quarters, sixty sights and as many tables as a long stay takes.',
  tips: Array.from({ length: 5 }, (_, index) => `Piece of advice number ${index + 1}, true in this city.`),
  poster: { family: 'city', season: 'summer', sunset: 40 },
  dayTrips: [
    { id: 'lake-village', name: 'Lake Village', at: [50.2, 10.1], minutes: 45, by: 'a regional train' },
    { id: 'old-abbey', name: 'Old Abbey', at: [49.8, 10.2], minutes: 60, by: 'a bus over the hills' },
  ].map((trip) => ({
    ...trip,
    cost: { cents: 1500, ...known },
    interests: ['Sightseeing'],
    fact: 'A made-up place outside the made-up city.',
    source: 'made up for tests',
    confidence: 'high',
  })),
  places: [
    ...Array.from({ length: 54 }, (_, index) => sight(index)),
    ...Array.from({ length: 56 }, (_, index) => table(index)),
    ...[0, 1].map(base),
  ],
  source: 'made up for tests',
})

/** A request for four days from a Monday in May; `filters` are merged with the defaults. */
export function cityRequest(
  more: Partial<Omit<PlanRequest, 'filters'>> = {},
  filters: Partial<PlanRequest['filters']> = {},
): PlanRequest {
  return {
    destinationId: testCity.id,
    startDate: '2027-05-03',
    days: 4,
    budget: 'moderate',
    interests: ['Museums', 'History'],
    additionalInfo: '',
    filters: { ...defaultFilters, ...filters },
    seed: 1,
    sample: false,
    dayLimit: null,
    ...more,
  }
}
