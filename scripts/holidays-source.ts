import Holidays from 'date-holidays'

/** Other kinds of days are not even computed. */
export const onlyPublic = { languages: ['en'], types: ['public' as const] }

/** Years that trips are planned for. */
const years = 5

/** What date-holidays does not have (yet), or has on another day, by country: month, day and name. */
const alsoPublic: Record<string, [day: string, name: string][]> = {
  // Brazil's law 14,759 of December 2023.
  BR: [['11-20', 'Black Consciousness Day']],
  // The revolution was on 12 January 1964; the package has the second.
  TZ: [['01-12', 'Zanzibar Revolution Day']],
}

/** What date-holidays lists as public and is not, by country. */
const notPublic: Record<string, string[]> = {
  // Women's Day, Youth Day, Children's Day and Army Day: only some have the afternoon off.
  CN: ['03-08', '05-04', '06-01', '08-01'],
  // Zanzibar's day, ten days too early.
  TZ: ['01-02'],
}

/** The days of a calendar that was made with `onlyPublic`, by date, from a year on. */
export function publicHolidays(
  calendar: Holidays,
  country: string,
  firstYear: number,
  also: readonly [day: string, name: string][] = alsoPublic[country] ?? [],
): Record<string, string> {
  const listed = Array.from({ length: years }, (_, index) => firstYear + index).flatMap((year) => [
    ...calendar
      .getHolidays(year)
      .filter(({ date }) => !notPublic[country]?.includes(date.slice(5, 10)))
      .map(({ date, name }) => [date.slice(0, 10), name]),
    ...also.map(([day, name]) => [`${year}-${day}`, name]),
  ])
  return Object.fromEntries(listed)
}

/** Public holidays by country and date, in English, from a year on; those that hold in the whole country. */
export function holidaysByCountry(firstYear: number): Map<string, Record<string, string>> {
  const countries = Object.keys(new Holidays().getCountries())
  return new Map(
    countries.map((code) => {
      const calendar = new Holidays(code, onlyPublic)
      return [code, publicHolidays(calendar, code, firstYear)]
    }),
  )
}
