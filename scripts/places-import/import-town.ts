import '../test-setup/import-lists'
import { transliterate } from 'transliteration'
import type { Destination } from '../../app/domain/catalogue/destination'
import type { Locality } from '../../app/domain/catalogue/locality'
import { wikidataOf } from '../../app/domain/places-import/fame'
import { type MapObject, onEarth } from '../../app/domain/places-import/map-object'
import { reachOf } from '../../app/domain/places-import/reach'
import type { TextReader } from '../../app/domain/places-import/text-reader'
import { type Account, townOf } from '../../app/domain/places-import/town'
import type { Box } from '../ground/clip'
import { groundOfShapes } from '../ground/ground-shapes'
import { planeAround } from '../ground/plane'
import { isChainName } from './chains'
import { catalogueHours } from './hours'
import { readRanks } from './ranks'
import { type Bounds, type Cut, FileFault, type ReadFile } from './read-file'
import { readJson } from './read-json'
import { readPbf } from './read-pbf'
import { routedStreets } from './router'
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
  /** Read after the file: the two together take more memory than either. */
  catalogue: () => readonly Destination[]
  /** Address of a router that says how far it is on foot; without it the streets of the file do. */
  router?: string | undefined
}

/** Reads opening hours in any words, spells names of other scripts, and knows chains of all countries. */
export const reader: TextReader = { hours: catalogueHours, spell: transliterate, isChainName }

/** Makes a destination of a file of open data. Throws a `FileFault` where the file breaks off, is none of that kind, or has too little. */
export async function importTown(order: Order): Promise<{ destination: Destination; account: Account }> {
  const { file, town, fame, date, earlier, catalogue, router } = order
  const cut = { center: town.center, km: order.km ?? reachOf(town) }
  const read = await readWhole(file, cut)
  const made = await townOf(
    { ...read, objects: read.objects.map(withoutDateOfTrack) },
    {
      town,
      date,
      earlier,
      catalogue: catalogue(),
      reader,
      measure: (points) => streetTable(points, read.streets),
      ...(fame !== undefined && {
        ranksOf: (objects) => readRanks(fame, new Set(objects.flatMap((object) => wikidataOf(object) ?? []))),
      }),
    },
  )
  if (!made)
    throw new FileFault(
      `${town.label}: the file has too few places for a plan (${read.objects.length} inside the town)`,
    )
  const ground = groundIn(read, cut, made.destination)
  const streets = router === undefined ? made.destination.streets : await routed(made.destination, router)
  return {
    ...made,
    destination: { ...made.destination, ...(ground && { ground }), ...(streets && { streets }) },
  }
}

/** A road or a track over a bridge says since when it has been there itself: the tram of Porto crosses a bridge of 1886 since 2005. */
function withoutDateOfTrack(object: MapObject): MapObject {
  const { start_date: date, ...tags } = object.tags
  return date && tags.bridge && (tags.highway || tags.railway) ? { ...object, tags } : object
}

/** The walks of a destination by a router; along the streets of the file where the router fails. */
async function routed({ streets, places, stays }: Destination, url: string): Promise<Destination['streets']> {
  const all = [...places, ...stays].map(({ at }) => at)
  const points = streets?.points ?? [...new Map(all.map((at) => [at.join(), at])).values()].slice(0, 400)
  try {
    return await routedStreets(points, { url })
  } catch (error) {
    console.warn(`  the router was of no help: ${error instanceof Error ? error.message : error}`)
    return streets
  }
}

/** Degrees from the edge of a file in which a coast may break off. */
const edge = 0.0004

/** Shores, rivers and parks of the town; the sea only where the file has every coast. */
function groundIn({ shapes, bounds }: ReadFile, cut: Cut, { places }: Destination) {
  const { spotOf } = planeAround(cut.center)
  const square = onEarth(cut)
  const boxOf = ({ south, west, north, east }: Bounds): Box => {
    const [top, foot] = [spotOf([north, west]), spotOf([south, east])]
    return { west: top.x, north: top.y, east: foot.x, south: foot.y }
  }
  const known = bounds && {
    south: Math.max(square.south, bounds.south + edge),
    west: Math.max(square.west, bounds.west + edge),
    north: Math.min(square.north, bounds.north - edge),
    east: Math.min(square.east, bounds.east - edge),
  }
  return groundOfShapes(shapes, {
    center: cut.center,
    box: boxOf(square),
    known: boxOf(known ?? square),
    places: places.map(({ at }) => at),
  })
}

/** A file that was cut off in the middle must not take the place of a whole one. */
async function readWhole(file: string, cut: Cut): Promise<ReadFile> {
  const read = readerOf(file)
  try {
    return await read(file, cut)
  } catch (error) {
    if (error instanceof FileFault) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new FileFault(`${file} breaks off, or is not what its name says (${reason}); nothing was changed`, {
      cause: error,
    })
  }
}

function readerOf(file: string): (file: string, cut: Cut) => Promise<ReadFile> {
  if (/\.pbf$/i.test(file)) return readPbf
  if (/\.(geo)?json(\.gz)?$/i.test(file)) return readJson
  throw new FileFault(`${file}: the name has to end in .osm.pbf, .geojson or .json`)
}
