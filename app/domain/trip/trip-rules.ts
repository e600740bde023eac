import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '~/domain/calendar/calendar-date'
import type { AdvancedFilters, TripForm } from './trip-form'

export const paces = ['relaxed', 'moderate', 'fast-paced'] as const
/** Longest trip that any plan takes, in days. */
export const longestTrip = 60
/** Days between the default start, today, and the default end. */
const defaultStay = 5
export const defaultInterests = ['Sightseeing', 'Food & Dining', 'Museums']

/** Where the filters stand before anybody moves one. */
export const defaultFilters: AdvancedFilters = {
  travelStyle: [],
  accessibility: [],
  dietaryRestrictions: [],
  maxWalkingDistance: 5,
  pace: 'moderate',
  localExperiencesOnly: false,
  childFriendly: false,
}

/** Removes blanks around and inside, and keeps each wish once whatever its case. */
export function tidyInterests(list: string[]): string[] {
  const seen = new Set<string>()
  return list
    .map((interest) => interest.trim().replace(/\s+/g, ' '))
    .filter(
      (interest) => interest !== '' && !seen.has(interest.toLowerCase()) && seen.add(interest.toLowerCase()),
    )
}

/** Days of a trip, the first and the last included. */
export function tripLength(startDate: CalendarDate, endDate: CalendarDate): number {
  return daysBetween(startDate, endDate) + 1
}

/** The form a visitor starts with on `today`. */
export function defaultForm(today: CalendarDate): TripForm {
  return {
    destination: '',
    startDate: today,
    endDate: addDays(today, defaultStay),
    budget: 'moderate',
    interests: defaultInterests,
    additionalInfo: '',
  }
}

/** The dates after the start has moved: a start past the end takes the end along, so that the trip keeps its length. */
export function moveStart({ startDate, endDate }: Pick<TripForm, 'startDate' | 'endDate'>, start: string) {
  if (!isCalendarDate(start) || start <= endDate) return { startDate: start, endDate }
  return { startDate: start, endDate: addDays(start, Math.max(0, daysBetween(startDate, endDate))) }
}
