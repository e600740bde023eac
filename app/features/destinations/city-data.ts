import type { Destination } from '~/domain/catalogue/destination'
import { isFree } from '~/domain/catalogue/entry'
import { wholeFact } from '~/domain/catalogue/hint'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { Crumb } from './breadcrumbs'
import { iconPlaces } from './city-icons'
import { daysInFigures } from './city-words'

/** Several descriptions of a page for search engines (schema.org). */
export function graph(parts: readonly object[]) {
  return { '@context': 'https://schema.org', '@graph': parts }
}

export function breadcrumbData(crumbs: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

export function destinationData(destination: Destination, url: string, origin: string) {
  const { id, name, country, overview, center } = destination
  return {
    '@type': 'TouristDestination',
    '@id': `${url}#destination`,
    name,
    description: overview,
    url,
    image: `${origin}/posters/${id}.png`,
    geo: geoOf(center),
    containedInPlace: { '@type': 'Country', name: country },
    includesAttraction: iconPlaces(destination).map((place) => ({
      '@type': 'TouristAttraction',
      name: place.name,
      description: wholeFact(place),
      geo: geoOf(place.at),
      ...(isFree(place, destination) && { isAccessibleForFree: true }),
    })),
  }
}

const geoOf = ([latitude, longitude]: Destination['center']) => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
})

interface ToldPlan extends Pick<ItineraryView, 'overview'> {
  days: readonly { title: string }[]
}

/** A plan with its days. */
export function planData({ name }: Destination, plan: ToldPlan, url: string) {
  return {
    '@type': 'TouristTrip',
    name: `${daysInFigures(plan.days.length)} in ${name}`,
    description: plan.overview,
    url,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: plan.days.length,
      itemListElement: plan.days.map(({ title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
      })),
    },
  }
}

/** A list of pages. */
export function listData(pages: readonly Crumb[], origin: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + path,
    })),
  }
}
