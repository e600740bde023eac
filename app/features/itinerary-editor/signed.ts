import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { shortWayText, type Units } from '~/domain/units'

/** "+€12.00", "−€4.50". */
export function signedMoney(cents: number, currency: ItineraryView['currency']): string {
  return `${cents < 0 ? '−' : '+'}${formatMoney(Math.abs(cents), currency)}`
}

/** "+1.2 km", "−300 m". */
export function signedWalk(meters: number, units: Units): string {
  return `${meters < 0 ? '−' : '+'}${shortWayText(Math.abs(meters), units)}`
}
