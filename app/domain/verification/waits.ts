import { month } from '~/domain/calendar/calendar-date'
import type { CheckContext, JudgedDay, Stop } from './context'
import { hotMinutes, hotMonthHigh, sunOf } from './season-rules'

/** Free minutes between two stops beside the way from one to the other. */
export interface Wait {
  before: Stop
  after: Stop
  minutes: number
  /** Whether the plan says what it is for, and that can be true. */
  explained: boolean
}

/** Longest wait for a table, for the sunset, and longest rest, minutes. */
const longest = { table: 60, sunset: 90, rest: 90 } as const
/** Longest rest in the heat of the day, and with small children, minutes. */
const longestSiesta = 180
/** Minutes around sunset in which it is worth being there. */
const sunsetView = { before: 30, after: 30 }

/** The waits of a day, in order. After the last stop there is none: one goes home. */
export function waitsOf(
  { day, stops }: JudgedDay,
  { destination, request }: Pick<CheckContext, 'destination' | 'request'>,
): Wait[] {
  const { center, timeZone, climate } = destination
  const sunset = sunOf(day.date, center, timeZone)?.set
  const hot = (climate[month(day.date) - 1]?.high ?? 0) >= hotMonthHigh
  let rested = false
  return stops.flatMap((after, index) => {
    const before = stops[index - 1]
    if (!before || after.activity.type === 'accommodation') return []
    const minutes = after.from - before.to - after.activity.travel.minutes
    if (minutes <= 0) return []
    const { pause } = after.activity
    const atNoon = hot && before.to < hotMinutes.to && after.from > hotMinutes.from
    const rest = request.filters.childFriendly || atNoon ? longestSiesta : longest.rest
    const explained =
      pause === 'rest'
        ? minutes <= rest && !rested
        : pause === 'sunset'
          ? minutes <= longest.sunset &&
            sunset !== undefined &&
            after.from <= sunset + sunsetView.after &&
            after.to >= sunset - sunsetView.before
          : pause === 'table' && after.activity.type === 'food' && minutes <= longest.table
    rested ||= explained && pause === 'rest'
    return [{ before, after, minutes, explained }]
  })
}
