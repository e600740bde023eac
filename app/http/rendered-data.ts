import { createContext } from 'react'
import type { Destination } from '~/domain/catalogue/destination'
import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import type { CityData } from '~/domain/guide/city-data'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { ReadersMoney } from '~/domain/money/readers-money'

/** What the server renders a page from without sending it to the page's script. */
export interface RenderedData {
  /** The request is for data alone, from the script of a page that is open. */
  dataOnly?: boolean
  /** The plan that the front page shows, and the destinations of its posters. */
  sample?: { plan: ItineraryView; destination: Destination; cards: DestinationCard[] }
  sharedTrip?: ItineraryView
  money?: ReadersMoney
  city?: CityData
  /** Destinations with names like the one that is not known. */
  near?: { id: string; label: string }[]
  /** The destinations that were found, and similar names where there are none. */
  destinations?: { cards: DestinationCard[]; near: DestinationCard[] }
}

/** Filled by loaders through their context; empty in the browser. */
export const RenderedDataContext = createContext<RenderedData>({})
