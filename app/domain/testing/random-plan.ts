// Test support: plans that nobody would make, by chance, in which every rule of the checks is broken somewhere. The planner
// has no part in them.

import { addDays } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import { ride, walk } from '~/domain/catalogue/travel'
import { budgetOf } from '~/domain/itinerary/budget'
import { currentForm } from '~/domain/itinerary/current-form'
import type { Activity, ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { pick, type Random } from '~/domain/seeded-random'

/** One of a list. */
export function oneOf<T>(list: readonly T[], random: Random): T {
  const found = list[pick(random, list.length)]
  if (found === undefined) throw new RangeError('Nothing to choose from')
  return found
}

const texts = [
  'It is near the harbour.',
  'Better than Trattoria Da Mario, they say.',
  'Come from Sight Number 9 on foot.',
  'Bring 20 euros and an umbrella.',
  'Le Grand Jardin, Maria and the Blue Door Tavern are worth it.',
  'Dinner at Casa Verde, then the free evening in Harbour.',
]

/** Mostly a sensible stop: a place in one of its own meals or lengths; now and then typed in, an idea, or wrong. */
function stop(place: Place, from: number, before: Coordinates, city: Destination, random: Random): Activity {
  const [shortest = 30, typical = 60, longest = 120] = place.visit ?? []
  const length = oneOf([typical, typical, typical, shortest, longest, longest + 45, 5], random)
  const typed = random() < 0.06
  const onFoot = walk(before, place.at)
  const onWheels = ride(before, place.at, city)
  const cents = random() < 0.1 ? 777 : (place.cost?.cents ?? 0)
  const ticket = city.tickets.find(({ places }) => places.includes(place.id))
  return {
    id: `${place.id}-${Math.floor(random() * 1e6)}`,
    type: place.kind === 'food' ? 'food' : 'attraction',
    title: random() < 0.05 ? `${place.name} and more` : place.name,
    description: random() < 0.1 ? oneOf(texts, random) : place.fact,
    placeId: typed ? (random() < 0.5 ? null : 'nowhere') : place.id,
    latitude: typed ? null : place.at[0],
    longitude: typed ? null : place.at[1],
    startTime: toClock(from % 1440),
    endTime: toClock((from + length) % 1440),
    costCents: cents,
    currency: city.currency,
    reason: random() < 0.3 ? oneOf(texts, random) : '',
    travel:
      random() < 0.1 ? { mode: 'walk', minutes: 1, meters: 20 } : onFoot.meters > 1800 ? onWheels : onFoot,
    ...(place.meals && { meal: oneOf(place.meals, random) }),
    ...(place.line &&
      random() < 0.7 && {
        leftAt: {
          latitude: place.line.to[0],
          longitude: place.line.to[1],
          footMeters: place.line.footMeters,
        },
      }),
    ...(ticket && random() < 0.7 && { ticket: ticket.id, costCents: random() < 0.5 ? 0 : ticket.cost.cents }),
    ...(random() < 0.1 && { idea: true }),
    ...(random() < 0.05 && { unverified: true }),
    ...(random() < 0.05 && { ownCost: true }),
    ...(random() < 0.2 && { pause: oneOf(['rest', 'sunset', 'table'] as const, random) }),
  }
}

function dayOf(index: number, request: PlanRequest, city: Destination, random: Random): ItineraryDay {
  const base = oneOf(
    city.places.filter(({ kind }) => kind === 'base'),
    random,
  )
  const hurry = random() < 0.3 ? 1 : 1.6
  let at = base.at
  let clock = oneOf([450, 480, 480, 540, 660], random)
  const activities: Activity[] = []
  for (let count = oneOf([3, 5, 6, 7, 8], random); count > 0; count--) {
    const meal =
      clock < 570 ? 'breakfast' : clock > 720 && clock < 840 ? 'lunch' : clock > 1080 ? 'dinner' : undefined
    const fitting = city.places.filter(({ kind, meals }) =>
      meal && random() < 0.8 ? meals?.includes(meal) : kind !== 'base' && kind !== 'food',
    )
    const place = oneOf(random() < 0.9 && fitting.length > 0 ? fitting : city.places, random)
    const next = stop(place, clock, at, city, random)
    activities.push(next)
    clock += Math.round((next.travel.minutes + (place.visit?.[1] ?? 60)) * hurry)
    at = place.at
  }
  if (random() < 0.3) activities.splice(2, 0, rideAfter(activities[1], city))
  if (random() < 0.9) activities.push(night(base, clock, at, index === request.days - 1, request))
  const kind = oneOf(['usual', 'usual', 'usual', 'day trip', 'free'] as const, random)
  return {
    day: random() < 0.05 ? index + 2 : index + 1,
    date: addDays(request.startDate, random() < 0.05 ? index + 1 : index),
    title: `Old Town and Sight Number ${index}`,
    area: 'Old Town',
    basePlaceId: random() < 0.95 ? base.id : null,
    activities,
    ...(random() < 0.2 && { hours: { from: '10:00', to: '21:00' } }),
    ...(kind !== 'usual' && { kind }),
    ...(random() < 0.2 && { openMeals: ['lunch' as const] }),
    ...(random() < 0.1 && { note: oneOf(texts, random) }),
    costCents: activities.reduce((sum, each) => sum + each.costCents, random() < 0.1 ? 100 : 0),
  }
}

function rideAfter(before: Activity | undefined, { transit, currency }: Destination): Activity {
  const at = before?.endTime ?? '09:00'
  return {
    id: 'ride',
    type: 'transport',
    title: 'Ride the tram',
    description: '',
    placeId: null,
    latitude: null,
    longitude: null,
    startTime: at,
    endTime: at,
    costCents: transit.fareCents,
    currency,
    reason: '',
    travel: { mode: 'walk', minutes: 0, meters: 0 },
  }
}

function night(
  base: Place,
  clock: number,
  from: Coordinates,
  last: boolean,
  { budget }: PlanRequest,
): Activity {
  return {
    id: `night-${clock}`,
    type: 'accommodation',
    title: `Night in ${base.name}`,
    description: base.fact,
    placeId: base.id,
    latitude: base.at[0],
    longitude: base.at[1],
    startTime: toClock((clock + 20) % 1440),
    endTime: toClock((clock + 20) % 1440),
    costCents: last ? 0 : (base.nightly?.[budget] ?? 0),
    reason: '',
    travel: walk(from, base.at),
  }
}

export function randomPlan(request: PlanRequest, city: Destination, random: Random): Plan {
  const days = Array.from({ length: request.days }, (_, index) => dayOf(index, request, city, random))
  const sums = budgetOf(days)
  return {
    destination: city.label,
    destinationId: city.id,
    startDate: request.startDate,
    endDate: addDays(request.startDate, request.days - (random() < 0.1 ? 2 : 1)),
    overview: oneOf(texts, random),
    days,
    tips: [oneOf(texts, random), ...city.tips.slice(0, 2)],
    budget: random() < 0.1 ? { ...sums, grandTotal: sums.grandTotal + 5 } : sums,
    currency: city.currency,
    engine: 'embedded',
    ...currentForm,
    sample: false,
  }
}
