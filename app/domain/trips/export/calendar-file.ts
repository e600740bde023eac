import { addDays } from '~/domain/calendar/calendar-date'
import { creditLine } from '~/domain/catalogue/credit'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { calendarText, fold, localStamp, timeZoneLines, utcStamp } from './calendar-lines'
import { tell } from './sentences'
import { fullName, linesOf, positionOf, stopsOf, type TripToTake, wayTo } from './trip-to-take'

/** How often a subscribed calendar should reload the feed. */
const refresh = 'PT6H'

export interface FileOptions {
  say: Say
  /** The trip's part of the events' ids: it must be the same each time. */
  key: string
  /** Version of the trip: calendars replace an event by one with a higher version. */
  sequence: number
  /** When the file is made, milliseconds since 1970. */
  now: number
}

/** The trip as iCalendar (RFC 5545): an event a stop, in the destination's own time. */
export function calendarFile(trip: TripToTake, { key, sequence, now, say }: FileOptions): string {
  const { itinerary, timeZone, title } = trip
  const stamp = utcStamp(now)
  const credit = itinerary.credit && calendarText(creditLine(itinerary.credit))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vacation Planner HQ//Trip//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${calendarText(title)}`,
    `X-WR-CALNAME:${calendarText(title)}`,
    ...(credit ? [`DESCRIPTION:${credit}`, `X-WR-CALDESC:${credit}`] : []),
    `X-WR-TIMEZONE:${timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...[...new Set([timeZone, ...(itinerary.places ?? []).map((place) => place.timeZone)])].flatMap((zone) =>
      timeZoneLines(zone, itinerary.startDate, itinerary.endDate),
    ),
    ...itinerary.days.flatMap((day) =>
      stopsOf(day).flatMap((stop) => [
        'BEGIN:VEVENT',
        `UID:${calendarText(stop.id)}.${key}@trips.vacation-planner-hq`,
        `DTSTAMP:${stamp}`,
        `SEQUENCE:${sequence}`,
        ...times(day, stop, zonesOf(day, stop, trip)),
        ...words(trip, stop, say),
        'END:VEVENT',
      ]),
    ),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** The zones of a stop's start and end: of a trip to several places that of where it is, of a journey those of both sides. */
function zonesOf(
  { place = 0, before, activities }: DayView,
  stop: ActivityView,
  { itinerary: { places }, timeZone }: TripToTake,
): [start: string, end: string] {
  if (!places) return [timeZone, timeZone]
  const zone = (index: number) => places[index]?.timeZone ?? timeZone
  const from = before ? place - 1 : place
  if (stop.journey) return [zone(from), zone(from + 1)]
  const journey = activities.findIndex((each) => each.journey)
  const here = zone(before && activities.indexOf(stop) < journey ? from : place)
  return [here, here]
}

function times(
  { date }: DayView,
  { startTime, endTime, journey }: ActivityView,
  [startZone, endZone]: [string, string],
): string[] {
  const at = (name: string, day: string, clock: string, zone: string) =>
    `${name};TZID=${zone}:${localStamp(day, clock)}`
  const start = at('DTSTART', date, startTime, startZone)
  if (endTime === startTime && !journey) return [start]
  const later = journey ? journey.daysLater > 0 : endTime < startTime
  return [start, at('DTEND', later ? addDays(date, 1) : date, endTime, endZone)]
}

function words(trip: TripToTake, stop: ActivityView, say: Say): string[] {
  const way = wayTo(stop)
  const description = [
    stop.description,
    ...linesOf(stop).map(say),
    way && say(tell('file.getting-there', { way })),
    stop.cost && say(tell('file.cost', { cost: stop.cost })),
    // Events are copied alone; what a person typed in is nobody's data.
    stop.placeId !== null && trip.itinerary.credit && creditLine(trip.itinerary.credit),
    trip.url,
  ]
  const at = positionOf(stop)
  return [
    `SUMMARY:${calendarText(stop.title)}`,
    `DESCRIPTION:${calendarText(description.filter(Boolean).join('\n'))}`,
    `LOCATION:${calendarText(locationOf(stop, trip))}`,
    ...(at ? [`GEO:${at[0]};${at[1]}`] : []),
    ...(trip.url ? [`URL:${trip.url}`] : []),
    `CATEGORIES:${calendarText(say(tell('file.category', { of: stop.booking ? 'booking' : stop.type === 'food' ? 'meal' : 'visit' })))}`,
    'TRANSP:OPAQUE',
  ]
}

/** Where a calendar finds a stop; of a journey, where it begins. */
function locationOf(stop: ActivityView, trip: TripToTake): string {
  const { from, place } = stop.booking ?? {}
  if (from) return from
  if (stop.journey) return stop.journey.fromStation ?? stop.journey.from
  const town = trip.itinerary.destination
  return stop.placeId === null && place ? `${place}, ${town}` : `${fullName(stop, trip)}, ${town}`
}
