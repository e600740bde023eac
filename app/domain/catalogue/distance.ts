import type { Coordinates } from './place'

const earthRadius = 6_371_000
const radians = Math.PI / 180

/** Great-circle distance in metres (haversine, spherical earth). */
export function metersBetween(one: Coordinates, other: Coordinates): number {
  const [lat1, lat2] = [one[0], other[0]]
  const a =
    Math.sin(((lat2 - lat1) * radians) / 2) ** 2 +
    Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * Math.sin(((other[1] - one[1]) * radians) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(a))
}
