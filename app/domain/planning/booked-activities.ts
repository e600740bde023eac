import { addDays } from '~/domain/calendar/calendar-date'
import { fromClock, toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { type BookedIn, betweenJourneys, bookedStop } from '~/domain/itinerary/booked-stop'
import { dayCost } from '~/domain/itinerary/budget'
import { centsIn, tell } from '~/domain/itinerary/edit/edit-words'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'

/** The stops of one day that are booked already, by their start; the first day is 1. */
export function bookedOn(
  day: number,
  { bookings = [], startDate }: Pick<PlanRequest, 'bookings' | 'startDate'>,
  destination: BookedIn & Pick<Destination, 'currency'>,
): Activity[] {
  const date = addDays(startDate, day - 1)
  return bookings
    .filter((each) => each.date === date)
    .sort((a, b) => fromClock(a.start) - fromClock(b.start))
    .map(({ title, date: _date, start, end, cost, ...booking }, index): Activity => {
      const from = fromClock(start)
      const minutes = (fromClock(end) - from + 1440) % 1440
      const { place, ...stop } = bookedStop({ booking, title, start: from, minutes }, destination)
      const { currency } = destination
      const typed = cost !== ''
      const costCents = typed ? centsIn(cost, currency) : (place?.cost?.cents ?? 0)
      return {
        id: `d${day}-booked-${index + 1}`,
        ...stop,
        description: place?.fact ?? '',
        costCents,
        ...((typed || place?.cost) && { currency }),
        ...(place && typed && costCents !== place.cost?.cents && { ownCost: true }),
        reason: tell('edit.own', {}),
        travel: { mode: 'walk', minutes: 0, meters: 0 },
      }
    })
}

/** A day without a catalogue with what is booked on it: suggestions for the same time, or the same meal, are left out. */
export function withBooked(
  day: ItineraryDay,
  request: PlanRequest,
  destination: Parameters<typeof bookedOn>[2],
): ItineraryDay {
  const booked = bookedOn(day.day, request, destination)
  if (booked.length === 0) return day
  const { arrivals, between, departures } = betweenJourneys(booked)
  const isFree = (stop: Activity) =>
    !between.some((own) => (own.meal !== undefined && own.meal === stop.meal) || overlap(own, stop))
  const stay = day.activities.filter(({ type }) => type === 'accommodation')
  const stops = day.activities.filter((stop) => stop.type !== 'accommodation' && isFree(stop))
  const inTown = [...stops, ...between].sort((a, b) => fromClock(a.startTime) - fromClock(b.startTime))
  const last = inTown.at(-1)
  const home = stay.map((each) =>
    last && fromClock(each.startTime) < endOf(last)
      ? {
          ...each,
          startTime: toClock(Math.min(endOf(last), 1435)),
          endTime: toClock(Math.min(endOf(last), 1435)),
        }
      : each,
  )
  const activities = [...arrivals, ...inTown, ...home, ...departures]
  return { ...day, activities, costCents: dayCost(activities) }
}

function overlap(a: Activity, b: Activity): boolean {
  return fromClock(a.startTime) < endOf(b) && fromClock(b.startTime) < endOf(a)
}

/** Over 1440 after midnight. */
function endOf({ startTime, endTime }: Activity): number {
  const [start, end] = [fromClock(startTime), fromClock(endTime)]
  return end < start ? end + 1440 : end
}
