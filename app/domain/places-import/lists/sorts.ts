import type { ImportLists } from './import-lists'

/** What is the same for the places of a kind. */
export const byKind: ImportLists['byKind'] = {
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

/**
 * Tags and the sort they make, the first that fits: a tag with its values, or a test by its name in kinds.ts. Many palaces are
 * offices: one looks at them from the street.
 */
export const sorts: ImportLists['sorts'] = [
  [
    'zoo-part',
    { word: 'zoo', kind: 'experience', fame: 0, setting: 'outdoor', visit: [30, 45, 90], common: true },
  ],
  ['tourism=zoo', { word: 'zoo', kind: 'experience', fame: 14, setting: 'outdoor', visit: [90, 150, 240] }],
  [
    'tourism=aquarium',
    { word: 'aquarium', kind: 'experience', fame: 14, setting: 'indoor', visit: [60, 90, 150] },
  ],
  [
    'tourism=theme_park',
    { word: 'theme park', kind: 'experience', fame: 12, setting: 'outdoor', visit: [120, 240, 400] },
  ],
  [
    'amenity=planetarium',
    { word: 'planetarium', kind: 'experience', fame: 6, setting: 'indoor', visit: [45, 75, 120] },
  ],
  ['tourism=museum', { word: 'museum', kind: 'museum', fame: 8 }],
  ['palace-outside', { word: 'palace', kind: 'sight', fame: 8, visit: [10, 15, 25], open: true }],
  [
    'historic=castle|palace',
    { word: 'castle', kind: 'sight', fame: 14, visit: [30, 60, 100], setting: 'mixed' },
  ],
  [
    'building=castle|palace',
    { word: 'palace', kind: 'sight', fame: 12, visit: [20, 45, 90], setting: 'mixed' },
  ],
  ['building=cathedral', { word: 'cathedral', kind: 'worship', fame: 14, visit: [20, 35, 60] }],
  ['amenity=theatre|concert_hall', { word: 'theatre', kind: 'show', fame: 3, weak: true }],
  ['worship', { word: 'church', kind: 'worship', fame: 2, common: true }],
  ['building=church|mosque|temple|synagogue', { word: 'church', kind: 'worship', fame: 2, common: true }],
  ['small-market', { word: 'market', kind: 'market', fame: 6, common: true }],
  ['amenity=marketplace', { word: 'market', kind: 'market', fame: 8 }],
  ['tourism=gallery', { word: 'gallery', kind: 'gallery', fame: 1, weak: true }],
  ['amenity=arts_centre|exhibition_centre', { word: 'arts centre', kind: 'gallery', fame: 1, weak: true }],
  ['natural=beach', { word: 'beach', kind: 'beach', fame: 8, open: true }],
  ['leisure=beach_resort', { word: 'beach', kind: 'beach', fame: 4 }],
  ['leisure=water_park', { word: 'water park', kind: 'experience', fame: 2, common: true }],
  ['tourism=viewpoint', { word: 'viewpoint', kind: 'viewpoint', fame: 4, open: true }],
  ['natural=peak', { word: 'summit', kind: 'viewpoint', fame: 0, open: true, common: true, effort: 3 }],
  ['leisure=park|garden|nature_reserve', { word: 'park', kind: 'park', fame: 2, common: true }],
  ['historic=city_gate', { word: 'city gate', kind: 'sight', fame: 8, open: true }],
  [
    'historic=fort|archaeological_site|monastery|ship',
    { word: 'historic site', kind: 'sight', fame: 8, visit: [20, 45, 75] },
  ],
  [
    'historic=ruins|citywalls|tower|aqueduct|manor',
    { word: 'historic site', kind: 'sight', fame: 5, common: true },
  ],
  [
    'historic=monument',
    { word: 'monument', kind: 'sight', fame: 3, visit: [10, 15, 25], open: true, common: true },
  ],
  [
    'historic=memorial|tomb',
    { word: 'memorial', kind: 'sight', fame: -8, visit: [10, 15, 25], open: true, common: true },
  ],
  [
    'amenity=fountain',
    { word: 'fountain', kind: 'sight', fame: -4, visit: [10, 15, 25], open: true, common: true },
  ],
  [
    'tourism=artwork',
    {
      word: 'work of art',
      kind: 'sight',
      fame: -8,
      visit: [10, 15, 25],
      open: true,
      common: true,
      interests: ['Art', 'Photography', 'Sightseeing'],
    },
  ],
  ['man_made=lighthouse|tower|obelisk', { word: 'tower', kind: 'sight', fame: 3, common: true }],
  ['bridge', { word: 'bridge', kind: 'sight', fame: 4, visit: [10, 20, 30], open: true, common: true }],
  ['man_made=pier', { word: 'pier', kind: 'walk', fame: 3, open: true, common: true }],
  [
    'railway=funicular',
    { word: 'funicular', kind: 'experience', fame: 4, common: true, visit: [20, 30, 45] },
  ],
  [
    'aerialway=station|cable_car',
    { word: 'cable car', kind: 'experience', fame: 4, common: true, visit: [20, 40, 60] },
  ],
  ['place=square', { word: 'square', kind: 'sight', fame: 5, visit: [10, 20, 40], open: true, common: true }],
  ['street', { word: 'street', kind: 'walk', fame: 2, open: true, common: true }],
  [
    'highway=pedestrian',
    { word: 'square', kind: 'sight', fame: 3, visit: [10, 20, 40], open: true, common: true },
  ],
  ['shop=department_store|mall', { word: 'department store', kind: 'shop', fame: 0, weak: true }],
  ['amenity=townhall', { word: 'town hall', kind: 'sight', fame: 2, weak: true, open: true }],
  ['amenity=library', { word: 'library', kind: 'sight', fame: 0, common: true, setting: 'indoor' }],
  [
    'railway=station',
    { word: 'railway station', kind: 'sight', fame: 0, visit: [10, 20, 30], common: true, open: true },
  ],
  ['casino', { word: 'casino', kind: 'sight', fame: 8, setting: 'mixed' }],
  ['amenity=bar|pub|nightclub|casino', { word: 'bar', kind: 'nightlife', fame: 0 }],
  ['leisure=stadium', { word: 'stadium', kind: 'sight', fame: 0, weak: true }],
  ['natural=cave_entrance', { word: 'cave', kind: 'sight', fame: 2, common: true }],
  ['attraction', { word: 'sight', kind: 'sight', fame: 4 }],
  ['old', { word: 'historic building', kind: 'sight', fame: 2, common: true, visit: [10, 20, 35] }],
]
