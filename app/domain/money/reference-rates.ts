import { type Currency, currencies } from './currency'

/** Units of each currency for one euro, on a day. */
export interface DatedRates {
  date: string
  source: string
  perEuro: Readonly<Record<string, number>>
}

/** The rates that a plan is made with. It keeps them, so that its sums stay the same when there are newer ones. */
export interface ReferenceRates {
  date: string
  source: string
  perEuro: Partial<Record<Currency, number | undefined>>
}

/**
 * Euro foreign exchange reference rates of the European Central Bank. They only add up amounts in several currencies, and are
 * shown with their day; what is paid is told in its own currency.
 */
export const referenceRates = {
  date: '2025-10-21',
  source: 'European Central Bank',
  perEuro: {
    EUR: 1,
    USD: 1.1607,
    GBP: 0.8678,
    JPY: 176.45,
    AUD: 1.7885,
    CAD: 1.6301,
    MXN: 21.4006,
    CNY: 8.2626,
    INR: 102.1073,
  } satisfies Record<Currency, number>,
}

/** Of all rates those of the currencies that plans have. */
export function planRates({ date, source, perEuro }: DatedRates): ReferenceRates {
  const kept: ReferenceRates['perEuro'] = {}
  for (const currency of currencies) kept[currency] = perEuro[currency]
  return { date, source, perEuro: kept }
}

/** Cents of one currency in another, rounded; cents are hundredths in every currency, yen included. */
export function converted(
  cents: number,
  from: Currency,
  to: Currency,
  { perEuro }: Pick<ReferenceRates, 'perEuro'>,
): number {
  if (from === to) return cents
  return Math.round(
    (cents / (perEuro[from] ?? referenceRates.perEuro[from])) * (perEuro[to] ?? referenceRates.perEuro[to]),
  )
}
