import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { Currency } from './currency'

/** Rates as a plan keeps them. */
export const ReferenceRates = z.object({
  date: CalendarDate,
  source: z.string().max(80),
  perEuro: z.partialRecord(Currency, z.number().positive()),
})
