import Holidays from 'date-holidays'
import { countryCodes } from '../app/domain/catalogue/countries'
import type { Destination } from '../app/domain/catalogue/destination'
import { holidayRegions } from './holiday-regions'
import { onlyPublic, publicHolidays } from './holidays-source'

/** What date-holidays does not have for a town: month, day and name. */
const alsoPublic: Record<string, [day: string, name: string][]> = {
  // A holiday where most of a Bavarian town is Catholic.
  munich: [['08-15', 'Assumption']],
}
/** What date-holidays lists for a town and nobody there keeps, by name. */
const notPublic: Record<string, string> = {
  // Catalonia leaves a Labour Day on a Saturday or Sunday where it falls.
  barcelona: 'Labour Day (substitute day)',
}
const known = new Holidays().getCountries()

/** The ISO code of the destination's country; undefined where date-holidays has no calendar of it. Throws when the country is unknown. */
export function countryCodeOf({
  country,
  label,
}: Pick<Destination, 'country' | 'label'>): string | undefined {
  const code = countryCodes[country]
  if (!code) throw new Error(`${label}: app/domain/catalogue/countries.ts has no code for ${country}`)
  return code in known ? code : undefined
}

/** Public holidays of the destination's country, in English, from a year on: this one when none is given. */
export function holidaysOf(
  { id, country, label }: Pick<Destination, 'id' | 'country' | 'label'>,
  first = new Date().getFullYear(),
): Destination['holidays'] {
  const code = countryCodeOf({ country, label })
  if (!code) return undefined
  const [state = '', city = ''] = holidayRegions[id]?.calendar.split('.') ?? []
  const calendar = new Holidays(code, state, city, onlyPublic)
  const listed = Object.entries(publicHolidays(calendar, code, first, alsoPublic[id]))
  return Object.fromEntries(listed.filter(([, name]) => name !== notPublic[id]))
}
