import type { DayTrip } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'

/** Minutes at the destination of a day trip: at least two hours, usually five, at most eight. */
const hoursOut: Place['visit'] = [120, 300, 480]

/** A day trip as a place for the checks: open all day, on its weekdays if it names some. */
export function placeOfTrip({
  id,
  name,
  at,
  interests,
  cost,
  days,
  fact,
  source,
  confidence,
}: DayTrip): Place {
  return {
    id,
    name,
    at,
    interests,
    cost,
    fact,
    source,
    confidence,
    kind: 'experience',
    area: 'out-of-town',
    styles: [],
    visit: hoursOut,
    hours: days === undefined ? '24/7' : `${days} 00:00-24:00`,
    setting: 'mixed',
    effort: 2,
    fame: 55,
  }
}
