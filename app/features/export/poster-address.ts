import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** The address of the poster of a trip's destination, as a picture. */
export function posterAddress({ destinationId, destination }: ItineraryView): string {
  return destinationId === null
    ? `/posters/place.svg?${new URLSearchParams({ name: destination })}`
    : `/posters/${destinationId}.svg`
}
