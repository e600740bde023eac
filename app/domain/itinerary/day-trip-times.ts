import { z } from 'zod'
import { ClockTime } from '~/domain/calendar/clock-time-schema'

/** A day trip in the hours that its stop has: the way there, what one does in order, and the way back. */
export const DayTripTimes = z.object({
  /** How one gets there, as the catalogue says it: "regional train from Termini". */
  by: z.string().max(80),
  /** When one sets off, and is back. */
  leave: ClockTime,
  back: ClockTime,
  parts: z
    .array(
      z.object({
        name: z.string().max(60),
        startTime: ClockTime,
        endTime: ClockTime,
        hint: z.string().max(120).optional(),
        meal: z.literal('lunch').optional(),
      }),
    )
    .max(6),
  /** From when on there is time to oneself until one leaves. */
  freeFrom: ClockTime.optional(),
  /** The stay is short: the parts have clearly less time than is usual. */
  short: z.literal(true).optional(),
  /** Names of the parts for which there is no time. */
  leftOut: z.array(z.string().max(60)).max(6).optional(),
  /** When one leaves there at the latest. */
  lastBack: ClockTime.optional(),
})
export type DayTripTimes = z.infer<typeof DayTripTimes>
