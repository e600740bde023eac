import { invalidRequest, noSuch } from './errors'
import type { State } from './store'

// Rules of Stripe's that a type does not say.

type GivenMetadata = Record<string, string | number | null> | '' | null | undefined

/** Metadata as it is after an update: an empty value removes its key, an empty whole removes all. */
export function mergedMetadata(old: Record<string, string>, given: GivenMetadata): Record<string, string> {
  if (given === undefined) return old
  const merged: Record<string, string> = given ? { ...old } : {}
  for (const [key, value] of Object.entries(given || {})) {
    const text = String(value ?? '')
    const param = `metadata[${key}]`
    if (key.length > 40) throw invalidRequest('Metadata keys can have up to 40 characters.', { param })
    if (text.length > 500) throw invalidRequest('Metadata values can have up to 500 characters.', { param })
    if (text === '') delete merged[key]
    else merged[key] = text
  }
  if (Object.keys(merged).length > 50) {
    throw invalidRequest('Metadata can have up to 50 keys.', { param: 'metadata' })
  }
  return merged
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

export function checkedCurrency(given: string): string {
  const currency = given.toLowerCase()
  if (!CURRENCIES.has(currency)) throw invalidRequest(`Invalid currency: ${given}`, { param: 'currency' })
  return currency
}

/** Stripe's smallest charge is 50 cents in US dollars and about that elsewhere; here it is 50 everywhere. */
export function checkedAmount(amount: number, currency: string): number {
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  if (amount < 50) {
    throw invalidRequest(`Amount must be at least $0.50 ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    })
  }
  if (amount > 99_999_999) {
    throw invalidRequest(`Amount must be no more than $999,999.99 ${currency}`, {
      code: 'amount_too_large',
      param: 'amount',
    })
  }
  return amount
}

export function checkedUrl(given: string, param: string): string {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol))
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param })
  return given
}

export function checkedEmail(given: string, param: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) return given
  throw invalidRequest(`Invalid email address: ${given}`, { code: 'email_invalid', param })
}

export function checkedCustomer(state: State, id: string): string {
  if (!state.customers[id]) throw noSuch('customer', id, 'customer')
  return id
}
