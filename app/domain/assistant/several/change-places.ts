import type { Message } from '~/domain/message'
import type { PlacesChange } from '~/domain/request/places-change'
import { mostPlaces, moved } from '~/domain/request/several-places'
import { longestTrip } from '~/domain/request/trip-rules'
import type { Meant, PlaceWish } from './read-places'
import { ofSeveral } from './sentences'

/** A place of the trip as it is now. */
export interface StayNow {
  destination: string
  nights: number
}

interface Stay extends StayNow {
  /** Somebody said how long: others give and take first. */
  said: boolean
}

/** The nights of a place that comes without any being named. */
const newNights = 2

type Changed =
  | {
      ok: true
      change: PlacesChange
      /** By how many days the trip gets longer for a place that is added; left out where none is, or its nights are shared out. */
      longer?: number
      /** Whether it would get longer still, if the plan included it. */
      capped?: boolean
    }
  | { ok: false; why: Message }

interface Asked {
  stays: Stay[]
  /** The planner shares out the nights. */
  open: boolean
  best: boolean
  /** Nights of places that are added: the trip gets longer by them. */
  added: number
}

/**
 * What wishes come to, each upon what the one before came to. With a further place the trip gets longer by its nights, up to `mostDays`,
 * unless its dates shall stay. Else it keeps its dates where that is possible: a night more comes from the place with the most, a night
 * less goes to the one with the fewest. Only where no place can give one does the trip get longer.
 */
export function placesChanged(
  wishes: readonly PlaceWish[],
  now: readonly StayNow[],
  mostDays: number = longestTrip,
): Changed {
  const asked: Asked = {
    stays: now.map((stay): Stay => ({ ...stay, said: false })),
    open: false,
    best: false,
    added: 0,
  }
  for (const wish of wishes) {
    const why = apply(wish, asked)
    if (why) return { ok: false, why }
  }
  const { stays, open, best } = asked
  if (stays.length < 1) return refuse('one')
  if (stays.length > mostPlaces) return refuse('most')
  const order = best ? 'best' : 'fixed'
  if (open) {
    const destinations = stays.map(({ destination, nights, said }) => ({
      destination,
      ...(said && { nights }),
    }))
    return {
      ok: true,
      change: { destinations, order, ...(stays.every(({ said }) => said) && { days: 'fit' }) },
    }
  }
  const before = nightsOf(now)
  const more = wishes.some(({ is }) => is === 'same') ? 0 : asked.added
  const most = Math.max(before, mostDays - 1)
  const lacks = balance(stays, Math.min(before + more, most))
  const destinations = stays.map(({ destination, nights }) => ({ destination, nights }))
  const longer = nightsOf(stays) - before
  return {
    ok: true,
    change: { destinations, order, ...((lacks || longer !== 0) && { days: 'fit' }) },
    ...(asked.added > 0 && { longer, capped: before + more > most }),
  }
}

function nightsOf(stays: readonly StayNow[]): number {
  return stays.reduce((sum, { nights }) => sum + nights, 0)
}

const refuse = (why: 'one' | 'most') =>
  ({ ok: false, why: ofSeveral('chat.places-number', { why }) }) as const

/** Gives and takes nights until there are so many; true where that is not possible. */
function balance(stays: Stay[], wanted: number): boolean {
  while (nightsOf(stays) > wanted) {
    const most = stays
      .filter(({ said, nights }) => !said && nights > 1)
      .sort((a, b) => b.nights - a.nights)[0]
    if (!most) return true
    most.nights--
  }
  while (nightsOf(stays) < wanted) {
    const fewest = stays.filter(({ said }) => !said).sort((a, b) => a.nights - b.nights)[0]
    if (!fewest) return true
    fewest.nights++
  }
  return false
}

