import { z } from 'zod'
import { daysBetween } from '~/domain/calendar/calendar-date'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { currencies } from './currency'
import type { DatedRates } from './reference-rates'

/** Rates as a source publishes them. */
export const FreshRates = z.object({
  date: CalendarDate,
  source: z.string().regex(/^[\p{L}\p{N} .,'’&()-]{2,60}$/u),
  perEuro: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive().max(1e7)),
})

/** Rates that have changed by more than this against those before are taken for an error of their source. */
const most = { soon: 1.2, afterDays: 30, later: 1.5 }

/** Why rates are not used; null where they are. */
export function refusalOf(next: DatedRates, before: DatedRates, today: string) {
  if (next.date > today) return 'future'
  if (next.date < before.date) return 'older'
  if (currencies.some((currency) => !next.perEuro[currency])) return 'missing'
  const limit = daysBetween(before.date, next.date) > most.afterDays ? most.later : most.soon
  const jumps = Object.entries(before.perEuro).some(([currency, rate]) => {
    const now = next.perEuro[currency] ?? rate
    return Math.max(now / rate, rate / now) > limit
  })
  return jumps ? 'jump' : null
}
