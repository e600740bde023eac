import { toClock } from '~/domain/calendar/clock-time'
import type { Activity } from '~/domain/itinerary/itinerary'
import { tellPlace } from '~/domain/itinerary/sentences'
import { type Message, sequence } from '~/domain/message'
import type { BookedJourney } from '~/domain/request/booked-journey'
import type { DayHours } from '~/domain/request/pace'
import { bookingOf } from './booked-leg'
import type { JourneyTimes } from './timing'
import type { Town, Way } from './ways'

/** A journey between two places of a trip with its times. */
export interface Leg {
  way: Way
  times: JourneyTimes
  /** It is booked: not another one is taken. */
  booked?: BookedJourney
}

type Meals = DayHours['meals']

/**
 * Where and when one has lunch on a journey that leaves time for it in neither place; undefined where there is time. At night and
 * over it nothing is said.
 */
export function lunchOnTheWay(
  { mode, minutes }: Pick<Way, 'mode' | 'minutes'>,
  { departs, daysLater, leavesBase, atBase }: JourneyTimes,
  from: Meals,
  to: Meals,
): Message | undefined {
  if (daysLater > 0 || leavesBase >= from.lunch.endsFrom || atBase <= to.lunch.beginsBy) return undefined
  const latest = Math.max(departs, departs + minutes - beforeArrival)
  const usual = Math.min(Math.max(from.lunch.usual, leavesBase + 15), latest)
  return tellPlace('place.lunch', {
    mode,
    at: toClock(Math.floor(usual / 15) * 15),
    aboard: usual >= departs || mode !== 'train',
  })
}

/** Nobody begins to eat so many minutes before they arrive. */
const beforeArrival = 45

/** The stop of a journey, priced in the currency of the place that is left. */
export function journeyStop(
  { way, times, booked }: Leg,
  from: Town,
  to: Town,
  index: number,
  lunch?: Message,
): Activity {
  const { mode, minutes, meters, leadMinutes, afterMinutes, fromStation, toStation, year, confidence } = way
  const known = way.every !== undefined
  return {
    id: `journey-${index + 1}`,
    type: 'transport',
    title: booked?.title ?? tellPlace('place.title', { mode, to: to.name }),
    description: booked
      ? ''
      : tellPlace('place.journey', {
          mode,
          fromStation: fromStation ?? null,
          toStation: toStation ?? null,
          minutes,
          km: Math.round(meters / 1000),
          every: way.every ?? null,
          first: known ? toClock(way.first) : null,
          last: known ? toClock(way.last) : null,
          year,
          estimate: !known,
        }),
    placeId: null,
    latitude: null,
    longitude: null,
    startTime: toClock(times.departs),
    endTime: toClock(times.arrives),
    costCents: way.costCents,
    currency: from.currency,
    reason: sequence([tellPlace('place.way-there', { leadMinutes, afterMinutes }), lunch ?? '']),
    travel: { mode: 'walk', minutes: 0, meters: 0 },
    locked: true,
    ...(booked && { booking: bookingOf(booked) }),
    journey: {
      mode,
      from: from.name,
      to: to.name,
      ...(fromStation && { fromStation }),
      ...(toStation && { toStation }),
      minutes,
      meters,
      daysLater: times.daysLater,
      leadMinutes,
      afterMinutes,
      ...(way.every !== undefined && {
        every: way.every,
        first: toClock(way.first),
        last: toClock(way.last),
      }),
      year,
      confidence,
    },
  }
}
