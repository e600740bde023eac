import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { PlanRequest } from '~/domain/request/plan-request'
import { placeOfTrip } from './day-trip-stop'
import { holidayTest } from './holiday-hours'
import { openAround } from './read-hours'
import { isUnwanted } from './wished-places'

/** From this many days on, a day trip is one of the icons where the list does not say it: it takes a whole day. */
const daysForDayTrips = 5

/** What a traveller with the request's interests comes for, the best first. */
export interface WantedIcons {
  places: Place[]
  /** Icons that nobody can see on these dates, because they are closed on all of them. */
  closed: Place[]
  /** `fame` where the destination has no list of icons: then its best known places stand in. */
  source: 'icons' | 'fame'
}

type Asked = Pick<PlanRequest, 'interests' | 'days' | 'wishes'>

/** How many icons a trip should hold: five in a day, ten in three, two more with each further day. */
export function iconsOfLength(days: number): number {
  return days <= 1 ? 5 : days === 2 ? 8 : 10 + 2 * (days - 3)
}

/**
 * The first `most` icons that answer an interest asked for, are open on a date of the trip, and are not unwanted.
 * Without a list of icons these are the best known places that do.
 */
export function wantedIcons(
  destination: Destination,
  request: Asked,
  dates: CalendarDate[],
  most = iconsOfLength(request.days),
): WantedIcons {
  const { interests, days } = request
  const asked = new Set(interests.map((interest) => interest.trim().toLowerCase()))
  const answers = (known: readonly string[]) => known.some((interest) => asked.has(interest.toLowerCase()))
  const source = destination.icons.length > 0 ? 'icons' : 'fame'
  const trips = new Map(destination.dayTrips.map((trip) => [trip.id, placeOfTrip(trip)]))
  const places = new Map([...destination.places.map((place) => [place.id, place] as const), ...trips])
  const listed = destination.icons
    .filter(({ interests: known }) => answers(known))
    .filter(({ place, fromDays = trips.has(place) ? daysForDayTrips : 1 }) => days >= fromDays)
    .map(({ place }) => place)
  const candidates =
    source === 'icons'
      ? listed.flatMap((id) => places.get(id) ?? [])
      : destination.places
          .filter((place) => place.kind !== 'food' && place.kind !== 'base' && answers(place.interests))
          .sort((one, other) => other.fame - one.fame)
  const [open, closed]: [Place[], Place[]] = [[], []]
  for (const place of candidates) {
    if (open.length === most) break
    // Who has seen it does not come for it.
    if (isUnwanted(place, request)) continue
    const shut = dates.length > 0 && dates.every((date) => isClosedOn(place, date, destination))
    ;(shut ? closed : open).push(place)
  }
  return { places: open, closed, source }
}

/** Whether a place is known to be closed all day. */
export function isClosedOn(place: Place, date: CalendarDate, destination: Destination): boolean {
  const open = openAround(place, date, holidayTest(destination))
  return open !== undefined && !open.some(({ from, to }) => from < 1440 && to > 0)
}
