import { daysBetween } from '~/domain/calendar/calendar-date'
import type { Constraint } from '~/domain/reader/constraint'
import type { DatedBooking } from '~/domain/request/booking'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { TripPlace } from './itinerary'

/**
 * What a trip to several places asks for in one of them, as a request for that place alone: on its dates, between its journeys.
 * `request.places` are in the order of the trip.
 */
export function partRequest(request: PlanRequest, places: readonly TripPlace[], index: number): PlanRequest {
  const {
    places: asked = [],
    order: _order,
    ways: _ways,
    arrival,
    departure,
    bookings,
    locality: _first,
    ...rest
  } = request
  const { wishes: _wishes, unread: _unread, ...common } = rest
  const place = places[index]
  const own = asked[index]
  if (!place || !own) return request
  const { destinationId, locality, interests, filters, wishes = [], unread } = own
  const offset = daysBetween(request.startDate, place.startDate)
  const first = index === 0
  const last = index === places.length - 1
  const there = place.arrival ?? (first ? arrival : undefined)
  const away = place.departure ?? (last ? departure : undefined)
  const booked = bookings?.filter((booking) => isIn(booking, place))
  const kept = wishes.flatMap((wish) => wishIn(wish, { offset, days: place.days, first, last }))
  return {
    ...common,
    destinationId,
    ...(locality !== undefined && { locality }),
    startDate: place.startDate,
    days: place.days,
    interests,
    filters,
    ...(kept.length > 0 && { wishes: kept }),
    ...(unread && { unread }),
    ...(booked && booked.length > 0 && { bookings: booked }),
    ...(there && { arrival: there }),
    ...(away && { departure: away }),
    among: Math.max(2, places.length),
    // Of the whole trip, which is checked as a whole.
    dayLimit: null,
  }
}

/** On the day of a journey, what begins before one leaves is in the place that is left. */
function isIn({ date, start }: Pick<DatedBooking, 'date' | 'start'>, place: TripPlace): boolean {
  const { startDate, days, arrival, departure } = place
  const day = daysBetween(startDate, date)
  if (day < 0 || day >= days) return false
  if (day === 0 && arrival && start < arrival) return false
  return !(day === days - 1 && departure && start >= departure)
}

interface PartOfTrip {
  offset: number
  days: number
  first: boolean
  last: boolean
}

/** A wish of the whole trip as a wish of one place's days; none where it is about other days. */
function wishIn(wish: Constraint, { offset, days, first, last }: PartOfTrip): Constraint[] {
  if (wish.is === 'arrive') return first ? [wish] : []
  if (wish.is === 'leave') return last ? [wish] : []
  // What is asked for once is done once.
  if ((wish.is === 'count' && wish.per === 'trip') || wish.is === 'days' || wish.is === 'splurge')
    return first ? [wish] : []
  if (wish.is === 'spend' && wish.per === 'trip') return []
  if (!('when' in wish) || !wish.when) return [wish]
  const { day } = wish.when
  if (day === 'last') return last ? [wish] : []
  if (typeof day !== 'number') return [wish]
  const here = day - offset
  return here >= 1 && here <= days ? [{ ...wish, when: { ...wish.when, day: here } }] : []
}

/** "Rome, Florence and Venice": what a trip to several places is called, of their labels or names. */
export function nameOfSeveral(places: readonly string[]): string {
  const names = places.map((place) => place.split(',')[0] ?? place)
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`.slice(0, 120)
}