/** Why a wish cannot be. */
function apply(wish: PlaceWish, asked: Asked): Message | null {
  const { stays } = asked
  const at = (place: Meant) => stays.findIndex(({ destination }) => destination === place.destination)
  const fresh = ({ destination }: Meant, nights?: number): Stay => ({
    destination,
    nights: nights ?? newNights,
    said: nights !== undefined,
  })
  switch (wish.is) {
    case 'reverse':
      stays.reverse()
      return null
    case 'best':
      asked.best = true
      return null
    case 'same':
      return null
    case 'list':
      return listed(wish, asked)
    case 'swap':
    case 'before':
    case 'after': {
      const [one, other] = [at(wish.place), at(wish.other)]
      const [first, second] = [stays[one], stays[other]]
      if (!first || !second) return gone(first ? wish.other : wish.place)
      if (wish.is === 'swap') {
        stays[one] = second
        stays[other] = first
      } else {
        stays.splice(one, 1)
        stays.splice(at(wish.other) + (wish.is === 'after' ? 1 : 0), 0, first)
      }
      return null
    }
    case 'instead': {
      const [one, other] = [at(wish.place), at(wish.other)]
      const stay = stays[other]
      if (!stay) return gone(wish.other)
      if (one >= 0) return ofSeveral('chat.place-known', { place: shortName(wish.place) })
      stays[other] = { ...stay, destination: wish.place.destination, said: true }
      return null
    }
    case 'add': {
      if (at(wish.place) >= 0) return ofSeveral('chat.place-known', { place: shortName(wish.place) })
      const near = wish.before ?? wish.after
      const index = near ? at(near) : stays.length
      if (index < 0 && near) return gone(near)
      const stay = { ...fresh(wish.place, wish.nights), said: true }
      stays.splice(wish.before || !near ? index : index + 1, 0, stay)
      asked.added += stay.nights
      return null
    }
    case 'shift': {
      const [from, to] = [stays[at(wish.place)], stays[at(wish.other)]]
      if (!from || !to) return gone(from ? wish.other : wish.place)
      if (from.nights <= wish.nights) return oneNight(wish.place)
      from.nights -= wish.nights
      to.nights += wish.nights
      from.said = to.said = true
      return null
    }
    default:
      return ofOne(wish, asked)
  }
}

/** What is asked for about one place of the trip. */
function ofOne(
  wish: Extract<PlaceWish, { is: 'nights' | 'more' | 'drop' | 'first' | 'last' }>,
  asked: { stays: Stay[]; open: boolean },
): Message | null {
  const { stays } = asked
  const index = stays.findIndex(({ destination }) => destination === wish.place.destination)
  const stay = stays[index]
  if (!stay) return gone(wish.place)
  switch (wish.is) {
    case 'first':
    case 'last':
      stays.splice(0, stays.length, ...moved(stays, index, wish.is === 'first' ? 0 : stays.length - 1))
      return null
    case 'drop':
      stays.splice(index, 1)
      // Its nights go where they are worth most.
      asked.open = true
      return null
    case 'more':
    case 'nights': {
      const nights = wish.is === 'more' ? stay.nights + wish.by : wish.nights
      if (nights < 1) return oneNight(wish.place)
      stays[index] = { ...stay, nights, said: true }
      return null
    }
  }
}

/** A whole list, or the nights of some places where each of them has its nights said and all are of the trip. */
function listed(
  { places }: Extract<PlaceWish, { is: 'list' }>,
  asked: { stays: Stay[]; open: boolean },
): Message | null {
  const { stays } = asked
  const isPart =
    places.length < stays.length && places.every(({ known, nights }) => known && nights !== undefined)
  if (isPart) {
    for (const { destination, nights } of places) {
      const stay = stays.find((each) => each.destination === destination)
      if (stay && nights !== undefined) Object.assign(stay, { nights, said: true })
    }
    return null
  }
  asked.open = true
  stays.splice(
    0,
    stays.length,
    ...places.map(({ destination, nights }) => ({
      destination,
      nights: nights ?? newNights,
      said: nights !== undefined,
    })),
  )
  return null
}

const shortName = ({ destination }: Pick<Meant, 'destination'>) => destination.split(',')[0] ?? destination
const gone = (place: Meant) => ofSeveral('chat.place-gone', { place: shortName(place) })
const oneNight = (place: Meant) => ofSeveral('chat.place-nights', { place: shortName(place) })
