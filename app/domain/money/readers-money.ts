import type { Currency } from './currency'
import { grouped, symbolOf } from './format-money'
import type { DatedRates, ReferenceRates } from './reference-rates'

/** What a reader counts in, and the latest rates. */
export interface ReadersMoney {
  /** ISO 4217; null where nothing is to be converted. */
  own: string | null
  rates: DatedRates
}

/**
 * An amount in the reader's own currency, in whole units, with the rates that say so: those of the plan where it has them, so that
 * its sums fit. Null where it is in that currency already, or no rate is known.
 */
export function inOwnMoney(
  cents: number,
  currency: Currency,
  { own, rates: latest }: ReadersMoney,
  planned?: ReferenceRates,
): { text: string; rates: Pick<DatedRates, 'date' | 'source'> } | null {
  if (!own || own === currency) return null
  for (const rates of [planned, latest]) {
    const perEuro: Record<string, number | undefined> = rates?.perEuro ?? {}
    const [to, from] = [perEuro[own], perEuro[currency]]
    if (rates && to && from)
      return { text: `${symbolOf(own)}${grouped(Math.round((cents / 100 / from) * to))}`, rates }
  }
  return null
}
