import { formatMoney } from '~/domain/money/format-money'
import { fileSentences } from '~/domain/trips/export/sentences'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { clock, count, peopleText, wayWords } from './wording'

export const files = chapter(fileSentences, {
  'file.title': ({ days, place }) => `${count(days, 'day')} in ${place}`,
  'file.dates': ({ from, to }) => `${shortDate(from)} to ${shortDate(to)} ${to.slice(0, 4)}`,
  'file.date': ({ date }) => shortDate(date),
  'file.day': ({ day, title }) => `Day ${day}: ${title}`,
  'file.dated-day': ({ day, title, date }) => `Day ${day}: ${title}, ${shortDate(date)}`,
  'file.way-of-day': ({ day, title, date }) => `Day ${day}: ${title} (${date})`,
  'file.visit': ({ day, from, to, description }, say) =>
    `Day ${day}, ${clock(from, say)} to ${clock(to, say)}. ${description}`,
  'file.base': () => 'Your base',
  'file.way': wayWords,
  'file.getting-there': ({ way }, say) => `Getting there: ${say(way)}`,
  'file.cost': ({ cost }) => `Cost: ${cost}, estimated for one traveller`,
  'file.category': ({ of }) => categories[of],
  'file.journey': ({ from, to }) => [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' '),
  'file.at': ({ place }) => `At: ${place}`,
  'file.confirmation': ({ number }) => `Confirmation: ${number}`,
  'file.link': ({ link }) => link,
  'file.notes': () => 'Your notes',
  'file.lists': () => 'Your lists',
  'file.costs': () => 'What you paid, for one traveller',
  'file.note': ({ about, text }) => (about ? `${about}: ${text}` : text),
  'file.line': ({ text, done }) => `${done ? '[x]' : '[ ]'} ${text}`,
  'file.paid': ({ for: what, cents, currency }) => `${what}: ${formatMoney(cents, currency)}`,
  'file.budget': () => 'Budget Breakdown',
  'file.budget-for-one': () => 'Budget Breakdown, estimated for one traveller',
  'file.for-one': () => 'For one traveller, estimated',
  'file.together': ({ adults, children, rooms }) =>
    `${peopleText(adults, children)} together, ${count(rooms, 'room')}`,
  'file.total': ({ of }) => totals[of],
  'file.not-priced': () => 'not estimated, no price is known',
  'file.tips': () => 'Travel Tips',
})

const categories = { meal: 'Meal', visit: 'Visit', booking: 'Booking' }

const totals = {
  accommodation: 'Accommodation',
  food: 'Food',
  activities: 'Activities',
  transport: 'Transport',
  all: 'Grand total',
}
