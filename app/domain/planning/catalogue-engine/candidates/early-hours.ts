import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { sunlight } from '~/domain/catalogue/daylight'
import type { Destination } from '~/domain/catalogue/destination'
import { openSpans } from '~/domain/catalogue/open-place'
import { grid } from '~/domain/planning/solver/timetable'
import type { DayFrame } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import type { Target } from '~/domain/reader/constraint'
import { isMeant } from '~/domain/reader/targets'
import { type DayHours, earlyStart } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { isDay } from './as-written'

const earliest = fromClock('04:30')
/** Minutes before an early visit at which its day begins: enough for a long way. */
const wayThere = 75
/** Minutes before sunrise at which a visit for it begins. */
const beforeSunrise = 20

/** Days that begin earlier than usual, as the traveller wrote: all of them, or one for what is open before. */
export function withEarlyHours(
  frames: DayFrame[],
  { from: usual }: DayHours,
  { wishes = [], filters }: PlanRequest,
  destination: Destination,
): DayFrame[] {
  const { center, timeZone, places } = destination
  const isOpen = (what: Target, date: CalendarDate, at: MinuteOfDay) =>
    places.some(
      (place) =>
        isMeant(place, what) &&
        openSpans(place, [date], destination)[0]?.some(
          ({ from, lastStart }) => from <= at && at <= lastStart,
        ),
    )
  const early = frames.map((frame) => ({ ...frame }))
  const begin = (frame: DayFrame, from: MinuteOfDay, sightsFrom: MinuteOfDay) => {
    frame.from = Math.min(frame.from, Math.max(earliest, from))
    frame.sightsFrom = Math.min(frame.sightsFrom ?? sightsFrom, sightsFrom)
  }
  // Who arrives in the course of a day is not there early.
  const isWhole = ({ from, sights }: DayFrame) => sights && from <= usual
  const start = earlyStart(wishes, filters.pace)
  if (start !== undefined) for (const frame of early) if (isWhole(frame)) begin(frame, start, start)
  for (const wish of wishes) {
    if (wish.is !== 'pin') continue
    const { at, part } = wish.when
    const on = early.filter((frame, index) => isWhole(frame) && isDay(frames, index, wish.when))
    const frame = on.find(({ day }) => day > 0) ?? on[0]
    if (!frame) continue
    const rise = part === 'sunrise' ? sunlight(frame.date, center, timeZone)?.rise : undefined
    const first = at ?? (rise === undefined ? undefined : Math.floor((rise - beforeSunrise) / grid) * grid)
    if (first === undefined || first >= usual + hard.earliestSight) continue
    if (isOpen(wish.what, frame.date, first)) begin(frame, first - wayThere, first)
  }
  return early
}
