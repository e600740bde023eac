/**
 * Where public holidays differ within a country, by the id of a destination. A destination whose region is not named here
 * has the holidays of the whole country.
 */
export const holidayRegions: Readonly<Record<string, HolidayRegion>> = {
  agra: { calendar: 'UP' },
  auckland: { calendar: 'AUK' },
  austin: { calendar: 'TX', package: 'Texas' },
  banff: { calendar: 'AB', package: 'Alberta' },
  barcelona: { calendar: 'CT', package: 'Cataluña' },
  berlin: { calendar: 'BE', package: 'Berlin' },
  bilbao: { calendar: 'PV', package: 'País Vasco' },
  boston: { calendar: 'MA', package: 'Massachusetts' },
  brisbane: { calendar: 'QLD', package: 'Queensland' },
  bruges: { calendar: 'VLG' },
  brussels: { calendar: 'BRU' },
  chicago: { calendar: 'IL', package: 'Illinois' },
  delhi: { calendar: 'DL' },
  edinburgh: { calendar: 'SCT', package: 'Scotland' },
  goa: { calendar: 'GA' },
  granada: { calendar: 'AN', package: 'Andalucía' },
  'grand-canyon': { calendar: 'AZ', package: 'Arizona' },
  hamburg: { calendar: 'HH', package: 'Hamburg' },
  honolulu: { calendar: 'HI', package: 'Hawaii' },
  iguazu: { calendar: 'PR' },
  jaipur: { calendar: 'RJ' },
  'kuala-lumpur': { calendar: '14' },
  'las-vegas': { calendar: 'NV', package: 'Nevada' },
  london: { calendar: 'ENG', package: 'England' },
  'los-angeles': { calendar: 'CA', package: 'California' },
  lucerne: { calendar: 'LU', package: 'Luzern' },
  madrid: { calendar: 'MD', package: 'Comunidad de Madrid' },
  malaga: { calendar: 'AN', package: 'Andalucía' },
  melbourne: { calendar: 'VIC', package: 'Victoria' },
  miami: { calendar: 'FL', package: 'Florida' },
  montreal: { calendar: 'QC', package: 'Quebec' },
  mumbai: { calendar: 'MH' },
  munich: { calendar: 'BY', package: 'Bayern' },
  nashville: { calendar: 'TN', package: 'Tennessee' },
  'new-orleans': { calendar: 'LA.NO', package: 'Louisiana' },
  'new-york': { calendar: 'NY', package: 'New York' },
  orlando: { calendar: 'FL', package: 'Florida' },
  penang: { calendar: '07' },
  perth: { calendar: 'WA', package: 'Western Australia' },
  philadelphia: { calendar: 'PA', package: 'Pennsylvania' },
  'quebec-city': { calendar: 'QC', package: 'Quebec' },
  'rio-de-janeiro': { calendar: 'RJ.RJ', package: 'Rio de Janeiro' },
  rotorua: { calendar: 'BOP' },
  'san-diego': { calendar: 'CA', package: 'California' },
  'san-francisco': { calendar: 'CA', package: 'California' },
  'san-sebastian': { calendar: 'PV', package: 'País Vasco' },
  seattle: { calendar: 'WA', package: 'Washington' },
  seville: { calendar: 'AN', package: 'Andalucía' },
  sydney: { calendar: 'NSW', package: 'New South Wales' },
  toronto: { calendar: 'ON', package: 'Ontario' },
  valencia: { calendar: 'VC', package: 'Comunitat Valenciana' },
  vancouver: { calendar: 'BC', package: 'British Columbia' },
  washington: { calendar: 'DC', package: 'District of Columbia' },
  yellowstone: { calendar: 'WY', package: 'Wyoming' },
  zurich: { calendar: 'ZH', package: 'Zürich' },
}

interface HolidayRegion {
  /** State or region, and the city behind a dot, as date-holidays names them. */
  calendar: string
  /** The state as the package `opening_hours` names it, where it knows holidays of its own there. */
  package?: string
}
