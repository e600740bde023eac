import { fromClock } from '~/domain/calendar/clock-time'
import { windowsOf } from '~/domain/catalogue/closure'
import type { Destination } from '~/domain/catalogue/destination'
import { parseOpeningHours, type TimeWindow } from '~/domain/catalogue/opening-hours'
import type { Place } from '~/domain/catalogue/place'
import { placeWithId } from '~/domain/catalogue/stays'
import type { Activity, Itinerary } from '~/domain/itinerary/itinerary'
import type { TripChange } from '~/domain/mail/mail'

const dayMinutes = 1440

/**
 * What the catalogue says otherwise of the places of a plan than when it was made: a visit that lay within the hours and does
 * not any more, another price, a place that is gone. What the traveller typed in, priced or booked is theirs and not looked at.
 */
export function tripChanges(
  { days, currency, checks }: Pick<Itinerary, 'days' | 'currency' | 'checks'>,
  destination: Destination,
): TripChange[] {
  // No window stands for always, and of a day that a traveller chose all the same for never.
  const sure = checks.some(({ id, status }) => id === 'open' && status !== 'fail')
  return days.flatMap(({ date, activities }) =>
    activities.flatMap((stop): TripChange[] => {
      const { placeId, booking, title, type } = stop
      if (placeId === null || booking || type === 'transport') return []
      const place = placeWithId(destination, placeId)
      const isTrip = destination.dayTrips.some(({ id }) => id === placeId)
      if (!place)
        return isTrip ? [] : [{ kind: 'gone', date, name: typeof title === 'string' ? title : placeId }]
      const about = { date, name: place.name }
      const price = newPrice(stop, place)
      return [
        ...((sure || stop.hours?.length) && isShutNow(stop, place, date, destination)
          ? [{ kind: 'closed' as const, ...about }]
          : []),
        ...(price === null
          ? []
          : [{ kind: 'price' as const, ...about, before: stop.costCents, now: price, currency }]),
      ]
    }),
  )
}

/** The price of a stop where it is another now; null where it is not, or is not the catalogue's alone. */
function newPrice({ ownCost, ticket, costCents, type }: Activity, { cost, assumed }: Place): number | null {
  const isOwn = ownCost || ticket !== undefined || type === 'accommodation'
  if (isOwn || !cost || assumed?.includes('cost') || cost.cents === costCents) return null
  return cost.cents
}

function isShutNow(
  { hours, startTime, endTime }: Activity,
  place: Place,
  date: string,
  calendar: Destination,
): boolean {
  if (!hours || place.hours === undefined || place.assumed?.includes('hours')) return false
  const rules = parseOpeningHours(place.hours)
  if (typeof rules === 'string') return false
  const from = fromClock(startTime)
  const end = fromClock(endTime)
  const visit = { from, to: end < from ? end + dayMinutes : end }
  const before = hours.map((window) => ({ from: fromClock(window.from), to: fromClock(window.to) }))
  const wasOpen = before.length === 0 || isWithin(visit, before)
  return wasOpen && !isWithin(visit, windowsOf(place, rules, date, calendar))
}

function isWithin(visit: TimeWindow, windows: TimeWindow[]): boolean {
  return windows.some(({ from, to }) => from <= visit.from && visit.to <= (to <= from ? to + dayMinutes : to))
}
