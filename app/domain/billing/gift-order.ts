import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { problem } from '~/domain/field-problem'

/** Longest time ahead for which the mail of a gift can be ordered, days. */
export const giftDaysAhead = 365

/** To whom a gift is sent, how the giver signs it, and the day on which it is sent. */
export const GiftOrder = z.object({
  /** Letters alone, so that no name is an address or a sentence of somebody who sends them to strangers. */
  giver: z
    .string()
    .trim()
    .max(40, problem('too-long', 40))
    .regex(/^\p{L}[\p{L}\p{M}'’ -]*$/u, problem('name-form')),
  email: z
    .string()
    .trim()
    .max(254, problem('too-long', 254))
    .pipe(z.email(problem('mail-form'))),
  on: CalendarDate,
})
export type GiftOrder = z.infer<typeof GiftOrder>
