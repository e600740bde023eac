/** Everyday English names of countries that differ from the Unicode CLDR. */
const everyday: Record<string, string> = {
  BN: 'Brunei',
  CD: 'DR Congo',
  CG: 'Congo',
  CI: 'Ivory Coast',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  GB: 'UK',
  HK: 'Hong Kong',
  MK: 'North Macedonia',
  MM: 'Myanmar',
  MO: 'Macau',
  PS: 'Palestine',
  SZ: 'Eswatini',
  TR: 'Turkey',
  US: 'USA',
  XK: 'Kosovo',
}

/** Other names of a country. */
const alsoCalled: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia'],
  CH: ['Schweiz', 'Suisse', 'Svizzera'],
  CI: ['Côte d’Ivoire'],
  CN: ['PRC'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  DE: ['Deutschland'],
  DO: ['Dominican Rep'],
  ES: ['España'],
  GB: ['United Kingdom', 'Great Britain', 'Britain'],
  IT: ['Italia'],
  KR: ['Korea', 'Republic of Korea'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  MO: ['Macao'],
  MX: ['México'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['Palestinian Territories'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Türkiye'],
  US: ['United States', 'United States of America', 'America'],
  VA: ['Vatican', 'Holy See'],
}

const english = new Intl.DisplayNames('en', { type: 'region' })

/** The country's name in labels. */
export function countryName(code: string): string {
  return (everyday[code] ?? english.of(code) ?? code)
    .replace(/ & /g, ' and ')
    .replace(/^St\. /, 'Saint ')
    .replace('’', "'")
}

/** Every name of a country for search, its code last. */
export function countryNames(code: string): string[] {
  return [countryName(code), ...(alsoCalled[code] ?? []), code]
}

/**
 * Short forms of regions that people write after a town, by country. In the United States the region's code is already
 * the short form.
 */
export const regionShortForms: Record<string, Record<string, string[]>> = {
  AU: {
    'Australian Capital Territory': ['ACT'],
    'New South Wales': ['NSW'],
    'Northern Territory': ['NT'],
    'South Australia': ['SA'],
    'Western Australia': ['WA'],
    Queensland: ['QLD'],
    Tasmania: ['TAS'],
    Victoria: ['VIC'],
  },
  CA: {
    'British Columbia': ['BC'],
    'New Brunswick': ['NB'],
    'Newfoundland and Labrador': ['NL', 'Newfoundland'],
    'Nova Scotia': ['NS'],
    'Prince Edward Island': ['PEI', 'PE'],
    Alberta: ['AB'],
    Manitoba: ['MB'],
    Ontario: ['ON', 'Ont'],
    Quebec: ['QC', 'Québec'],
    Saskatchewan: ['SK'],
  },
}
