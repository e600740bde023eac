import type { PlanType } from '~/domain/billing/plan-type'
import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '~/domain/calendar/calendar-date'
import { defaultFilters } from './filters'
import type { TripForm } from './trip-form'

/** Longest trip that any plan takes, in days. */
export const longestTrip = 60
/** Days between the default start, today, and the default end. */
const defaultStay = 5
export const defaultInterests = ['Sightseeing', 'Food & Dining', 'Museums']

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

/** A form that nobody has touched yet, begun on another day than it is for the visitor. */
export function onDate(form: TripForm, today: CalendarDate): TripForm {
  const { startDate, endDate } = defaultForm(today)
  return { ...form, startDate, endDate }
}

/** The dates after the start has moved: a start past the end takes the end along, so that the trip keeps its length. */
export function moveStart({ startDate, endDate }: Pick<TripForm, 'startDate' | 'endDate'>, start: string) {
  if (!isCalendarDate(start) || start <= endDate) return { startDate: start, endDate }
  return { startDate: start, endDate: addDays(start, Math.max(0, daysBetween(startDate, endDate))) }
}

/** What is wrong with the times of arrival and departure; null when nothing is. */
export function timesProblem({
  startDate,
  endDate,
  arrivalTime,
  departureTime,
}: Record<'startDate' | 'endDate', CalendarDate> &
  Partial<Record<'arrivalTime' | 'departureTime', string | undefined>>): string | null {
  if (startDate !== endDate || !arrivalTime || !departureTime || arrivalTime < departureTime) return null
  return 'You leave before you arrive.'
}

/** The form with a time of arrival or departure; an empty one says nothing and is left out. */
export function withTime(form: TripForm, which: 'arrivalTime' | 'departureTime', time: string): TripForm {
  const { [which]: _before, ...rest } = form
  return time === '' ? rest : { ...rest, [which]: time }
}

/** A list with an option put in where it is missing and taken out where it is there. */
export function toggled<Option>(list: readonly Option[], option: Option): Option[] {
  return list.includes(option) ? list.filter((other) => other !== option) : [...list, option]
}

/** The form as it is sent: filters only under a paid plan, and only while their panel is open. */
export function formToSend(
  { advancedFilters = defaultFilters, ...form }: TripForm,
  { plan, filtersOpen }: { plan: PlanType; filtersOpen: boolean },
): TripForm {
  return { ...form, planType: plan, ...(plan !== 'free' && filtersOpen && { advancedFilters }) }
}
