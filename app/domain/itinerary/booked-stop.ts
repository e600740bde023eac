import { fromClock, type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { localClock } from '~/domain/catalogue/local-clock'
import type { Coordinates, Meal, Place } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import { fold } from '~/domain/gazetteer/fold'
import { atBaseAfter, type Booking, isJourney, offBaseBefore } from '~/domain/request/booking'
import type { Activity, ActivityType, ItineraryDay } from './itinerary'

/** A booking with its time: minutes after midnight, and a length. */
export interface TimedBooking {
  booking: Booking
  title: string
  start: MinuteOfDay
  minutes: number
}

/** What of a destination says where a booking is and which meal it is. */
export type BookedIn = Pick<Destination, 'places' | 'country' | 'countryCode'> &
  Partial<Pick<Destination, 'areas'>>

const typeOf: Record<Booking['kind'], ActivityType> = {
  flight: 'transport',
  train: 'transport',
  table: 'food',
  tour: 'attraction',
  show: 'attraction',
  ticket: 'attraction',
}

/** Where a booking is: a place of the catalogue, or the middle of a quarter. Two numbers are a position. */
function whereIs(written: string, { places, areas = [] }: BookedIn): { place?: Place; at?: Coordinates } {
  const name = fold(written)
  if (name === '') return {}
  const place = places.find(
    (each) => each.kind !== 'base' && [each.name, each.localName ?? ''].some((known) => fold(known) === name),
  )
  if (place) return { place, at: place.at }
  const area = areas.find((each) => fold(each.name) === name)
  if (area) return { at: area.at }
  const [, north, east] = /^(-?\d{1,2}\.\d{1,12})[,; ] ?(-?\d{1,3}\.\d{1,12})$/.exec(written.trim()) ?? []
  const at: Coordinates = [Number(north), Number(east)]
  return north !== undefined && Math.abs(at[0]) <= 90 && Math.abs(at[1]) <= 180 ? { at } : {}
}

/**
 * The stop of a booking, without its price, its reason and the words of its time. At a place of the catalogue it is a visit
 * to that place, so that its hours are checked; elsewhere it is the traveller's own.
 */
export function bookedStop(
  { booking, title, start, minutes }: TimedBooking,
  destination: BookedIn,
): Pick<Activity, 'type' | 'placeId' | 'latitude' | 'longitude' | 'startTime' | 'endTime' | 'booking'> & {
  title: string
  place: Place | undefined
  locked: true
  meal?: Meal
} {
  const type = typeOf[booking.kind]
  const found = isJourney(booking) ? {} : whereIs(booking.place ?? '', destination)
  const isTable = type === 'food'
  const place = found.place && (found.place.kind === 'food') === isTable ? found.place : undefined
  const meal = isTable ? mealAt(start, start + minutes, destination) : undefined
  return {
    type,
    title: place && !title.includes(place.name) ? `${title}, ${place.name}`.slice(-160) : title,
    place,
    placeId: place?.id ?? null,
    latitude: found.at?.[0] ?? null,
    longitude: found.at?.[1] ?? null,
    startTime: toClock(start),
    endTime: toClock(start + minutes),
    locked: true,
    booking,
    ...(meal && { meal }),
  }
}

/** The meal in whose hours a table is booked. */
function mealAt(from: MinuteOfDay, to: MinuteOfDay, destination: BookedIn): Meal | undefined {
  const hours = localClock(destination).meals
  return meals.find((meal) => from >= hours[meal].from && to <= hours[meal].to)
}

type Timed = Pick<Activity, 'startTime' | 'endTime' | 'booking'>

/** The stops of a day between the journeys that the trip begins and ends with. */
export function betweenJourneys<A extends Timed>(stops: readonly A[]) {
  const turn = ({ booking }: A) => booking?.turn
  return {
    arrivals: stops.filter((stop) => turn(stop) === 'arrive'),
    between: stops.filter((stop) => turn(stop) === undefined),
    departures: stops.filter((stop) => turn(stop) === 'leave'),
  }
}

/** The hours that journeys leave of a day, where there are any. */
export function hoursBetween(stops: readonly Timed[]): { from?: MinuteOfDay; to?: MinuteOfDay } {
  const { arrivals, departures } = betweenJourneys(stops)
  const from = arrivals.map(({ booking, startTime, endTime }) =>
    // A flight that lands after midnight is for the day on which it lands.
    booking && endTime >= startTime ? atBaseAfter(booking, fromClock(endTime)) : 0,
  )
  const to = departures.map(({ booking, startTime }) =>
    booking ? offBaseBefore(booking, fromClock(startTime)) : 1440,
  )
  return {
    ...(from.length > 0 && { from: Math.max(...from) }),
    ...(to.length > 0 && { to: Math.min(...to) }),
  }
}

/**
 * The hours of a day whose journeys have changed from `was` to `stops`: those that they leave, or null for none; undefined
 * where nothing has changed.
 */
export function changedHours(
  hours: ItineraryDay['hours'],
  stops: readonly Timed[],
  was: readonly Timed[],
): ItineraryDay['hours'] | null {
  const [now, before] = [hoursBetween(stops), hoursBetween(was)]
  if (now.from === before.from && now.to === before.to) return undefined
  const from = now.from ?? (before.from === undefined && hours ? fromClock(hours.from) : 0)
  const to = now.to ?? (before.to === undefined && hours ? fromClock(hours.to) : endOfDay)
  return from === 0 && to === endOfDay ? null : { from: toClock(from), to: toClock(to) }
}

const endOfDay = fromClock('23:59')
