import { metersBetween } from '~/domain/catalogue/distance'
import type { Lines } from '~/domain/catalogue/lines'
import type { Coordinates } from '~/domain/catalogue/place'
import type { MapRoute, Tags } from './map-object'
import { folded, namesOf } from './names'
import type { TextReader } from './text-reader'

/** What travellers call the vehicles of a route; buses are so many, and change so often, that they are left out. */
const vehicles: Record<string, string> = {
  subway: 'Metro',
  light_rail: 'Line',
  train: 'Train',
  monorail: 'Monorail',
  tram: 'Tram',
  funicular: 'Funicular',
  ferry: 'Ferry',
}

/** Metres in a straight line: a stop farther from every place is of no use. */
const useful = 750
/** Stops with one name up to this many metres apart are one: each direction has its own. */
const oneStop = 400
const [mostStops, mostRuns] = [400, 80]

export function isRoute({ type, route, state }: Tags): boolean {
  return type === 'route' && route !== undefined && vehicles[route] !== undefined && state !== 'proposed'
}

/** Lines with their stops near the places; undefined where the map has none. */
export function linesOf(
  routes: readonly MapRoute[],
  places: readonly Coordinates[],
  { spell }: Pick<TextReader, 'spell'>,
): Lines | undefined {
  const stops: Lines['stops'] = []
  const runs = new Map<string, { name: string; stops: Set<number> }>()
  const numberOf = (name: string, at: Coordinates) => {
    const same = stops.findIndex(
      (stop) => folded(stop.name) === folded(name) && metersBetween(stop.at, at) < oneStop,
    )
    if (same >= 0) return same
    return stops.length < mostStops ? stops.push({ name, at }) - 1 : -1
  }
  const named = routes.map((route) => ({ ...route, ...nameOf(route.tags, spell) }))
  for (const { key, name, stops: listed } of named.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const run = runs.get(key) ?? { name, stops: new Set<number>() }
    for (const { tags, at } of listed) {
      const stop = namesOf(tags, { spell })?.name
      if (!stop || !places.some((place) => metersBetween(place, at) < useful)) continue
      const number = numberOf(stop, at)
      if (number >= 0) run.stops.add(number)
    }
    if (name !== '') runs.set(key, run)
  }
  const used = [...runs.values()].filter((run) => run.stops.size > 1).slice(0, mostRuns)
  return used.length === 0
    ? undefined
    : { stops, runs: used.map(({ name, stops: listed }) => ({ name, stops: [...listed] })) }
}

/** Lines that run while people sleep. */
const nightly = /^N\d/
/** "Batalha => Ribeira": the name of a direction, not of a line. */
const arrow = /=>|->|–>|→/

/**
 * "Tram 28", "Metro U3"; a ferry without a number by its name; empty where a line has neither. The key is the same for both directions.
 */
function nameOf(tags: Tags, spell: TextReader['spell']): { key: string; name: string } {
  const vehicle = vehicles[tags.route ?? ''] ?? ''
  const ref = tags.ref?.trim()
  if (ref && nightly.test(ref)) return { key: '', name: '' }
  if (ref && ref.length < 12) return { key: `${vehicle} ${spell(ref)}`, name: `${vehicle} ${spell(ref)}` }
  const name = namesOf(tags, { spell })?.name.split(/[:(]/)[0]?.trim()
  if (!name) return { key: '', name: '' }
  const ends = name
    .replace(vehicle, '')
    .split(arrow)
    .map((end) => end.trim())
  if (ends.length > 1) return { key: `${vehicle} ${ends.sort().join()}`, name: vehicle }
  const whole = folded(name).includes(folded(vehicle)) ? name : `${vehicle} ${name}`
  return { key: whole, name: whole.slice(0, 60) }
}
