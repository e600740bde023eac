import type { Itinerary } from '~/domain/itinerary/itinerary'

/** The poster of a trip's destination as a picture by itself. */
export function posterAddress({ destinationId, destination }: Itinerary): string {
  return destinationId === null
    ? `/posters/place.svg?${new URLSearchParams({ name: destination })}`
    : `/posters/${destinationId}.svg`
}
