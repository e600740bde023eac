import { importLists } from './lists/import-lists'
import type { Tags } from './map-object'

/** Keys whose objects are only worth a look when the map says that they are known: there are thousands of plain ones. */
export const onlyKnown = new Set([
  'man_made',
  'building',
  'place',
  'bridge',
  'highway',
  'heritage',
  'railway',
  'aerialway',
])

/** Words before a key that say that the thing is not, or no longer, there. */
const lifecycle =
  /^(disused|abandoned|was|demolished|removed|razed|closed|former|historic_was|proposed|planned|construction|destroyed|ruins):/

const names = /^(name|int_name|official_name|loc_name|short_name)(:|$)|:(name)$/

/** Whether an object may become a place. */
export function isWanted(tags: Tags): boolean {
  const { wanted } = importLists()
  for (const key in wanted) {
    const value = tags[key]
    if (value === undefined || value === 'no') continue
    if (onlyKnown.has(key) && !isKnown(tags)) continue
    const values = wanted[key]
    if (values === true || value.split(';').some((each) => values?.includes(each.trim()))) return true
  }
  return wasWanted(tags)
}

/** Whether an object once was what we look for: it is counted as closed. */
export function wasWanted(tags: Tags): boolean {
  for (const key in tags) {
    const found = lifecycle.exec(key)
    const rest = found && key.slice(found[0].length)
    if (rest && (rest === 'tourism' || rest === 'amenity' || rest === 'leisure')) return true
  }
  return false
}

/** Whether an encyclopedia, a database or a list of monuments knows it. */
export function isKnown(tags: Tags): boolean {
  return Boolean(tags.wikidata ?? tags.wikipedia)
}

export const quarters = ['suburb', 'quarter', 'neighbourhood', 'borough', 'city_district', 'village', 'town']

export function isQuarter(tags: Tags): boolean {
  return tags.place !== undefined && quarters.includes(tags.place) && hasName(tags)
}

export function hasName(tags: Tags): boolean {
  for (const key in tags) if (names.test(key) && tags[key]?.trim()) return true
  return false
}

/** What the public transport of a town consists of, by the stops on its map. */
export function transitName(seen: ReadonlySet<string>): string {
  const parts = ['metro', 'train', 'tram', 'bus', 'ferry'].filter((each) => seen.has(each))
  return parts.length === 0
    ? 'public transport'
    : [parts.slice(0, -1).join(', '), parts.at(-1)].filter((part) => part).join(' and ')
}

/** The means of transport that an object of the map is a stop of. */
export function transitAt({
  railway,
  station,
  highway,
  amenity,
  public_transport: stop,
  bus,
}: Tags): string | undefined {
  if (station === 'subway' || railway === 'subway_entrance') return 'metro'
  if (railway === 'tram_stop') return 'tram'
  if (railway === 'station' || railway === 'halt') return 'train'
  if (highway === 'bus_stop' || (stop === 'platform' && bus === 'yes')) return 'bus'
  return amenity === 'ferry_terminal' ? 'ferry' : undefined
}
