import { localMoneyOf } from '~/domain/money/country-money'
import type { ReadersMoney } from '~/domain/money/readers-money'
import type { DatedRates } from '~/domain/money/reference-rates'
import { readUnits, regionAccepted, type Units, unitsAccepted } from '~/domain/units'

/** The cookie with the clock, the distances and the currency that the reader has chosen. */
export const unitsCookie = 'units'

function chosen(request: Request): string | undefined {
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? []
  return pairs.find((pair) => pair.startsWith(`${unitsCookie}=`))?.slice(unitsCookie.length + 1)
}

/** The reader's clock and distances: as chosen, else as is usual where the browser's language is spoken. */
export function unitsOf(request: Request): Units {
  return readUnits(chosen(request)) ?? unitsAccepted(request.headers.get('Accept-Language'))
}

/** What the reader counts in, likewise. Only what there are rates for, so that any other text is none. */
export function moneyOf(request: Request, rates: DatedRates): ReadersMoney {
  const value = chosen(request)
  const [, , code] = readUnits(value) ? (value ?? '').split('-') : []
  const region = code ? undefined : regionAccepted(request.headers.get('Accept-Language')).region
  const own = code ?? (region && localMoneyOf(region)) ?? ''
  return { own: Object.hasOwn(rates.perEuro, own) ? own : null, rates }
}
