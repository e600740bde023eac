import { isPriced } from '~/domain/itinerary/budget'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Currency } from '~/domain/money/currency'
import { formatMoney } from '~/domain/money/format-money'
import { fullDate } from './wording'

/** Shown instead of sums without prices. */
export const notPriced = 'Not estimated: no price here is known to us, and none is guessed.'

/** The cost of a day, as its heading shows it. */
export function dayCostText(day: Pick<ItineraryDay, 'activities' | 'costCents'>, currency: Currency): string {
  return isPriced([day]) ? formatMoney(day.costCents, currency) : 'cost not estimated'
}

/** The cost of an activity. */
export function costText(cents: number, currency: Currency): string {
  return cents === 0 ? 'Free' : formatMoney(cents, currency)
}

/** By whose rates an amount is in another currency. */
export function ratesWords({ source, date }: { source: string; date: string }): string {
  return `by the reference rates of the ${source} of ${fullDate(date)}. Your bank has rates of its own.`
}
