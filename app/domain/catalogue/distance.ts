import type { Coordinates } from './place'

const earthRadius = 6_371_000
const radians = Math.PI / 180

/** Great-circle distance in metres (haversine, spherical earth). */
export function metersBetween([lat1, lon1]: Coordinates, [lat2, lon2]: Coordinates): number {
  const a =
    Math.sin(((lat2 - lat1) * radians) / 2) ** 2 +
    Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * Math.sin(((lon2 - lon1) * radians) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(a))
}
