/** "12:00-14:30" is a range; a meal has its usual hour behind it. */
export interface ClockFacts {
  breakfast?: string
  lunch: string
  dinner: string
  /** Orders at midday and in the evening. */
  kitchens: [lunch: string, dinner: string]
  siesta?: string
  home: string
}

// Sources, named at each. "Hours of our tables" are those of the catalogue, 2026, where a country has a destination. "Expedia":
// dinner times of families by country, in The Star (Malaysia), 2020. "Insider": "What time people typically eat dinner in 12
// places", 2018. "Guides": hours named in travel guides of the country.

const northAmerica: ClockFacts = {
  lunch: '11:00-14:30 12:30',
  dinner: '17:00-21:30 18:45',
  kitchens: ['11:00-15:00', '17:00-21:30'],
  home: '22:15',
  // Source: Expedia; hours of our tables.
}
const britishIsles: ClockFacts = {
  lunch: '11:30-14:45 12:45',
  dinner: '17:30-21:45 19:00',
  kitchens: ['12:00-14:30', '17:30-21:30'],
  home: '22:15',
  // Source: Insider 2018; hours of our tables.
}
export const centralEurope: ClockFacts = {
  lunch: '11:30-14:30 12:30',
  dinner: '17:30-21:45 19:00',
  kitchens: ['11:30-14:30', '17:30-22:00'],
  home: '22:15',
  // Source: Expedia; hours of our tables.
}
const france: ClockFacts = {
  lunch: '12:00-14:45 12:45',
  dinner: '19:00-22:30 20:00',
  kitchens: ['12:00-14:30', '19:00-22:30'],
  home: '22:45',
  // Source: Insee, use of time 2010: half of the country is at table at 13:00 and most dine at 20:00; hours of our tables.
}
const nordic: ClockFacts = {
  lunch: '11:00-14:30 12:30',
  dinner: '17:00-21:30 18:30',
  kitchens: ['11:30-15:00', '17:00-21:30'],
  home: '22:00',
  // Source: Insider; hours of our tables.
}
const italy: ClockFacts = {
  lunch: '12:15-15:00 13:00',
  dinner: '19:00-22:45 20:00',
  kitchens: ['12:30-14:30', '19:00-22:30'],
  siesta: '13:30-16:00',
  home: '23:00',
  // Source: Insider; hours of our tables.
}
const balkans: ClockFacts = {
  lunch: '12:00-15:00 13:00',
  dinner: '18:30-22:30 19:45',
  kitchens: ['12:00-15:30', '18:30-22:30'],
  home: '22:45',
  // Source: guides.
}
const spain: ClockFacts = {
  breakfast: '07:00-11:00 09:00',
  lunch: '13:00-16:30 14:15',
  dinner: '20:15-23:45 21:00',
  kitchens: ['13:30-16:00', '20:30-23:30'],
  siesta: '14:30-17:00',
  home: '23:45',
  // Source: madridinfo.net, meal times; gospain.about.com, when to eat, 2014; hours of our tables.
}
const portugal: ClockFacts = {
  lunch: '12:15-15:00 13:00',
  dinner: '19:00-22:45 20:00',
  kitchens: ['12:30-15:00', '19:00-22:30'],
  home: '23:00',
  // Source: guides; hours of our tables.
}
const greece: ClockFacts = {
  lunch: '13:00-16:00 14:00',
  dinner: '19:30-23:30 20:45',
  kitchens: ['12:30-16:30', '19:00-23:30'],
  siesta: '15:00-17:30',
  home: '23:30',
  // Source: guides; hours of our tables.
}
const easternEurope: ClockFacts = {
  lunch: '12:00-15:00 13:00',
  dinner: '18:00-22:00 19:30',
  kitchens: ['12:00-16:00', '17:30-22:30'],
  home: '22:30',
  // Source: Expedia (Russia).
}
const turkey: ClockFacts = {
  lunch: '12:00-15:00 13:00',
  dinner: '18:30-22:30 19:45',
  kitchens: ['11:30-15:30', '18:00-22:30'],
  home: '22:45',
  // Source: guides; hours of our tables.
}
const levant: ClockFacts = {
  lunch: '12:30-15:30 13:30',
  dinner: '19:00-22:45 20:15',
  kitchens: ['12:00-16:00', '18:30-23:00'],
  home: '23:00',
  // Source: guides.
}
const egypt: ClockFacts = {
  lunch: '12:30-15:45 13:45',
  dinner: '19:00-23:15 20:30',
  kitchens: ['12:00-17:00', '18:00-24:00'],
  home: '23:30',
  // Source: guides; hours of our tables.
}
const gulf: ClockFacts = {
  lunch: '12:00-15:30 13:15',
  dinner: '19:00-23:00 20:15',
  kitchens: ['12:00-15:30', '18:30-23:00'],
  home: '23:15',
  // Source: guides; hours of our tables.
}
const maghreb: ClockFacts = {
  lunch: '12:15-15:00 13:15',
  dinner: '19:00-22:45 20:15',
  kitchens: ['12:00-15:00', '19:00-22:30'],
  home: '23:00',
  // Source: guides; hours of our tables.
}
const africa: ClockFacts = {
  lunch: '12:00-14:45 13:00',
  dinner: '18:00-21:45 19:00',
  kitchens: ['12:00-15:00', '18:00-21:30'],
  home: '22:00',
  // Source: Expedia (Kenya).
}
const southAsia: ClockFacts = {
  lunch: '12:15-15:00 13:15',
  dinner: '19:00-22:30 20:15',
  kitchens: ['12:00-15:00', '19:00-22:30'],
  home: '22:45',
  // Source: guides; India from 19:30 to 21:30.
}
const japan: ClockFacts = {
  lunch: '11:15-14:30 12:15',
  dinner: '17:15-21:30 18:45',
  kitchens: ['11:30-14:00', '17:00-21:00'],
  home: '22:00',
  // Source: Insider; hours of our tables.
}
const eastAsia: ClockFacts = {
  lunch: '11:15-14:30 12:15',
  dinner: '17:15-21:30 18:45',
  kitchens: ['11:00-14:30', '17:00-21:00'],
  home: '22:15',
  // Source: Insider (China); hours of our tables.
}
const southEastAsia: ClockFacts = {
  breakfast: '06:00-10:30 08:15',
  lunch: '11:15-14:30 12:30',
  dinner: '17:30-21:30 19:00',
  kitchens: ['11:00-14:30', '17:30-21:30'],
  home: '22:15',
  // Source: Expedia (Philippines, Vietnam, Thailand); hours of our tables.
}
const oceania: ClockFacts = {
  lunch: '11:30-14:30 12:30',
  dinner: '17:00-21:15 18:30',
  kitchens: ['11:30-15:00', '17:30-21:30'],
  home: '22:00',
  // Source: Insider (Australia); hours of our tables.
}
const mexico: ClockFacts = {
  breakfast: '07:00-11:00 09:00',
  lunch: '13:00-16:30 14:15',
  dinner: '18:30-22:30 20:15',
  kitchens: ['13:00-17:00', '18:30-22:30'],
  home: '23:00',
  // Source: guides; hours of our tables.
}
const caribbean: ClockFacts = {
  lunch: '11:45-14:45 12:45',
  dinner: '17:30-21:45 19:00',
  kitchens: ['11:30-15:00', '18:00-22:00'],
  home: '22:15',
  // Source: Expedia (Cuba).
}
const andes: ClockFacts = {
  lunch: '12:15-15:15 13:15',
  dinner: '18:30-22:00 19:30',
  kitchens: ['12:00-15:30', '18:30-22:00'],
  home: '22:30',
  // Source: guides; hours of our tables.
}
const brazil: ClockFacts = {
  lunch: '12:00-15:15 13:00',
  dinner: '19:00-22:45 20:15',
  kitchens: ['12:00-15:30', '19:00-23:00'],
  home: '23:00',
  // Source: guides; hours of our tables.
}
const argentina: ClockFacts = {
  breakfast: '07:00-11:00 09:00',
  lunch: '12:30-15:45 13:30',
  dinner: '20:00-23:45 21:15',
  kitchens: ['12:30-15:30', '20:00-24:00'],
  home: '23:45',
  // Source: guides; hours of our tables.
}

/** The facts, with the ISO 3166-1 codes of the countries that have them. */
export const clockFacts: [ClockFacts, countries: string][] = [
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
