import { creditLine, creditWords } from '~/domain/catalogue/credit'
import { isPriced } from '~/domain/itinerary/budget'
import type { ActivityView, ItineraryView } from '~/domain/itinerary/itinerary'
import { partySums } from '~/domain/itinerary/party-sums'
import { amountOf } from '~/domain/itinerary/sentences'
import type { Filling, Say } from '~/domain/message'
import { headsOf, roomsOf } from '~/domain/travellers'
import { clockText } from '~/domain/units'
import { type fileSentences, tell } from './sentences'
import { fullName, linesOf, ownParts, type TripToTake, wayTo } from './trip-to-take'

/** "€18.00"; empty for travel or an unknown price. */
function costOf({ type, cost, costCents }: ActivityView): string {
  const isWay = type === 'transport' || type === 'accommodation'
  return (isWay && costCents === 0) || !cost ? '' : cost
}

function budgetRows(
  { budget, currency, days, travellers }: ItineraryView,
  say: Say,
): [name: string, amount: string][] {
  const name = (of: TotalOf) => say(tell('file.total', { of }))
  if (!isPriced(days)) return [[name('all'), say(tell('file.not-priced', {}))]]
  const rows: [TotalOf, number][] = [
    ['accommodation', budget.accommodationTotal],
    ['food', budget.foodTotal],
    ['activities', budget.activitiesTotal],
    ['transport', budget.transportTotal],
    ['all', budget.grandTotal],
  ]
  const lines = rows.map(([of, total]): [string, string] => [
    name(of),
    say(amountOf(Math.round(total * 100), currency)),
  ])
  if (!travellers || headsOf(travellers) === 1) return lines
  const { adults, children } = travellers
  const together = tell('file.together', { adults, children: children.length, rooms: roomsOf(travellers) })
  return [...lines, [say(together), say(amountOf(partySums(budget, travellers).total, currency))]]
}

type TotalOf = Filling<typeof fileSentences, 'file.total'>['of']

/** The start in the reader's clock, if that is known. */
function timeOf({ startTime, time }: ActivityView, { units }: Say): string {
  return units ? clockText(startTime, units) : time
}

function moreOf(stop: ActivityView, say: Say): string {
  const way = wayTo(stop)
  return [way && say(way), costOf(stop)].filter(Boolean).join(' · ')
}

const heading = ({ title, localName }: TripToTake) => (localName ? `${title} (${localName})` : title)
const dates = ({ startDate, endDate }: ItineraryView) => tell('file.dates', { from: startDate, to: endDate })

/** The trip as plain text, without markup or line width. */
export function plainText(trip: TripToTake, say: Say): string {
  const { itinerary, url } = trip
  const days = itinerary.days.map((day) => {
    const stops = day.activities.map((stop) => {
      const more = moreOf(stop, say)
      const lines = linesOf(stop).map((line) => `\n    ${say(line)}`)
      return `${timeOf(stop, say)}  ${fullName(stop, trip)}${more && ` (${more})`}${lines.join('')}`
    })
    const { day: number, title, date } = day
    return [say(tell('file.dated-day', { day: number, title, date })), ...stops].join('\n')
  })
  return `${[
    [heading(trip), say(dates(itinerary))].join('\n'),
    itinerary.overview,
    ...days,
    [say(tell('file.budget-for-one', {})), ...budgetRows(itinerary, say).map((row) => row.join(': '))].join(
      '\n',
    ),
    [say(tell('file.tips', {})), ...itinerary.tips.map((tip) => `- ${tip}`)].join('\n'),
    ...ownParts(trip).map(({ title, lines }) =>
      [say(title), ...lines.map((line) => `- ${say(line)}`)].join('\n'),
    ),
    ...(itinerary.credit ? [creditLine(itinerary.credit)] : []),
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
export function markdown(trip: TripToTake, say: Say): string {
  const { itinerary, url } = trip
  const days = itinerary.days.map((day) => {
    const stops = day.activities.map((stop) => {
      const more = moreOf(stop, say)
      const note = stop.description && ` ${marked(stop.description)}`
      const lines = linesOf(stop).map((line) => `\n  - ${marked(say(line))}`)
      return `- **${marked(timeOf(stop, say))}** ${marked(fullName(stop, trip))}${more && ` (${marked(more)})`}.${note}${lines.join('')}`
    })
    const heading = say(tell('file.day', { day: day.day, title: day.title }))
    const date = say(tell('file.date', { date: day.date }))
    return [`## ${marked(heading)}`, '', `*${date}*`, '', ...stops].join('\n')
  })
  const table = budgetRows(itinerary, say).map(([name, amount]) => `| ${marked(name)} | ${marked(amount)} |`)
  return `${[
    `# ${marked(heading(trip))}`,
    `*${say(dates(itinerary))}*`,
    marked(itinerary.overview),
    ...days,
    [
      `## ${say(tell('file.budget', {}))}`,
      '',
      `| ${say(tell('file.for-one', {}))} | |`,
      '|---|---:|',
      ...table,
    ].join('\n'),
    [`## ${say(tell('file.tips', {}))}`, '', ...itinerary.tips.map((tip) => `- ${marked(tip)}`)].join('\n'),
    ...ownParts(trip).map(({ title, lines }) =>
      [`## ${say(title)}`, '', ...lines.map((line) => `- ${marked(say(line))}`)].join('\n'),
    ),
    ...(itinerary.credit
      ? [`[${marked(creditWords(itinerary.credit))}](<${new URL(itinerary.credit.url).href}>)`]
      : []),
    ...(url ? [`<${url}>`] : []),
  ].join('\n\n')}\n`
}
