import '../test-setup/import-lists'
import type { MapExcerpt, Tags } from '../../app/domain/places-import/map-object'
import type { Shapes } from '../ground/ground-shapes'
import type { StreetMap } from './street-table'

export type { Cut } from '../../app/domain/places-import/map-object'

/** Why a file makes no destination, in a sentence for the operator. */
export class FileFault extends Error {}

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

/** Shores and rivers are read this many times as far from the centre as places: those that cross the edge have a whole outline. */
export const groundReach = 2

/** Whether vehicles of a line stop here. */
export function isStop({ public_transport: stop, railway, amenity }: Tags): boolean {
  return (
    stop !== undefined ||
    amenity === 'ferry_terminal' ||
    ['station', 'halt', 'tram_stop', 'stop'].includes(railway ?? '')
  )
}
