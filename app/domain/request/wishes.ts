import type { Destination } from '~/domain/catalogue/destination'
import type { AccessNeed, Place } from '~/domain/catalogue/place'
import type { Constraint, Target, When } from '~/domain/reader/constraint'
import { isMeant } from '~/domain/reader/targets'
import { defaultFilters } from './filters'
import type { PlanRequest } from './plan-request'
import type { AdvancedFilters } from './trip-form'
import { noteMatcher } from './wish-matcher'

/** Kilometres a day for who cannot walk far, and when the walking limit is left as it is. */
const shortWalks = 2

const needOf: Partial<Record<string, AccessNeed>> = {
  wheelchair: 'Wheelchair accessible',
  'walks-little': 'Limited mobility',
  'no-stairs': 'No stairs',
}

/**
 * A request with what was read out of its text: what a filter does is set as if it had been ticked, if the plan includes
 * filters; the rest is kept as wishes.
 */
export function withWishes(
  request: PlanRequest,
  wishes: Constraint[],
  { filters: included }: { filters: boolean },
): PlanRequest {
  if (wishes.length === 0) return request
  const filters = included ? wishes.reduce(withFilter, request.filters) : request.filters
  const arrival = request.arrival ?? clockOf(wishes, 'arrive')
  const departure = request.departure ?? clockOf(wishes, 'leave')
  const level = wishes.findLast((wish) => wish.is === 'budget')
  const budget = level?.is === 'budget' ? level.level : request.budget
  return { ...request, budget, filters, ...(arrival && { arrival }), ...(departure && { departure }), wishes }
}

/** Whether a wish is one that a filter answers. */
export function isFilter(wish: Constraint): boolean {
  return withFilter(defaultFilters, wish) !== defaultFilters
}

function withFilter(filters: AdvancedFilters, wish: Constraint): AdvancedFilters {
  switch (wish.is) {
    case 'diet':
      return { ...filters, dietaryRestrictions: [...new Set([...filters.dietaryRestrictions, wish.diet])] }
    case 'access': {
      const need = needOf[wish.need]
      const far = wish.need === 'walks-little' ? Math.min(shortWalks, filters.maxWalkingDistance) : undefined
      return {
        ...filters,
        ...(need && { accessibility: [...new Set([...filters.accessibility, need])] }),
        ...(far !== undefined && { maxWalkingDistance: far }),
      }
    }
    case 'party':
      return wish.who === 'children' || wish.who === 'baby' ? { ...filters, childFriendly: true } : filters
    case 'pace':
      return { ...filters, pace: wish.pace }
    case 'walk-limit':
      return { ...filters, maxWalkingDistance: Math.min(10, Math.max(0, Math.round(wish.km))) }
    default:
      return filters
  }
}

