import { z } from 'zod'
import { Coordinates } from '~/domain/catalogue/place'

/** Places in columns, which makes the file small and quick to parse. Rows are numbered from 0. */
const Places = z.object({
  label: z.array(z.string()),
  /** ISO 3166-1, two letters. */
  country: z.array(z.string()),
  /** Index into the directory's regions; -1 where there is none. */
  region: z.array(z.number()),
  /** Hundredths. */
  fame: z.array(z.number()),
})

/** For the first rows, the places whose own name is in the shard; the other places are in it by another name. */
const Facts = z.object({
  /** Degrees. */
  latitude: z.array(z.number()),
  longitude: z.array(z.number()),
  population: z.array(z.number()),
  /** Metres above the sea; 0 of regions. */
  elevation: z.array(z.number()),
  /** Index into `zones`. */
  zone: z.array(z.number()),
})

/** Folded names of the catalogue's sights in code unit order, with the destination and the sight's fame, 0 to 100. */
const Sights = z.object({
  names: z.array(z.string()),
  labels: z.array(z.string()),
  fame: z.array(z.number()),
})

/** Folded names in code unit order, the place that each names, and the places. */
export const Shard = z.object({
  names: z.array(z.string()),
  /** The row of the place whose own name it is; -1 - row where it is the place's name in another language. */
  rows: z.array(z.number()),
  places: Places,
  facts: Facts,
  zones: z.array(z.string()),
  sights: Sights,
})
export type Shard = z.infer<typeof Shard>

/** The best known places of the world, and the index to the shards of all others. */
export const Directory = Shard.extend({
  /** The first folded name of each shard, in order; names with the same prefix are in the same shard. */
  starts: z.array(z.string()),
  /** Folded names of each region, the one for labels first. */
  regions: z.array(z.array(z.string())),
  /** Folded names of each country, by ISO code. */
  countries: z.record(z.string(), z.array(z.string())),
  /** Rows by airport or city code, in lower case; only whole codes match. */
  codes: z.record(z.string(), z.number()),
})
export type Directory = z.infer<typeof Directory>

/** Well known sights of the catalogue in a square of two degrees, the best known first, and the water between them. */
export const SightTile = z.object({
  sights: z.array(z.object({ name: z.string(), at: Coordinates })),
  /** Middle lines of rivers and edges of open water. */
  water: z.array(z.array(Coordinates)),
})
export type SightTile = z.infer<typeof SightTile>

/** Towns in a square of two degrees, in columns, the largest first. */
export const NearTile = z.object({
  name: z.array(z.string()),
  latitude: z.array(z.number()),
  longitude: z.array(z.number()),
  population: z.array(z.number()),
  /** ISO 3166-1, two letters. */
  country: z.array(z.string()),
})
export type NearTile = z.infer<typeof NearTile>
