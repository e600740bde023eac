import { addDays } from '~/domain/calendar/calendar-date'
import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Locality } from '~/domain/catalogue/locality'
import type { Activity } from '~/domain/itinerary/itinerary'
import { journeysOf } from '~/domain/itinerary/split-places'
import type { BookedJourney } from '~/domain/request/booked-journey'
import type { Booking } from '~/domain/request/booking'
import { instantOf, type JourneyTimes } from './timing'
import { around, type Way } from './ways'

type Town = Destination | Locality

const step = 15

/** A booked journey as a way with its times; undefined where it would arrive before it leaves. */
export function bookedLeg(
  { mode, date, departs, arrives, nextDay = false, costCents, fromStation, toStation }: BookedJourney,
  from: Town,
  to: Town,
): { way: Way; times: JourneyTimes } | undefined {
  const [leaves, lands] = [fromClock(departs), fromClock(arrives)]
  const daysLater = nextDay ? 1 : 0
  const left = instantOf(date, leaves, from.timeZone)
  const minutes = Math.round((instantOf(addDays(date, daysLater), lands, to.timeZone) - left) / 60_000)
  if (minutes < 1 || minutes > 2880) return undefined
  const { lead, after } = around[mode]
  return {
    way: {
      mode,
      minutes,
      meters: Math.round(metersBetween(from.center, to.center)),
      leadMinutes: lead,
      afterMinutes: after,
      ...(fromStation && { fromStation }),
      ...(toStation && { toStation }),
      first: leaves,
      last: leaves,
      costCents,
      year: Number(date.slice(0, 4)),
      confidence: 'high',
    },
    times: {
      departs: leaves,
      arrives: lands,
      daysLater,
      leavesBase: Math.max(0, leaves - lead),
      atBase: Math.ceil((lands + after) / step) * step,
    },
  }
}

/** The booking of its stop. A ship and a car have no kind of their own. */
export function bookingOf({ mode, fromStation, toStation, confirmation, link }: BookedJourney): Booking {
  return {
    kind: mode === 'flight' || mode === 'train' ? mode : 'ticket',
    ...(fromStation && { from: fromStation }),
    ...(toStation && { to: toStation }),
    ...(confirmation && { confirmation }),
    ...(link && { link }),
  }
}

/** The journeys of a trip that are booked already. */
export function bookedIn(trip: {
  days: readonly { date: string; activities: Activity[] }[]
  places?: readonly { destination: string }[] | undefined
}): BookedJourney[] {
  const { days, places = [] } = trip
  const journeys = days.flatMap(({ date, activities }) =>
    journeysOf({ days: [{ activities }] }).map((stop) => ({ date, stop })),
  )
  return journeys.flatMap(({ date, stop }, index): BookedJourney[] => {
    const { journey, booking, title, startTime, endTime, costCents, local } = stop
    const [from, to] = [places[index], places[index + 1]]
    if (!journey || !booking || !from || !to) return []
    const { mode, fromStation, toStation, daysLater } = journey
    return [
      {
        from: from.destination,
        to: to.destination,
        mode,
        title: typeof title === 'string' ? title : '',
        ...(fromStation && { fromStation }),
        ...(toStation && { toStation }),
        date,
        departs: startTime,
        arrives: endTime,
        nextDay: daysLater > 0,
        costCents: local?.cents ?? costCents,
        ...(booking.confirmation && { confirmation: booking.confirmation }),
        ...(booking.link && { link: booking.link }),
      },
    ]
  })
}
