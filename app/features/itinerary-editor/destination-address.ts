import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** Where everything is that is known of a trip's destination: the catalogue's file, or what stands in for it. */
export function destinationAddress({ destinationId, destination }: ItineraryView): string {
  return destinationId === null
    ? `/api/locality?${new URLSearchParams({ name: destination })}`
    : `/catalogue/${destinationId}.json`
}
