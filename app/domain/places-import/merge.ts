import { metersBetween } from '~/domain/catalogue/distance'
import { isFood, isStay } from './eat-drink-sleep'
import type { MapObject } from './map-object'
import { folded } from './names'

/** Two objects with one name are one place up to this many metres apart: a table is small, a castle is not. */
const reach = { table: 60, sight: 350 }
/** Two objects with one number in Wikidata are one place up to this many metres apart. */
const sameThing = 1500

/**
 * The same list with every place once: a museum is often there as a node and as an area, and some objects share a number in
 * Wikidata. The richer object stays and takes the tags of the other that it lacks.
 */
export function merged(objects: readonly MapObject[]): { objects: MapObject[]; doubles: number } {
  const kept: MapObject[] = []
  const byKey = new Map<string, number[]>()
  let doubles = 0
  const richest = [...objects].sort((a, b) => weight(b) - weight(a) || (a.ref < b.ref ? -1 : 1))
  for (const object of richest) {
    const keys = keysOf(object)
    const twin = keys
      .flatMap((key) => byKey.get(key) ?? [])
      .find((index) => {
        const other = kept[index]
        return other !== undefined && areOne(other, object)
      })
    const other = twin === undefined ? undefined : kept[twin]
    if (twin !== undefined && other) {
      doubles++
      kept[twin] = {
        ...other,
        meters: Math.max(other.meters, object.meters),
        tags: { ...object.tags, ...other.tags },
      }
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), twin])
      continue
    }
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), kept.length])
    kept.push(object)
  }
  return { objects: kept, doubles }
}

function weight({ tags, meters }: MapObject): number {
  return Object.keys(tags).length + (meters > 0 ? 2 : 0) + (tags.tourism ? 6 : 0)
}

/** What two objects of one place have in common: a number, a name in one of its languages. */
function keysOf({ tags }: MapObject): string[] {
  const names = [tags.name, tags['name:en'], tags.official_name, tags.alt_name].flatMap((name) =>
    name ? [folded(name)] : [],
  )
  const { wikidata, 'brand:wikidata': brand } = tags
  const own = wikidata && wikidata !== brand ? [wikidata] : []
  return [...own, ...names.filter((name) => name.length > 2)]
}

function areOne(a: MapObject, b: MapObject): boolean {
  const role = roleOf(a)
  if (role !== roleOf(b)) return false
  const meters = metersBetween(a.at, b.at)
  if (a.tags.wikidata && b.tags.wikidata) return a.tags.wikidata === b.tags.wikidata && meters <= sameThing
  const size = Math.max(a.meters, b.meters)
  return meters <= (role === 'sight' ? reach.sight + size / 2 : reach.table)
}

function roleOf({ tags }: MapObject): 'food' | 'stay' | 'sight' {
  return isStay(tags) ? 'stay' : isFood(tags) ? 'food' : 'sight'
}
