import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Meal } from './place'

/** A range of a day in minutes after midnight, both ends included. */
export interface Hours {
  from: MinuteOfDay
  to: MinuteOfDay
}

/** When a meal is eaten in a country. */
export interface MealHours extends Hours {
  /** When most people sit down. */
  usual: MinuteOfDay
  /** A day has the meal if it begins by the first time and does not end before the second. */
  beginsBy: MinuteOfDay
  endsFrom: MinuteOfDay
}

/** The hours of a country: when people eat and go home. */
export interface LocalClock {
  /** A meal lies completely within its hours. */
  meals: Record<Meal, MealHours>
  /** Dinner with small children, who are in bed before others sit down. */
  familyDinner: MealHours
  /** When kitchens usually take orders. Many are shut between the two. */
  kitchens: { lunch: Hours; dinner: Hours }
  /** The hours in which shops and small museums are shut and people rest, where that is usual. */
  siesta?: Hours
  /** When one is home after an ordinary evening out. */
  home: MinuteOfDay
  /** Where the hours come from, and the year of the newest of the sources. */
  source: string
  year: number
}

interface ClockFacts {
  breakfast?: string
  lunch: string
  dinner: string
  /** Orders at midday and in the evening. */
  kitchens: [lunch: string, dinner: string]
  siesta?: string
  home: string
  source: string
  year?: number
}

/** "12:00-14:30" */
function hours(text: string): Hours {
  const [from = '', to = ''] = text.split('-')
  return { from: fromClock(from), to: fromClock(to) }
}

/** Minutes off the usual hour: by when a day with the meal has begun, and until when it lasts at least. */
const due: Record<Meal, [beginsBy: number, endsFrom: number]> = {
  breakfast: [30, 60],
  lunch: [-15, 105],
  dinner: [-60, 45],
}

/** "12:00-14:30 13:00": the hours of a meal and the usual one. */
function mealHours(meal: Meal, text: string): MealHours {
  const [range = '', hour = ''] = text.split(' ')
  const usual = fromClock(hour)
  const [beginsBy, endsFrom] = due[meal]
  return { ...hours(range), usual, beginsBy: usual + beginsBy, endsFrom: usual + endsFrom }
}

function clock(facts: ClockFacts): LocalClock {
  const {
    breakfast = '06:00-10:30 08:30',
    lunch,
    dinner,
    kitchens,
    siesta,
    home,
    source,
    year = 2026,
  } = facts
  const late = fromClock(dinner.slice(-5)) >= fromClock('20:30')
  return {
    meals: {
      breakfast: mealHours('breakfast', breakfast),
      lunch: mealHours('lunch', lunch),
      dinner: mealHours('dinner', dinner),
    },
    familyDinner: mealHours('dinner', late ? '18:00-20:30 19:00' : '17:00-20:30 18:00'),
    kitchens: { lunch: hours(kitchens[0]), dinner: hours(kitchens[1]) },
    ...(siesta && { siesta: hours(siesta) }),
    home: fromClock(home),
    source,
    year,
  }
}

// Sources. Kitchens: the opening hours of the tables of our own catalogue, 2026, where a country has a destination.
const ours = 'hours of the catalogue’s tables, 2026'
const expedia = 'Expedia, dinner times of families by country, in The Star (Malaysia), 2020'
const insider = 'Insider, “What time people typically eat dinner in 12 places”, 2018'
const guides = 'hours named in travel guides of the country'

