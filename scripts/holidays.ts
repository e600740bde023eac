import Holidays from 'date-holidays'
import type { Destination } from '../app/domain/catalogue/destination'

/** Where holidays differ within a country: its state or region, as date-holidays names them. */
const holidayRegions: Record<string, string> = {
  barcelona: 'CT',
  edinburgh: 'SCT',
  honolulu: 'HI',
  'las-vegas': 'NV',
  london: 'ENG',
  'los-angeles': 'CA',
  madrid: 'MD',
  melbourne: 'VIC',
  'new-york': 'NY',
  'san-francisco': 'CA',
  seville: 'AN',
  sydney: 'NSW',
  toronto: 'ON',
  vancouver: 'BC',
}
/** Countries whose holidays date-holidays does not have; nothing is said of holidays there. */
const withoutCalendar = ['Maldives']
/** Years that trips are planned for. */
const years = 5

/** Public holidays of the destination's country, in English, from this year on. */
export function holidaysOf({
  id,
  country,
  label,
}: Pick<Destination, 'id' | 'country' | 'label'>): Destination['holidays'] {
  if (withoutCalendar.includes(country)) return undefined
  const named = new Intl.DisplayNames(['en'], { type: 'region' })
  const code = Object.keys(new Holidays().getCountries()).find((region) =>
    [country, `${country} SAR China`].includes(named.of(region) ?? ''),
  )
  if (!code) throw new Error(`${label}: no public holidays are known for ${country}`)
  const region = holidayRegions[id]
  const calendar = region
    ? new Holidays(code, region, { languages: ['en'] })
    : new Holidays(code, { languages: ['en'] })
  const first = new Date().getFullYear()
  const list = Array.from({ length: years }, (_, index) => calendar.getHolidays(first + index)).flat()
  return Object.fromEntries(
    list.filter(({ type }) => type === 'public').map(({ date, name }) => [date.slice(0, 10), name]),
  )
}
