import type { ItineraryView } from '~/domain/itinerary/itinerary'

type Told = Pick<ItineraryView, 'destination' | 'overview' | 'startDate' | 'endDate'> & {
  days: { title: string }[]
}

/** The trip as structured data (schema.org), with its days. */
export function touristTrip({ destination, overview, startDate, endDate, days }: Told, url: string) {
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
      numberOfItems: days.length,
      itemListElement: days.map(({ title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
      })),
    },
  }
}
