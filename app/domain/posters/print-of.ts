import type { DestinationCard } from '~/domain/places/place-catalogue'
import type { PrintSource } from './house-print'

/** What a destination's poster and pages are printed from. */
export function printOf({ name, poster, center }: DestinationCard): PrintSource {
  return { name, facts: poster, latitude: center[0] }
}
