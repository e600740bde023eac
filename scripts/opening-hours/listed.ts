import type { CalendarDifference } from './compare'

/** Days of 2027 that only one of the two calendars of public holidays has, each with the reason. */
export const listedHolidays: (CalendarDifference & { reason: string })[] = [
  {
    destination: 'athens',
    date: '2027-06-20',
    only: 'ours',
    reason: 'Orthodox Pentecost, a Sunday; the package has only the Monday after it.',
  },
  {
    destination: 'barcelona',
    date: '2027-05-03',
    only: 'ours',
    reason: 'Labour Day is a Saturday in 2027; our calendar gives the Monday after it as well.',
  },
  {
    destination: 'barcelona',
    date: '2027-09-24',
    only: 'oracle',
    reason:
      'La Mercè: a holiday of the city; our calendar ends at Catalonia. Places that are shut name the date.',
  },
  {
    destination: 'beijing',
    date: '2027-02-05',
    only: 'ours',
    reason: 'The package has the days of the Chinese moon calendar only for past years.',
  },
  {
    destination: 'beijing',
    date: '2027-02-06',
    only: 'ours',
    reason: 'The package has the days of the Chinese moon calendar only for past years.',
  },
  {
    destination: 'beijing',
    date: '2027-02-07',
    only: 'ours',
    reason: 'The package has the days of the Chinese moon calendar only for past years.',
  },
  {
    destination: 'beijing',
    date: '2027-03-08',
    only: 'oracle',
    reason: 'A day on which only some have the afternoon off; no public holiday for offices and museums.',
  },
  {
    destination: 'beijing',
    date: '2027-04-05',
    only: 'ours',
    reason: 'The package has the days of the Chinese moon calendar only for past years.',
  },
  {
    destination: 'beijing',
    date: '2027-05-04',
    only: 'oracle',
    reason: 'A day on which only some have the afternoon off; no public holiday for offices and museums.',
  },
  {
    destination: 'beijing',
    date: '2027-06-01',
    only: 'oracle',
    reason: 'A day on which only some have the afternoon off; no public holiday for offices and museums.',
  },
  {
    destination: 'beijing',
    date: '2027-06-09',
    only: 'ours',
    reason: 'The package has the days of the Chinese moon calendar only for past years.',
  },
  {
    destination: 'beijing',
    date: '2027-09-15',
    only: 'ours',
    reason: 'The package has the days of the Chinese moon calendar only for past years.',
  },
  {
    destination: 'chicago',
    date: '2027-12-31',
    only: 'ours',
    reason:
      "New Year's Day 2028 is a Saturday and is kept on the Friday before; the package keeps the year apart.",
  },
  {
    destination: 'copenhagen',
    date: '2027-06-05',
    only: 'oracle',
    reason: 'Constitution Day: Danish law shuts the larger shops, but it is no public holiday.',
  },
  {
    destination: 'copenhagen',
    date: '2027-12-24',
    only: 'oracle',
    reason: 'Christmas Eve: no public holiday in Denmark; places that are shut name the date.',
  },
  {
    destination: 'honolulu',
    date: '2027-10-11',
    only: 'oracle',
    reason: 'Columbus Day: a holiday of the federal state, not of Hawaii.',
  },
  {
    destination: 'honolulu',
    date: '2027-12-31',
    only: 'ours',
    reason:
      "New Year's Day 2028 is a Saturday and is kept on the Friday before; the package keeps the year apart.",
  },
  {
    destination: 'las-vegas',
    date: '2027-10-11',
    only: 'oracle',
    reason: 'Columbus Day: a holiday of the federal state, not of Nevada.',
  },
  {
    destination: 'las-vegas',
    date: '2027-11-26',
    only: 'ours',
    reason: 'Family Day, the day after Thanksgiving, is a holiday in Nevada.',
  },
  {
    destination: 'las-vegas',
    date: '2027-12-31',
    only: 'ours',
    reason:
      "New Year's Day 2028 is a Saturday and is kept on the Friday before; the package keeps the year apart.",
  },
  {
    destination: 'los-angeles',
    date: '2027-10-11',
    only: 'oracle',
    reason: 'Columbus Day: a holiday of the federal state, not of California since 2009.',
  },
  {
    destination: 'los-angeles',
    date: '2027-11-26',
    only: 'ours',
    reason: 'The day after Thanksgiving is a holiday in California.',
  },
  {
    destination: 'los-angeles',
    date: '2027-12-31',
    only: 'ours',
    reason:
      "New Year's Day 2028 is a Saturday and is kept on the Friday before; the package keeps the year apart.",
  },
  {
    destination: 'munich',
    date: '2027-08-08',
    only: 'oracle',
    reason: 'The peace festival of Augsburg is a holiday in that town alone.',
  },
  {
    destination: 'new-york',
    date: '2027-11-02',
    only: 'ours',
    reason: 'Election Day is a holiday in the state of New York.',
  },
  {
    destination: 'new-york',
    date: '2027-12-31',
    only: 'ours',
    reason:
      "New Year's Day 2028 is a Saturday and is kept on the Friday before; the package keeps the year apart.",
  },
  {
    destination: 'seville',
    date: '2027-08-16',
    only: 'ours',
    reason: 'Assumption is a Sunday in 2027; Andalusia keeps the Monday after it.',
  },
  {
    destination: 'washington',
    date: '2027-12-31',
    only: 'ours',
    reason:
      "New Year's Day 2028 is a Saturday and is kept on the Friday before; the package keeps the year apart.",
  },
]
