import { countryName, countryNames, regionShortForms } from '~/domain/gazetteer/countries'
import { fold } from '~/domain/gazetteer/fold'
import { homeShard } from '~/domain/gazetteer/gazetteer'
import type { Directory, Shard } from '~/domain/gazetteer/gazetteer-file'
import { airports } from './airports'
import { labelTowns } from './labels'
import { allNames, ownNames } from './names'
import { nearTiles } from './near-tiles'
import { nicknames } from './nicknames'
import { regions } from './regions'
import { type Cut, cut, type Entry } from './shards'
import type { SightName } from './sight-names'
import type { Town } from './town'

/** Names in a shard: about 100 kB of JSON, read and parsed in a millisecond or two. */
const namesAShard = 1500
/**
 * From this fame on, a place is in the directory, where search also finds a word inside its name and names with a typo.
 */
const wellKnown = 9
/** Places kept in the directory for a prefix whose names are spread over several shards. */
const bestOfBeginning = 15

interface Row {
  label: string
  names: string[]
  /** Its own names, without those in another language; the directory lists them for well known places. */
  ownNames: string[]
  latitude: number
  longitude: number
  country: string
  region: number
  population: number
  /** Elevation in metres; 0 for a region. */
  elevation: number
  timeZone: string
  fame: number
}

/** Names of the world's regions by GeoNames code: "US.TX". */
export type RegionNames = ReadonlyMap<string, string>

/**
 * The directory, the shards and the tiles of a gazetteer, from GeoNames' towns, the regions that travellers name, and the names of
 * the catalogue's sights, sorted.
 */
export function compileGazetteer(
  towns: readonly Town[],
  regionNames: RegionNames,
  sights: readonly SightName[],
) {
  const ofRegions = regionRows()
  const { ofTowns, named } = townRows(towns, regionNames, new Set(ofRegions.map(({ label }) => fold(label))))
  const rows = [...ofRegions, ...ofTowns]
  const entries = rows.flatMap(entriesOf).sort(order)
  const { cuts, torn } = cut(entries, namesAShard)
  const flownTo = Object.entries(airports).map(([key, codes]) => ({ codes, place: rowNamed(named, key) }))
  const known = new Set([
    ...rows.filter(({ fame }) => fame >= wellKnown),
    ...flownTo.map(({ place }) => place),
  ])
  const starts = cuts.map(({ start }) => start)
  const sightsIn = cuts.map((): SightName[] => [])
  for (const sight of sights) sightsIn[homeShard(starts, sight.name)]?.push(sight)
  const listed = shardOf(directoryEntries(known, torn), [])
  const rowOf = new Map(listed.places.label.map((label, row) => [label, row]))
  const directory: Directory = {
    ...listed,
    starts,
    regions: [...regionNames].map(([code, name]) => regionNamesOf(code, name)),
    countries: Object.fromEntries(
      [...new Set(rows.map(({ country }) => country))].map((code) => [code, countryNames(code).map(fold)]),
    ),
    codes: Object.fromEntries(
      flownTo.flatMap(({ codes, place }) =>
        codes.split(' ').map((code) => [code.toLowerCase(), rowOf.get(place.label) ?? -1]),
      ),
    ),
  }
  return {
    directory,
    shards: cuts.map(({ entries }, index) => shardOf(entries, sightsIn[index] ?? [])),
    tiles: nearTiles(towns),
    places: rows.length,
  }
}

function regionRows(): Row[] {
  return regions.map(({ name, aliases, wholeCountry, known, ...region }) => {
    const names = [...new Set([name, ...aliases].flatMap(spellings))]
    return {
      label: wholeCountry ? name : `${name}, ${countryName(region.country)}`,
      names,
      ownNames: names.slice(0, 1),
      latitude: region.latitude,
      longitude: region.longitude,
      country: region.country,
      region: -1,
      population: 0,
      elevation: 0,
      timeZone: region.timeZone,
      fame: 7 + known / 20,
    }
  })
}

