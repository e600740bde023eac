import { shortDate } from '~/domain/calendar/calendar-date'
import { isPriced } from '~/domain/itinerary/budget'
import type { ActivityView, ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { fullName, type TripToTake, wayText } from './trip-to-take'

/** "€18.00"; empty for travel or an unknown price. */
function costOf({ type, cost, costCents }: ActivityView): string {
  const isWay = type === 'transport' || type === 'accommodation'
  return (isWay && costCents === 0) || !cost ? '' : cost
}

function budgetRows({ budget, currency, days }: ItineraryView): [name: string, amount: string][] {
  if (!isPriced(days)) return [['Grand total', 'not estimated, no price is known']]
  const rows: [string, number][] = [
    ['Accommodation', budget.accommodationTotal],
    ['Food', budget.foodTotal],
    ['Activities', budget.activitiesTotal],
    ['Transport', budget.transportTotal],
    ['Grand total', budget.grandTotal],
  ]
  return rows.map(([name, total]) => [name, formatMoney(Math.round(total * 100), currency)])
}

const heading = ({ title, localName }: TripToTake) => (localName ? `${title} (${localName})` : title)
const dates = ({ startDate, endDate }: ItineraryView) =>
  `${shortDate(startDate)} to ${shortDate(endDate)} ${endDate.slice(0, 4)}`

/** The trip as plain text, without markup or line width. */
export function plainText(trip: TripToTake): string {
  const { itinerary, url } = trip
  const days = itinerary.days.map((day) => {
    const stops = day.activities.map((stop) => {
      const more = [wayText(stop), costOf(stop)].filter(Boolean).join(' · ')
      return `${stop.time}  ${fullName(stop, trip)}${more && ` (${more})`}`
    })
    return [`Day ${day.day}: ${day.title}, ${shortDate(day.date)}`, ...stops].join('\n')
  })
  return `${[
    [heading(trip), dates(itinerary)].join('\n'),
    itinerary.overview,
    ...days,
    [
      'Budget Breakdown, estimated for one traveller',
      ...budgetRows(itinerary).map((row) => row.join(': ')),
    ].join('\n'),
    ['Travel Tips', ...itinerary.tips.map((tip) => `- ${tip}`)].join('\n'),
    ...(url ? [url] : []),
  ].join('\n\n')}\n`
}

/** A text on one line, without what Markdown reads as marks: of words, and of a list, rule or heading at its start. */
function marked(text: string): string {
  return text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
    .replace(/[\\`*_[\]<>|#&~]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}

/** The trip as Markdown, for notes and emails. */
export function markdown(trip: TripToTake): string {
  const { itinerary, url } = trip
  const days = itinerary.days.map((day) => {
    const stops = day.activities.map((stop) => {
      const more = [wayText(stop), costOf(stop)].filter(Boolean).join(' · ')
      const note = stop.description && ` ${marked(stop.description)}`
      return `- **${marked(stop.time)}** ${marked(fullName(stop, trip))}${more && ` (${marked(more)})`}.${note}`
    })
    return [`## Day ${day.day}: ${marked(day.title)}`, '', `*${shortDate(day.date)}*`, '', ...stops].join(
      '\n',
    )
  })
  const table = budgetRows(itinerary).map(([name, amount]) => `| ${name} | ${marked(amount)} |`)
  return `${[
    `# ${marked(heading(trip))}`,
    `*${dates(itinerary)}*`,
    marked(itinerary.overview),
    ...days,
    ['## Budget Breakdown', '', '| For one traveller, estimated | |', '|---|---:|', ...table].join('\n'),
    ['## Travel Tips', '', ...itinerary.tips.map((tip) => `- ${marked(tip)}`)].join('\n'),
    ...(url ? [`<${url}>`] : []),
  ].join('\n\n')}\n`
}
