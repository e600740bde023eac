import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'

/** Local date and time at a destination. */
export interface Clock {
  today: CalendarDate
  now: MinuteOfDay
  timeZone: string
}

export function clockIn(timeZone: string, at: Date): Clock {
  return { today: at.toLocaleDateString('en-CA', { timeZone }), now: minuteIn(timeZone, at), timeZone }
}

/** The minute of the day in a time zone. */
export function minuteIn(timeZone: string, at: Date): MinuteOfDay {
  return fromClock(at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }))
}
