import { fromClock, toClock } from '~/domain/calendar/clock-time'
import { holdsRide } from '~/domain/catalogue/day-trip'
import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import { dayFares } from '~/domain/catalogue/travel'
import { sayer } from '~/domain/message'
import type { Activity } from './itinerary'
import { rideSentences } from './sentences'

const tell = sayer(rideSentences)

/** The fields of an activity that place it in the day; its texts may be of any type. */
type Timed = Omit<Activity, 'title' | 'description' | 'reason'>

/** Departure times are rounded to this many minutes. */
const step = 5

/** Whether an activity is the ticket for a day's rides: it takes no time, unlike a transfer. */
export function isRideTicket({
  type,
  startTime,
  endTime,
}: Pick<Activity, 'type' | 'startTime' | 'endTime'>): boolean {
  return type === 'transport' && startTime === endTime
}

/**
 * The activities of a day with one ticket for its rides, bought at the first of them; without a ticket where no fare is
 * known. The ride to a day trip and the one from it are in that trip's price. `asStop` turns the ticket into the type of the
 * other activities.
 */
export function withRideTicket<A extends Timed>(
  activities: A[],
  day: number,
  base: Coordinates,
  town: Pick<Destination, 'transit' | 'currency' | 'dayTrips' | 'paysAllRides'>,
  asStop: (ticket: Activity) => A,
): A[] {
  const { transit, currency } = town
  const paid = activities.filter(
    ({ travel, placeId }, index) =>
      travel.mode === 'transit' &&
      !holdsRide(placeId, town) &&
      !holdsRide(activities[index - 1]?.placeId, town),
  )
  const [stop] = paid
  if (!stop || transit.fareCents === 0) return activities
  const first = activities.indexOf(stop)
  const before = activities[first - 1]
  const rides = paid.length
  const single = rides * transit.fareCents
  const costCents = dayFares(single, transit)
  const pass = costCents < single
  const clock = toClock(leaving(stop, before))
  const ticket: Activity = {
    id: `d${day}-ride`,
    type: 'transport',
    title: pass
      ? tell('ride.day-ticket', { transit: transit.name })
      : tell('ride.single', { rides, transit: transit.name }),
    description: tell('ride.times-estimated', { transit: transit.name }),
    placeId: null,
    latitude: before?.leftAt?.latitude ?? before?.latitude ?? base[0],
    longitude: before?.leftAt?.longitude ?? before?.longitude ?? base[1],
    startTime: clock,
    endTime: clock,
    costCents,
    currency,
    reason: pass ? tell('ride.cheaper-than-single', { rides }) : tell('ride.saves-walks', {}),
    travel: { mode: 'walk', minutes: 0, meters: 0 },
  }
  return [...activities.slice(0, first), asStop(ticket), ...activities.slice(first)]
}

/** When the first ride begins: in time for its stop; on the way home, right after the last stop. */
function leaving({ type, startTime, travel }: Timed, before: Timed | undefined): number {
  const free = before ? fromClock(before.endTime) : 0
  const arrival = fromClock(startTime)
  if (type === 'accommodation') return before ? free : arrival
  const latest = Math.floor((arrival - travel.minutes) / step) * step
  return Math.max(0, Math.min(arrival, Math.max(free, latest)))
}
