import { z } from 'zod'
import { addDays, CalendarDate, daysBetween, isCalendarDate } from '~/domain/calendar/calendar-date'
import { AccessNeed, budgetLevels, Diet, TravelStyle } from '~/domain/places/place'
import { PlanType } from '~/domain/plans/plans'

export const paces = ['relaxed', 'moderate', 'fast-paced'] as const
export const Pace = z.enum(paces)
export type Pace = z.infer<typeof Pace>

/** Longest trip that any plan takes, in days. */
export const longestTrip = 60
/** Days between the default start, today, and the default end. */
export const defaultStay = 5
export const defaultInterests = ['Sightseeing', 'Food & Dining', 'Museums']

/** The panel's filters; `maxWalkingDistance` is in kilometres a day. */
export const AdvancedFilters = z.object({
  travelStyle: z.array(TravelStyle).max(7).default([]),
  accessibility: z.array(AccessNeed).max(5).default([]),
  dietaryRestrictions: z.array(Diet).max(7).default([]),
  maxWalkingDistance: z.number().min(0).max(10).default(5),
  pace: Pace.default('moderate'),
  localExperiencesOnly: z.boolean().default(false),
  childFriendly: z.boolean().default(false),
})
export type AdvancedFilters = z.infer<typeof AdvancedFilters>

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

/** The form as it is sent. An empty destination is the plan rules' business, not the schema's. */
export const TripForm = z
  .object({
    destination: z
      .string('Enter a destination as text.')
      .trim()
      .max(120, 'Use at most 120 characters.')
      .default(''),
    startDate: CalendarDate,
    endDate: CalendarDate,
    budget: z.enum(budgetLevels, 'Choose budget, moderate or luxury.').default('moderate'),
    interests: z
      .array(z.string().max(60, 'Use at most 60 characters for an interest.'))
      .max(24, 'Choose at most 24 interests.')
      .default(defaultInterests)
      .transform(tidyInterests),
    additionalInfo: z.string().trim().max(2000, 'Use at most 2,000 characters.').default(''),
    planType: PlanType.optional(),
    advancedFilters: AdvancedFilters.optional(),
    /** Another number gives another plan for the same wishes. */
    seed: z.int().min(0).max(1_000_000).optional(),
  })
  .superRefine(({ startDate, endDate }, ctx) => {
    const length = tripLength(startDate, endDate)
    const say = (message: string) => ctx.addIssue({ code: 'custom', path: ['endDate'], message })
    if (length < 1) say('The end date is before the start date.')
    if (length > longestTrip) say(`A trip can be at most ${longestTrip} days long.`)
  })
export type TripForm = z.infer<typeof TripForm>

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
