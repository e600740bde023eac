import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'

/** "+€12.00", "−€4.50". */
export function signedMoney(cents: number, currency: ItineraryView['currency']): string {
  return `${cents < 0 ? '−' : '+'}${formatMoney(Math.abs(cents), currency)}`
}

/** "+1.2 km", "−300 m". */
export function signedWalk(meters: number): string {
  const size = Math.abs(meters)
  const text = size < 995 ? `${Math.round(size / 10) * 10} m` : `${(size / 1000).toFixed(1)} km`
  return `${meters < 0 ? '−' : '+'}${text}`
}
