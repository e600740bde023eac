import type { Coordinates } from '~/domain/catalogue/place'

// Distances as the crow flies, computed from chords of the sphere.

/** Mean radius of the earth, metres (IUGG, 6,371.0 km). */
const meanRadius = 6_371_000

export type Vector = readonly [x: number, y: number, z: number]

const radians = (degrees: number) => (degrees / 180) * Math.PI

/** A position as a point on the unit sphere. */
export function onSphere(at: Coordinates): Vector {
  const phi = radians(at[0])
  const lambda = radians(at[1])
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/**
 * Great-circle distance between two positions in metres, computed from the chord. Written out without points on the sphere: a
 * trip at its caps asks for thousands.
 */
export function crowFlies(from: Coordinates, to: Coordinates): number {
  const [phi, otherPhi] = [radians(from[0]), radians(to[0])]
  const [lambda, otherLambda] = [radians(from[1]), radians(to[1])]
  const [wide, otherWide] = [Math.cos(phi), Math.cos(otherPhi)]
  const x = wide * Math.cos(lambda) - otherWide * Math.cos(otherLambda)
  const y = wide * Math.sin(lambda) - otherWide * Math.sin(otherLambda)
  const z = Math.sin(phi) - Math.sin(otherPhi)
  return metersOfChord(x ** 2 + y ** 2 + z ** 2)
}

/** The square of the straight line through the sphere. It grows with the distance and costs no root to compare. */
export function chordSquared(a: Vector, b: Vector): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

/** Great-circle metres of a chord. */
export function metersOfChord(squared: number): number {
  return 2 * meanRadius * Math.asin(Math.min(1, Math.sqrt(squared) / 2))
}
