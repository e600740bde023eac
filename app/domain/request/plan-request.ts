import { z } from 'zod'
import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements, plans } from '~/domain/billing/plans'
import { addDays } from '~/domain/calendar/calendar-date'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { fromClock, toClock } from '~/domain/calendar/clock-time'
import { BudgetLevel } from '~/domain/catalogue/place'
import { journeyModes } from '~/domain/catalogue/vocabulary'
import { Constraint } from '~/domain/reader/constraint'
import { hasSmallChildren } from '~/domain/travellers'
import { Travellers } from '~/domain/travellers-schema'
import { atBaseAfter, DatedBooking, mostBookings, offBaseBefore } from './booking'
import { defaultFilters } from './filters'
import { AdvancedFilters, ClockTime, type TripForm } from './trip-form'
import { defaultInterests, tripLength } from './trip-rules'

/** One of several places of a trip, and what was asked for there. */
export const AskedPlace = z.object({
  destinationId: z.string().nullable(),
  locality: z.string().optional(),
  /** Null where the planner shares the nights out. */
  nights: z.int().min(1).max(59).nullable(),
  interests: z.array(z.string()),
  filters: AdvancedFilters,
  wishes: z.array(Constraint).max(60).optional(),
  unread: z.boolean().optional(),
})
export type AskedPlace = z.infer<typeof AskedPlace>

/** The input of an engine, which the checks use as well. The same request and seed give the same plan. */
export const PlanRequest = z.object({
  /** Id of the catalogue destination; null for a place without a catalogue. */
  destinationId: z.string().nullable(),
  /** The label of a place without a catalogue. */
  locality: z.string().optional(),
  /** Of a trip to several places; the two fields above are those of the first. */
  places: z.array(AskedPlace).min(2).max(8).optional(),
  /** Whether the places come in this order, or in that with the shortest journeys; and the ways of travelling that are allowed. */
  order: z.enum(['fixed', 'best']).optional(),
  ways: z.array(z.enum(journeyModes)).optional(),
  /** Which of them, by their position, comes first and last; the trip begins and ends at home. */
  first: z.int().min(0).max(7).optional(),
  last: z.int().min(0).max(7).optional(),
  home: z.string().max(120).optional(),
  /** Of one place of such a trip: how many places share the time of planning. */
  among: z.int().min(2).max(8).optional(),
  startDate: CalendarDate,
  days: z.int().min(1).max(60),
  budget: BudgetLevel,
  /** Known interests and what a person typed. */
  interests: z.array(z.string()),
  additionalInfo: z.string(),
  /** What was read out of the additional info with enough certainty; left out where nothing was. */
  wishes: z.array(Constraint).max(60).optional(),
  /** A part of the additional info holds a wish that was not understood. */
  unread: z.boolean().optional(),
  filters: AdvancedFilters,
  /** What is booked already. */
  bookings: z.array(DatedBooking).max(mostBookings).optional(),
  /** Local time of arrival at the base on the first day and of departure on the last; left out if not given. */
  arrival: ClockTime.optional(),
  departure: ClockTime.optional(),
  /** Who travels; left out for one adult. */
  travellers: Travellers.optional().catch(undefined),
  seed: z.int().min(0),
  /** A free sample: three days, the same for everybody. */
  sample: z.boolean(),
  /** Most days that the plan allows; null where there is no limit. */
  dayLimit: z.int().nullable(),
})
export type PlanRequest = z.infer<typeof PlanRequest>

/** The request of a form under a plan; for the free plan, the sample of its destination whatever else the form says. */
export function planRequest(form: TripForm, plan: PlanType, destinationId: string | null): PlanRequest {
  if (plan === 'free') {
    return {
      destinationId,
      startDate: form.startDate,
      days: plans.free.dayLimit,
      budget: 'moderate',
      interests: defaultInterests,
      additionalInfo: '',
      filters: defaultFilters,
      seed: 0,
      sample: true,
      dayLimit: plans.free.dayLimit,
    }
  }
  return {
    destinationId,
    startDate: form.startDate,
    days: tripLength(form.startDate, form.endDate),
    budget: form.budget,
    interests: form.interests.length > 0 ? form.interests : defaultInterests,
    additionalInfo: form.additionalInfo,
    filters: filtersOf(form, plan),
    ...(form.bookings && form.bookings.length > 0 && { bookings: form.bookings }),
    ...arrivalAndDeparture(form),
    ...(form.travellers && { travellers: form.travellers }),
    seed: form.seed ?? 0,
    sample: false,
    dayLimit: plan === 'globetrotter' ? null : plans[plan].dayLimit,
  }
}

/** Small children want days of their own, where the plan includes that. */
function filtersOf({ advancedFilters = defaultFilters, travellers }: TripForm, plan: PlanType) {
  const forChildren = travellers && hasSmallChildren(travellers) && entitlements(plan).advancedFilters
  return forChildren ? { ...advancedFilters, childFriendly: true } : advancedFilters
}

/** The times that were given, or else those that the journeys there and home leave. */
function arrivalAndDeparture({ arrivalTime, departureTime, startDate, endDate, bookings = [] }: TripForm) {
  const there = bookings.findLast(({ turn, date }) => turn === 'arrive' && date === startDate)
  const home = bookings.find(({ turn, date }) => turn === 'leave' && date === endDate)
  const arrival = arrivalTime ?? (there && toClock(atBaseAfter(there, fromClock(there.end))))
  const departure = departureTime ?? (home && toClock(offBaseBefore(home, fromClock(home.start))))
  return { ...(arrival && { arrival }), ...(departure && { departure }) }
}

/** The last day of a request. */
export function lastDay({ startDate, days }: Pick<PlanRequest, 'startDate' | 'days'>): CalendarDate {
  return addDays(startDate, days - 1)
}
