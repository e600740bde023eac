import type { MapExcerpt } from '../../app/domain/places-import/map-object'
import type { StreetMap } from './street-table'

export type { Cut } from '../../app/domain/places-import/map-object'

/** What was read from a file. */
export interface ReadFile extends MapExcerpt {
  /** Streets and paths, as far as the file has them. */
  streets: StreetMap
}
