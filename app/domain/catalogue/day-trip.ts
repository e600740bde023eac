import type { DayTrip, Destination } from './destination'
import { metersBetween } from './distance'
import type { Coordinates, Place } from './place'
import { minutesRiding, nearRide } from './travel'
import type { Travel } from './travel-leg'

/**
 * A day trip as a place to stop at: hours there, open all day on its weekdays. Needs that are not confirmed stay
 * unknown.
 */
export function tripAsPlace(trip: DayTrip): Place {
  const { id, name, at, interests, cost, booking, days, fact, source, confidence } = trip
  return {
    id,
    name,
    kind: 'experience',
    area: 'out-of-town',
    at,
    interests,
    styles: [],
    visit: [120, 300, 480],
    hours: days ? `${days} 00:00-24:00` : '24/7',
    cost,
    ...(booking && { booking }),
    setting: 'mixed',
    effort: 2,
    fame: 55,
    fact,
    source,
    confidence,
  }
}

/** Whether the ride to a stop and the next one are in its price: it is a day trip. */
export function holdsRide(
  id: string | null | undefined,
  { dayTrips, paysAllRides }: Pick<Destination, 'dayTrips' | 'paysAllRides'>,
): boolean {
  return !paysAllRides && dayTrips.some((trip) => trip.id === id)
}

/**
 * Travel between a point of the destination and a day trip: the stated time from the centre, plus travel to the centre, or from far out what
 * the way is longer from there.
 */
export function tripWay(
  from: Coordinates,
  { at, minutes }: DayTrip,
  { center, transit }: Pick<Destination, 'center' | 'transit'>,
): Travel {
  const longer = 1.3 * (metersBetween(from, at) - metersBetween(center, at))
  const first = Math.min(metersBetween(from, center) * 1.3, Math.max(nearRide, longer))
  const toMiddle = Math.ceil(minutesRiding(first, transit))
  return {
    mode: 'transit',
    minutes: minutes + toMiddle,
    meters: Math.round(metersBetween(from, at) * 1.3),
  }
}
