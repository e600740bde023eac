import { fromClock, type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import type { Travel } from '~/domain/catalogue/travel-leg'
import { betweenJourneys, hoursBetween } from '~/domain/itinerary/booked-stop'
import { dayWithFacts } from '~/domain/itinerary/day-facts'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import { withRideTicket } from '~/domain/itinerary/ride-ticket'
import { priceOf, timeOf } from '~/domain/itinerary/sentences'
import type { Say } from '~/domain/message'
import { withBestEnds } from './begin-and-end'
import {
  baseAt,
  minutesOf,
  placeOf,
  type SpokenFacts,
  stayOf,
  stopsOf,
  type TripFacts,
  type Wishes,
} from './draft'
import { reasonOf } from './edit-words'
import { earliestStart, roundUp } from './open-times'
import { waysThrough } from './ways-through'

/** Start of a day whose first stop has no time, minutes after midnight. */
const usualStart = fromClock('09:00')
/** Latest start of any stop, however full the day is. */
const latestStart = fromClock('23:50')
const still: Travel = { mode: 'walk', minutes: 0, meters: 0 }

/**
 * Recomputes a day whose stops or their order have changed: travel, times, ticket, way home and hours. Locked stops
 * keep their times; the others start at the time they should have, or on arrival. A stop with different neighbours
 * loses texts that mention them.
 */
export function settleDay(day: DayView, wishes: Wishes, facts: SpokenFacts, were: Neighbours): DayView {
  const { destination, say } = facts
  const stay = stayOf(day)
  const base = baseAt(day, destination)
  // The journeys that the trip begins and ends with are outside of the day's way from the base and back.
  const all = stopsOf(day)
  const { arrivals, between, departures } = betweenJourneys(all)
  const stops = withBestEnds(base, between, destination)
  const ways = waysThrough(base, stops, facts)
  const { from: begins } = hoursBetween(all)
  const starts = settleTimes(stops, ways, wishes, day, facts, begins)
  const timed = stops.map((stop, index): ActivityView => {
    const start = starts[index] ?? usualStart
    const times = {
      startTime: toClock(start),
      endTime: toClock(start + minutesOf(stop)),
      time: say(timeOf(toClock(start))),
    }
    return { ...stop, travel: ways[index] ?? still, ...times }
  })
  const lastStop = stops.at(-1)
  const free = lastStop ? (starts.at(-1) ?? usualStart) + minutesOf(lastStop) : (begins ?? usualStart)
  const now = neighboursOf([{ date: day.date, activities: timed }])
  const told = timed.map((stop) => (now.get(stop.id) === were.get(stop.id) ? stop : retold(stop, facts)))
  const inTown = stay ? [...told, wayBack(stay, free, ways.at(-1) ?? still, say)] : told
  const activities = [...arrivals, ...inTown, ...departures].map((stop) =>
    stop.booking?.turn ? { ...stop, travel: still } : stop,
  )
  const ridden = withRideTicket(activities, day.day, base, destination, ({ currency: _, ...ticket }) => ({
    ...ticket,
    title: say(ticket.title),
    description: say(ticket.description),
    reason: say(ticket.reason),
    time: say(timeOf(ticket.startTime)),
    cost: say(priceOf(ticket.costCents, destination.currency)),
  }))
  return dayWithFacts({ ...day, activities: ridden }, destination, facts.sunTimes)
}

/** The start of each stop in an order. */
function settleTimes(
  stops: readonly ActivityView[],
  ways: readonly Travel[],
  wishes: Wishes,
  day: DayView,
  facts: TripFacts,
  /** When one is at the base on a day that begins with a journey. */
  begins: MinuteOfDay | undefined,
): MinuteOfDay[] {
  let free = begins
  return stops.map((stop, index) => {
    const way = ways[index]?.minutes ?? 0
    const arrival = free === undefined ? firstArrival(stop, way, wishes, day) : roundUp(free + way)
    const start = Math.min(latestStart, startOf(stop, arrival, wishes, day, facts))
    free = start + minutesOf(stop)
    return start
  })
}

/**
 * When one is at the first stop of a day that has hours of its own, as one leaves the base no earlier; undefined where the day has none,
 * and for a stop that the traveller wants before them.
 */
function firstArrival(
  { id }: ActivityView,
  way: number,
  wishes: Wishes,
  { hours }: DayView,
): MinuteOfDay | undefined {
  if (!hours) return undefined
  const from = fromClock(hours.from)
  const wish = wishes[id]
  if (typeof wish === 'number') return wish < from ? undefined : roundUp(from + way)
  return Math.max(usualStart, roundUp(from + way))
}

function startOf(
  stop: ActivityView,
  arrival: MinuteOfDay | undefined,
  wishes: Wishes,
  { date }: DayView,
  { destination }: TripFacts,
): MinuteOfDay {
  if (stop.locked) return fromClock(stop.startTime)
  const wish = wishes[stop.id]
  if (wish !== undefined && wish !== null) return Math.max(wish, arrival ?? 0)
  const from = arrival ?? usualStart
  const place = placeOf(destination, stop.placeId)
  const wanted = { date, from, minutes: minutesOf(stop), ...(stop.meal && { meal: stop.meal }) }
  return (place && earliestStart({ place, ...wanted }, destination)) ?? from
}

function wayBack(stay: ActivityView, free: MinuteOfDay, travel: Travel, say: Say): ActivityView {
  const back = toClock(Math.min(latestStart, roundUp(free + travel.minutes)))
  return { ...stay, travel, startTime: back, endTime: back, time: say(timeOf(back)) }
}

/** A stop whose neighbours have changed, with a reason that does not mention them. */
function retold(stop: ActivityView, facts: SpokenFacts): ActivityView {
  const place = placeOf(facts.destination, stop.placeId)
  return place ? { ...stop, reason: facts.say(reasonOf(place, facts)) } : stop
}

/** By a stop's id: the date, the stop before and the stop after it, as one text. */
type Neighbours = ReadonlyMap<string, string>

export function neighboursOf(days: Pick<DayView, 'date' | 'activities'>[]): Neighbours {
  return new Map(
    days.flatMap((day) => {
      const stops = stopsOf(day)
      return stops.map(({ id }, index): [string, string] => [
        id,
        [day.date, stops[index - 1]?.placeId, stops[index + 1]?.placeId].join(),
      ])
    }),
  )
}
