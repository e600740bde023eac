import type { Currency } from './currency'
import { currencies } from './currency'

/** Countries by their official currency: ISO 4217, then ISO 3166-1. */
const table = `
AED AE; AFN AF; ALL AL; AMD AM; AOA AO; ARS AR; AUD AU CC CX KI NF NR TV; AWG AW; AZN AZ; BAM BA; BBD BB; BDT BD;
BHD BH; BIF BI; BMD BM; BND BN; BOB BO; BRL BR; BSD BS; BTN BT; BWP BW; BYN BY; BZD BZ; CAD CA; CDF CD; CHF CH LI;
CLP CL; CNY CN; COP CO; CRC CR; CUP CU; CVE CV; CZK CZ; DJF DJ; DKK DK FO GL; DOP DO; DZD DZ; EGP EG; ERN ER; ETB ET;
EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT;
FJD FJ; FKP FK; GBP GB GG GS IM JE; GEL GE; GHS GH; GIP GI; GMD GM; GNF GN; GTQ GT; GYD GY; HKD HK; HNL HN; HTG HT;
HUF HU; IDR ID; ILS IL PS; INR IN; IQD IQ; IRR IR; ISK IS; JMD JM; JOD JO; JPY JP; KES KE; KGS KG; KHR KH; KMF KM;
KPW KP; KRW KR; KWD KW; KYD KY; KZT KZ; LAK LA; LBP LB; LKR LK; LRD LR; LSL LS; LYD LY; MAD MA EH; MDL MD; MGA MG;
MKD MK; MMK MM; MNT MN; MOP MO; MRU MR; MUR MU; MVR MV; MWK MW; MXN MX; MYR MY; MZN MZ; NAD NA; NGN NG; NIO NI;
NOK NO SJ; NPR NP; NZD NZ CK NU PN TK; OMR OM; PEN PE; PGK PG; PHP PH; PKR PK; PLN PL; PYG PY; QAR QA; RON RO; RSD RS;
RUB RU; RWF RW; SAR SA; SBD SB; SCR SC; SDG SD; SEK SE; SGD SG; SHP SH; SLE SL; SOS SO; SRD SR; SSP SS; STN ST; SYP SY;
SZL SZ; THB TH; TJS TJ; TMT TM; TND TN; TOP TO; TRY TR; TTD TT; TWD TW; TZS TZ; UAH UA; UGX UG;
USD AS BQ EC FM GU IO MH MP PA PR PW SV TC TL US VG VI; UYU UY; UZS UZ; VES VE; VND VN; VUV VU; WST WS;
XAF CF CG CM GA GQ TD; XCD AG AI DM GD KN LC MS VC; XCG CW SX; XOF BF BJ CI GW ML NE SN TG; XPF NC PF WF; YER YE;
ZAR ZA; ZMW ZM; ZWG ZW
`

const moneyOf = new Map(
  table.split(';').flatMap((entry) => {
    const [money = '', ...countries] = entry.trim().split(/\s+/)
    return countries.map((country): [string, string] => [country, money])
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
