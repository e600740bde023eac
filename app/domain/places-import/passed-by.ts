import type { Tags } from './map-object'

/** Whether a tag has one of the values; it may list several. */
export function is(key: string, ...values: string[]) {
  return (tags: Tags) => tags[key]?.split(';').some((each) => values.includes(each.trim())) ?? false
}

/** Of these there is one at every corner, and all of them have a number in Wikidata. */
export const ofMany = new Set(['memorial', 'work of art', 'fountain', 'monument', 'bridge'])

/** Whether somebody wrote about it, or it is in a database and named in more languages than a town has. */
export function hasArticle(tags: Tags): boolean {
  const languages = Object.keys(tags).filter((key) => /^name:[a-z]{2,3}$/.test(key))
  return tags.wikipedia !== undefined || (tags.wikidata !== undefined && languages.length > 2)
}

export function isPalace(tags: Tags): boolean {
  return is('historic', 'castle', 'palace')(tags) || is('building', 'castle', 'palace')(tags)
}

/** Whether something says that visitors may go in. */
export function letsIn({ tourism, fee, charge, opening_hours: hours, castle_type: type }: Tags): boolean {
  const fortress = type !== undefined && !/palace|manor|stately/.test(type)
  return tourism !== undefined || fee !== undefined || charge !== undefined || hours !== undefined || fortress
}

/** Memorials of one line of text. */
const plaques = /plaque|stolperstein|bench|stone|ghost_bike/
/** Parts of a zoo or a fair, of which one sees all or none. */
const parts = /animal|coaster|ride|carousel|slide|tower|swing|bumper|flume|train|trampoline|kart/
/** Houses in which somebody works, learns or lives. */
const offices =
  /^(school|kindergarten|college|hospital|clinic|police|prison|embassy|bank|post_office|parking)$/

/** What has a name and an age, and is nothing to go for. */
export function isPassedBy(tags: Tags): boolean {
  const { tourism, memorial = '', attraction = '', amenity = '', office, highway, railway } = tags
  if (plaques.test(memorial) || plaques.test(tags['memorial:type'] ?? '')) return true
  if (parts.test(attraction) && (attraction === 'animal' || tags.wikipedia === undefined)) return true
  if (tags.bridge && (highway === 'motorway' || railway === 'rail')) return true
  if (tourism === 'attraction' || tourism === 'museum') return false
  return offices.test(amenity) || office === 'diplomatic' || tags.diplomatic !== undefined
}
