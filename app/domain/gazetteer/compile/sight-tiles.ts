import type { Destination } from '~/domain/catalogue/destination'
import type { SightTile } from '../gazetteer-file'
import { tileOf } from '../tiles'

/** Sights that strangers have heard of, 0 to 100. */
const wellKnown = 50
/** Minutes. */
const fullDay = 240

/** The well known sights of the catalogue by tile, the best known first: what a town beside a destination can name. */
export function sightTiles(destinations: readonly Pick<Destination, 'places'>[]): Map<string, SightTile> {
  const tiles = new Map<string, SightTile>()
  const sights = destinations
    .flatMap(({ places }) => places)
    .filter(({ kind, closed }) => !closed && !['food', 'base', 'nightlife', 'show', 'shop'].includes(kind))
    // A place that fills a day is listed where the day begins: at a quay or a bus stop.
    .filter(({ fame, visit }) => fame >= wellKnown && (visit?.[0] ?? 0) < fullDay)
    .sort((a, b) => b.fame - a.fame)
  for (const { name, at } of sights) {
    const tile = tiles.get(tileOf(at)) ?? []
    if (!tile.some((other) => other.name === name)) tile.push({ name, at })
    tiles.set(tileOf(at), tile)
  }
  return tiles
}
