import type { MapExcerpt } from '../../app/domain/places-import/map-object'
import type { Shapes } from '../ground/ground-shapes'
import type { StreetMap } from './street-table'

export type { Cut } from '../../app/domain/places-import/map-object'

/** What was read from a file. */
export interface ReadFile extends MapExcerpt {
  /** Streets and paths, as far as the file has them. */
  streets: StreetMap
  /** Shores, rivers and parks. */
  shapes: Shapes
  /** The area of which the file has everything, where it says so. Degrees. */
  bounds?: Bounds
}

/** Degrees. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}
