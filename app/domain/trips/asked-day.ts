import type { DayView } from '~/domain/itinerary/itinerary'

/** The day that an address asks for (`?day=5`); null where the trip has no such day. */
export function askedDay(asked: string | null, days: readonly Pick<DayView, 'day'>[]): number | null {
  return days.find(({ day }) => String(day) === asked)?.day ?? null
}
