import { addDays } from '../../app/domain/calendar/calendar-date'
import type { Destination } from '../../app/domain/catalogue/destination'
import { metersBetween } from '../../app/domain/catalogue/distance'
import { openWindows, parseOpeningHours } from '../../app/domain/catalogue/opening-hours'
import type { Place } from '../../app/domain/catalogue/place'
import { folded } from '../../app/domain/places-import/names'

/** What a catalogue destination and an import of the same town have in common. */
export interface Comparison {
  use: 'sights' | 'tables'
  own: number
  imported: number
  both: number
  /** Metres between the two positions: the middle one, and how many are over 150. */
  middle: number
  far: number
  /** Of those whose hours both know: open in the same minutes of an ordinary week but for a tenth. */
  hoursKnown: number
  hoursAgree: number
  /** The best known of the catalogue that the import lacks, and of the import that the catalogue lacks. */
  lacks: string[]
  adds: string[]
}

/** Two places with one name are the same up to this many metres apart: a park is large. */
const sameName = 900
/** Two places that share a word which is their own are the same up to this distance. */
const nearBy = 180
const farApart = 150
const named = 8

/** Compares sights and tables of two files of one town. */
export function compareTowns(own: Destination, imported: Destination): Comparison[] {
  return [
    compared('sights', own.places.filter(isSight), imported.places.filter(isSight), imported),
    compared('tables', own.places.filter(isTable), imported.places.filter(isTable), imported),
  ]
}

const isTable = ({ kind, closed }: Place) => kind === 'food' && !closed
const isSight = ({ kind, closed }: Place) =>
  !['food', 'base', 'nightlife', 'show'].includes(kind) && closed === undefined

function compared(
  use: Comparison['use'],
  own: readonly Place[],
  imported: readonly Place[],
  { names = {} }: Destination,
): Comparison {
  const pairs = own.flatMap((place) => {
    const twin = imported.find(
      (other) =>
        (metersBetween(place.at, other.at) <= sameName && haveOneName(place, other, names[other.id] ?? [])) ||
        (metersBetween(place.at, other.at) <= nearBy && shareWord(place, other)),
    )
    return twin ? [{ place, twin, meters: metersBetween(place.at, twin.at) }] : []
  })
  const distances = pairs.map(({ meters }) => meters).sort((a, b) => a - b)
  const hours = pairs.flatMap(({ place, twin }) => {
    if (twin.assumed?.includes('hours')) return []
    const [a, b] = [weekOf(place), weekOf(twin)]
    return a && b ? [agreement(a, b)] : []
  })
  const best = (list: readonly Place[], taken: readonly Place[]) =>
    list
      .filter((place) => !taken.includes(place))
      .sort((a, b) => b.fame - a.fame)
      .slice(0, named)
      .map(({ name }) => name)
  return {
    use,
    own: own.length,
    imported: imported.length,
    both: pairs.length,
    middle: Math.round(distances[Math.floor(distances.length / 2)] ?? 0),
    far: distances.filter((meters) => meters > farApart).length,
    hoursKnown: hours.length,
    hoursAgree: hours.filter((share) => share >= 0.9).length,
    lacks: best(
      own,
      pairs.map(({ place }) => place),
    ),
    adds: best(
      imported,
      pairs.map(({ twin }) => twin),
    ),
  }
}

function haveOneName(a: Place, b: Place, others: readonly string[]): boolean {
  const left = [a.name, a.localName ?? ''].map(folded).filter((name) => name.length > 3)
  const right = [b.name, b.localName ?? '', ...others].map(folded).filter((name) => name.length > 3)
  return left.some((name) => right.some((other) => name.includes(other) || other.includes(name)))
}

/** Words that many places have in their names. */
const common =
  /^(museum|museu|museo|church|igreja|capela|kirche|cathedral|palace|palacio|bridge|ponte|praca|platz|square|market|mercado|garden|jardim|park|restaurant|restaurante|hotel|casa|bistro|cafe|haus|house|porto|munich|munchen|munchner|deutsches|santo|santa|sankt|tower|torre|theatre|gallery|view|viewpoint|old|national|nacional)$/

function wordsOf({ name, localName = '' }: Place): string[] {
  return `${name} ${localName}`
    .split(/[^\p{L}\p{N}]+/u)
    .map(folded)
    .filter((word) => word.length >= 4 && !common.test(word))
}

function shareWord(a: Place, b: Place): boolean {
  const words = new Set(wordsOf(a))
  return wordsOf(b).some((word) => words.has(word))
}

const monday = '2027-05-10'
const step = 15

/** Whether a place is open, by quarters of an hour of an ordinary week. */
function weekOf({ hours }: Place): Set<number> | undefined {
  const rules = hours === undefined ? '' : parseOpeningHours(hours)
  if (typeof rules === 'string') return undefined
  const open = new Set<number>()
  for (let day = 0; day < 7; day++)
    for (const { from, to } of openWindows(rules, addDays(monday, day)))
      for (let minute = from; minute < to; minute += step) open.add(Math.floor((day * 1440 + minute) / step))
  return open
}

/** Time in which both are open, of the time in which either is. */
function agreement(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const both = [...a].filter((quarter) => b.has(quarter)).length
  return both / Math.max(1, a.size + b.size - both)
}

/** The comparison as a table in Markdown. */
export function comparisonTable(label: string, rows: readonly Comparison[]): string {
  return [
    `| ${label} | catalogue | import | in both | middle distance | over ${farApart} m | hours known to both | hours agree |`,
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ use, own, imported, both, middle, far, hoursKnown, hoursAgree }) =>
        `| ${use} | ${own} | ${imported} | ${both} | ${middle} m | ${far} | ${hoursKnown} | ${hoursAgree} |`,
    ),
    '',
    ...rows.flatMap(({ use, lacks, adds }) => [
      `The import lacks of the best known ${use}: ${lacks.join(', ') || 'none'}.`,
      `The catalogue lacks of the best known ${use}: ${adds.join(', ') || 'none'}.`,
    ]),
  ].join('\n')
}
