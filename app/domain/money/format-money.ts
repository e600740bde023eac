import type { Currency } from './currency'

const symbols: Record<Currency, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  AUD: 'A$',
  CAD: 'C$',
  MXN: 'MX$',
  CNY: 'CN¥',
  INR: '₹',
}

/** "€1,059.50"; yen and rupees have no decimals when there are none. */
export function formatMoney(cents: number, currency: Currency): string {
  const whole = cents % 100 === 0 && (currency === 'JPY' || currency === 'INR')
  const amount = (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  })
  return `${symbols[currency]}${amount}`
}

/** The text of an activity's cost. */
export function costText(cents: number, currency: Currency): string {
  return cents === 0 ? 'Free' : formatMoney(cents, currency)
}
