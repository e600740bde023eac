import Holidays from 'date-holidays'
import type { Destination } from '../app/domain/catalogue/destination'
import { publicHolidays } from './holidays-source'

/** Where holidays differ within a country: its state or region, and the city behind a dot, as date-holidays names them. */
const holidayRegions: Record<string, string> = {
  agra: 'UP',
  barcelona: 'CT',
  berlin: 'BE',
  bruges: 'VLG',
  brussels: 'BRU',
  chicago: 'IL',
  delhi: 'DL',
  edinburgh: 'SCT',
  granada: 'AN',
  honolulu: 'HI',
  jaipur: 'RJ',
  'kuala-lumpur': '14',
  'las-vegas': 'NV',
  london: 'ENG',
  'los-angeles': 'CA',
  lucerne: 'LU',
  madrid: 'MD',
  melbourne: 'VIC',
  mumbai: 'MH',
  munich: 'BY',
  'new-york': 'NY',
  'rio-de-janeiro': 'RJ.RJ',
  'san-francisco': 'CA',
  seville: 'AN',
  sydney: 'NSW',
  toronto: 'ON',
  valencia: 'VC',
  vancouver: 'BC',
  washington: 'DC',
  zurich: 'ZH',
}
/** What date-holidays does not have for a town: month, day and name. */
const alsoPublic: Record<string, [day: string, name: string][]> = {
  // A holiday where most of a Bavarian town is Catholic.
  munich: [['08-15', 'Assumption']],
}
/** Countries whose holidays date-holidays does not have; holidays there are unknown. */
const withoutCalendar = ['Cambodia', 'Maldives']

/** The ISO code of the destination's country; undefined where no calendar is known. */
export function countryCodeOf({
  country,
  label,
}: Pick<Destination, 'country' | 'label'>): string | undefined {
  if (withoutCalendar.includes(country)) return undefined
  const named = new Intl.DisplayNames(['en'], { type: 'region' })
  const code = Object.keys(new Holidays().getCountries()).find((region) =>
    [country, `${country} SAR China`].includes(named.of(region) ?? ''),
  )
  if (!code) throw new Error(`${label}: no public holidays are known for ${country}`)
  return code
}

/** Public holidays of the destination's country, in English, from a year on: this one when none is given. */
export function holidaysOf(
  { id, country, label }: Pick<Destination, 'id' | 'country' | 'label'>,
  first = new Date().getFullYear(),
): Destination['holidays'] {
  const code = countryCodeOf({ country, label })
  if (!code) return undefined
  const [state = '', city = ''] = holidayRegions[id]?.split('.') ?? []
  const calendar = new Holidays(code, state, city, { languages: ['en'] })
  return publicHolidays(calendar, code, first, alsoPublic[id])
}
