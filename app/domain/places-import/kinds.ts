import { importLists } from './lists/import-lists'
import type { MapObject, Tags } from './map-object'
import { hasArticle, is, isPalace, isPassedBy, letsIn, ofMany } from './passed-by'
import type { Given, Sort } from './sort'
import { isKnown } from './wanted'

function sort(given: Given): Sort {
  const usual = importLists().byKind[given.kind]
  if (!usual) throw new Error(`no sort of ${given.kind}`)
  return { ...usual, ...given }
}

/** What no single tag tells. */
const tests: Readonly<Record<string, (tags: Tags, meters: number) => boolean>> = {
  'zoo-part': (tags) => is('tourism', 'zoo')(tags) && tags.zoo !== undefined && tags.zoo !== 'zoo',
  'palace-outside': (tags) => isPalace(tags) && !letsIn(tags),
  worship: (tags) =>
    tags.amenity === 'place_of_worship' || ['church', 'cathedral', 'monastery'].includes(tags.historic ?? ''),
  'small-market': (tags, meters) => tags.amenity === 'marketplace' && meters < 20 && !tags.opening_hours,
  bridge: (tags) =>
    tags.man_made === 'bridge' ||
    tags.bridge !== undefined ||
    tags.building === 'bridge' ||
    tags.historic === 'bridge',
  street: (tags, meters) => tags.highway === 'pedestrian' && meters > 150,
  casino: (tags) => tags.amenity === 'casino' && tags.wikipedia !== undefined,
  attraction: (tags) => tags.tourism === 'attraction' || tags.attraction !== undefined,
  old: (tags) => tags.historic !== undefined || tags.heritage !== undefined,
}

/** Whether a test of the lists fits: "tourism=zoo", "historic=castle|palace", or one of those above. */
function fits(test: string, { tags, meters }: MapObject): boolean {
  const [key = '', values] = test.split('=')
  return values === undefined ? (tests[key]?.(tags, meters) ?? false) : is(key, ...values.split('|'))(tags)
}

/** What a sight or an evening place is; undefined for what is only passed by. */
export function sortOf(object: MapObject): Sort | undefined {
  const { tags, meters } = object
  const given = isPassedBy(tags) ? undefined : importLists().sorts.find(([test]) => fits(test, object))?.[1]
  if (!given) return undefined
  const made = sort(given)
  // One of many is worth a stop where a database knows it, or the map calls it an attraction. Databases know every stone.
  const attracts = tags.tourism === 'attraction'
  const called = attracts || (tags.heritage !== undefined && !ofMany.has(made.word))
  const large = made.kind === 'park' && meters > 350
  const known = ofMany.has(made.word) ? hasArticle(tags) : isKnown(tags)
  if (made.common && !called && !large && !known) return undefined
  if (made.word === 'library' && !called) return undefined
  if (made.weak && !called && !tags.wikipedia) return undefined
  return { ...made, word: wordFor(tags, made.word), ...visitFor(made, meters) }
}

function wordFor({ religion, building }: Tags, word: string): string {
  if (word !== 'church') return word
  if (building === 'chapel') return 'chapel'
  const houses: Record<string, string> = {
    muslim: 'mosque',
    jewish: 'synagogue',
    buddhist: 'temple',
    hindu: 'temple',
    shinto: 'shrine',
    sikh: 'gurdwara',
    taoist: 'temple',
  }
  return houses[religion ?? ''] ?? 'church'
}

/** A large park or museum takes longer than a small one. */
function visitFor({ kind, visit }: Sort, meters: number): Pick<Sort, 'visit'> {
  if (kind === 'museum' && meters > 130) return { visit: [70, 110, 170] }
  if (kind !== 'park') return { visit }
  if (meters < 250) return { visit: [15, 25, 45] }
  return { visit: meters > 1200 ? [40, 75, 150] : visit }
}
