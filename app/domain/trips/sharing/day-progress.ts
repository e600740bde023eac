import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'

/** The progress of a day. */
export interface DayProgress {
  stops: ActivityView[]
  /** Number of stops that are over. */
  done: number
  /** The current stop; null between stops and before the first. */
  current: ActivityView | null
  /** The next stop; null once the last one has begun. */
  next: ActivityView | null
  /** When to leave for the next stop. */
  leave: MinuteOfDay | null
}

/**
 * The progress of a day at a minute of it. Rides are not stops; a start earlier than the one before is after midnight.
 */
export function dayProgress({ activities }: Pick<DayView, 'activities'>, now: MinuteOfDay): DayProgress {
  const stops = activities.filter(({ type }) => type !== 'transport')
  let before = 0
  const times = stops.map(({ startTime, endTime }) => {
    const start = onwards(fromClock(startTime), before)
    before = start
    return { start, end: onwards(fromClock(endTime), start) }
  })
  const begun = times.filter(({ start }) => start <= now).length
  const last = times[begun - 1]
  const isThere = last !== undefined && now < last.end
  const next = stops[begun] ?? null
  return {
    stops,
    done: isThere ? begun - 1 : begun,
    current: isThere ? (stops[begun - 1] ?? null) : null,
    next,
    leave: next ? (times[begun]?.start ?? 0) - next.travel.minutes : null,
  }
}

/** The next instant after `before` at which a clock shows this time. */
function onwards(clock: MinuteOfDay, before: MinuteOfDay): MinuteOfDay {
  return clock + Math.max(0, Math.ceil((before - clock) / 1440)) * 1440
}
