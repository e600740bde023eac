import type { MapObject } from './map-object'
import type { Sort } from './sort'

/** How well known things are, by their number in Wikidata. */
export interface Ranks {
  values: ReadonlyMap<string, number>
  /** Numbers of readers run into millions, numbers of languages do not. */
  unit: 'readers' | 'languages'
  /** What they are called in English, where the source says it. */
  names?: ReadonlyMap<string, string>
}

/** The number of a thing in Wikidata; the first where the map has several. */
export function wikidataOf({ tags }: MapObject): string | undefined {
  return tags.wikidata?.split(';')[0]?.trim()
}

/** Objects with the English names that their source of fame knows, where the map has none. */
export function withNames(objects: readonly MapObject[], ranks: Ranks | undefined): readonly MapObject[] {
  const { names } = ranks ?? {}
  if (!names) return objects
  return objects.map((object) => {
    const english = object.tags['name:en'] ? undefined : names.get(wikidataOf(object) ?? '')
    return english ? { ...object, tags: { ...object.tags, 'name:en': english } } : object
  })
}

/** Fame of 0 to 100 by a figure: 200 languages or ten million readers a year are known in the whole world. */
function famed(value: number, unit: Ranks['unit']): number {
  const figure = Math.log10(Math.max(1, value))
  return unit === 'languages' ? 20 + 33 * figure : 20 * figure - 40
}

/** Things on a square or a wall: their number in Wikidata is often that of the person whom they show. */
const ofSomebody = new Set(['memorial', 'fountain', 'work of art', 'monument'])
const mostForSomebody = 42
/** Named in many languages because many pass through, not because they are seen. */
const passedThrough = new Set(['stadium', 'department store', 'railway station', 'library'])
const mostForPassing = 48

/** How well known a sight is, and whether a rank file says so or only what the map has of it. */
export function fameOf(
  object: MapObject,
  sort: Sort,
  ranks: Ranks | undefined,
): { fame: number; ranked: boolean } {
  const value = ranks?.values.get(wikidataOf(object) ?? '')
  const guessed = guess(object, sort)
  const languages = languagesOf(object)
  const capped =
    ofSomebody.has(sort.word) && languages < 5
      ? mostForSomebody
      : passedThrough.has(sort.word) && value === undefined && object.tags.tourism !== 'attraction'
        ? mostForPassing
        : 97
  const fame =
    value === undefined || !ranks ? (ranks ? Math.min(guessed, 45) : guessed) : famed(value, ranks.unit)
  return { fame: Math.max(5, Math.min(capped, Math.round(fame))), ranked: value !== undefined }
}

/** The languages in which the map has a name for it: mappers translate what visitors ask for. */
function languagesOf({ tags }: MapObject): number {
  return Object.keys(tags).filter((key) => /^name:[a-z]{2,3}$/.test(key)).length
}

/** A guess from what the map says: articles, languages, protection, sort and size. */
function guess(object: MapObject, sort: Sort): number {
  const { tags, meters } = object
  const heritage = Number(tags.heritage ?? Number.NaN)
  return (
    16 +
    sort.fame +
    (tags.wikidata ? 7 : 0) +
    (tags.wikipedia ? 8 : 0) +
    (tags.tourism === 'attraction' || tags.tourism === 'museum' ? 5 : 0) +
    Math.min(34, 8 * Math.log2(1 + languagesOf(object))) +
    (tags['ref:whc'] || heritage === 1 ? 8 : heritage === 2 ? 3 : 0) +
    (tags.opening_hours || tags.website ? 3 : 0) +
    (tags.wikimedia_commons || tags.image ? 2 : 0) +
    Math.min(8, Math.max(0, meters - 60) / 40) * (sort.kind === 'park' ? 0.6 : 1)
  )
}
