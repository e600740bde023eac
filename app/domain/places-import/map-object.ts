import type { Coordinates } from '~/domain/catalogue/place'

/** Tags of an object of the map, such as `tourism=museum`. */
export type Tags = Readonly<Record<string, string>>

/** An object of the map that may become a place: a node, or the middle of a way or an area. */
export interface MapObject {
  /** Kind and number in OpenStreetMap, "way/123"; of another source its own id. */
  ref: string
  /** Degrees, WGS 84. */
  at: Coordinates
  /** Metres across; 0 for a node. */
  meters: number
  tags: Tags
}

/** A square around the centre of a town; what lies outside is not read. */
export interface Cut {
  center: Coordinates
  /** Half of a side. */
  km: number
}

/** A route of public transport, with the stops of which the map says where they are. */
export interface MapRoute {
  tags: Tags
  stops: { tags: Tags; at: Coordinates }[]
}

/** What was read of a map. */
export interface MapExcerpt {
  objects: MapObject[]
  /** Names of quarters with their positions. */
  quarters: MapObject[]
  /** What its public transport consists of, as far as its stops show it. */
  transit: Set<string>
  /** Lines of its public transport; left out where they were not looked for. */
  routes?: MapRoute[]
  /** Everything that lies inside the cut, whether it is of use or not. */
  inside: number
  /** Date of the data, where the source says it. */
  date?: string
}

export function isInside([latitude, longitude]: Coordinates, { center, km }: Cut): boolean {
  const north = Math.abs(latitude - center[0]) * 111.2
  const east = Math.abs(longitude - center[1]) * 111.2 * Math.cos((center[0] * Math.PI) / 180)
  return north <= km && east <= km
}

/** The square in degrees. */
export function onEarth({ center, km }: Cut) {
  const north = km / 111.2
  const east = north / Math.max(0.01, Math.cos((center[0] * Math.PI) / 180))
  return {
    south: center[0] - north,
    west: center[1] - east,
    north: center[0] + north,
    east: center[1] + east,
  }
}

/** About a metre: positions in the catalogue have four decimals. */
export function rounded([latitude, longitude]: Coordinates): Coordinates {
  return [Math.round(latitude * 1e4) / 1e4, Math.round(longitude * 1e4) / 1e4]
}

/** The box around some positions. */
export interface Box {
  /** Its middle. */
  at: Coordinates
  /** Length of its diagonal. */
  meters: number
  /** Its corners in the south-west and in the north-east. */
  foot: Coordinates
  head: Coordinates
}

/** The box around some positions; undefined for none. */
export function middleOf(points: readonly Coordinates[]): Box | undefined {
  if (points.length === 0) return undefined
  let [south, west, north, east] = [90, 180, -90, -180]
  for (const [latitude, longitude] of points) {
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  const at: Coordinates = [(south + north) / 2, (west + east) / 2]
  const high = (north - south) * 111_200
  const wide = (east - west) * 111_200 * Math.cos((at[0] * Math.PI) / 180)
  return { at, meters: Math.round(Math.hypot(high, wide)), foot: [south, west], head: [north, east] }
}
