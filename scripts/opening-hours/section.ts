import type { Comparison } from './compare'
import { listedHolidays } from './listed'

const heading = '## Opening hours against a second reader'

/** The section of docs/evaluation.md on how another reader reads the opening hours. */
export function hoursSection({ year, texts, owners, differences, ...found }: Comparison): string {
  const { calendars, noCalendar, calendarDifferences } = found
  const others = differences.filter(({ nightOfDayOff }) => !nightOfDayOff)
  const row = ({ owner, text, minutes, first }: Comparison['differences'][number]) =>
    `| ${owner} | ${text} | ${minutes} | ${first} |`
  const reason = (date: string, destination: string) =>
    listedHolidays.find((listed) => listed.date === date && listed.destination === destination)?.reason ??
    'not explained'
  return `${heading}

Written by \`npm run eval:hours\`; \`scripts/opening-hours/oracle.test.ts\` holds it in \`npm test\`. The ${owners} places and day
trips with opening hours have ${texts} different texts. Each was read by our reader and by the package \`opening_hours\`,
for every minute of ${year}, with our public holidays in place of \`PH\`. Texts that one of the two refuses, and differences
for another reason than the one below: ${others.length}.

On ${differences.length} texts the readings differ, all for one reason: a later rule shuts a day whose hours would run past midnight. The
package shuts the day and opens its night all the same; we keep that shut. Minutes are those of the year that differ.

| place | hours | minutes | first |
| --- | --- | --- | --- |
${differences.map(row).join('\n')}

Texts of ${calendars} countries and regions name public holidays. The package has a calendar of ${calendars - noCalendar.length} of them (not of ${noCalendar.join(', ')}).
Days of ${year} that only one of the calendars has:

| destination | day | only in | reason |
| --- | --- | --- | --- |
${calendarDifferences
  .map(
    ({ destination, date, only }) =>
      `| ${destination} | ${date} | ${only === 'ours' ? 'ours' : "the package's"} | ${reason(date, destination)} |`,
  )
  .join('\n')}
`
}
