// Test support: the made-up city with everything that a file of the catalogue may say of a place.
import { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import { cityWithHouses } from './city-houses'
import { testCity } from './test-city'

const known = { year: 2026 }
const origin = { source: 'made up for tests', confidence: 'high' } as const

/** What is said of single places beside what `testCity` says, by id. */
const more: Record<string, Partial<Place>> = {
  'sight-0': { fame: 95, best: ['morning'], booking: 'required', visit: [60, 120, 180], confidence: 'low' },
  'sight-1': { lastEntry: 45, effort: 3, children: 'no', fame: 88 },
  'sight-2': { hours: '24/7', best: ['morning', 'evening'], cost: { cents: 0, ...known } },
  'sight-3': { line: { to: [50.009, 10.004], footMeters: 1200, bothWays: 'yes' } },
  'sight-4': { closed: [{ from: '2027-05-01', to: '2027-05-04', why: 'rebuilding' }], fame: 90 },
  'sight-5': { hours: '24/7', setting: 'outdoor', best: ['evening'] },
  'sight-6': { access: { wheelchair: 'no' }, fame: 91 },
  'sight-8': { kind: 'beach', setting: 'outdoor', interests: ['Beach'], best: ['evening'] },
  'sight-9': { kind: 'sight', setting: 'outdoor', hours: '24/7', fame: 97, styles: ['Historical', 'Urban'] },
  'sight-10': { hours: 'Mo-Fr 09:00-13:00; Sa,Su off; PH off' },
  'sight-11': {
    kind: 'show',
    hours: 'Mo-Sa 20:00-22:30',
    interests: ['Nightlife'],
    cost: { cents: 3500, ...known },
  },
  'sight-12': { best: ['afternoon'], effort: 3, visit: [90, 150, 240] },
  'sight-14': {
    kind: 'nightlife',
    hours: '20:00-02:00',
    interests: ['Nightlife'],
    cost: { cents: 1200, ...known },
  },
  'sight-15': { everyday: true, kind: 'shop', interests: ['Shopping'], hours: 'Mo-Sa 10:00-20:00' },
  'sight-17': { kind: 'nightlife', hours: 'Fr-Sa 22:00-05:00', interests: ['Nightlife'] },
  'sight-18': { line: { to: [50.011, 10.008], footMeters: 0, bothWays: 'no' } },
  'sight-20': { avoidMonths: [5, 12], fame: 93 },
  'sight-21': { hours: '09:00-11:30,16:00-19:00', visit: [10, 15, 30] },
  'sight-24': { effort: 3, visit: [15, 20, 30] },
  'table-1': { cuisine: ['pizza'], tier: 1, chain: true, knownFor: 'slices by weight', fame: 20 },
  'table-2': {
    cuisine: ['french', 'bistro'],
    tier: 4,
    knownFor: 'seven courses',
    cost: { cents: 9500, ...known },
    fame: 90,
  },
  'table-3': { cuisine: ['tapas'], tier: 2, knownFor: 'fried squid' },
  'table-6': { cuisine: ['bistro'], tier: 3, cost: { cents: 4500, ...known } },
  'table-7': { cuisine: ['spanish'], tier: 2, everyday: true },
  'table-10': { cuisine: ['german'], tier: 3, cost: { cents: 3800, ...known }, fame: 86 },
  'table-11': { cuisine: ['tapas'], tier: 1, fame: 3, interests: ['Food & Dining', 'Sightseeing'] },
  'table-14': { cuisine: ['tapas', 'pizza'], tier: 4, cost: { cents: 8000, ...known } },
  'table-18': { cuisine: ['french'], tier: 4, cost: { cents: 7000, ...known } },
}

export const richCity: Destination = Destination.parse({
  ...cityWithHouses,
  climate: testCity.climate.map((_, month) => ({
    high: [2, 3, 9, 15, 21, 27, 33, 34, 24, 15, 8, 4][month],
    low: [-4, -3, 1, 6, 11, 16, 21, 22, 14, 8, 3, -1][month],
    rainDays: [12, 10, 9, 8, 9, 7, 3, 4, 8, 12, 17, 16][month],
  })),
  places: testCity.places.map((place) => ({ ...place, ...more[place.id] })),
  icons: [
    'sight-0',
    'sight-9',
    'sight-4',
    'sight-6',
    'lake-village',
    'sight-1',
    'sight-27',
    'sight-20',
    'sight-33',
  ].map((place) => ({
    place,
    interests: place === 'sight-1' ? ['Museums', 'Art'] : ['Sightseeing', 'History'],
  })),
  companions: [
    { places: ['sight-0', 'sight-6', 'sight-9'], kind: 'same place', why: 'All of them look at one square.' },
    {
      places: ['sight-1', 'sight-7'],
      kind: 'same ticket',
      why: 'One ticket admits to both of them.',
      onlyWith: 'sight-7',
    },
    {
      places: ['sight-12', 'sight-30', 'sight-48'],
      kind: 'one walk',
      why: 'One walk along the river has them all.',
    },
  ],
  tickets: [
    {
      ...origin,
      id: 'square-ticket',
      name: 'Ticket of the Square',
      places: ['sight-0', 'sight-6'],
      only: true,
      validHours: 48,
      cost: { cents: 1600, ...known },
      fact: 'A made-up ticket without which nobody comes in.',
    },
    {
      ...origin,
      id: 'museum-pass',
      name: 'Museum Pass',
      places: ['sight-1', 'sight-7', 'sight-13', 'sight-19'],
      only: false,
      validDays: 3,
      cost: { cents: 2000, ...known },
      fact: 'A made-up pass that pays from the third museum on.',
    },
  ],
  dishes: [{ name: 'Test stew', what: 'a stew that nobody has ever cooked' }],
  dayTrips: [
    ...testCity.dayTrips,
    {
      ...origin,
      id: 'far-castle',
      name: 'Far Castle',
      at: [50.4, 10.3],
      minutes: 90,
      by: 'a regional train and a bus',
      cost: { cents: 4200, ...known },
      interests: ['History'],
      days: 'Tu-Su',
      avoidMonths: [1, 2],
      fact: 'A made-up castle on a made-up hill, two rides away.',
    },
  ],
  tips: [
    'Day trips leave from the station; Far Castle needs a whole day.',
    'Sight Number 9 is empty before nine in the morning.',
    ...testCity.tips,
  ],
  transit: { ...testCity.transit, restDays: ['12-25'] },
  holidays: { '2027-05-06': 'Ascension Day', '2027-12-25': 'Christmas Day' },
})
