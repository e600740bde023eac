import { currencyOfCountry, moneyCountries } from '~/domain/money/country-money'
import type { Currency } from '~/domain/money/currency'
import { countryNames } from './countries'
import { fold } from './fold'

/** Countries (and cities that people type without a country) by the currency of their itineraries. */
const keywords: [Currency, RegExp][] = [
  [
    'EUR',
    /\b(france|paris|italy|rome|milan|venice|florence|spain|barcelona|madrid|germany|berlin|munich|netherlands|amsterdam|greece|athens|santorini|portugal|lisbon|ireland|dublin|austria|vienna|belgium|brussels|finland|helsinki|croatia|dubrovnik|malta|cyprus|estonia|latvia|lithuania|slovakia|slovenia|luxembourg)\b/,
  ],
  ['GBP', /\b(uk|united kingdom|england|scotland|wales|london|edinburgh)\b/],
  ['JPY', /\b(japan|tokyo|kyoto|osaka)\b/],
  ['AUD', /\b(australia|sydney|melbourne|brisbane|perth)\b/],
  ['CAD', /\b(canada|toronto|vancouver|montreal)\b/],
  ['MXN', /\b(mexico|cancun|tulum)\b/],
  ['CNY', /\b(china|beijing|shanghai)\b/],
  ['INR', /\b(india|delhi|mumbai|jaipur|agra)\b/],
]

/** Places whose names contain the name of a country with another currency; they are matched first. */
const namesakes: [Currency, RegExp][] = [
  ['USD', /\bnew mexico\b/],
  ['AUD', /\bnew south wales\b/],
  ['GBP', /\bnorthern ireland\b/],
]

/** Countries by all their names, without two-letter codes. */
let countries: Map<string, string> | undefined

function countryNamed(name: string): string | undefined {
  countries ??= new Map(
    moneyCountries.flatMap((code) =>
      countryNames(code).flatMap((each): [string, string][] => (each === code ? [] : [[fold(each), code]])),
    ),
  )
  return countries.get(name)
}

/**
 * The currency of a destination's itinerary: that of the country at the end of its name ("Paris, Texas, USA") when
 * known, else by words in its name; US dollars when none is known.
 */
export function currencyFor(destination: string): Currency {
  const country = countryNamed(fold(destination.split(',').at(-1) ?? ''))
  if (country !== undefined) return currencyOfCountry(country)
  const text = destination.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...namesakes, ...keywords].find(([, pattern]) => pattern.test(text))?.[0] ?? 'USD'
}
