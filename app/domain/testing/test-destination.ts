// Test support: a small invented town with every fact known.
import { Destination } from '~/domain/catalogue/destination'
import { Place } from '~/domain/catalogue/place'

const yes = 'yes' as const
const allAccess = { wheelchair: yes, limitedMobility: yes, noStairs: yes, audioGuides: yes, visualAids: yes }
const allDiets = {
  vegetarian: yes,
  vegan: yes,
  glutenFree: yes,
  nutFree: yes,
  halal: yes,
  kosher: yes,
  dairyFree: yes,
}

/** A place `north` and `east` hundreds of metres from the centre. */
function place(id: string, name: string, north: number, east: number, facts: object): Place {
  return Place.parse({
    id,
    name,
    kind: 'sight',
    area: 'old-harbour',
    at: [round(44 + north * 0.0009), round(9 + east * 0.00125)],
    interests: ['History'],
    visit: [30, 90, 150],
    hours: 'Mo-Su 08:00-22:00',
    cost: { cents: 1000, year: 2026 },
    setting: 'indoor',
    effort: 1,
    children: 'yes',
    access: allAccess,
    fame: 60,
    fact: 'It has stood here since the town was given its charter.',
    source: 'made up for tests, 2026',
    confidence: 'high',
    ...facts,
  })
}

function table(id: string, name: string, meal: string, north: number, east: number): Place {
  const facts = {
    hours: 'Mo-Su 07:00-22:00',
    kind: 'food',
    interests: ['Food & Dining'],
    visit: [30, 60, 90],
    meals: [meal],
    diets: allDiets,
  }
  return place(id, name, north, east, { ...facts, cost: { cents: 1500, year: 2026 }, fame: 30 })
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

const nightly = { budget: 4000, moderate: 8000, luxury: 20_000, year: 2026 }
const baseFacts = {
  kind: 'base',
  interests: [],
  visit: undefined,
  hours: undefined,
  cost: undefined,
  nightly,
}

export const testDestination: Destination = Destination.parse({
  id: 'marebello',
  label: 'Marebello, Italy',
  name: 'Marebello',
  country: 'Belgium',
  center: [44, 9],
  radiusKm: 10,
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  localMoney: 'Euro, amounts as printed',
  languages: ['Italian'],
  emergency: '112',
  plug: 'C, F and L, 230 V',
  drivesOn: 'right',
  tipping: 'Rounding up is plenty; service is on the bill.',
  airport: 'Marebello Airport, 8 km east, bus every half hour.',
  transit: {
    name: 'bus',
    fareCents: 200,
    dayPassCents: 700,
    waitMinutes: 5,
    metersPerMinute: 300,
    year: 2026,
  },
  climate: Array.from({ length: 12 }, (_, index) => ({ high: 12 + index, low: 6, rainDays: 8 })),
  daily: { budget: 9000, moderate: 12_000, luxury: 30_000, year: 2026 },
  areas: ['Old Harbour', 'Upper Town', 'Lighthouse Point'].map((name, index) => ({
    id: ['old-harbour', 'upper-town', 'lighthouse-point'][index],
    name,
    at: [44, 9],
    fact: 'Narrow lanes between the water and the hill.',
  })),
  overview:
    'Marebello is a harbour town of steps and arcades. It is good for slow mornings and long dinners.',
  tips: Array.from(
    { length: 5 },
    (_, index) => `Carry coins for the bus, line ${index + 1} has no card reader.`,
  ),
  poster: { family: 'coast', season: 'spring', sunset: 40 },
  source: 'made up for tests, 2026',
  places: [
    place('harbour-rooms', 'Harbour Quarter', 0, 0, baseFacts),
    place('hill-rooms', 'Hill Quarter', 4, 0, baseFacts),
    table('bread-bench', 'Bread Bench', 'breakfast', 1, 0),
    table('milk-bar', 'Milk Corner', 'breakfast', 0, 1),
    table('egg-house', 'Egg House', 'breakfast', 1, 1),
    table('net-loft', 'Net Loft', 'lunch', 3, 1),
    table('salt-store', 'Salt Store', 'lunch', 2, 2),
    table('oil-press', 'Oil Press', 'lunch', 3, 3),
    table('anchor-table', 'Anchor Table', 'dinner', 1, 2),
    table('lamp-room', 'Lamp Room', 'dinner', 2, 1),
    table('stone-oven', 'Stone Oven', 'dinner', 1, 3),
    place('sea-gate', 'Sea Gate', 2, 0, {}),
    place('rope-museum', 'Rope Museum', 3, 2, {
      kind: 'museum',
      interests: ['Museums'],
      hours: 'Tu-Su 09:00-18:00',
      lastEntry: 60,
    }),
    place('clock-stairs', 'Clock Stairs', 2, 3, { interests: ['Architecture'] }),
    place('far-light', 'Far Light', 30, 25, { interests: ['Photography'], setting: 'outdoor', fame: 20 }),
    place('fish-hall', 'Fish Hall', 4, 1, { kind: 'market', interests: ['Shopping'] }),
    place('tile-church', 'Tile Church', 4, 2, { kind: 'worship', hours: 'Mo-Sa 09:00-12:00,15:00-18:30' }),
    place('night-cellar', 'Night Cellar', 2, 4, {
      kind: 'nightlife',
      interests: ['Nightlife'],
      children: 'no',
    }),
  ],
})

export function testPlace(id: string): Place {
  const found = testDestination.places.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no place "${id}" in the test destination`)
  return found
}

/** The test destination with changed facts of one place; undefined makes a fact unknown. */
export function withFacts(id: string, facts: Partial<Place>): Destination {
  return {
    ...testDestination,
    places: testDestination.places.map((item) => (item.id === id ? { ...item, ...facts } : item)),
  }
}
