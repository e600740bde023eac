import { z } from 'zod'
import { PlanType } from '~/domain/billing/plan-type'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { budgetLevels, journeyModes } from '~/domain/catalogue/vocabulary'
import { problem } from '~/domain/field-problem'
import { Travellers } from '~/domain/travellers-schema'
import { DatedBooking, mostBookings } from './booking'
import { filterSchemas } from './filter-schemas'
import {
  defaultInterests,
  endsProblems,
  longestTrip,
  nightsProblem,
  tidyInterests,
  timesProblem,
  tripLength,
} from './trip-rules'

/** The panel's filters, as `filters.ts` describes them. */
export const AdvancedFilters = z.object(filterSchemas)
export type AdvancedFilters = z.infer<typeof AdvancedFilters>

/** A time of day as `14:30`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('time-form'))

/** A place of a trip to several. */
export const FormPlace = z.object({
  destination: z
    .string(problem('not-text'))
    .trim()
    .min(1, problem('name-missing'))
    .max(120, problem('too-long', 120)),
  nights: z
    .int(problem('nights-wrong', 59))
    .min(1, problem('nights-wrong', 59))
    .max(59, problem('nights-wrong', 59))
    .optional(),
})

/** The form as it is sent. An empty destination is refused by the plan rules, not by the schema. */
export const TripForm = z
  .object({
    destination: z.string(problem('not-text')).trim().max(120, problem('too-long', 120)).default(''),
    /** Of a trip to several places, in place of `destination`; nights are left out where the planner decides. */
    destinations: z
      .array(FormPlace)
      .min(2, problem('places-number', 2, 8))
      .max(8, problem('places-number', 2, 8))
      .optional(),
    /** Whether the places come in this order or in the best one. */
    order: z.enum(['fixed', 'best'], problem('unknown-order')).optional(),
    /** Which of the places comes first and which last, whatever the order of the others. */
    firstPlace: z.string().trim().max(120, problem('too-long', 120)).optional(),
    lastPlace: z.string().trim().max(120, problem('too-long', 120)).optional(),
    /** The town, or the airport by its code, from which the trip begins and where it ends. */
    home: z.string().trim().max(120, problem('too-long', 120)).optional(),
    /** The ways of travelling between them that are allowed; without, all but a car. */
    ways: z
      .array(z.enum(journeyModes, problem('unknown-way')))
      .min(1, problem('unknown-way'))
      .max(4)
      .optional(),
    startDate: CalendarDate,
    endDate: CalendarDate,
    budget: z.enum(budgetLevels, problem('unknown-budget')).default('moderate'),
    interests: z
      .array(z.string().max(60, problem('interest-too-long', 60)))
      .max(24, problem('too-many-interests', 24))
      .default(defaultInterests)
      .transform(tidyInterests),
    additionalInfo: z.string().trim().max(2000, problem('too-long', 2000)).default(''),
    /** What the reader understood and the traveller took away again, in short (`reader/in-short.ts`). */
    ignoredWishes: z.array(z.string().max(200)).max(60).optional(),
    /** Local time of arrival at the base on the first day and of departure on the last. */
    arrivalTime: ClockTime.optional(),
    departureTime: ClockTime.optional(),
    /** Who travels; left out for one adult, or for whom the additional info names. */
    travellers: Travellers.optional(),
    /** What is booked already; the rest is planned around it. */
    bookings: z.array(DatedBooking).max(mostBookings, problem('too-many-bookings', mostBookings)).optional(),
    planType: PlanType.optional(),
    advancedFilters: AdvancedFilters.optional(),
    /** Seed: another number gives another plan for the same form. */
    seed: z.int().min(0).max(1_000_000).optional(),
  })
  .superRefine((form, ctx) => {
    const { startDate, endDate, arrivalTime, departureTime, bookings = [], destinations } = form
    for (const [field, message] of endsProblems(form))
      ctx.addIssue({ code: 'custom', path: [field], message })
    const length = tripLength(startDate, endDate)
    const nights = destinations && nightsProblem(destinations, length - 1)
    if (nights) ctx.addIssue({ code: 'custom', path: ['destinations'], message: nights })
    const say = (message: string) => ctx.addIssue({ code: 'custom', path: ['endDate'], message })
    if (length < 1) say(problem('end-before-start'))
    if (length > longestTrip) say(problem('trip-too-long', longestTrip))
    if (bookings.some(({ date }) => date < startDate || date > endDate))
      ctx.addIssue({ code: 'custom', path: ['bookings'], message: problem('booking-outside') })
    const times = timesProblem({ startDate, endDate, arrivalTime, departureTime })
    if (times) ctx.addIssue({ code: 'custom', path: ['departureTime'], message: times })
  })
export type TripForm = z.infer<typeof TripForm>
