import type { DayView } from '~/domain/itinerary/itinerary'

/**
 * How many stops the server draws on one page at most: about five days. Of a longer trip the browser draws the rest, so that no page costs more than this, however long the trip is.
 */
const mostDrawnAtOnce = 45

/** The days that the server draws: the one that is open first, then those around it, later ones before earlier ones. */
export function drawnDays(
  days: readonly Pick<DayView, 'day' | 'activities'>[],
  open: number,
  most = mostDrawnAtOnce,
): Set<number> {
  const start = Math.max(
    0,
    days.findIndex(({ day }) => day === open),
  )
  const drawn = new Set<number>()
  let stops = 0
  for (const { day, activities } of [...days.slice(start), ...days.slice(0, start).reverse()]) {
    stops += activities.length
    if (drawn.size > 0 && stops > most) break
    drawn.add(day)
  }
  return drawn
}

/** The day that an address asks for (`?day=5`); null where the trip has no such day. */
export function askedDay(asked: string | null, days: readonly Pick<DayView, 'day'>[]): number | null {
  return days.find(({ day }) => String(day) === asked)?.day ?? null
}
