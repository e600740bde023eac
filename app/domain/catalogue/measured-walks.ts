import { metersBetween } from './distance'
import type { Coordinates } from './place'

interface Position {
  latitude: number
  longitude: number
}

/** How far it is on foot between two points, as a router measured it along the streets. */
export interface MeasuredWalk {
  from: Position
  to: Position
  meters: number
}

/** Positions that are nearer than this are the same, degrees: a metre. */
const same = 1e-5
/** A router begins at the path that is nearest to a point, which leaves out at most this share of a straight line. */
const leastShare = 0.8
/** A longer detour is the router's error, or a way that nobody takes for one: metres for each metre in a straight line, and metres. */
const most = { factor: 3, meters: 1500 }

/** The walk between two points, in whichever direction it was measured. */
export function measuredBetween(
  from: Coordinates,
  to: Coordinates,
  walks: readonly MeasuredWalk[] = [],
): MeasuredWalk | undefined {
  return walks.find((walk) => joins(from, to, { from: at(walk.from), to: at(walk.to) }))
}

const at = ({ latitude, longitude }: Position): Coordinates => [latitude, longitude]

/** Whether a way is between two points, there or back. */
export function joins(
  from: Coordinates,
  to: Coordinates,
  way: { from: Coordinates; to: Coordinates },
): boolean {
  return (isSame(from, way.from) && isSame(to, way.to)) || (isSame(from, way.to) && isSame(to, way.from))
}

function isSame([north, east]: Coordinates, [otherNorth, otherEast]: Coordinates): boolean {
  return Math.abs(north - otherNorth) < same && Math.abs(east - otherEast) < same
}

/** A router's answer as a walk, never shorter than the straight line; undefined where it cannot be true. */
export function plausibleWalk(from: Coordinates, to: Coordinates, meters: number): MeasuredWalk | undefined {
  const straight = metersBetween(from, to)
  const isTrue = meters >= straight * leastShare && meters <= straight * most.factor + most.meters
  if (!isTrue) return undefined
  const [[latitude, longitude], [toLatitude, toLongitude]] = [from, to]
  return {
    from: { latitude, longitude },
    to: { latitude: toLatitude, longitude: toLongitude },
    meters: Math.round(Math.max(meters, straight)),
  }
}
