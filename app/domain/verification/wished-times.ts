import { weekday } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { DayPart, Target, When } from '~/domain/reader/constraint'
import type { CheckContext, JudgedDay, Stop } from './context'
import { isMeant } from './wished-places'

/** Whether a stop is at what a wish is about. */
export function isAbout({ activity, place }: Stop, target: Target): boolean {
  return target.by === 'place'
    ? activity.placeId === target.id
    : place !== undefined && isMeant(place, target)
}

/** When the parts of a day begin and end, wide enough for every country. */
const parts: Record<DayPart, [from: MinuteOfDay, to: MinuteOfDay]> = {
  sunrise: [240, 600],
  morning: [360, 780],
  noon: [660, 900],
  afternoon: [720, 1140],
  sunset: [900, 1350],
  evening: [1020, 1560],
  night: [1140, 1700],
}

/** How far from a named hour one may begin, minutes. */
const nearEnough = 30

/** Whether a stop is on the day and at the hour that were named. */
export function isThen(
  { day, from }: Pick<Stop, 'day' | 'from'>,
  { day: number, weekday: asked, date, part, at }: When,
  context: CheckContext,
): boolean {
  const last = context.plan.days.length
  if (typeof number === 'number' && day.day !== number) return false
  if (number === 'last' && day.day !== last) return false
  if (asked !== undefined && weekday(day.date) !== asked % 7) return false
  if (date && Number(day.date.slice(8)) !== date.day) return false
  if (date?.month !== undefined && Number(day.date.slice(5, 7)) !== date.month) return false
  if (part && (from < parts[part][0] || from > parts[part][1])) return false
  return at === undefined || Math.abs(from - at) <= nearEnough
}

/** Whether a day is the one that was named; any day where none was. */
export function isThatDay({ day }: JudgedDay, when: When, context: CheckContext): boolean {
  const { part: _part, at: _at, ...only } = when
  const at = { day, from: 0 }
  return isThen(at, only, context)
}
