import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import type { SightTile } from '../gazetteer-file'
import { tileOf } from '../tiles'

/** Sights that strangers have heard of, 0 to 100. */
const wellKnown = 50
/** Minutes. */
const fullDay = 240

/**
 * The well known sights of the catalogue by tile, the best known first: what a town beside a destination can name. Of destinations
 * on several islands there are none, since nobody knows which island a town is on.
 */
export function sightTiles(
  destinations: readonly Pick<Destination, 'places' | 'barriers' | 'transit'>[],
): Map<string, SightTile> {
  const tiles = new Map<string, SightTile>()
  const tileAt = (at: Coordinates) => {
    const tile = tiles.get(tileOf(at)) ?? { sights: [], water: [] }
    tiles.set(tileOf(at), tile)
    return tile
  }
  const mainland = destinations.filter(({ transit }) => transit.apart === undefined)
  const sights = mainland
    .flatMap(({ places }) => places)
    .filter(({ kind, closed }) => !closed && !['food', 'base', 'nightlife', 'show', 'shop'].includes(kind))
    // A place that fills a day is listed where the day begins: at a quay or a bus stop.
    .filter(({ fame, visit }) => fame >= wellKnown && (visit?.[0] ?? 0) < fullDay)
    .sort((a, b) => b.fame - a.fame)
  for (const { name, at } of sights) {
    const known = tileAt(at).sights
    if (!known.some((other) => other.name === name)) known.push({ name, at })
  }
  for (const { barriers, places } of mainland) {
    const touched = new Set(places.map(({ at }) => tileAt(at)))
    const water = barriers.filter(({ kind }) => kind === 'water').map(({ line }) => line)
    for (const tile of touched) tile.water.push(...water)
  }
  return tiles
}
