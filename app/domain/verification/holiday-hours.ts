import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import { saysHoliday } from './read-hours'

/** The name of a public holiday of the destination; undefined on other dates and where the holidays are not known. */
export function holidayOn({ holidays }: Pick<Destination, 'holidays'>, date: CalendarDate) {
  return holidays?.[date]
}

const tests = new WeakMap<object, (date: CalendarDate) => boolean>()
const noHolidays = {}

/** Whether a date is a public holiday; the same function for the same calendar, by which days are remembered. */
export function holidayTest({ holidays }: Pick<Destination, 'holidays'>): (date: CalendarDate) => boolean {
  const calendar = holidays ?? noHolidays
  const test = tests.get(calendar) ?? ((date) => holidays?.[date] !== undefined)
  tests.set(calendar, test)
  return test
}

/** Kinds of places with doors and staff, whatever they cost. */
const staffed: Place['kind'][] = [
  'museum',
  'gallery',
  'worship',
  'market',
  'shop',
  'experience',
  'show',
  'nightlife',
  'food',
]

/**
 * Whether a place may be closed on a public holiday: it has staff, a ticket or a roof, or it is a park with gates.
 * Squares, streets, beaches and free viewpoints are open every day.
 */
function mayShut({ kind, cost, setting }: Place): boolean {
  if (staffed.includes(kind)) return true
  // A park with opening hours has gates.
  if (kind === 'park' || setting === 'indoor') return true
  return kind === 'beach' || kind === 'walk' ? (cost?.cents ?? 0) > 0 : cost?.cents !== 0
}

/** Whether it is unknown if a place keeps its usual hours on a public holiday. */
export function leavesHolidayOpen(place: Place, date: CalendarDate): boolean {
  return place.hours !== undefined && mayShut(place) && !saysHoliday(place.hours, date)
}
