// Writes the table of docs/catalogue.md from the catalogue: `npm run catalogue:table`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isCalendarDate } from '../app/domain/calendar/calendar-date'
import { type Destination, Destination as DestinationSchema } from '../app/domain/catalogue/destination'
import type { Place } from '../app/domain/catalogue/place'
import { saysHoliday } from '../app/domain/verification/read-hours'
import { holidaysOf } from './holidays'

const page = 'docs/catalogue.md'
const marks = ['<!-- table: begin -->', '<!-- table: end -->'] as const
const head = [
  'destination',
  'places',
  'sights',
  'tables',
  'nights',
  'icons',
  'top tables',
  'stays',
  'with hours',
  'with address',
  'prices of 2026',
  'on holidays',
  'lines',
]

const nights = ['nightlife', 'show']

/** Museums and sights with a ticket; not tables, evenings and shops. */
function isTicketed({ kind, cost }: Place): boolean {
  if (kind === 'museum' || kind === 'gallery') return true
  return !['food', 'nightlife', 'show', 'shop', 'base'].includes(kind) && (cost?.cents ?? 0) > 0
}

/** Public holidays of 2027 times museums and ticketed sights, and those of them of which the hours say something. */
function onHolidays(destination: Destination): { asked: number; said: number } {
  const days = Object.keys(holidaysOf(destination, 2027) ?? {})
    .filter(isCalendarDate)
    .filter((date) => date.startsWith('2027'))
  const said = destination.places
    .filter(isTicketed)
    .flatMap(({ hours }) => (hours === undefined ? [] : days.map((date) => saysHoliday(hours, date))))
  return { asked: said.length, said: said.filter(Boolean).length }
}

const share = (part: number, whole: number) => `${whole ? Math.round((100 * part) / whole) : 0} %`

function row(destination: Destination): string[] {
  const { name, places, icons, stays, tickets, lines } = destination
  const open = places.filter(({ kind }) => kind !== 'base')
  const tables = open.filter(({ kind }) => kind === 'food')
  const evenings = open.filter(({ kind }) => nights.includes(kind))
  const count = (rule: (place: Place) => boolean) => open.filter(rule).length
  const { asked, said } = onHolidays(destination)
  const priced = [...open, ...tickets].flatMap(({ cost }) => (cost && cost.cents > 0 ? [cost.year] : []))
  return [
    name,
    String(open.length),
    String(open.length - tables.length - evenings.length),
    String(tables.length),
    String(evenings.length),
    String(icons.length),
    String(tables.filter(({ tier }) => tier === 4).length),
    String(stays.length),
    share(
      count(({ hours }) => hours !== undefined),
      open.length,
    ),
    share(
      count(({ address }) => address !== undefined),
      open.length,
    ),
    String(priced.filter((year) => year >= 2026).length),
    asked ? share(said, asked) : '',
    String(new Set(lines?.runs.map((run) => run.name)).size || ''),
  ]
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const destinations = readdirSync('catalogue')
  .filter((name) => name.endsWith('.json'))
  .map((name) => DestinationSchema.parse(JSON.parse(readFileSync(`catalogue/${name}`, 'utf8'))))
const table = [
  line(head),
  line(head.map((_, index) => (index === 0 ? '---' : '--:'))),
  ...destinations.map((destination) => line(row(destination))),
].join('\n')

const text = readFileSync(page, 'utf8')
const [from, to] = marks.map((mark) => text.indexOf(mark))
if (from === undefined || to === undefined || from < 0 || to < from)
  throw new Error(`${page} has no place for the table`)
writeFileSync(page, `${text.slice(0, from + marks[0].length)}\n\n${table}\n\n${text.slice(to)}`)
const { asked, said } = destinations
  .map(onHolidays)
  .reduce((sum, one) => ({ asked: sum.asked + one.asked, said: sum.said + one.said }))
console.log(`${page}: ${destinations.length} destinations; ${said} of ${asked} public holidays said`)
