import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { localClock } from '~/domain/catalogue/local-clock'
import type { Locality } from '~/domain/catalogue/locality'
import type { Interest, Place } from '~/domain/catalogue/place'
import { placeholderDestination } from '~/domain/verification/placeholder-destination'
import type { NamedPlace } from './named-places'
import type { NamedKind } from './town-answer'

/** What a visit to a place of a kind is, where nobody has looked anything up. */
interface Usual {
  interests: Interest[]
  /** Shortest, typical and longest, minutes. */
  visit: [number, number, number]
  /** When it is sensible to be there. None of it is shown: it keeps a museum out of the evening, and no more. */
  hours: string
  setting: Place['setting']
  /** Not for children. */
  late?: true
}

const outdoors = '07:00-21:00'
const usual: Record<Exclude<NamedKind, 'food'>, Usual> = {
  sight: {
    interests: ['Sightseeing', 'History', 'Architecture'],
    visit: [30, 45, 75],
    hours: '10:00-17:00',
    setting: 'mixed',
  },
  museum: {
    interests: ['Museums', 'History', 'Art'],
    visit: [60, 90, 120],
    hours: 'Tu-Su 10:00-17:00',
    setting: 'indoor',
  },
  gallery: {
    interests: ['Art', 'Museums'],
    visit: [45, 60, 90],
    hours: 'Tu-Su 11:00-17:00',
    setting: 'indoor',
  },
  worship: {
    interests: ['Architecture', 'History', 'Sightseeing'],
    visit: [20, 30, 45],
    hours: '10:00-17:00',
    setting: 'indoor',
  },
  walk: {
    interests: ['Sightseeing', 'Photography', 'History'],
    visit: [30, 45, 75],
    hours: outdoors,
    setting: 'outdoor',
  },
  viewpoint: {
    interests: ['Photography', 'Sightseeing'],
    visit: [20, 30, 45],
    hours: outdoors,
    setting: 'outdoor',
  },
  park: {
    interests: ['Nature & Outdoors', 'Photography'],
    visit: [30, 60, 90],
    hours: outdoors,
    setting: 'outdoor',
  },
  beach: {
    interests: ['Beach', 'Nature & Outdoors'],
    visit: [60, 90, 150],
    hours: outdoors,
    setting: 'outdoor',
  },
  market: {
    interests: ['Shopping', 'Food & Dining'],
    visit: [30, 45, 75],
    hours: '09:00-14:00',
    setting: 'mixed',
  },
  shop: { interests: ['Shopping'], visit: [30, 45, 60], hours: 'Mo-Sa 10:00-18:00', setting: 'indoor' },
  experience: {
    interests: ['Adventure', 'Sightseeing'],
    visit: [60, 90, 120],
    hours: '10:00-17:00',
    setting: 'mixed',
  },
  show: {
    interests: ['Nightlife', 'Art'],
    visit: [60, 75, 120],
    hours: '19:30-22:30',
    setting: 'indoor',
    late: true,
  },
  nightlife: {
    interests: ['Nightlife'],
    visit: [45, 60, 75],
    hours: '18:00-24:00',
    setting: 'indoor',
    late: true,
  },
}

/** From the best known down: how much better known each is than the next, and where that ends. */
const fame = { first: 92, step: 2, last: 30 }
const nobody = 'A language model named it; nobody has checked it.'

/**
 * A destination of the places that a model has named, so that the planner of the catalogue can put them into days. It
 * is planned with and thrown away: its hours, prices and visits are what is usual for any such place, and none of them is shown.
 * `byWeekday`: whether the days that are planned are on the dates of the trip, so that a weekday may count.
 */
export function namedDestination(
  locality: Locality,
  named: readonly NamedPlace[],
  byWeekday: boolean,
): Destination {
  const area = { id: 'town', name: locality.town ?? locality.name, at: locality.center, fact: nobody }
  const sights = named.filter(({ kind }) => kind !== 'food')
  const places = named.map((place, index) =>
    placeOf(place, index, sights.indexOf(place), locality, byWeekday),
  )
  const icons = places
    .filter(({ kind }) => kind !== 'food' && kind !== 'nightlife' && kind !== 'show')
    .slice(0, 12)
    .map(({ id, interests }) => ({ place: id, interests }))
  return {
    ...placeholderDestination(locality),
    id: 'named',
    radiusKm: 12,
    areas: [area],
    climate: [],
    places: [...places, baseOf(locality)],
    icons,
  }
}

/** The id of a named place, by its number in the list. */
export const namedId = (index: number) => `named-${index}`

function placeOf(
  { name, kind, meals, at }: NamedPlace,
  index: number,
  rank: number,
  locality: Locality,
  byWeekday: boolean,
): Place {
  const shared = {
    id: namedId(index),
    name,
    area: 'town',
    at,
    styles: [],
    assumed: ['hours' as const, 'cost' as const, 'fame' as const],
    cost: { cents: 0, year: 2026 },
    effort: 1,
    fact: nobody,
    source: nobody,
    confidence: 'low' as const,
  }
  if (kind === 'food')
    return {
      ...shared,
      kind,
      meals,
      tier: 2,
      interests: ['Food & Dining'],
      visit: meals.includes('dinner') ? [60, 75, 100] : [30, 45, 60],
      hours: tableHours(meals, locality),
      setting: 'indoor',
      children: 'yes',
      fame: 50,
    }
  const { late, ...facts } = usual[kind]
  return {
    ...shared,
    kind,
    ...facts,
    hours: byWeekday ? facts.hours : facts.hours.replace(/^[A-Z]\S+ /, ''),
    children: late ? 'no' : 'yes',
    fame: Math.max(fame.last, fame.first - fame.step * rank),
  }
}

function tableHours(meals: NamedPlace['meals'], locality: Locality): string {
  const { kitchens } = localClock(locality)
  const range = ({ from, to }: { from: number; to: number }) => `${toClock(from)}-${toClock(to)}`
  return [
    ...(meals.includes('breakfast') ? ['07:00-11:00'] : []),
    ...(meals.includes('lunch') ? [range(kitchens.lunch)] : []),
    ...(meals.includes('dinner') ? [range(kitchens.dinner)] : []),
  ].join(',')
}

function baseOf({ center, name }: Locality): Place {
  return {
    id: 'named-base',
    name,
    kind: 'base',
    area: 'town',
    at: center,
    interests: [],
    styles: [],
    nightly: { budget: 0, moderate: 0, luxury: 0, year: 2026 },
    assumed: ['cost'],
    setting: 'indoor',
    effort: 1,
    fame: 50,
    fact: nobody,
    source: nobody,
    confidence: 'low',
  }
}
