import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'

/** How far a day has come. */
export interface DayProgress {
  stops: ActivityView[]
  /** How many of them are over. */
  done: number
  /** Where one is now; null on the way and before the first. */
  current: ActivityView | null
  /** Where to be next; null once the last stop has begun. */
  next: ActivityView | null
  /** When to leave for it. */
  leave: MinuteOfDay | null
}

/** How far a day has come at a minute of it. Rides are ways, no stops; a start before the one above is after midnight. */
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

/** The next time after `before` that a clock shows this. */
function onwards(clock: MinuteOfDay, before: MinuteOfDay): MinuteOfDay {
  return clock + Math.max(0, Math.ceil((before - clock) / 1440)) * 1440
}
