import type { ActivityView } from './itinerary'

/**
 * A row of a day trip. By the clock: setting off (`name`: by what), a part, time to oneself, the way back. Without a row of its
 * own: `late`, when one leaves at the latest; `out`, for what there is no time; `short`, that each part has less than is usual.
 */
export interface DayTripRow {
  kind: 'leave' | 'part' | 'free' | 'back' | 'late' | 'out' | 'short'
  /** Times are `18:30`. */
  at?: string | undefined
  to?: string | undefined
  name?: string | undefined
  hint?: string | undefined
}

/** A day trip from setting off to being back, then what is different about it; no rows where its parts are not known. */
export function dayTripRows({ dayTrip, endTime }: Pick<ActivityView, 'dayTrip' | 'endTime'>): DayTripRow[] {
  if (!dayTrip) return []
  const { by, leave, back, parts, freeFrom, leftOut, short, lastBack } = dayTrip
  const rows: (DayTripRow | undefined | false)[] = [
    { kind: 'leave', at: leave, name: by },
    ...parts.map(
      ({ startTime: at, endTime: to, name, hint }): DayTripRow => ({ kind: 'part', at, to, name, hint }),
    ),
    freeFrom !== undefined && { kind: 'free', at: freeFrom, to: endTime },
    { kind: 'back', at: endTime, to: back },
    lastBack !== undefined && { kind: 'late', at: lastBack },
    leftOut && { kind: 'out', name: leftOut.join('; ') },
    short && { kind: 'short' },
  ]
  return rows.filter((row) => !!row)
}
