import { z } from 'zod'
import { problem } from '~/domain/field-problem'
import { isCalendarDate } from './calendar-date'

/** A calendar date as `2027-05-01`; dates that do not exist (30 February) are refused. */
export const CalendarDate = z
  .string(problem('date-form'))
  .regex(/^\d{4}-\d{2}-\d{2}$/, problem('date-form'))
  .refine(isCalendarDate, problem('date-unknown'))
export type CalendarDate = z.infer<typeof CalendarDate>
