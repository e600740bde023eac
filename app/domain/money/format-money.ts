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

/**
 * "€1,059.50"; yen and rupees have no decimals when there are none. Digits are grouped here: a trip has a price for every stop,
 * and `toLocaleString` takes longer for them than all else of a page.
 */
export function formatMoney(cents: number, currency: Currency): string {
  const whole = cents % 100 === 0 && (currency === 'JPY' || currency === 'INR')
  const digits = String(Math.round(Math.abs(cents))).padStart(3, '0')
  const units = digits.slice(0, -2).replace(/\B(?=(?:...)+$)/g, ',')
  return `${symbols[currency]}${cents < 0 ? '-' : ''}${units}${whole ? '' : `.${digits.slice(-2)}`}`
}
