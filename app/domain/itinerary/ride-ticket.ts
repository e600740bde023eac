import { fromClock, toClock, toTwelveHour } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import { costText } from '~/domain/money/format-money'
import type { Activity, ActivityView } from './itinerary'

/** People leave at times like 10:35, minutes. */
const step = 5

/** Whether an activity is the ticket of a day's rides: bought in a moment, unlike a transfer that takes its time. */
export function isRideTicket({ type, startTime, endTime }: Activity): boolean {
  return type === 'transport' && startTime === endTime
}

/**
 * The activities of a day with one ticket for its rides, bought on leaving for the first of them; without one where no
 * fare is known.
 */
export function withRideTicket(
  activities: ActivityView[],
  day: number,
  base: Coordinates,
  destination: Pick<Destination, 'transit' | 'currency'>,
): ActivityView[]
export function withRideTicket(
  activities: Activity[],
  day: number,
  base: Coordinates,
  destination: Pick<Destination, 'transit' | 'currency'>,
): Activity[]
export function withRideTicket(
  activities: Activity[],
  day: number,
  base: Coordinates,
  { transit, currency }: Pick<Destination, 'transit' | 'currency'>,
): Activity[] {
  const first = activities.findIndex(({ travel }) => travel.mode === 'transit')
  const stop = activities[first]
  if (!stop || transit.fareCents === 0) return activities
  const before = activities[first - 1]
  const rides = activities.filter(({ travel }) => travel.mode === 'transit').length
  const single = rides * transit.fareCents
  const pass = transit.dayPassCents !== undefined && transit.dayPassCents < single
  const costCents = pass ? (transit.dayPassCents ?? single) : single
  const clock = toClock(leaving(stop, before))
  const ticket: Activity = {
    id: `d${day}-ride`,
    type: 'transport',
    title: pass
      ? `Day ticket for ${transit.name}`
      : `${rides === 1 ? 'One ride' : `${rides} rides`} by ${transit.name}`,
    description: `Today's longer ways are ridden, by ${transit.name}. Times on the way are estimates.`,
    time: toTwelveHour(fromClock(clock)),
    cost: costText(costCents, currency),
    placeId: null,
    latitude: before?.latitude ?? base[0],
    longitude: before?.longitude ?? base[1],
    startTime: clock,
    endTime: clock,
    costCents,
    reason: pass ? `Cheaper than ${rides} single rides.` : 'Saves the longest walks of the day.',
    travel: { mode: 'walk', minutes: 0, meters: 0 },
  }
  return [...activities.slice(0, first), ticket, ...activities.slice(first)]
}

/** When the first ride begins: in time for its stop; home, as soon as the last stop is done. */
function leaving({ type, startTime, travel }: Activity, before: Activity | undefined): number {
  const free = before ? fromClock(before.endTime) : 0
  const arrival = fromClock(startTime)
  if (type === 'accommodation') return before ? free : arrival
  const latest = Math.floor((arrival - travel.minutes) / step) * step
  return Math.max(0, Math.min(arrival, Math.max(free, latest)))
}
