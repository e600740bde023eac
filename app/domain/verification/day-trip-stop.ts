import type { DayTrip } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'

/** Minutes out there: at least two hours, mostly five, at most eight. */
const hoursOut: Place['visit'] = [120, 300, 480]

/** A day trip as a place that a stop can be held against: open all day, on its weekdays where it names some. */
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
