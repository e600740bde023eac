import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** The trip as structured data (schema.org). */
export function touristTrip({ destination, overview, startDate, endDate, days }: ItineraryView, url: string) {
  // A suggestion without a known place is not listed as an attraction.
  const stops = days.flatMap(({ activities }) =>
    activities.filter(({ type, idea }) => type === 'attraction' && !idea),
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: `${days.length} ${days.length === 1 ? 'day' : 'days'} in ${destination}`,
    description: overview,
    url,
    departureTime: startDate,
    arrivalTime: endDate,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: stops.map(({ title, latitude, longitude }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'TouristAttraction',
          name: title,
          ...(latitude !== null &&
            longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
        },
      })),
    },
  }
}
