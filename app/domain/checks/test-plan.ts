// Test support: a small made-up town, a request and a plan for it that every check passes.
import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import { fromClock, toTwelveHour } from '~/domain/calendar/clock-time'
import { budgetOf, costText, dayCost } from '~/domain/itinerary/budget'
import type { Activity, ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import { Destination } from '~/domain/places/destination'
import { type Coordinates, Place } from '~/domain/places/place'
import { ride, walk } from '~/domain/places/travel'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { defaultFilters } from '~/domain/trip/trip-form'
import { checkContext } from './context'
import { judge } from './judge'

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

/** A place `north` and `east` hundreds of metres from the middle of town. */
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
  country: 'Italy',
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

export const testRequest: PlanRequest = {
  destinationId: testDestination.id,
  startDate: '2027-05-03',
  days: 3,
  budget: 'moderate',
  interests: ['History', 'Museums'],
  additionalInfo: '',
  filters: defaultFilters,
  seed: 1,
  sample: false,
  dayLimit: 10,
}

/** A Monday, a Tuesday and a Wednesday; the Tuesday rides out to the lighthouse and back. */
const timetable: [string, string, string][][] = [
  [
    ['bread-bench', '08:00', '08:40'],
    ['sea-gate', '09:00', '10:30'],
    ['net-loft', '12:30', '13:30'],
    ['clock-stairs', '15:00', '16:30'],
    ['anchor-table', '18:30', '19:30'],
  ],
  [
    ['milk-bar', '08:00', '08:40'],
    ['rope-museum', '09:30', '11:30'],
    ['salt-store', '12:30', '13:30'],
    ['far-light', '15:00', '16:30'],
    ['lamp-room', '18:30', '19:30'],
  ],
  [
    ['egg-house', '08:00', '08:40'],
    ['fish-hall', '09:00', '10:30'],
    ['oil-press', '12:30', '13:30'],
    ['tile-church', '15:10', '16:30'],
    ['stone-oven', '18:30', '19:30'],
  ],
]

export function testPlace(id: string): Place {
  const found = testDestination.places.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no place "${id}" in the test destination`)
  return found
}

function activity(
  id: string,
  startTime: string,
  endTime: string,
  from: Coordinates,
  last: boolean,
): Activity {
  const { name, kind, at, meals, cost, nightly: night } = testPlace(id)
  const onFoot = walk(from, at)
  const costCents = night ? (last ? 0 : night.moderate) : (cost?.cents ?? 0)
  return {
    id,
    type: kind === 'base' ? 'accommodation' : kind === 'food' ? 'food' : 'attraction',
    title: kind === 'base' ? `Night in ${name}` : name,
    description: testPlace(id).fact,
    time: toTwelveHour(fromClock(startTime)),
    cost: costText(costCents, 'EUR'),
    placeId: id,
    latitude: at[0],
    longitude: at[1],
    startTime,
    endTime,
    costCents,
    reason: `You asked for History, and it is near Harbour Quarter.`,
    travel: onFoot.meters > 2000 ? ride(from, at, testDestination.transit) : onFoot,
    ...(meals?.[0] ? { meal: meals[0] } : {}),
  }
}

/** A ride stands between two stops as a moment at the first of them. */
export function rideFrom(before: Activity, costCents: number): Activity {
  return {
    ...before,
    id: `ride-${before.id}`,
    type: 'transport',
    title: 'Ride the bus',
    description: '',
    reason: '',
    placeId: null,
    time: toTwelveHour(fromClock(before.endTime)),
    startTime: before.endTime,
    costCents,
    cost: costText(costCents, 'EUR'),
    travel: { mode: 'walk', minutes: 0, meters: 0 },
    meal: undefined,
  }
}

function dayOf(stops: [string, string, string][], index: number): ItineraryDay {
  const base = testPlace('harbour-rooms')
  const lastDay = index === timetable.length - 1
  const activities: Activity[] = []
  let from = base.at
  for (const [id, start, end] of [...stops, [base.id, '20:10', '20:10'] as const]) {
    const next = activity(id, start, end, from, lastDay)
    const before = activities.at(-1)
    if (before && next.travel.mode === 'transit') {
      activities.push(rideFrom(before, testDestination.transit.fareCents))
    }
    activities.push(next)
    from = testPlace(id).at
  }
  return {
    day: index + 1,
    date: addDays(testRequest.startDate, index),
    title: 'Old Harbour at a slow step',
    area: 'Old Harbour',
    basePlaceId: base.id,
    activities,
    costCents: dayCost(activities),
  }
}

export const testPlan: Plan = summed({
  destination: testDestination.label,
  destinationId: testDestination.id,
  startDate: testRequest.startDate,
  endDate: addDays(testRequest.startDate, 2),
  overview: testDestination.overview,
  days: timetable.map(dayOf),
  tips: testDestination.tips,
  budget: budgetOf([]),
  currency: 'EUR',
  engine: 'embedded',
  sample: false,
})

/** The plan with its sums made anew, so that a change to a stop does not fail for its sums. */
export function summed(plan: Plan): Plan {
  const days = plan.days.map((day) => ({ ...day, costCents: dayCost(day.activities) }))
  return { ...plan, days, budget: budgetOf(days) }
}

/** The test plan with one activity changed. */
export function withStop(id: string, change: Partial<Activity>, plan: Plan = testPlan): Plan {
  return withActivities((list) => list.map((item) => (item.id === id ? { ...item, ...change } : item)), plan)
}

/** The test plan with a stop kept at another hour. */
export function withTimes(id: string, startTime: string, endTime: string, plan: Plan = testPlan): Plan {
  return withStop(id, { startTime, endTime, time: toTwelveHour(fromClock(startTime)) }, plan)
}

/** The test plan with the activities of every day, or of one, made anew. */
export function withActivities(
  change: (list: Activity[], day: number) => Activity[],
  plan: Plan = testPlan,
): Plan {
  return summed({
    ...plan,
    days: plan.days.map((day) => ({ ...day, activities: change(day.activities, day.day) })),
  })
}

/** The test destination with facts of one place changed; a fact set to undefined is not known. */
export function withFacts(id: string, facts: Partial<Place>): Destination {
  return {
    ...testDestination,
    places: testDestination.places.map((item) => (item.id === id ? { ...item, ...facts } : item)),
  }
}

/** A stop as a traveller types it in. */
export function ownStop(title: string, startTime: string, endTime: string): Activity {
  return {
    ...activity('sea-gate', startTime, endTime, testPlace('sea-gate').at, false),
    id: 'own',
    title,
    description: 'A friend of Trattoria Da Mario recommends it.',
    reason: '',
    cost: undefined,
    costCents: 0,
    placeId: null,
    latitude: null,
    longitude: null,
    travel: { mode: 'walk', minutes: 0, meters: 0 },
  }
}

/** What one check says of a plan. */
export function outcome(
  id: string,
  plan: Plan = testPlan,
  request: PlanRequest = testRequest,
  destination: Destination = testDestination,
) {
  const found = judge(plan, request, destination).checks.find((check) => check.id === id)
  if (!found) throw new Error(`no check "${id}"`)
  return found
}

/** The ids of the checks that do not pass, each with its status. */
export function notPassed(
  plan: Plan,
  request: PlanRequest = testRequest,
  destination: Destination = testDestination,
) {
  const { checks } = judge(plan, request, destination)
  return checks.filter(({ status }) => status !== 'pass').map(({ id, status }) => `${id} ${status}`)
}

export const asked = (filters: Partial<PlanRequest['filters']>): PlanRequest => ({
  ...testRequest,
  filters: { ...defaultFilters, ...filters },
})

export function dated(date: CalendarDate): { plan: Plan; request: PlanRequest } {
  const days = testPlan.days.map((day, index) => ({ ...day, date: addDays(date, index) }))
  return {
    plan: { ...testPlan, startDate: date, endDate: addDays(date, days.length - 1), days },
    request: { ...testRequest, startDate: date },
  }
}

export const testContext = checkContext(testPlan, testRequest, testDestination)
