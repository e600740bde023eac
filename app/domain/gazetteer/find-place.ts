import { fold } from './fold'
import { firstRow, type Gazetteer, homeShard, namedAt } from './gazetteer'
import type { Directory, Shard } from './gazetteer-file'
import { liesWithin, type Reading, readingsOf } from './readings'
import { townOfSight } from './sight-search'

/** What the gazetteer knows about a place. */
export interface PlaceFacts {
  label: string
  country: string
  latitude: number
  longitude: number
  population: number
  elevation: number
  timeZone: string
}

/** Penalty for a name in another language, compared with the place's own names, in units of fame. */
const foreign = 1.5
const longestText = 120

/**
 * The best known place whose full name is the text, ignoring accents, in any language; where there is none, the destination whose
 * sight it names. Prefixes and typos do not match.
 */
export async function findPlace(text: string, gazetteer: Gazetteer): Promise<PlaceFacts | null> {
  // Some letters fold to many: U+FDFA to eighteen.
  if (text.length > longestText || fold(text).length > longestText) return null
  const place = await placeNamed(text, gazetteer)
  if (place) return place
  const town = await townOfSight(text, gazetteer)
  return town === null ? null : placeNamed(town, gazetteer)
}

async function placeNamed(text: string, gazetteer: Gazetteer): Promise<PlaceFacts | null> {
  const directory = await gazetteer.directory()
  const found = new Map<string, number>()
  for (const reading of readingsOf(text, directory)) {
    if (reading.name === '') continue
    const shard = await gazetteer.shard(homeShard(directory.starts, reading.name))
    for (const [label, worth] of placesNamed(shard, reading, directory))
      found.set(label, Math.max(worth, found.get(label) ?? 0))
  }
  const exact = [...found.keys()].find((label) => fold(label) === fold(text))
  const [best] = [...found].sort(([, a], [, b]) => b - a)
  const label = exact ?? best?.[0]
  return label === undefined ? null : factsOf(label, gazetteer, directory)
}

/** Labels that match a reading of the text, each with its likelihood. */
function placesNamed(shard: Shard, reading: Reading, directory: Directory): [string, number][] {
  const found: [string, number][] = []
  for (let at = firstRow(shard.names, reading.name); shard.names[at] === reading.name; at++) {
    const named = namedAt(shard, at)
    if (!named) continue
    const { place, own } = named
    if (reading.within !== null && !liesWithin(place, reading.within, directory, false)) continue
    found.push([place.label, place.fame - (own ? 0 : foreign)])
  }
  return found
}

/** The facts are in the shard of the place's own name. */
async function factsOf(
  label: string,
  gazetteer: Gazetteer,
  { starts }: Directory,
): Promise<PlaceFacts | null> {
  const name = fold(label.split(', ')[0] ?? '')
  const { places, facts, zones } = await gazetteer.shard(homeShard(starts, name))
  const row = places.label.indexOf(label)
  const [latitude, longitude] = [facts.latitude[row], facts.longitude[row]]
  const timeZone = zones[facts.zone[row] ?? -1]
  if (latitude === undefined || longitude === undefined || timeZone === undefined) return null
  return {
    label,
    country: places.country[row] ?? '',
    latitude,
    longitude,
    population: facts.population[row] ?? 0,
    elevation: facts.elevation[row] ?? 0,
    timeZone,
  }
}
