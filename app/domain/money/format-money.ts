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
  const units = grouped(digits.slice(0, -2))
  return `${symbols[currency]}${cents < 0 ? '-' : ''}${units}${whole ? '' : `.${digits.slice(-2)}`}`
}

/** "12,450". */
export function grouped(digits: string | number): string {
  return String(digits).replace(/\B(?=(?:...)+$)/g, ',')
}

/** What stands before an amount: "$", or "CHF " where a currency has no sign of its own here. */
export function symbolOf(currency: string): string {
  return Object.hasOwn(symbols, currency) ? symbols[currency as Currency] : `${currency} `
}
