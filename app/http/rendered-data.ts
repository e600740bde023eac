import { createContext } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** What the server renders a page from without sending it to the page's script. */
export interface RenderedData {
  sharedTrip?: ItineraryView
}

/** Filled by loaders through their context; empty in the browser. */
export const RenderedDataContext = createContext<RenderedData>({})
