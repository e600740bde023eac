import type { Destination } from '~/domain/catalogue/destination'
import { fold } from '~/domain/gazetteer/fold'

/** A folded name of a sight, and the destination whose plans have it. */
export interface SightName {
  name: string
  /** "Paris, France". */
  label: string
  /** 0 to 100, the sight's own. */
  fame: number
}

/** Other names of a destination's sights, by id and language. */
export type LocalNames = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Shorter names are looked for in names of towns only. */
const shortestName = 5
/** "National Museum" and "Old Town" name no town when more destinations than this have one. */
const mostTowns = 5
/** The fame of a day trip, 0 to 100, and what each minute of the way takes from it: of several towns the nearest is meant. */
const fameOfDayTrip = 55
const lostPerMinute = 1 / 4

/**
 * The names under which travellers know the icons and day trips of the catalogue, in all languages that it has them in, sorted.
 * Left out are tables, which are called after towns ("Versailles" in Miami), and what destinations are called themselves.
 */
export function sightNames(
  destinations: readonly Destination[],
  localNames: (id: string) => LocalNames,
): SightName[] {
  const ofTowns = new Set(
    destinations.flatMap(({ name, label, aliases }) => [name, label, ...aliases].map(fold)),
  )
  const found = new Map<string, SightName>()
  for (const destination of destinations) {
    const known = localNames(destination.id)
    for (const { id, names, fame } of sightsOf(destination)) {
      const foreign = Object.values(known[id] ?? {}).flat()
      for (const name of new Set([...names, ...foreign].flatMap(spellings))) {
        const key = `${name}|${destination.label}`
        if (name.length < shortestName || ofTowns.has(name)) continue
        if ((found.get(key)?.fame ?? -1) < fame) found.set(key, { name, label: destination.label, fame })
      }
    }
  }
  const towns = new Map<string, number>()
  for (const { name } of found.values()) towns.set(name, (towns.get(name) ?? 0) + 1)
  return [...found.values()]
    .filter(({ name }) => (towns.get(name) ?? 0) <= mostTowns)
    .sort((a, b) => (a.name === b.name ? b.fame - a.fame : a.name < b.name ? -1 : 1))
}

function sightsOf({ icons, places, dayTrips }: Destination) {
  const iconIds = new Set(icons.map(({ place }) => place))
  return [
    ...dayTrips.map(({ id, name, minutes }) => ({
      id,
      names: [name],
      fame: Math.max(0, Math.round(fameOfDayTrip - minutes * lostPerMinute)),
    })),
    ...places
      .filter(({ id, kind }) => iconIds.has(id) && kind !== 'food')
      .map(({ id, name, localName, fame }) => ({ id, names: localName ? [name, localName] : [name], fame })),
  ]
}

/** "The Alamo" is typed as "alamo", "Senso-ji" as "sensoji" and "St Peter's" as "st peters". */
function spellings(name: string): string[] {
  const whole = [fold(name), fold(name.replace(/['’ʻ-]/g, ''))]
  return whole.flatMap((each) => (each.startsWith('the ') ? [each, each.slice(4)] : [each]))
}
