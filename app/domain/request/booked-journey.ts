import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { journeyModes } from '~/domain/catalogue/vocabulary'
import { problem } from '~/domain/field-problem'
import { Booking, bookingCaps } from './booking'
import { ClockTime } from './trip-form'

/** A journey to the next place of a trip that is booked. Times are local, each on its side. */
export const BookedJourney = Booking.pick({ confirmation: true, link: true }).extend({
  /** Labels of the places that are left and reached. */
  from: z.string().min(1).max(120),
  to: z.string().min(1).max(120),
  mode: z.enum(journeyModes),
  /** Its number or name: "FR 9520". */
  title: z
    .string()
    .trim()
    .min(1, problem('name-missing'))
    .max(bookingCaps.title, problem('too-long', bookingCaps.title)),
  fromStation: z.string().trim().max(80, problem('too-long', 80)).optional(),
  toStation: z.string().trim().max(80, problem('too-long', 80)).optional(),
  /** Of the departure. */
  date: CalendarDate,
  departs: ClockTime,
  arrives: ClockTime,
  /** It arrives on the next date. */
  nextDay: z.boolean().optional(),
  /** Of one traveller, hundredths of the currency of the place that is left. */
  costCents: z.int().min(0).max(100_000_000),
})
export type BookedJourney = z.infer<typeof BookedJourney>
