import { z } from 'zod'

/** A time of day as it is stored: "09:05". */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
