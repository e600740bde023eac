import { addDays, type CalendarDate, daysBetween } from '~/domain/calendar/calendar-date'
import type { Itinerary } from '~/domain/itinerary/itinerary'

/** The same trip with another start date: all days move by the same number of days. */
export function movedTrip(itinerary: Itinerary, startDate: CalendarDate): Itinerary {
  const by = daysBetween(itinerary.startDate, startDate)
  const moved = (date: CalendarDate) => addDays(date, by)
  return {
    ...itinerary,
    startDate,
    endDate: moved(itinerary.endDate),
    days: itinerary.days.map((day) => ({ ...day, date: moved(day.date) })),
  }
}
