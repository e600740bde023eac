import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** The address of the destination's data: the catalogue file, or the locality when there is no catalogue. */
export function destinationAddress({
  destinationId,
  destination,
}: Pick<ItineraryView, 'destination' | 'destinationId'>): string {
  return destinationId === null
    ? `/api/locality?${new URLSearchParams({ name: destination })}`
    : `/catalogue/${destinationId}.json`
}
