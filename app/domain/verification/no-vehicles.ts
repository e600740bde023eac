import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'

// The checks' own reading of areas that no vehicle enters.

export type Closed = NonNullable<Destination['footOnly']>[number]

/**
 * The area around a position. Seen from inside, the edge goes once around: the angles to its points add up to a full turn;
 * seen from outside they add up to nothing.
 */
export function areaAround(at: Coordinates, areas: readonly Closed[] = []): Closed | undefined {
  return areas.find(({ edge }) => Math.abs(turnsAround(at, edge)) > Math.PI)
}

function turnsAround([latitude, longitude]: Coordinates, edge: readonly Coordinates[]): number {
  const narrow = Math.cos((latitude / 180) * Math.PI)
  const directions = edge.map(([north, east]) => Math.atan2(north - latitude, (east - longitude) * narrow))
  return directions.reduce((sum, direction, index) => {
    const turn = direction - (directions.at(index - 1) ?? direction)
    return sum + turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
  }, 0)
}
