import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { affiliateCategories } from '~/domain/marketing/affiliate/providers'

/** Something to press beside an answer: a platform to book at, or the form filled in for another plan. */
export const Offer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('book'),
    provider: z.string(),
    /** The platform's name. */
    name: z.string(),
    category: z.enum(affiliateCategories),
  }),
  z.object({
    kind: z.literal('anew'),
    startDate: CalendarDate.optional(),
    endDate: CalendarDate.optional(),
    /** To be written into the form's free text. */
    wish: z.string().max(300).optional(),
  }),
])
export type Offer = z.infer<typeof Offer>
