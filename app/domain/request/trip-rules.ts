import type { PlanType } from '~/domain/billing/plan-type'
import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '~/domain/calendar/calendar-date'
import { problem } from '~/domain/field-problem'
import { defaultFilters } from './filters'
import type { TripForm } from './trip-form'

/** Longest trip under any plan, days. */
export const longestTrip = 60
/** Days between the default start (today) and the default end. */
const defaultStay = 5
export const defaultInterests = ['Sightseeing', 'Food & Dining', 'Museums']

/** Trims whitespace, and removes duplicates that differ only in case. */
export function tidyInterests(list: string[]): string[] {
  const seen = new Set<string>()
  return list
    .map((interest) => interest.trim().replace(/\s+/g, ' '))
    .filter(
      (interest) => interest !== '' && !seen.has(interest.toLowerCase()) && seen.add(interest.toLowerCase()),
    )
}

/** Days of a trip, including the first and the last. */
export function tripLength(startDate: CalendarDate, endDate: CalendarDate): number {
  return daysBetween(startDate, endDate) + 1
}

/** The dates that a form proposes on `today`. */
export function usualDates(today: CalendarDate) {
  return { startDate: today, endDate: addDays(today, defaultStay) }
}

/** The initial form of a visitor on `today`. */
export function defaultForm(today: CalendarDate): TripForm {
  return {
    destination: '',
    ...usualDates(today),
    budget: 'moderate',
    interests: defaultInterests,
    additionalInfo: '',
  }
}

/** A form that was not changed and was made on another date. */
export function onDate(form: TripForm, today: CalendarDate): TripForm {
  return { ...form, ...usualDates(today) }
}

/** The dates after a new start: if it is after the end, the end moves along and the trip keeps its length. */
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
  return problem('leave-before-arrival')
}

/** What is wrong with the nights of several places on a trip with so many nights; null when nothing is. */
export function nightsProblem(
  places: readonly { destination: string; nights?: number | undefined }[],
  nights: number,
): string | null {
  const names = places.map(({ destination }) => destination.toLowerCase())
  if (names.some((name, index) => name === names[index - 1])) return problem('place-twice')
  const least = places.reduce((sum, place) => sum + (place.nights ?? 1), 0)
  const open = places.some((place) => place.nights === undefined)
  if (least > nights) return problem('nights-too-many', least, Math.max(0, nights))
  // A journey may take a night: whether it does is known when the journeys are.
  return open || least >= nights - (places.length - 1) ? null : problem('nights-too-few', least, nights)
}

type WithEnds = Pick<TripForm, 'destinations' | 'firstPlace' | 'lastPlace'>

/** The position of a place in a form by its name; -1 where it has none of that name. */
export function positionOf(name: string, destinations: TripForm['destinations'] = []): number {
  const wanted = name.toLowerCase()
  const same = (written: string) =>
    [written, written.split(',')[0] ?? ''].some((each) => each.trim().toLowerCase() === wanted)
  return destinations.findIndex(({ destination }) => same(destination))
}

/** What is wrong with the first and the last place, by field. */
export function endsProblems({ destinations, firstPlace, lastPlace }: WithEnds): [string, string][] {
  if (!destinations) return []
  const unknown = (name: string | undefined) => name && positionOf(name, destinations) < 0
  const isSame =
    firstPlace && lastPlace && positionOf(firstPlace, destinations) === positionOf(lastPlace, destinations)
  return [
    ...(unknown(firstPlace) ? [['firstPlace', problem('no-such-place')] satisfies [string, string]] : []),
    ...(unknown(lastPlace) || isSame
      ? [['lastPlace', problem('no-such-place')] satisfies [string, string]]
      : []),
  ]
}

/** The form with a time of arrival or departure; an empty time is left out. */
export function withTime(form: TripForm, which: 'arrivalTime' | 'departureTime', time: string): TripForm {
  const { [which]: _before, ...rest } = form
  return time === '' ? rest : { ...rest, [which]: time }
}

/** Adds an option to a list, or removes it if the list has it. */
export function toggled<Option>(list: readonly Option[], option: Option): Option[] {
  return list.includes(option) ? list.filter((other) => other !== option) : [...list, option]
}

/**
 * The form as it is sent: filters only under a paid plan, and only while they are switched on; several places only under a
 * paid plan, as the sample is of one.
 */
export function formToSend(
  {
    advancedFilters = defaultFilters,
    destinations,
    order,
    ways,
    firstPlace,
    lastPlace,
    home,
    ...form
  }: TripForm,
  { plan, filtersOn }: { plan: PlanType; filtersOn: boolean },
): TripForm {
  if (plan === 'free') return { ...form, planType: plan }
  const [first, ...others] = destinations ?? []
  const several = destinations && {
    destinations: [{ ...first, destination: form.destination }, ...others],
    ...(order && { order }),
    ...(ways && { ways }),
    // Which places these are is asked only where the planner decides the order.
    ...(order === 'best' && { ...(firstPlace && { firstPlace }), ...(lastPlace && { lastPlace }) }),
    ...(home && { home }),
  }
  return { ...form, ...several, planType: plan, ...(filtersOn && { advancedFilters }) }
}
