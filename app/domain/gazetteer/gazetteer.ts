import type { Directory, Shard } from './gazetteer-file'

/** Towns and regions of the world, kept in pieces that are read when a query needs them. */
export interface Gazetteer {
  /** The best known places, and where to find the others. */
  directory(): Promise<Directory>
  /** The names between two neighbours of the directory's `starts`. */
  shard(index: number): Promise<Shard>
}

/** A place as far as a search has to know it. */
export interface GazetteerPlace {
  /** "Bath, UK"; with its region where a better known namesake is in the same country: "Paris, Texas, USA". */
  label: string
  /** ISO 3166-1, two letters. */
  country: string
  /** Index into the directory's regions; -1 where there is none. */
  region: number
  /** How well known it is, about 2 for a hamlet to 13 for a capital of the world. */
  fame: number
}

/** What the name at an index of a shard names, and whether it is the place's own name. */
export function namedAt(shard: Shard, index: number): { place: GazetteerPlace; own: boolean } | null {
  const row = shard.rows[index]
  if (row === undefined) return null
  const place = placeAt(shard, row < 0 ? -1 - row : row)
  return place && { place, own: row >= 0 }
}

/** The place in a row of a shard. */
export function placeAt({ places }: Shard, row: number): GazetteerPlace | null {
  const label = places.label[row]
  if (label === undefined) return null
  return {
    label,
    country: places.country[row] ?? '',
    region: places.region[row] ?? -1,
    fame: (places.fame[row] ?? 0) / 100,
  }
}

/** The shard that holds every name beginning with `prefix`; null where they spread over several. */
export function shardOf(starts: readonly string[], prefix: string): number | null {
  const index = lastAtMost(starts, prefix)
  return starts[index + 1]?.startsWith(prefix) ? null : index
}

/** The shard that holds a whole name, if any does. */
export function homeShard(starts: readonly string[], name: string): number {
  return lastAtMost(starts, name)
}

/** The first row whose name is not before `name`. */
export function firstRow(names: readonly string[], name: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle] ?? '') < name) low = middle + 1
    else high = middle
  }
  return low
}

function lastAtMost(starts: readonly string[], text: string): number {
  const first = firstRow(starts, text)
  return starts[first] === text ? first : Math.max(0, first - 1)
}