const northAmerica = clock({
  lunch: '11:00-14:30 12:30',
  dinner: '17:00-21:30 18:45',
  kitchens: ['11:00-15:00', '17:00-21:30'],
  home: '22:15',
  source: `${expedia}; ${ours}`,
})
const britishIsles = clock({
  lunch: '11:30-14:45 12:45',
  dinner: '17:30-21:45 19:00',
  kitchens: ['12:00-14:30', '17:30-21:30'],
  home: '22:15',
  source: `Insider 2018; ${ours}`,
})
const centralEurope = clock({
  lunch: '11:30-14:30 12:30',
  dinner: '17:30-21:45 19:00',
  kitchens: ['11:30-14:30', '17:30-22:00'],
  home: '22:15',
  source: `${expedia}; ${ours}`,
})
const france = clock({
  lunch: '12:00-14:45 12:45',
  dinner: '19:00-22:30 20:00',
  kitchens: ['12:00-14:30', '19:00-22:30'],
  home: '22:45',
  source: `Insee, use of time 2010: half of the country is at table at 13:00 and most dine at 20:00; ${ours}`,
})
const nordic = clock({
  lunch: '11:00-14:30 12:30',
  dinner: '17:00-21:30 18:30',
  kitchens: ['11:30-15:00', '17:00-21:30'],
  home: '22:00',
  source: `${insider}; ${ours}`,
})
const italy = clock({
  lunch: '12:15-15:00 13:00',
  dinner: '19:00-22:45 20:00',
  kitchens: ['12:30-14:30', '19:00-22:30'],
  siesta: '13:30-16:00',
  home: '23:00',
  source: `${insider}; ${ours}`,
})
const balkans = clock({
  lunch: '12:00-15:00 13:00',
  dinner: '18:30-22:30 19:45',
  kitchens: ['12:00-15:30', '18:30-22:30'],
  home: '22:45',
  source: guides,
})
const spain = clock({
  breakfast: '07:00-11:00 09:00',
  lunch: '13:00-16:30 14:15',
  dinner: '20:15-23:45 21:00',
  kitchens: ['13:30-16:00', '20:30-23:30'],
  siesta: '14:30-17:00',
  home: '23:45',
  source: `madridinfo.net, meal times; gospain.about.com, when to eat, 2014; ${ours}`,
})
const portugal = clock({
  lunch: '12:15-15:00 13:00',
  dinner: '19:00-22:45 20:00',
  kitchens: ['12:30-15:00', '19:00-22:30'],
  home: '23:00',
  source: `${guides}; ${ours}`,
})
const greece = clock({
  lunch: '13:00-16:00 14:00',
  dinner: '19:30-23:30 20:45',
  kitchens: ['12:30-16:30', '19:00-23:30'],
  siesta: '15:00-17:30',
  home: '23:30',
  source: `${guides}; ${ours}`,
})
const easternEurope = clock({
  lunch: '12:00-15:00 13:00',
  dinner: '18:00-22:00 19:30',
  kitchens: ['12:00-16:00', '17:30-22:30'],
  home: '22:30',
  source: `${expedia} (Russia)`,
  year: 2020,
})
const turkey = clock({
  lunch: '12:00-15:00 13:00',
  dinner: '18:30-22:30 19:45',
  kitchens: ['11:30-15:30', '18:00-22:30'],
  home: '22:45',
  source: `${guides}; ${ours}`,
})
const levant = clock({
  lunch: '12:30-15:30 13:30',
  dinner: '19:00-22:45 20:15',
  kitchens: ['12:00-16:00', '18:30-23:00'],
  home: '23:00',
  source: guides,
})
const egypt = clock({
  lunch: '12:30-15:45 13:45',
  dinner: '19:00-23:15 20:30',
  kitchens: ['12:00-17:00', '18:00-24:00'],
  home: '23:30',
  source: `${guides}; ${ours}`,
})
const gulf = clock({
  lunch: '12:00-15:30 13:15',
  dinner: '19:00-23:00 20:15',
  kitchens: ['12:00-15:30', '18:30-23:00'],
  home: '23:15',
  source: `${guides}; ${ours}`,
})
const maghreb = clock({
  lunch: '12:15-15:00 13:15',
  dinner: '19:00-22:45 20:15',
  kitchens: ['12:00-15:00', '19:00-22:30'],
  home: '23:00',
  source: `${guides}; ${ours}`,
})
const africa = clock({
  lunch: '12:00-14:45 13:00',
  dinner: '18:00-21:45 19:00',
  kitchens: ['12:00-15:00', '18:00-21:30'],
  home: '22:00',
  source: `${expedia} (Kenya)`,
})
const southAsia = clock({
  lunch: '12:15-15:00 13:15',
  dinner: '19:00-22:30 20:15',
  kitchens: ['12:00-15:00', '19:00-22:30'],
  home: '22:45',
  source: `${guides}; India from 19:30 to 21:30`,
})
const japan = clock({
  lunch: '11:15-14:30 12:15',
  dinner: '17:15-21:30 18:45',
  kitchens: ['11:30-14:00', '17:00-21:00'],
  home: '22:00',
  source: `${insider}; ${ours}`,
})
const eastAsia = clock({
  lunch: '11:15-14:30 12:15',
  dinner: '17:15-21:30 18:45',
  kitchens: ['11:00-14:30', '17:00-21:00'],
  home: '22:15',
  source: `${insider} (China); ${ours}`,
})
const southEastAsia = clock({
  breakfast: '06:00-10:30 08:15',
  lunch: '11:15-14:30 12:30',
  dinner: '17:30-21:30 19:00',
  kitchens: ['11:00-14:30', '17:30-21:30'],
  home: '22:15',
  source: `${expedia} (Philippines, Vietnam, Thailand); ${ours}`,
})
const oceania = clock({
  lunch: '11:30-14:30 12:30',
  dinner: '17:00-21:15 18:30',
  kitchens: ['11:30-15:00', '17:30-21:30'],
  home: '22:00',
  source: `${insider} (Australia); ${ours}`,
})
const mexico = clock({
  breakfast: '07:00-11:00 09:00',
  lunch: '13:00-16:30 14:15',
  dinner: '18:30-22:30 20:15',
  kitchens: ['13:00-17:00', '18:30-22:30'],
  home: '23:00',
  source: `${guides}; ${ours}`,
})
const caribbean = clock({
  lunch: '11:45-14:45 12:45',
  dinner: '17:30-21:45 19:00',
  kitchens: ['11:30-15:00', '18:00-22:00'],
  home: '22:15',
  source: `${expedia} (Cuba)`,
})
const andes = clock({
  lunch: '12:15-15:15 13:15',
  dinner: '18:30-22:00 19:30',
  kitchens: ['12:00-15:30', '18:30-22:00'],
  home: '22:30',
  source: `${guides}; ${ours}`,
})
const brazil = clock({
  lunch: '12:00-15:15 13:00',
  dinner: '19:00-22:45 20:15',
  kitchens: ['12:00-15:30', '19:00-23:00'],
  home: '23:00',
  source: `${guides}; ${ours}`,
})
const argentina = clock({
  breakfast: '07:00-11:00 09:00',
  lunch: '12:30-15:45 13:30',
  dinner: '20:00-23:45 21:15',
  kitchens: ['12:30-15:30', '20:00-24:00'],
  home: '23:45',
  source: `${guides}; ${ours}`,
})

