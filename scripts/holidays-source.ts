import Holidays from 'date-holidays'

/** Years that trips are planned for. */
const years = 5

/** Public holidays by country and date, in English, from a year on; those that hold in the whole country. */
export function holidaysByCountry(firstYear: number): Map<string, Record<string, string>> {
  const countries = Object.keys(new Holidays().getCountries())
  return new Map(
    countries.map((code) => {
      const calendar = new Holidays(code, { languages: ['en'] })
      const list = Array.from({ length: years }, (_, index) => calendar.getHolidays(firstYear + index)).flat()
      const all = list.filter(({ type }) => type === 'public')
      return [code, Object.fromEntries(all.map(({ date, name }) => [date.slice(0, 10), name]))]
    }),
  )
}
