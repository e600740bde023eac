import type { Place } from '~/domain/catalogue/place'
import type { MapObject, Tags } from './map-object'
import { hasArticle, is, isPalace, isPassedBy, letsIn, ofMany } from './passed-by'
import { isKnown } from './wanted'

/** What an object is for a traveller, with what follows from that for every place of its sort. */
export interface Sort {
  /** Said in sentences: "museum", "city gate". */
  word: string
  kind: Place['kind']
  interests: Place['interests']
  styles: Place['styles']
  /** Minutes: shortest, typical and longest stay. */
  visit: NonNullable<Place['visit']>
  setting: Place['setting']
  effort?: Place['effort']
  /** A street or a square: nobody closes it and nobody takes money. */
  open?: true
  /** Worth a stop only when an encyclopedia has an article on it, or the map calls it an attraction. */
  weak?: true
  /** One of many: worth a stop only when something says that people come for it. */
  common?: true
  /** Points of fame for its sort. */
  fame: number
}

type Given = Pick<Sort, 'word' | 'kind' | 'fame'> & Partial<Sort>

const byKind: Partial<Record<Place['kind'], Omit<Sort, 'word' | 'kind' | 'fame'>>> = {
  sight: {
    interests: ['Sightseeing', 'History', 'Architecture', 'Photography'],
    styles: ['Historical', 'Photography', 'Urban'],
    visit: [15, 25, 45],
    setting: 'outdoor',
  },
  museum: {
    interests: ['Museums', 'History', 'Art'],
    styles: ['Cultural', 'Historical'],
    visit: [45, 75, 120],
    setting: 'indoor',
  },
  gallery: {
    interests: ['Art', 'Museums'],
    styles: ['Cultural', 'Urban'],
    visit: [30, 50, 90],
    setting: 'indoor',
  },
  worship: {
    interests: ['Architecture', 'History', 'Art'],
    styles: ['Historical', 'Cultural'],
    visit: [15, 25, 45],
    setting: 'indoor',
  },
  walk: {
    interests: ['Sightseeing', 'Shopping', 'Photography'],
    styles: ['Urban'],
    visit: [20, 35, 60],
    setting: 'outdoor',
  },
  viewpoint: {
    interests: ['Photography', 'Sightseeing'],
    styles: ['Photography', 'Nature'],
    visit: [15, 30, 50],
    setting: 'outdoor',
  },
  park: {
    interests: ['Nature & Outdoors', 'Photography', 'Sightseeing'],
    styles: ['Nature', 'Relaxation'],
    visit: [25, 45, 90],
    setting: 'outdoor',
  },
  beach: {
    interests: ['Beach', 'Nature & Outdoors', 'Photography'],
    styles: ['Relaxation', 'Nature'],
    visit: [45, 90, 180],
    setting: 'outdoor',
  },
  market: {
    interests: ['Shopping', 'Food & Dining', 'Sightseeing'],
    styles: ['Urban', 'Cultural'],
    visit: [25, 45, 75],
    setting: 'mixed',
  },
  shop: { interests: ['Shopping'], styles: ['Urban'], visit: [25, 45, 75], setting: 'indoor' },
  experience: {
    interests: ['Adventure', 'Sightseeing', 'Nature & Outdoors'],
    styles: ['Adventure'],
    visit: [60, 120, 180],
    setting: 'mixed',
  },
  show: {
    interests: ['Nightlife', 'Art'],
    styles: ['Cultural', 'Urban'],
    visit: [90, 120, 180],
    setting: 'indoor',
  },
  nightlife: { interests: ['Nightlife'], styles: ['Urban'], visit: [45, 75, 120], setting: 'indoor' },
}

function sort(given: Given): Sort {
  const usual = byKind[given.kind]
  if (!usual) throw new Error(`no sort of ${given.kind}`)
  return { ...usual, ...given }
}

const small = { visit: [10, 15, 25] as [number, number, number], open: true, common: true } as const