const regions: [LocalClock, string][] = [
  [northAmerica, 'US CA BM PM UM'],
  [britishIsles, 'GB IE IM JE GG FK SH'],
  [centralEurope, 'DE AT CH LI LU NL BE PL CZ SK HU SI'],
  [france, 'FR MC RE YT GP MQ GF PF NC WF BL MF TF'],
  [nordic, 'NO SE FI DK IS EE LV LT FO AX GL SJ BV'],
  [italy, 'IT SM VA MT'],
  [balkans, 'HR BA RS ME MK AL XK BG RO'],
  [spain, 'ES AD GI'],
  [portugal, 'PT CV'],
  [greece, 'GR CY'],
  [easternEurope, 'RU UA BY MD KZ KG TJ TM UZ GE AM AZ'],
  [turkey, 'TR'],
  [levant, 'IL PS JO LB SY IQ IR'],
  [egypt, 'EG'],
  [gulf, 'AE SA QA KW BH OM YE'],
  [maghreb, 'MA DZ TN LY EH MR SD'],
  [
    africa,
    'ZA NA BW ZW ZM MW MZ LS SZ AO CD CG CF CM GA GQ ST TD NE NG BJ TG GH CI LR SL GN GW SN GM ML BF KE TZ UG RW BI ET ER DJ SO SS MG MU SC KM IO HM',
  ],
  [southAsia, 'IN PK BD LK NP BT MV AF'],
  [japan, 'JP'],
  [eastAsia, 'CN HK MO TW KR KP MN'],
  [southEastAsia, 'TH VN LA KH MM MY SG ID PH BN TL'],
  [oceania, 'AU NZ FJ PG SB VU WS TO TV KI NR MH FM PW CK NU TK AS GU MP NF PN CX CC AQ GS'],
  [mexico, 'MX'],
  [caribbean, 'CU JM HT DO PR BS BB TT LC VC GD DM AG KN AI VG VI TC KY AW CW BQ SX MS BZ GT SV HN NI CR PA'],
  [andes, 'PE BO EC CO VE GY SR'],
  [brazil, 'BR CL'],
  [argentina, 'AR UY PY'],
]

/** By ISO 3166-1 code, two letters. */
export const localClocks: Readonly<Record<string, LocalClock>> = Object.fromEntries(
  regions.flatMap(([each, codes]) => codes.split(' ').map((code) => [code, each])),
)

/** The code of each country of the catalogue, by the name in its files. */
export const countryCodes: Readonly<Record<string, string>> = {
  Argentina: 'AR',
  Australia: 'AU',
  Austria: 'AT',
  Belgium: 'BE',
  Brazil: 'BR',
  Cambodia: 'KH',
  Canada: 'CA',
  China: 'CN',
  Croatia: 'HR',
  Czechia: 'CZ',
  Denmark: 'DK',
  Egypt: 'EG',
  Estonia: 'EE',
  France: 'FR',
  Germany: 'DE',
  Greece: 'GR',
  'Hong Kong': 'HK',
  Hungary: 'HU',
  Iceland: 'IS',
  India: 'IN',
  Indonesia: 'ID',
  Ireland: 'IE',
  Italy: 'IT',
  Japan: 'JP',
  Latvia: 'LV',
  Malaysia: 'MY',
  Maldives: 'MV',
  Malta: 'MT',
  Mexico: 'MX',
  Morocco: 'MA',
  Netherlands: 'NL',
  'New Zealand': 'NZ',
  Norway: 'NO',
  Peru: 'PE',
  Poland: 'PL',
  Portugal: 'PT',
  Singapore: 'SG',
  'South Africa': 'ZA',
  'South Korea': 'KR',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH',
  Taiwan: 'TW',
  Thailand: 'TH',
  Türkiye: 'TR',
  'United Arab Emirates': 'AE',
  'United Kingdom': 'GB',
  'United States': 'US',
  Vietnam: 'VN',
}

/** The clock of a destination's country. One that is not known has central European hours. */
export function localClock({
  country,
  countryCode,
}: {
  country: string
  countryCode?: string | undefined
}): LocalClock {
  return localClocks[countryCode ?? countryCodes[country] ?? ''] ?? centralEurope
}
