import { z } from 'zod'
import { isCalendarDate } from './calendar-date'

/** A calendar date as `2027-05-01`; dates that do not exist (30 February) are refused. */
export const CalendarDate = z
  .string('Enter a date like 2027-05-01.')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date like 2027-05-01.')
  .refine(isCalendarDate, 'The calendar does not have this day.')
export type CalendarDate = z.infer<typeof CalendarDate>
