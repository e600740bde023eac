import type { Coordinates } from './place'

const radians = Math.PI / 180
const metersADegree = 111_195

/** The bearing from one point to another, degrees from north, clockwise. */
export function bearing([lat1, lon1]: Coordinates, [lat2, lon2]: Coordinates): number {
  const turn = (lon2 - lon1) * radians
  const east = Math.sin(turn) * Math.cos(lat2 * radians)
  const north =
    Math.cos(lat1 * radians) * Math.sin(lat2 * radians) -
    Math.sin(lat1 * radians) * Math.cos(lat2 * radians) * Math.cos(turn)
  return (Math.atan2(east, north) / radians + 360) % 360
}

/** The eight compass points, clockwise. */
export const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** "north-east": the nearest of the eight compass points. */
export function windOf(degrees: number): (typeof winds)[number] {
  return winds[Math.round(degrees / 45) % 8] ?? 'north'
}

/** The point at a distance (metres) and bearing from another, for distances within a town. */
export function pointAt([latitude, longitude]: Coordinates, degrees: number, meters: number): Coordinates {
  const north = (meters * Math.cos(degrees * radians)) / metersADegree
  const east = (meters * Math.sin(degrees * radians)) / (metersADegree * Math.cos(latitude * radians))
  return [round(latitude + north), round(longitude + east)]
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