function clockOf(wishes: Constraint[], is: 'arrive' | 'leave'): string | undefined {
  const wish = wishes.find((each) => each.is === is)
  const at = wish?.is === 'arrive' || wish?.is === 'leave' ? wish.when.at : undefined
  return at === undefined
    ? undefined
    : `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** What a traveller wrote, in the forms in which places are chosen by it. Amounts in cents. */
export interface Wished {
  wishes: readonly Constraint[]
  hours: ReturnType<typeof hoursAskedFor>
  /** Ids of the areas to stay in. */
  areas: string[]
  /** What a day and a meal may cost. */
  aDay: number
  aMeal: number
  refuses: (place: Place) => boolean
  likes: (place: Place) => boolean
  food: ReturnType<typeof foodAnswer>
  /** Those of the places that were asked for. */
  among: (places: readonly Place[]) => AskedPlace[]
}

/** The wishes of a request; words of the text where nothing was read out of it. */
export function wishedFor(request: PlanRequest, destination: Destination): Wished {
  const { wishes = [] } = request
  return {
    wishes,
    hours: hoursAskedFor(wishes),
    areas: areasToStayIn(wishes),
    aDay: daySpend(request, destination),
    aMeal: mealSpend(wishes, destination),
    refuses: unwanted(wishes),
    likes: wishes.length > 0 ? liked(wishes) : noteMatcher(request.additionalInfo),
    food: foodAnswer(wishes),
    among: (places) => placesAskedFor(wishes, places, request, daySpend(request, destination)),
  }
}

/** Whether a wish keeps a place out of the whole trip. */
export function unwanted(wishes: readonly Constraint[]): (place: Place) => boolean {
  const against = wishes.flatMap((wish) =>
    wish.is === 'skip' || wish.is === 'seen' ? (wish.is === 'skip' && wish.when ? [] : [wish]) : [],
  )
  const named = namedPlaces(wishes)
  return (place) =>
    against.some(
      ({ what, except = [] }) =>
        (place.kind !== 'food' || what.by === 'place') &&
        isMeant(place, what) &&
        // "No churches. Well, St Peter's": who names a place wants it, whatever its kind.
        (what.by === 'place' || !named.has(place.id)) &&
        !except.some((each) => isMeant(place, each)),
    )
}

/** Ids of the places that are asked for by name. */
export function namedPlaces(wishes: readonly Constraint[]): Set<string> {
  return new Set(
    wishes.flatMap((wish) =>
      (wish.is === 'must' || wish.is === 'pin' || wish.is === 'like') && wish.what.by === 'place'
        ? [wish.what.id]
        : [],
    ),
  )
}

/** A place that a wish asks for, with its time where one was named. */
interface AskedPlace {
  id: string
  when?: When
}

/** What costs more than this share of a day's money comes after everything else of its kind. */
export const dearShare = 0.6

/**
 * The places that were asked for: by name, or the best known of the kind, quarter or interest that was. What is a must
 * comes first.
 */
function placesAskedFor(
  wishes: readonly Constraint[],
  places: readonly Place[],
  { days }: { days: number },
  aDay: number,
): AskedPlace[] {
  const refused = unwanted(wishes)
  const bestKnown = (what: Target, many = 1) => {
    const meant = places.filter(
      (place) => place.kind !== 'food' && place.kind !== 'base' && isMeant(place, what) && !refused(place),
    )
    const isDear = ({ cost }: Place) => Number((cost?.cents ?? 0) > dearShare * aDay)
    return meant
      .sort((a, b) => isDear(a) - isDear(b) || b.fame - a.fame)
      .slice(0, many)
      .map(({ id }) => id)
  }
  const asked = wishes.flatMap((wish): (AskedPlace & { first: boolean })[] => {
    // Who wants no museums but the Borghese wants the Borghese.
    if (wish.is === 'skip')
      return (wish.except ?? []).flatMap((each) =>
        each.by === 'place' ? [{ id: each.id, first: false }] : [],
      )
    const wanted =
      wish.is === 'must' ||
      wish.is === 'like' ||
      wish.is === 'pin' ||
      (wish.is === 'count' && wish.compare !== 'most' && wish.number > 0)
    if (!wanted) return []
    if (wish.is === 'count') return countedPlaces(wish, days, bestKnown)
    const ids = wish.what.by === 'place' ? [wish.what.id] : bestKnown(wish.what)
    const when = wish.is === 'pin' ? wish.when : undefined
    return ids.map((id) => ({ id, ...(when && { when }), first: wish.is !== 'like' }))
  })
  return asked.sort((a, b) => Number(b.first) - Number(a.first)).map(({ first: _, ...place }) => place)
}

/** The best known places of a kind: so many of the trip, or so many for each day of it. */
function countedPlaces(
  { what, number, per }: Extract<Constraint, { is: 'count' }>,
  days: number,
  bestKnown: (what: Target, many: number) => string[],
): (AskedPlace & { first: boolean })[] {
  if (per === 'trip') return bestKnown(what, number).map((id) => ({ id, first: true }))
  return bestKnown(what, number * days).map((id, index) => ({
    id,
    when: { day: (index % days) + 1 },
    first: true,
  }))
}

/** What a day may cost, cents: what its level costs, or what the traveller named in the town's own currency. */
export function daySpend(
  { budget, wishes = [] }: Pick<PlanRequest, 'budget' | 'wishes'>,
  { daily, currency }: Pick<Destination, 'daily' | 'currency'>,
): number {
  const named = wishes.flatMap((wish) =>
    wish.is === 'spend' && wish.per === 'day' && wish.currency === currency ? [100 * wish.amount] : [],
  )
  return Math.min(daily[budget], ...named)
}

/** What a meal may cost, cents; infinite where nothing was named. */
function mealSpend(wishes: readonly Constraint[], { currency }: Pick<Destination, 'currency'>): number {
  return Math.min(
    ...wishes.flatMap((wish) =>
      wish.is === 'spend' && wish.per === 'meal' && wish.currency === currency ? [100 * wish.amount] : [],
    ),
    Number.POSITIVE_INFINITY,
  )
}

/** Whether a wish speaks for a place, by its kind, its interest, or the quarter it is in. */
function liked(wishes: readonly Constraint[]): (place: Place) => boolean {
  const liking = wishes.flatMap((wish) =>
    wish.is === 'must' || wish.is === 'like' || wish.is === 'pin' || wish.is === 'days' ? [wish.what] : [],
  )
  return (place) => liking.some((what) => isMeant(place, what))
}

/** Day trips that were asked for, with their day where one was named; an id of null is any trip. */
export function tripsAskedFor(wishes: readonly Constraint[]): { id: string | null; when?: When }[] {
  return wishes.flatMap((wish): { id: string | null; when?: When }[] => {
    if (wish.is === 'day-trip') {
      if (wish.not) return []
      const when = wish.when && { when: wish.when }
      if (wish.to === undefined) return [{ id: null, ...when }]
      return wish.to.by === 'place' ? [{ id: wish.to.id, ...when }] : []
    }
    if (wish.is !== 'must' && wish.is !== 'like' && wish.is !== 'pin') return []
    if (wish.what.by !== 'place') return []
    return [{ id: wish.what.id, ...(wish.is === 'pin' && { when: wish.when }) }]
  })
}

export function noDayTrips(wishes: readonly Constraint[]): boolean {
  return wishes.some((wish) => wish.is === 'day-trip' && wish.not === true && wish.to === undefined)
}

/** The hours that were asked for, minutes of the day. A late start is half past nine, an early night ten. */
export function hoursAskedFor(wishes: readonly Constraint[]): { from?: number; to?: number } {
  const start = wishes.find((wish) => wish.is === 'start')
  const end = wishes.find((wish) => wish.is === 'end')
  const from = start?.is === 'start' ? (start.at ?? (start.early === false ? 570 : undefined)) : undefined
  const to = end?.is === 'end' ? (end.at ?? 1320) : undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** How well a table answers what was written of food: 1 for each dish or kitchen that was wished for; -1 for one that was not. */
function foodAnswer(wishes: readonly Constraint[]): (place: Place) => number {
  const foods = wishes.flatMap((wish) =>
    wish.is === 'eat' || wish.is === 'avoid-food'
      ? [{ food: wish.food, sign: wish.is === 'eat' ? 1 : -1 }]
      : [],
  )
  return ({ cuisine = [], knownFor = '' }) => {
    const said = foods.filter(
      ({ food }) =>
        cuisine.some((each) => each.includes(food) || (food === 'fish' && each === 'seafood')) ||
        knownFor.toLowerCase().includes(food),
    )
    return said.some(({ sign }) => sign < 0) ? -1 : said.length
  }
}

/** Ids of the areas in which the traveller wants to stay. */
function areasToStayIn(wishes: readonly Constraint[]): string[] {
  return wishes.flatMap((wish) => (wish.is === 'base' && wish.at.by === 'area' ? [wish.at.id] : []))
}
