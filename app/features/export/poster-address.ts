import type { ItineraryView } from '~/domain/itinerary/itinerary'

type Place = Pick<ItineraryView, 'destinationId' | 'destination'>

/** The addresses of the posters of a trip's places, as pictures. */
export function posterAddresses({ places, ...one }: Place & Pick<ItineraryView, 'places'>): string[] {
  return (places ?? [one]).map(posterAddress)
}

function posterAddress({ destinationId, destination }: Place): string {
  return destinationId === null
    ? `/posters/place.svg?${new URLSearchParams({ name: destination })}`
    : `/posters/${destinationId}.svg`
}
