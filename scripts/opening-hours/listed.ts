import type { CalendarDifference } from './compare'

type ListedHoliday = CalendarDifference & { reason: string }

/** Why only one calendar has a day of 2027, and the destinations and days for which that is so: "chicago 2027-12-31". */
const reasons: { only: CalendarDifference['only']; reason: string; days: string[] }[] = [
  {
    only: 'ours',
    reason: 'Orthodox Pentecost, a Sunday; the package has only the Monday after it.',
    days: ['athens 2027-06-20'],
  },
  {
    only: 'oracle',
    reason:
      'La Mercè: a holiday of the city; our calendar ends at Catalonia. Places that are shut name the date.',
    days: ['barcelona 2027-09-24'],
  },
  {
    only: 'ours',
    reason: 'The package has the days of the Chinese moon calendar only for past years.',
    days: [
      'beijing 2027-02-05',
      'beijing 2027-02-06',
      'beijing 2027-02-07',
      'beijing 2027-04-05',
      'beijing 2027-06-09',
      'beijing 2027-09-15',
    ],
  },
  {
    only: 'oracle',
    reason: 'A day on which only some have the afternoon off; no public holiday for offices and museums.',
    days: ['beijing 2027-03-08', 'beijing 2027-05-04', 'beijing 2027-06-01'],
  },
  {
    only: 'ours',
    reason: 'Tết and the day of the Hùng kings go by the moon; the package has them only for past years.',
    days: ['hanoi 2027-02-05', 'hanoi 2027-02-06', 'hanoi 2027-04-16'],
  },
  {
    only: 'oracle',
    reason: 'A day of honour on which people work: women, youth, children, teachers; and Christmas.',
    days: [
      'hanoi 2027-03-08',
      'hanoi 2027-03-26',
      'hanoi 2027-06-01',
      'hanoi 2027-11-20',
      'hanoi 2027-12-25',
    ],
  },
  {
    only: 'ours',
    reason:
      "New Year's Day 2028 is a Saturday and is kept on the Friday before; the package keeps the year apart.",
    days: [
      'austin 2027-12-31',
      'boston 2027-12-31',
      'chicago 2027-12-31',
      'grand-canyon 2027-12-31',
      'honolulu 2027-12-31',
      'las-vegas 2027-12-31',
      'los-angeles 2027-12-31',
      'miami 2027-12-31',
      'new-orleans 2027-12-31',
      'nashville 2027-12-31',
      'new-york 2027-12-31',
      'philadelphia 2027-12-31',
      'seattle 2027-12-31',
      'washington 2027-12-31',
      'yellowstone 2027-12-31',
    ],
  },
  {
    only: 'oracle',
    reason: 'Constitution Day: Danish law shuts the larger shops, but it is no public holiday.',
    days: ['copenhagen 2027-06-05'],
  },
  {
    only: 'oracle',
    reason: 'Christmas Eve: no public holiday in Denmark; places that are shut name the date.',
    days: ['copenhagen 2027-12-24'],
  },
  {
    only: 'oracle',
    reason: 'Columbus Day: a holiday of the federal state, not of Hawaii.',
    days: ['honolulu 2027-10-11'],
  },
  {
    only: 'oracle',
    reason: 'Columbus Day: a holiday of the federal state, not of Nevada.',
    days: ['las-vegas 2027-10-11'],
  },
  {
    only: 'ours',
    reason: 'Family Day, the day after Thanksgiving, is a holiday in Nevada.',
    days: ['las-vegas 2027-11-26'],
  },
  {
    only: 'oracle',
    reason: 'Columbus Day: a holiday of the federal state, not of California since 2009.',
    days: ['los-angeles 2027-10-11'],
  },
  {
    only: 'ours',
    reason: 'The day after Thanksgiving is a holiday in California.',
    days: ['los-angeles 2027-11-26'],
  },
  {
    only: 'oracle',
    reason: 'In Quebec an employer gives Good Friday or Easter Monday off; our calendar has the Friday.',
    days: ['montreal 2027-03-29'],
  },
  {
    only: 'oracle',
    reason: 'The peace festival of Augsburg is a holiday in that town alone.',
    days: ['munich 2027-08-08'],
  },
  {
    only: 'ours',
    reason: 'Election Day is a holiday in the state of New York.',
    days: ['new-york 2027-11-02'],
  },
  {
    only: 'ours',
    reason: 'Assumption is a Sunday in 2027; Andalusia keeps the Monday after it.',
    days: ['granada 2027-08-16'],
  },
  {
    only: 'oracle',
    reason: 'Columbus Day: a holiday of the federal state, not of Florida.',
    days: ['miami 2027-10-11'],
  },
  {
    only: 'ours',
    reason: 'The day after Thanksgiving is a holiday in Florida.',
    days: ['miami 2027-11-26'],
  },
  {
    only: 'ours',
    reason: 'Maundy Thursday, Canary Islands Day and the Monday after a Sunday are holidays of the islands.',
    days: ['tenerife 2027-03-25', 'tenerife 2027-05-30', 'tenerife 2027-05-31', 'tenerife 2027-08-16'],
  },
  {
    only: 'ours',
    reason: 'The day after Thanksgiving is a holiday of the state of Texas.',
    days: ['austin 2027-11-26'],
  },
  {
    only: 'ours',
    reason: 'Christmas Eve is a public holiday in Queensland from six in the evening.',
    days: ['brisbane 2027-12-24'],
  },
  {
    only: 'ours',
    reason: 'The anniversary of Auckland; the package knows no regions of New Zealand.',
    days: ['auckland 2027-02-01'],
  },
  {
    only: 'oracle',
    reason: 'Good Friday and, but for every fifth year, 5 May are working days in the Netherlands.',
    days: ['amsterdam 2027-03-26', 'amsterdam 2027-05-05'],
  },
  {
    only: 'ours',
    reason:
      'Easter Sunday and Pentecost are holidays by Dutch law; the package has only the Mondays after them.',
    days: ['amsterdam 2027-03-28', 'amsterdam 2027-05-16'],
  },
  {
    only: 'oracle',
    reason: 'Easter Monday and Whit Monday are no holidays by law in the canton of Lucerne.',
    days: ['lucerne 2027-03-29', 'lucerne 2027-05-17'],
  },
]

/** Days of 2027 that only one of the two calendars of public holidays has, each with the reason, in the order of the files. */
export const listedHolidays: ListedHoliday[] = reasons
  .flatMap(({ only, reason, days }) =>
    days.map((day) => {
      const [destination = '', date = ''] = day.split(' ')
      return { destination, date, only, reason }
    }),
  )
  .toSorted((a, b) => (`${a.destination} ${a.date}` < `${b.destination} ${b.date}` ? -1 : 1))
