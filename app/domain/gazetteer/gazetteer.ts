import type { Directory, Shard } from './gazetteer-file'

/** Towns and regions of the world, in files that are read when a query needs them. */
export interface Gazetteer {
  /** The best known places, and the index to the others. */
  directory(): Promise<Directory>
  /** The names between two neighbouring entries of the directory's `starts`. */
  shard(index: number): Promise<Shard>
}

/** A place, as far as a search needs it. */
export interface GazetteerPlace {
  /** "Bath, UK"; with its region if a better known town of that name is in the same country: "Paris, Texas, USA". */
  label: string
  /** ISO 3166-1, two letters. */
  country: string
  /** Index into the directory's regions; -1 where there is none. */
  region: number
  /** How well known it is, from about 2 for a hamlet to 13 for a world capital. */
  fame: number
}

/** The place that a name of a shard belongs to, and whether it is the place's own name. */
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

/** The shard with every name that begins with `prefix`; null where they are spread over several shards. */
export function shardOf(starts: readonly string[], prefix: string): number | null {
  const index = lastAtMost(starts, prefix)
  return starts[index + 1]?.startsWith(prefix) ? null : index
}

/** The shard with this full name; null if there is none. */
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
