import type { Coordinates } from '~/domain/catalogue/place'

// Distances as the crow flies, computed from chords of the sphere.

/** Mean radius of the earth, metres (IUGG, 6,371.0 km). */
const meanRadius = 6_371_000

export type Vector = readonly [x: number, y: number, z: number]

/** A position as a point on the unit sphere. */
export function onSphere([latitude, longitude]: Coordinates): Vector {
  const [phi, lambda] = [(latitude / 180) * Math.PI, (longitude / 180) * Math.PI]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** Great-circle distance between two positions in metres, computed from the chord. */
export function crowFlies(from: Coordinates, to: Coordinates): number {
  return metersOfChord(chordSquared(onSphere(from), onSphere(to)))
}

/** The square of the straight line through the sphere. It grows with the distance and costs no root to compare. */
export function chordSquared(a: Vector, b: Vector): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

/** Great-circle metres of a chord. */
export function metersOfChord(squared: number): number {
  return 2 * meanRadius * Math.asin(Math.min(1, Math.sqrt(squared) / 2))
}
