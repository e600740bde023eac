// Compiles catalogue/*.json into static assets: one file a destination and an index of cards, best known first.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import Holidays from 'date-holidays'
import { popularIds } from '../app/domain/destinations/popular'
import { catalogueFaults } from '../app/domain/places/catalogue-faults'
import { Destination } from '../app/domain/places/destination'
import { DestinationCard } from '../app/domain/places/place-catalogue'

/** Where holidays differ within a country: its state or region, as date-holidays names them. */
const holidayRegions: Record<string, string> = {
  barcelona: 'CT',
  edinburgh: 'SCT',
  honolulu: 'HI',
  'las-vegas': 'NV',
  london: 'ENG',
  'los-angeles': 'CA',
  madrid: 'MD',
  melbourne: 'VIC',
  'new-york': 'NY',
  'san-francisco': 'CA',
  seville: 'AN',
  sydney: 'NSW',
  toronto: 'ON',
  vancouver: 'BC',
}
/** Countries whose holidays date-holidays does not have; nothing is said of holidays there. */
const withoutCalendar = ['Maldives']
/** Years that trips are planned for. */
const years = 5

const out = 'public/catalogue'
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const rank = (id: string) => (popularIds.includes(id) ? popularIds.indexOf(id) : popularIds.length)
const destinations = readdirSync('catalogue')
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const input: unknown = JSON.parse(readFileSync(`catalogue/${name}`, 'utf8'))
    const [fault] = catalogueFaults(input)
    if (fault) throw new Error(`catalogue/${name}: ${fault}`)
    const destination = Destination.parse(input)
    return { ...destination, holidays: holidaysOf(destination) }
  })
  .sort((a, b) => rank(a.id) - rank(b.id) || a.label.localeCompare(b.label))
for (const destination of destinations)
  writeFileSync(`${out}/${destination.id}.json`, JSON.stringify(destination))
const cards = destinations.map((destination) => DestinationCard.parse(destination))
writeFileSync(`${out}/index.json`, JSON.stringify(cards))
console.log(
  `catalogue: ${destinations.length} destinations, ${destinations.reduce((n, d) => n + d.places.length, 0)} places`,
)

/** Public holidays of the destination's country, in English, from this year on. */
function holidaysOf({ id, country, label }: Destination): Destination['holidays'] {
  if (withoutCalendar.includes(country)) return undefined
  const named = new Intl.DisplayNames(['en'], { type: 'region' })
  const code = Object.keys(new Holidays().getCountries()).find((region) =>
    [country, `${country} SAR China`].includes(named.of(region) ?? ''),
  )
  if (!code) throw new Error(`${label}: no public holidays are known for ${country}`)
  const region = holidayRegions[id]
  const calendar = region
    ? new Holidays(code, region, { languages: ['en'] })
    : new Holidays(code, { languages: ['en'] })
  const first = new Date().getFullYear()
  const list = Array.from({ length: years }, (_, index) => calendar.getHolidays(first + index)).flat()
  return Object.fromEntries(
    list.filter(({ type }) => type === 'public').map(({ date, name }) => [date.slice(0, 10), name]),
  )
}
