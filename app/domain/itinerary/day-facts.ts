import { fromClock, toClock } from '~/domain/calendar/clock-time'
import { windowsOf } from '~/domain/catalogue/closure'
import type { Destination } from '~/domain/catalogue/destination'
import { factAt, wholeFact } from '~/domain/catalogue/hint'
import { lineBetween } from '~/domain/catalogue/lines'
import { localClock } from '~/domain/catalogue/local-clock'
import type { Locality } from '~/domain/catalogue/locality'
import { type OpeningRule, parseOpeningHours } from '~/domain/catalogue/opening-hours'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import { aroundBarriers } from '~/domain/catalogue/travel'
import type { Activity, DayView, ItineraryDay } from '~/domain/itinerary/itinerary'
import { dayCost } from './budget'
import { withDayTrips } from './with-day-trip'

/** Sunrise and sunset at a place on a date, as local clock times; null where there is none that day. */
export type SunTimes = (
  date: string,
  at: Coordinates,
  timeZone: string,
) => { rise: string; set: string } | null

/** Adds what is shown with a day and its stops, whichever engine made it: daylight, opening hours, hints that hold then, parts of a day trip. */
export function addDayFacts(day: DayView, place: Destination | Locality, sunTimes: SunTimes): DayView
export function addDayFacts(
  day: ItineraryDay,
  place: Destination | Locality,
  sunTimes: SunTimes,
): ItineraryDay
export function addDayFacts(
  day: ItineraryDay,
  destination: Destination | Locality,
  sunTimes: SunTimes,
): ItineraryDay {
  const sun = sunTimes(day.date, destination.center, destination.timeZone)
  const stops = day.activities.map((activity, index) =>
    withHint(
      withHours(withLine(activity, before(day, index), day.date, destination), day.date, destination),
      sun,
      destination,
    ),
  )
  const trips = destination.id === null ? [] : destination.dayTrips
  const activities = withDayTrips(stops, trips, localClock(destination).meals.lunch)
  return { ...day, activities, ...(sun && { sun }) }
}

/** Where the way to a stop begins: at the stop before, or where the day ends, at its base. */
function before({ activities }: ItineraryDay, index: number): Coordinates | undefined {
  const stop = index > 0 ? activities[index - 1] : activities.findLast(({ type }) => type === 'accommodation')
  const { latitude, longitude } = stop?.leftAt ?? stop ?? { latitude: null, longitude: null }
  return latitude === null || longitude === null ? undefined : [latitude, longitude]
}

/** Names the line of a ride, where one is known that goes there. */
function withLine(
  activity: Activity,
  from: Coordinates | undefined,
  date: string,
  place: Destination | Locality,
): Activity {
  const { travel, latitude, longitude } = activity
  const lines = 'lines' in place ? place.lines : undefined
  const onFoot = 'barriers' in place ? aroundBarriers(place) : undefined
  if (!travel.line && (!lines || travel.mode !== 'transit')) return activity
  const { line: _line, ...way } = travel
  const known = lines && from && travel.mode === 'transit' && latitude !== null && longitude !== null
  const line = known ? lineBetween(from, [latitude, longitude], lines, date, onFoot) : undefined
  if (!line && !travel.line) return activity
  return { ...activity, travel: line ? { ...way, line } : way }
}

/** A destination's places by their ids, put in order once. */
const placesById = new WeakMap<Destination | Locality, ReadonlyMap<string, Place>>()

function placesOf(destination: Destination | Locality): ReadonlyMap<string, Place> {
  const known = placesById.get(destination) ?? new Map(destination.places.map((place) => [place.id, place]))
  placesById.set(destination, known)
  return known
}

/** The opening hours of a place; null where they are unknown or cannot be parsed. */
function rulesOf({ hours }: Place): readonly OpeningRule[] | null {
  const rules = hours === undefined ? '' : parseOpeningHours(hours)
  return typeof rules === 'string' ? null : rules
}

/** Opening hours of the day, and what of a stop is only usual: not a price of the traveller's own. */
function withHours(activity: Activity, date: string, destination: Destination | Locality): Activity {
  const { placeId, ownCost } = activity
  const place = placeId === null ? undefined : placesOf(destination).get(placeId)
  const assumed = (place ?? houseOf(placeId, destination))?.assumed?.filter(
    (fact) => fact === 'hours' || (fact === 'cost' && !ownCost),
  )
  const told = assumed && assumed.length > 0 ? { ...activity, assumed } : activity
  const rules = place && rulesOf(place)
  if (!place || !rules) return told
  const windows = windowsOf(place, rules, date, destination)
  const always = windows.some(({ from, to }) => from === 0 && to === 1440)
  return {
    ...told,
    hours: always ? [] : windows.map(({ from, to }) => ({ from: toClock(from), to: toClock(to) })),
  }
}

/** The catalogue's text of a place as it is true at the hours of the stop; a text of one's own stays. */
function withHint(
  activity: Activity,
  sun: ReturnType<SunTimes>,
  destination: Destination | Locality,
): Activity {
  const { placeId, description, startTime, endTime } = activity
  const place = placeId === null ? undefined : placesOf(destination).get(placeId)
  if (!place?.hint || (description !== place.fact && description !== wholeFact(place))) return activity
  const stay = { from: fromClock(startTime), to: fromClock(endTime) }
  const light = sun ? { rise: fromClock(sun.rise), set: fromClock(sun.set) } : undefined
  return { ...activity, description: factAt(place, stay, light) }
}

function houseOf(id: string | null, destination: Destination | Locality) {
  return 'stays' in destination ? destination.stays.find((stay) => stay.id === id) : undefined
}

/** A day with everything that follows from its activities: daylight, opening hours, sum of costs. */
export function dayWithFacts(day: DayView, place: Destination | Locality, sunTimes: SunTimes): DayView
export function dayWithFacts(
  day: ItineraryDay,
  place: Destination | Locality,
  sunTimes: SunTimes,
): ItineraryDay
export function dayWithFacts(
  day: ItineraryDay,
  destination: Destination | Locality,
  sunTimes: SunTimes,
): ItineraryDay {
  const { sun: _sun, ...rest } = day
  const activities = day.activities.map(({ hours: _hours, assumed: _assumed, ...activity }) => activity)
  return { ...addDayFacts({ ...rest, activities }, destination, sunTimes), costCents: dayCost(activities) }
}
