import type { Destination } from '~/domain/catalogue/destination'

type CountryFacts = Pick<
  Destination,
  'languages' | 'emergency' | 'plug' | 'drivesOn' | 'localMoney' | 'tipping'
>

/** Language, emergency number, plugs and volts, side of the road; general knowledge, 2025. */
const rows: Record<string, string> = {
  AD: 'Catalan|112|C and F, 230 V|right',
  AL: 'Albanian|112|C and F, 230 V|right',
  AM: 'Armenian|112|C and F, 230 V|right',
  AZ: 'Azerbaijani|112|C and F, 220 V|right',
  BA: 'Bosnian, Croatian, Serbian|112|C and F, 230 V|right',
  BB: 'English|211 police, 511 ambulance|A and B, 115 V|left',
  BD: 'Bengali|999|A, C, D and G, 220 V|left',
  BG: 'Bulgarian|112|C and F, 230 V|right',
  BH: 'Arabic|999|G, 230 V|right',
  BO: 'Spanish|110 police, 118 ambulance|A and C, 230 V|right',
  BS: 'English|919|A and B, 120 V|left',
  BY: 'Belarusian, Russian|112|C and F, 220 V|right',
  BZ: 'English|911|A, B and G, 110 V|right',
  CI: 'French|110 police, 185 ambulance|C and E, 230 V|right',
  CY: 'Greek, Turkish|112|G, 230 V|left',
  DO: 'Spanish|911|A and B, 120 V|right',
  DZ: 'Arabic, French|1548 police, 14 ambulance|C and F, 230 V|right',
  EC: 'Spanish|911|A and B, 120 V|right',
  ET: 'Amharic|991 police, 907 ambulance|C and F, 220 V|right',
  FI: 'Finnish, Swedish|112|C and F, 230 V|right',
  GE: 'Georgian|112|C and F, 220 V|right',
  GH: 'English|112|D and G, 230 V|right',
  GT: 'Spanish|110 police, 123 ambulance|A and B, 120 V|right',
  HN: 'Spanish|911|A and B, 120 V|right',
  JM: 'English|119 police, 110 ambulance|A and B, 110 V|left',
  KG: 'Kyrgyz, Russian|112|C and F, 220 V|right',
  KW: 'Arabic|112|G, 240 V|right',
  KZ: 'Kazakh, Russian|112|C and F, 220 V|right',
  LA: 'Lao|1191 police, 1195 ambulance|A, B, C and F, 230 V|right',
  LB: 'Arabic, French|112|C and D, 230 V|right',
  LI: 'German|112|C and J, 230 V|right',
  LT: 'Lithuanian|112|C and F, 230 V|right',
  LU: 'Luxembourgish, French, German|112|C and F, 230 V|right',
  MC: 'French|112|C, E and F, 230 V|right',
  MD: 'Romanian|112|C and F, 230 V|right',
  ME: 'Montenegrin|112|C and F, 230 V|right',
  MG: 'Malagasy, French|117 police, 124 ambulance|C and E, 220 V|right',
  MK: 'Macedonian, Albanian|112|C and F, 230 V|right',
  MM: 'Burmese|199 police, 192 ambulance|C, D and G, 230 V|right',
  MN: 'Mongolian|102 police, 103 ambulance|C and E, 220 V|right',
  MO: 'Cantonese, Portuguese|999|G, 230 V|left',
  MZ: 'Portuguese|119 police, 117 ambulance|C, F and M, 220 V|left',
  NA: 'English|10111 police|D and M, 220 V|left',
  NG: 'English|112|D and G, 230 V|right',
  NI: 'Spanish|118 police, 128 ambulance|A and B, 120 V|right',
  OM: 'Arabic|9999|G, 240 V|right',
  PA: 'Spanish|911|A and B, 120 V|right',
  PH: 'Filipino, English|911|A, B and C, 220 V|right',
  PK: 'Urdu, English|15 police, 1122 ambulance|C and D, 230 V|left',
  PR: 'Spanish, English|911|A and B, 120 V|right',
  PY: 'Spanish, Guaraní|911|C, 220 V|right',
  QA: 'Arabic|999|G, 240 V|right',
  RO: 'Romanian|112|C and F, 230 V|right',
  RS: 'Serbian|112; police 192, ambulance 194|C and F, 230 V|right',
  RU: 'Russian|112|C and F, 220 V|right',
  RW: 'Kinyarwanda, English, French|112 police, 912 ambulance|C and J, 230 V|right',
  SA: 'Arabic|911|G, 230 V|right',
  SK: 'Slovak|112|C and E, 230 V|right',
  SM: 'Italian|112|C, F and L, 230 V|right',
  SN: 'French, Wolof|17 police, 15 ambulance|C and E, 230 V|right',
  SV: 'Spanish|911|A and B, 115 V|right',
  TN: 'Arabic, French|197 police, 190 ambulance|C and E, 230 V|right',
  TT: 'English|999|A and B, 115 V|left',
  UA: 'Ukrainian|112|C and F, 230 V|right',
  UG: 'English, Swahili|999|G, 240 V|left',
  UY: 'Spanish|911|C, F and L, 230 V|right',
  UZ: 'Uzbek, Russian|112|C and F, 220 V|right',
  VE: 'Spanish|911|A and B, 120 V|right',
  XK: 'Albanian, Serbian|112|C and F, 230 V|right',
  ZM: 'English|999|C, D and G, 230 V|left',
  ZW: 'English|999|D and G, 220 V|left',
}

/** What every visitor of a country should know, from the catalogue where it has the country, else from the list. */
export function countryFacts(code: string, compatriot: Destination | undefined): CountryFacts {
  if (compatriot) {
    const { languages, emergency, plug, drivesOn, localMoney, tipping } = compatriot
    return { languages, emergency, plug, drivesOn, localMoney, tipping }
  }
  const [languages, emergency, plug, side] = rows[code]?.split('|') ?? []
  return {
    languages: languages?.split(', ') ?? ['the language of the country'],
    emergency: emergency ?? '112 from a mobile phone',
    plug: plug ?? 'not known here, take an adapter',
    drivesOn: side === 'left' ? 'left' : 'right',
    localMoney: 'We do not know which cards are taken here: have some cash of the country with you.',
    tipping: 'We do not know what is usual here: look at the bill for a service charge, or ask.',
  }
}
