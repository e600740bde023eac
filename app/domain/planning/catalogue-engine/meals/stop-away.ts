import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Activity } from '~/domain/itinerary/itinerary'
import type { DayFrame, KeptStop } from '~/domain/planning/trip-draft'

/** The one visit of a day that is spent at one place, in or out of town; the way there is an estimate in minutes. */
export function stopAway(
  visit: Pick<KeptStop, 'place' | 'from' | 'to'> & { costCents: number },
  { day }: DayFrame,
  { currency }: Destination,
  { minutesOnWay, ...said }: Pick<Activity, 'title' | 'reason'> & { minutesOnWay: number },
): KeptStop {
  const { place, from, to, costCents } = visit
  return {
    place,
    from,
    to,
    away: true,
    activity: {
      id: `d${day + 1}-${place.id}`,
      type: 'attraction',
      ...said,
      description: place.fact,
      placeId: place.id,
      latitude: place.at[0],
      longitude: place.at[1],
      startTime: toClock(from),
      endTime: toClock(to),
      costCents,
      currency,
      travel: { mode: 'transit', minutes: minutesOnWay, meters: 0 },
    },
  }
}
