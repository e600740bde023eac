import type { CalendarDifference } from './compare'

/**
 * Texts on which the two readings differ and why that is right. In all of them a later rule shuts a day whose hours would
 * run past midnight. The package shuts the day and opens its night all the same: a bar that is shut on 25 December is
 * "open" on the 26th from midnight to two. Nobody opens for the end of a night that never began; ours stays shut.
 */
export const nightsOfDaysOff: { text: string; minutes: number; first: string }[] = [
  { text: '19:00-02:00; Dec 25 off', minutes: 120, first: '2027-12-26 00:00-02:00' },
  { text: 'Su-Th 17:00-01:30, Fr,Sa 17:00-02:30; Dec 25 off', minutes: 150, first: '2027-12-26 00:00-02:30' },
  { text: '18:00-02:00; Dec 24-25 off', minutes: 120, first: '2027-12-26 00:00-02:00' },
  { text: 'Mo-Sa 08:00-01:00; Dec 25 off', minutes: 60, first: '2027-12-26 00:00-01:00' },
  { text: '12:00-01:00; Dec 25 off', minutes: 60, first: '2027-12-26 00:00-01:00' },
  { text: '12:00-15:00,20:00-01:00; Dec 24-25 off', minutes: 60, first: '2027-12-26 00:00-01:00' },
  { text: '10:00-01:00; Dec 25 off', minutes: 60, first: '2027-12-26 00:00-01:00' },
  { text: '19:00-05:00; Dec 24 off', minutes: 300, first: '2027-12-25 00:00-05:00' },
  {
    text: 'Mo-Th 16:00-23:30, Fr,Sa 14:00-00:30, Su 14:00-23:00; Dec 25 off',
    minutes: 30,
    first: '2027-12-26 00:00-00:30',
  },
  {
    text: 'Mo-Th 10:30-23:30, Fr,Sa 10:30-00:30, Su 12:00-23:00; Dec 25 off',
    minutes: 30,
    first: '2027-12-26 00:00-00:30',
  },
  { text: '17:00-02:30; Dec 24-25 off', minutes: 150, first: '2027-12-26 00:00-02:30' },
  { text: '13:00-01:00; Dec 25 off', minutes: 60, first: '2027-12-26 00:00-01:00' },
  { text: 'Mo-Sa 12:00-01:00, Su 12:30-24:00; Dec 25 off', minutes: 60, first: '2027-12-26 00:00-01:00' },
  { text: '18:00-02:00; Jun-Aug off', minutes: 120, first: '2027-09-01 00:00-02:00' },
  { text: '16:00-03:00; Dec 24-25 off', minutes: 180, first: '2027-12-26 00:00-03:00' },
  { text: '10:30-01:00; Nov Th[4] off; Dec 25 off', minutes: 120, first: '2027-11-26 00:00-01:00' },
  { text: 'Mo-Sa 12:00-02:00, Su 16:00-01:00; Dec 24-25 off', minutes: 120, first: '2027-12-26 00:00-02:00' },
  { text: '21:00-02:00; Dec 24 off', minutes: 120, first: '2027-12-25 00:00-02:00' },
  { text: 'Tu,Th-Su 21:00-01:00; Dec 24-25 off', minutes: 60, first: '2027-12-26 00:00-01:00' },
  { text: '20:30-01:00; Jul-Aug off', minutes: 60, first: '2027-09-01 00:00-01:00' },
  { text: '07:30-01:00; Dec 25 off', minutes: 60, first: '2027-12-26 00:00-01:00' },
  { text: '12:00-02:00; Dec 25 off', minutes: 120, first: '2027-12-26 00:00-02:00' },
  { text: '19:00-01:00; Dec 24-25 off', minutes: 60, first: '2027-12-26 00:00-01:00' },
  { text: '12:00-02:00; Dec 24 off', minutes: 120, first: '2027-12-25 00:00-02:00' },
  {
    text: 'Mo-Th 08:00-24:00, Fr,Sa 08:00-01:00, Su 09:00-20:00; Dec 24-25 off',
    minutes: 60,
    first: '2027-12-26 00:00-01:00',
  },
]

/** Days of 2027 that only one of the two calendars of public holidays has, each with the reason. */
export const listedHolidays: (CalendarDifference & { reason: string })[] = [
  {
    destination: 'athens',
    date: '2027-06-20',
    only: 'ours',
    reason: 'Orthodox Pentecost, a Sunday; the package has only the Monday after it.',
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
    destination: 'seville',
    date: '2027-08-16',
    only: 'ours',
    reason: 'Assumption is a Sunday in 2027; Andalusia keeps the Monday after it.',
  },
]
