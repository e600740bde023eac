import type { Destination } from '../../app/domain/catalogue/destination'
import type { Locality } from '../../app/domain/catalogue/locality'
import { destinationOf } from './destination'
import { type Ranks, readRanks } from './fame'
import { branchesOf, isChain } from './food'
import { isFood } from './kinds'
import type { Cut, ReadFile } from './map-object'
import { merged } from './merge'
import { saysClosed } from './names'
import { type Found, findPlace } from './places'
import { readJson } from './read-json'
import { readPbf } from './read-pbf'
import { selected } from './select'
import { reachOf } from './town'
import { usualOf } from './usual'
import { hasName, transitName, wasWanted } from './wanted'

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

/** What became of what the file has. */
export interface Account {
  inside: number
  /** Objects that looked like places. */
  looked: number
  /** Reasons for leaving objects out, with their numbers. */
  dropped: Record<string, number>
  /** Chosen of found, by use. */
  chosen: Record<Found['use'], { of: number; kept: number }>
  /** Sights for which the rank file has a figure. */
  ranked: number
}

/** Makes a destination of a file of open data. */
export async function importTown(order: Order): Promise<{ destination: Destination; account: Account }> {
  const { file, town, catalogue } = order
  const cut = { center: town.center, km: order.km ?? reachOf(town) }
  const read = await readFileOf(file, cut)
  const dropped: Record<string, number> = {}
  const drop = (reason: string, count = 1) => {
    dropped[reason] = (dropped[reason] ?? 0) + count
  }
  const living = read.objects.filter(({ tags }) => {
    const reason =
      wasWanted(tags) || saysClosed(tags) ? 'closed or gone' : hasName(tags) ? undefined : 'no name'
    if (reason) drop(reason)
    return reason === undefined
  })
  const branches = branchesOf(living.filter(({ tags }) => isFood(tags)))
  const { objects, doubles } = merged(living)
  if (doubles > 0) drop('a double of another', doubles)
  const ranks = order.fame ? await ranksFor(order.fame, objects) : undefined
  const found = objects.flatMap((object): Found[] => {
    const place = findPlace(object, isFood(object.tags) && isChain(object, branches), ranks)
    if (typeof place !== 'string') return [place]
    drop(place)
    return []
  })
  const chosen = selected(found, town.center)
  const destination = destinationOf({
    town,
    found: chosen,
    quarters: read.quarters,
    onMap: new Set(objects.map(({ ref }) => ref)),
    usual: usualOf(town, catalogue),
    date: read.date ?? order.date,
    ranked: ranks !== undefined,
    transit: transitName(read.transit),
    earlier: order.earlier,
    holidays: town.holidays,
    streets: read.streets,
  })
  const count = (list: readonly Found[], use: Found['use']) => list.filter((each) => each.use === use).length
  return {
    destination,
    account: {
      inside: read.inside,
      looked: read.objects.length,
      dropped,
      chosen: {
        sight: { of: count(found, 'sight'), kept: count(chosen, 'sight') },
        food: { of: count(found, 'food'), kept: count(chosen, 'food') },
        night: { of: count(found, 'night'), kept: count(chosen, 'night') },
        stay: { of: count(found, 'stay'), kept: count(chosen, 'stay') },
      },
      ranked: chosen.filter(({ use, ranked }) => use === 'sight' && ranked).length,
    },
  }
}

function readFileOf(file: string, cut: Cut): Promise<ReadFile> {
  if (/\.pbf$/i.test(file)) return readPbf(file, cut)
  if (/\.(geo)?json(\.gz)?$/i.test(file)) return readJson(file, cut)
  throw new Error(`${file}: the name has to end in .osm.pbf, .geojson or .json`)
}

function ranksFor(file: string, objects: ReadFile['objects']): Promise<Ranks> {
  return readRanks(file, new Set(objects.flatMap(({ tags }) => (tags.wikidata ? [tags.wikidata] : []))))
}