/** Tags and the sort they make, the first that fits. */
const sorts: readonly [test: (tags: Tags, meters: number) => boolean, given: Given][] = [
  [
    (tags) => is('tourism', 'zoo')(tags) && tags.zoo !== undefined && tags.zoo !== 'zoo',
    { word: 'zoo', kind: 'experience', fame: 0, setting: 'outdoor', visit: [30, 45, 90], common: true },
  ],
  [
    is('tourism', 'zoo'),
    { word: 'zoo', kind: 'experience', fame: 14, setting: 'outdoor', visit: [90, 150, 240] },
  ],
  [
    is('tourism', 'aquarium'),
    { word: 'aquarium', kind: 'experience', fame: 14, setting: 'indoor', visit: [60, 90, 150] },
  ],
  [
    is('tourism', 'theme_park'),
    { word: 'theme park', kind: 'experience', fame: 12, setting: 'outdoor', visit: [120, 240, 400] },
  ],
  [
    is('amenity', 'planetarium'),
    { word: 'planetarium', kind: 'experience', fame: 6, setting: 'indoor', visit: [45, 75, 120] },
  ],
  [is('tourism', 'museum'), { word: 'museum', kind: 'museum', fame: 8 }],
  // Many palaces are offices: one looks at them from the street.
  [
    (tags) => isPalace(tags) && !letsIn(tags),
    { word: 'palace', kind: 'sight', fame: 8, visit: [10, 15, 25], open: true },
  ],
  [
    is('historic', 'castle', 'palace'),
    { word: 'castle', kind: 'sight', fame: 14, visit: [30, 60, 100], setting: 'mixed' },
  ],
  [
    is('building', 'castle', 'palace'),
    { word: 'palace', kind: 'sight', fame: 12, visit: [20, 45, 90], setting: 'mixed' },
  ],
  [is('building', 'cathedral'), { word: 'cathedral', kind: 'worship', fame: 14, visit: [20, 35, 60] }],
  [is('amenity', 'theatre', 'concert_hall'), { word: 'theatre', kind: 'show', fame: 3, weak: true }],
  [
    (tags) =>
      tags.amenity === 'place_of_worship' ||
      ['church', 'cathedral', 'monastery'].includes(tags.historic ?? ''),
    { word: 'church', kind: 'worship', fame: 2, common: true },
  ],
  [
    is('building', 'church', 'mosque', 'temple', 'synagogue'),
    { word: 'church', kind: 'worship', fame: 2, common: true },
  ],
  [
    (tags, meters) => tags.amenity === 'marketplace' && meters < 20 && !tags.opening_hours,
    { word: 'market', kind: 'market', fame: 6, common: true },
  ],
  [is('amenity', 'marketplace'), { word: 'market', kind: 'market', fame: 8 }],
  [is('tourism', 'gallery'), { word: 'gallery', kind: 'gallery', fame: 1, weak: true }],
  [
    is('amenity', 'arts_centre', 'exhibition_centre'),
    { word: 'arts centre', kind: 'gallery', fame: 1, weak: true },
  ],
  [is('natural', 'beach'), { word: 'beach', kind: 'beach', fame: 8, open: true }],
  [is('leisure', 'beach_resort'), { word: 'beach', kind: 'beach', fame: 4 }],
  [is('leisure', 'water_park'), { word: 'water park', kind: 'experience', fame: 2, common: true }],
  [is('tourism', 'viewpoint'), { word: 'viewpoint', kind: 'viewpoint', fame: 4, open: true }],
  [
    is('natural', 'peak'),
    { word: 'summit', kind: 'viewpoint', fame: 0, open: true, common: true, effort: 3 },
  ],
  [is('leisure', 'park', 'garden', 'nature_reserve'), { word: 'park', kind: 'park', fame: 2, common: true }],
  [is('historic', 'city_gate'), { word: 'city gate', kind: 'sight', fame: 8, open: true }],
  [
    is('historic', 'fort', 'archaeological_site', 'monastery', 'ship'),
    { word: 'historic site', kind: 'sight', fame: 8, visit: [20, 45, 75] },
  ],
  [
    is('historic', 'ruins', 'citywalls', 'tower', 'aqueduct', 'manor'),
    { word: 'historic site', kind: 'sight', fame: 5, common: true },
  ],
  [is('historic', 'monument'), { word: 'monument', kind: 'sight', fame: 3, ...small }],
  [is('historic', 'memorial', 'tomb'), { word: 'memorial', kind: 'sight', fame: -8, ...small }],
  [is('amenity', 'fountain'), { word: 'fountain', kind: 'sight', fame: -4, ...small }],
  [
    is('tourism', 'artwork'),
    {
      word: 'work of art',
      kind: 'sight',
      fame: -8,
      ...small,
      interests: ['Art', 'Photography', 'Sightseeing'],
    },
  ],
  [is('man_made', 'lighthouse', 'tower', 'obelisk'), { word: 'tower', kind: 'sight', fame: 3, common: true }],
  [
    (tags) =>
      tags.man_made === 'bridge' ||
      tags.bridge !== undefined ||
      tags.building === 'bridge' ||
      tags.historic === 'bridge',
    { word: 'bridge', kind: 'sight', fame: 4, visit: [10, 20, 30], open: true, common: true },
  ],
  [is('man_made', 'pier'), { word: 'pier', kind: 'walk', fame: 3, open: true, common: true }],
  [
    is('railway', 'funicular'),
    { word: 'funicular', kind: 'experience', fame: 4, common: true, visit: [20, 30, 45] },
  ],
  [
    is('aerialway', 'station', 'cable_car'),
    { word: 'cable car', kind: 'experience', fame: 4, common: true, visit: [20, 40, 60] },
  ],
  [
    is('place', 'square'),
    { word: 'square', kind: 'sight', fame: 5, visit: [10, 20, 40], open: true, common: true },
  ],
  [
    (tags, meters) => tags.highway === 'pedestrian' && meters > 150,
    { word: 'street', kind: 'walk', fame: 2, open: true, common: true },
  ],
  [
    is('highway', 'pedestrian'),
    { word: 'square', kind: 'sight', fame: 3, visit: [10, 20, 40], open: true, common: true },
  ],
  [is('shop', 'department_store', 'mall'), { word: 'department store', kind: 'shop', fame: 0, weak: true }],
  [is('amenity', 'townhall'), { word: 'town hall', kind: 'sight', fame: 2, weak: true, open: true }],
  [is('amenity', 'library'), { word: 'library', kind: 'sight', fame: 0, common: true, setting: 'indoor' }],
  [
    is('railway', 'station'),
    { word: 'railway station', kind: 'sight', fame: 0, visit: [10, 20, 30], common: true, open: true },
  ],
  [
    (tags) => tags.amenity === 'casino' && tags.wikipedia !== undefined,
    { word: 'casino', kind: 'sight', fame: 8, setting: 'mixed' },
  ],
  [is('amenity', 'bar', 'pub', 'nightclub', 'casino'), { word: 'bar', kind: 'nightlife', fame: 0 }],
  [is('leisure', 'stadium'), { word: 'stadium', kind: 'sight', fame: 0, weak: true }],
  [is('natural', 'cave_entrance'), { word: 'cave', kind: 'sight', fame: 2, common: true }],
  [
    (tags) => tags.tourism === 'attraction' || tags.attraction !== undefined,
    { word: 'sight', kind: 'sight', fame: 4 },
  ],
  [
    (tags) => tags.historic !== undefined || tags.heritage !== undefined,
    { word: 'historic building', kind: 'sight', fame: 2, common: true, visit: [10, 20, 35] },
  ],
]

/** What a sight or an evening place is; undefined for what is only passed by. */
export function sortOf({ tags, meters }: MapObject): Sort | undefined {
  const given = isPassedBy(tags) ? undefined : sorts.find(([test]) => test(tags, meters))?.[1]
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
