import type { Destination } from '~/domain/catalogue/destination'
import type { JudgedDay, Stop } from './context'
import { sunOf } from './season-rules'

/** Free minutes between two stops beside the way from one to the other. */
export interface Wait {
  before: Stop
  after: Stop
  minutes: number
  /** Whether the plan says what it is for, and that can be true. */
  explained: boolean
}

/** Longest rest and longest wait for a table, minutes. A siesta is the longest rest. */
const longestRest = 240
const longestForTable = 90
/** Minutes around sunset in which it is worth being there. */
const sunsetView = { before: 30, after: 30 }

/** The waits of a day, in order. After the last stop there is none: one goes home. */
export function waitsOf({ day, stops }: JudgedDay, { center, timeZone }: Destination): Wait[] {
  const sunset = sunOf(day.date, center, timeZone)?.set
  let rested = false
  return stops.flatMap((after, index) => {
    const before = stops[index - 1]
    if (!before || after.activity.type === 'accommodation') return []
    const minutes = after.from - before.to - after.activity.travel.minutes
    if (minutes <= 0) return []
    const { pause } = after.activity
    const explained =
      pause === 'rest'
        ? minutes <= longestRest && !rested
        : pause === 'sunset'
          ? sunset !== undefined &&
            after.from <= sunset + sunsetView.after &&
            after.to >= sunset - sunsetView.before
          : pause === 'table' && after.activity.type === 'food' && minutes <= longestForTable
    rested ||= explained && pause === 'rest'
    return [{ before, after, minutes, explained }]
  })
}
