import { weekday } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { DayFrame } from '~/domain/planning/trip-draft'
import type { DayPart, When } from '~/domain/reader/constraint'

/** When a part of the day begins and ends. */
const partHours: Record<DayPart, [from: MinuteOfDay, to: MinuteOfDay]> = {
  sunrise: [300, 540],
  morning: [480, 750],
  noon: [690, 870],
  afternoon: [780, 1110],
  sunset: [960, 1320],
  evening: [1080, 1440],
  night: [1200, 1620],
}

/** How long after the hour that was asked for a visit may begin, minutes; visits begin every five. */
const near = 10

/** The spans of a place by frame, on the day and at the hour that were asked for. What leaves none open is let go. */
export function pinned(
  open: OpenSpan[][],
  frames: readonly DayFrame[],
  when: When | undefined,
): OpenSpan[][] {
  if (!when) return open
  const onDay = open.map((spans, index) => (isDay(frames, index, when) ? spans : []))
  if (onDay.every((spans) => spans.length === 0)) return open
  const [from, lastStart] = startsOf(when)
  const inHours = onDay.map((spans) =>
    spans.flatMap((span) => {
      const within = {
        ...span,
        from: Math.max(span.from, from),
        lastStart: Math.min(span.lastStart, lastStart),
      }
      return within.from <= within.lastStart ? [within] : []
    }),
  )
  return inHours.every((spans) => spans.length === 0) ? onDay : inHours
}

/** The first and the last minute at which the visit may begin. */
function startsOf({ at, part }: When): [from: MinuteOfDay, to: MinuteOfDay] {
  if (at !== undefined) return [at, at + near]
  if (!part) return [0, Number.POSITIVE_INFINITY]
  const [from, to] = partHours[part]
  return [from, to - 2 * near]
}

/** Whether one of the days is the one that was named. */
export function isDay(
  frames: readonly DayFrame[],
  index: number,
  { day, weekday: asked, date }: When,
): boolean {
  const frame = frames[index]
  if (!frame) return false
  if (typeof day === 'number' && frame.day !== day - 1) return false
  if (day === 'last' && frame.day !== Math.max(...frames.map((each) => each.day))) return false
  if (asked !== undefined && weekday(frame.date) !== asked % 7) return false
  return date === undefined || frame.date.endsWith(dayText(date))
}

function dayText({ month, day }: NonNullable<When['date']>): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return month === undefined ? `-${two(day)}` : `-${two(month)}-${two(day)}`
}
