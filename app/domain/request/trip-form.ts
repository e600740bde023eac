import { z } from 'zod'
import { PlanType } from '~/domain/billing/plan-type'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { AccessNeed, Diet, TravelStyle } from '~/domain/catalogue/place'
import { budgetLevels } from '~/domain/catalogue/vocabulary'
import { defaultInterests, longestTrip, paces, tidyInterests, timesProblem, tripLength } from './trip-rules'

export const Pace = z.enum(paces)
export type Pace = z.infer<typeof Pace>

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

/** A time of day as `14:30`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 14:30.')

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
    /** When the travellers reach their base on the first day and leave it on the last, local time. */
    arrivalTime: ClockTime.optional(),
    departureTime: ClockTime.optional(),
    planType: PlanType.optional(),
    advancedFilters: AdvancedFilters.optional(),
    /** Another number gives another plan for the same wishes. */
    seed: z.int().min(0).max(1_000_000).optional(),
  })
  .superRefine(({ startDate, endDate, arrivalTime, departureTime }, ctx) => {
    const length = tripLength(startDate, endDate)
    const say = (message: string) => ctx.addIssue({ code: 'custom', path: ['endDate'], message })
    if (length < 1) say('The end date is before the start date.')
    if (length > longestTrip) say(`A trip can be at most ${longestTrip} days long.`)
    const times = timesProblem({ startDate, endDate, arrivalTime, departureTime })
    if (times) ctx.addIssue({ code: 'custom', path: ['departureTime'], message: times })
  })
export type TripForm = z.infer<typeof TripForm>
