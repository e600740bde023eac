import { transliterate } from 'transliteration'
import type { Destination } from '../../app/domain/catalogue/destination'
import type { Locality } from '../../app/domain/catalogue/locality'
import { reachOf } from '../../app/domain/places-import/reach'
import type { TextReader } from '../../app/domain/places-import/text-reader'
import { type Account, townOf } from '../../app/domain/places-import/town'
import { catalogueHours } from './hours'
import { readRanks } from './ranks'
import type { Cut, ReadFile } from './read-file'
import { readJson } from './read-json'
import { readPbf } from './read-pbf'
import { streetTable } from './street-table'

export interface Order {
  file: string
  town: Locality
  /** Half of the side of the square that is read, kilometres; by the size of the town when left out. */
  km?: number | undefined
  fame?: string | undefined
  /** Day of the data, for a file that does not say it. */
  date: string
  earlier?: Destination | undefined
  catalogue: readonly Destination[]
}

/** Reads opening hours in any words, and spells names of other scripts. */
export const reader: TextReader = { hours: catalogueHours, spell: transliterate }

/** Makes a destination of a file of open data. */
export async function importTown(order: Order): Promise<{ destination: Destination; account: Account }> {
  const { file, town, fame, date, earlier, catalogue } = order
  const read = await readFileOf(file, { center: town.center, km: order.km ?? reachOf(town) })
  const made = await townOf(read, {
    town,
    date,
    earlier,
    catalogue,
    reader,
    measure: (points) => streetTable(points, read.streets),
    ...(fame !== undefined && {
      ranksOf: (objects) =>
        readRanks(fame, new Set(objects.flatMap(({ tags }) => (tags.wikidata ? [tags.wikidata] : [])))),
    }),
  })
  if (!made) throw new Error(`${town.label}: the file has too few places for a plan`)
  return made
}

function readFileOf(file: string, cut: Cut): Promise<ReadFile> {
  if (/\.pbf$/i.test(file)) return readPbf(file, cut)
  if (/\.(geo)?json(\.gz)?$/i.test(file)) return readJson(file, cut)
  throw new Error(`${file}: the name has to end in .osm.pbf, .geojson or .json`)
}
