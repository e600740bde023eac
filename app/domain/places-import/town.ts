import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { destinationOf, type Material } from './destination'
import { isBar, isFood } from './eat-drink-sleep'
import { type Ranks, withNames } from './fame'
import { branchesOf, isChain } from './food'
import type { MapExcerpt, MapObject } from './map-object'
import { merged } from './merge'
import { saysClosed } from './names'
import { type Found, findPlace } from './places'
import { selected } from './select'
import type { TextReader } from './text-reader'
import { usualOf } from './usual'
import { hasName, transitName, wasWanted } from './wanted'

/** What became of what the map has. */
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

export interface TownOrder {
  town: Locality
  /** Day of the data, for a map that does not say it. */
  date: string
  earlier?: Destination | undefined
  /** Destinations of the catalogue from which usual hours and prices are taken: those of the country and the nearest. */
  catalogue: readonly Destination[]
  reader: TextReader
  measure?: Material['measure']
  /** Reads how well known the objects are; left out without a rank file. */
  ranksOf?: (objects: readonly MapObject[]) => Promise<Ranks | undefined>
}

/** Makes a destination of what was read of a map; undefined where that is too little for a plan. */
export async function townOf(
  read: MapExcerpt,
  order: TownOrder,
): Promise<{ destination: Destination; account: Account } | undefined> {
  const { town, catalogue, reader, measure } = order
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
  const branches = branchesOf(living.filter(({ tags }) => isFood(tags) || isBar(tags)))
  const { objects, doubles } = merged(living)
  if (doubles > 0) drop('a double of another', doubles)
  const ranks = await order.ranksOf?.(objects)
  const found = withNames(objects, ranks).flatMap((object): Found[] => {
    const chain =
      isChain(object, branches) || reader.isChainName?.(object.tags.name ?? '', town.countryCode) === true
    const place = findPlace(object, chain, ranks, reader)
    if (typeof place !== 'string') return [place]
    drop(place)
    return []
  })
  const chosen = selected(found, town.center)
  const usual = usualOf(town, catalogue)
  const destination =
    usual &&
    destinationOf({
      town,
      found: chosen,
      quarters: read.quarters,
      onMap: new Set(objects.map(({ ref }) => ref)),
      usual,
      date: read.date ?? order.date,
      ranked: ranks !== undefined,
      transit: transitName(read.transit),
      routes: read.routes ?? [],
      earlier: order.earlier,
      holidays: town.holidays,
      ...(measure && { measure }),
      reader,
    })
  if (!destination) return undefined
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
