import type { Currency } from './currency'
import { currencies } from './currency'

/** Currencies of the one country whose code they begin with: ISO 4217, ISO 3166-1. */
const ofOne = `
AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CLP CNY COP CRC
CUP CVE CZK DJF DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR INR IQD IRR ISK JMD
JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN
MYR MZN NAD NGN NIO NPR OMR PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD
SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST YER ZAR ZMW ZWG
`

/** Those of several countries: that one, and the ones that are listed. */
const ofSeveral = `
AUD CC CX KI NF NR TV; CHF LI; DKK FO GL; EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC
ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT; GBP GG GS IM JE; ILS PS; MAD EH; NOK SJ; NZD CK NU PN TK; USD AS
BQ EC FM GU IO MH MP PA PR PW SV TC TL VG VI; XAF CF CG CM GA GQ TD; XCD AG AI DM GD KN LC MS VC; XCG CW SX; XOF
BF BJ CI GW ML NE SN TG; XPF NC PF WF
`

const moneyOf = new Map(
  [...ofOne.trim().split(/\s+/), ...ofSeveral.split(';')].flatMap((entry) => {
    const [money = '', ...others] = entry.trim().split(/\s+/)
    // The euro and the currencies of unions begin with no country.
    const own = /^(X|EUR)/.test(money) ? [] : [money.slice(0, 2)]
    return [...own, ...others].map((country): [string, string] => [country, money])
  }),
)

/** ISO codes of the countries whose currency is known. */
export const moneyCountries: readonly string[] = [...moneyOf.keys()]

/** The currency of a country, ISO 4217; undefined where it is not known. */
export function localMoneyOf(country: string): string | undefined {
  return moneyOf.get(country)
}

/** The currency of an itinerary in a country: the country's own if we support it, else US dollars. */
export function currencyOfCountry(country: string): Currency {
  const own = moneyOf.get(country)
  return currencies.find((currency) => currency === own) ?? 'USD'
}

const moneyNames = new Intl.DisplayNames(['en'], { type: 'currency' })

/** The name of a country's currency: "Swiss franc". */
export function moneyName(country: string): string | undefined {
  const code = moneyOf.get(country)
  // The noun is written in lower case: "Swiss franc", "US dollar".
  const name = code && moneyNames.of(code)
  const noun = (name?.lastIndexOf(' ') ?? 0) + 1
  return name && name.slice(0, noun) + name.slice(noun).toLowerCase()
}
