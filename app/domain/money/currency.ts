import { z } from 'zod'

/** The currencies that itineraries support; all others are shown in US dollars. */
export const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'MXN', 'CNY', 'INR'] as const
export const Currency = z.enum(currencies)
export type Currency = z.infer<typeof Currency>
