import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { month } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { windowsOf } from '~/domain/catalogue/closure'
import type { Destination } from '~/domain/catalogue/destination'
import { localClock } from '~/domain/catalogue/local-clock'
import { parseOpeningHours, type TimeWindow } from '~/domain/catalogue/opening-hours'
import type { Meal, Place } from '~/domain/catalogue/place'

/** Times are rounded to five minutes. */
const step = 5

/** A replacement may open this much later than the stop that it replaces, minutes. */
export const latestShift = 45

export function roundUp(minute: MinuteOfDay): MinuteOfDay {
  return Math.ceil(minute / step) * step
}

/** Opening windows of a place on a date; undefined where the hours are not known, an empty list where it is closed. */
export function windowsOn(
  place: Place,
  date: CalendarDate,
  destination: Destination,
): TimeWindow[] | undefined {
  const rules = place.hours === undefined ? '' : parseOpeningHours(place.hours)
  if (typeof rules === 'string') return undefined
  if (place.avoidMonths?.includes(month(date))) return []
  return windowsOf(place, rules, date, destination)
}

interface Wanted {
  place: Place
  date: CalendarDate
  /** Not before. */
  from: MinuteOfDay
  minutes: number
  meal?: Meal
}

/**
 * The first start of a full visit inside the opening hours, for a meal also inside the meal's hours; undefined if there
 * is none.
 */
export function earliestStart(
  { place, date, from, minutes, meal }: Wanted,
  destination: Destination,
): MinuteOfDay | undefined {
  const windows = windowsOn(place, date, destination)
  if (!windows) return undefined
  const hours = meal ? localClock(destination).meals[meal] : { from: 0, to: 2880 }
  const starts = windows.flatMap((window) => {
    const start = roundUp(Math.max(from, window.from, hours.from))
    const lastEntry = window.to - (place.lastEntry ?? 0)
    return start + minutes <= Math.min(window.to, hours.to) && start <= lastEntry ? [start] : []
  })
  return starts.length > 0 ? Math.min(...starts) : undefined
}