/** The towns whose label no region has taken, and the best known town of each "name|country". */
function townRows(towns: readonly Town[], regionNames: RegionNames, taken: ReadonlySet<string>) {
  const regionIndex = new Map([...regionNames.keys()].map((code, index) => [code, index]))
  const codeOf = ({ country, region }: Town) => `${country}.${region}`
  const called = new Map(Object.entries(nicknames))
  const named = new Map<string, Row>()
  const ofTowns: Row[] = []
  for (const { town, name, label, fame } of labelTowns(
    towns,
    (town) => regionNames.get(codeOf(town)) ?? null,
  )) {
    if (taken.has(fold(label))) continue
    const keys = [name, town.name].map((text) => `${text}|${town.country}`).filter((key) => !named.has(key))
    const nicks = keys.flatMap((key) => called.get(key)?.split(', ') ?? [])
    const own = ownNames(name, nicks)
    const row: Row = {
      label,
      names: allNames(town, own, fame),
      ownNames: own,
      latitude: round(town.latitude),
      longitude: round(town.longitude),
      country: town.country,
      region: regionIndex.get(codeOf(town)) ?? -1,
      population: town.population,
      elevation: town.elevation,
      timeZone: town.timeZone,
      fame,
    }
    for (const key of keys) named.set(key, row)
    ofTowns.push(row)
  }
  for (const key of called.keys()) rowNamed(named, key)
  return { ofTowns, named }
}

function rowNamed(named: ReadonlyMap<string, Row>, key: string): Row {
  const row = named.get(key)
  if (!row) throw new Error(`${key} is not in the table of towns`)
  return row
}

function entriesOf(place: Row): Entry<Row>[] {
  return place.names.map((name) => ({ name, place, own: place.ownNames.includes(name) }))
}

/** The entries of the directory: well known places, and the best of every prefix that is spread over shards. */
function directoryEntries(known: ReadonlySet<Row>, torn: readonly Cut<Row>[]) {
  const listed = new Map<string, Entry<Row>>()
  const add = (entry: Entry<Row>) => listed.set(`${entry.name}|${entry.place.label}`, entry)
  for (const place of known) {
    // There are few regions, so their other names are searched with typos, too.
    for (const entry of entriesOf(place)) if (entry.own || place.population === 0) add(entry)
  }
  for (const { start, entries } of torn.filter(({ start }) => start.length > 1)) {
    const best = new Map<Row, Entry<Row>>()
    for (const entry of entries.toSorted((a, b) => weight(b) - weight(a))) {
      if (best.size >= bestOfBeginning) break
      if (!best.has(entry.place)) best.set(entry.place, entry)
    }
    const whole = entries.filter(({ name }) => name === start).slice(0, 3)
    for (const entry of [...best.values(), ...whole]) add(entry)
  }
  return [...listed.values()].sort(order)
}

function shardOf(entries: readonly Entry<Row>[], sights: readonly SightName[]): Shard {
  const atHome = new Set(
    entries.filter(({ name, place }) => name === place.names[0]).map(({ place }) => place),
  )
  const places = [...new Set([...atHome, ...entries.map(({ place }) => place)])]
  const rowOf = new Map(places.map((place, row) => [place, row]))
  const number = (place: Row) => rowOf.get(place) ?? 0
  const known = [...atHome]
  const zones = [...new Set(known.map(({ timeZone }) => timeZone))]
  return {
    names: entries.map(({ name }) => name),
    rows: entries.map(({ place, own }) => (own ? number(place) : -1 - number(place))),
    places: {
      label: places.map(({ label }) => label),
      country: places.map(({ country }) => country),
      region: places.map(({ region }) => region),
      fame: places.map(({ fame }) => Math.round(fame * 100)),
    },
    facts: {
      latitude: known.map(({ latitude }) => latitude),
      longitude: known.map(({ longitude }) => longitude),
      population: known.map(({ population }) => population),
      elevation: known.map(({ elevation }) => elevation),
      zone: known.map(({ timeZone }) => zones.indexOf(timeZone)),
    },
    zones,
    sights: {
      names: sights.map(({ name }) => name),
      labels: sights.map(({ label }) => label),
      fame: sights.map(({ fame }) => fame),
    },
  }
}

/** A region's name, its short forms, and its code if people write it: "TX", not "08". */
function regionNamesOf(code: string, name: string): string[] {
  const [country = '', short = ''] = code.split('.')
  const forms = regionShortForms[country]?.[name] ?? []
  return [name, ...forms, ...(country === 'US' ? [short] : [])].map(fold)
}

function spellings(name: string): string[] {
  return [fold(name), fold(name.replace(/['’ʻ]/g, ''))]
}

/** Three decimals of a degree are about a hundred metres, accurate enough for the centre of a town. */
function round(degrees: number): number {
  return Math.round(degrees * 1e3) / 1e3
}

/** The weight of a name for a search by prefix. */
function weight({ place, own }: Entry<Row>): number {
  return place.fame - (own ? 0 : 2.5)
}

/** By name in code unit order, as the lookup compares them; then the best known first. */
function order(a: Entry<Row>, b: Entry<Row>): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1
  return weight(b) - weight(a)
}
