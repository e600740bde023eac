import { weekday } from '~/domain/calendar/calendar-date'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Hours } from '~/domain/catalogue/local-clock'
import type { Constraint, When } from '~/domain/reader/constraint'
import { lastDay, type PlanRequest } from './plan-request'
import { usualEnds } from './usual-ends'

type Asked = Pick<PlanRequest, 'arrival' | 'departure' | 'days' | 'startDate' | 'wishes'>

/** An end of a trip, and whether somebody said so or it is only usual. */
interface End {
  at: MinuteOfDay
  isSaid: boolean
}

/**
 * When the first day begins and the last one ends; null for an end that is a whole day: that of a trip of one day, and one for which
 * something was asked at an hour beyond the usual end.
 */
export function tripEnds(request: Asked): { arrival: End | null; departure: End | null } {
  const { arrival, departure, days, wishes = [] } = request
  const end = (said: string | undefined, usual: string, isBeyond: (wish: Constraint) => boolean) => {
    if (said) return { at: fromClock(said), isSaid: true }
    return days === 1 || wishes.some(isBeyond) ? null : { at: fromClock(usual), isSaid: false }
  }
  return {
    arrival: end(
      arrival,
      usualEnds.arrival,
      (wish) => isOn(wish, 1, request.startDate, days) && isBefore(wish, fromClock(usualEnds.arrival)),
    ),
    departure: end(
      departure,
      usualEnds.departure,
      (wish) => isOn(wish, days, lastDay(request), days) && isAfter(wish, fromClock(usualEnds.departure)),
    ),
  }
}

/** Whether a day begins and ends as days do, or with a usual arrival or departure. */
export function isWholeDay({ from, to }: Hours, full: Hours): boolean {
  return (
    from <= Math.max(full.from, fromClock(usualEnds.arrival)) &&
    to >= Math.min(full.to, fromClock(usualEnds.departure))
  )
}

/** Minutes that something takes at least that has to end before one leaves. */
const shortest = 60

function isBefore(wish: Constraint, at: MinuteOfDay): boolean {
  const { part, at: hour } = whenOf(wish) ?? {}
  if (wish.is === 'meal' && wish.meal === 'breakfast') return true
  return part === 'morning' || part === 'sunrise' || (hour !== undefined && hour <= at)
}

function isAfter(wish: Constraint, at: MinuteOfDay): boolean {
  const { part, at: hour } = whenOf(wish) ?? {}
  if (wish.is === 'splurge' || wish.is === 'occasion') return true
  if ((wish.is === 'meal' || wish.is === 'eat') && wish.meal === 'dinner') return true
  return part === 'evening' || part === 'night' || part === 'sunset' || (hour ?? 0) + shortest > at
}

/** Whether a wish names a day of the trip: by its number, its date or its weekday. */
function isOn(wish: Constraint, number: number, date: string, days: number): boolean {
  const when = whenOf(wish)
  if (!when || wish.is === 'arrive' || wish.is === 'leave') return false
  const { day, weekday: asked, date: dated } = when
  if (day === undefined && asked === undefined && dated === undefined) return false
  if (day === 'every' || (typeof day === 'number' && day !== number)) return false
  if (day === 'last' && number !== days) return false
  if (asked !== undefined && weekday(date) !== asked % 7) return false
  if (dated === undefined) return true
  const [, month, dayOfMonth] = date.split('-').map(Number)
  return dated.day === dayOfMonth && (dated.month === undefined || dated.month === month)
}

function whenOf(wish: Constraint): When | undefined {
  return 'when' in wish ? wish.when : undefined
}
