import type { Destination } from '~/domain/catalogue/destination'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** What the pages of a destination are drawn from: its facts, and a plan. */
export interface CityData {
  destination: Destination
  plan: ItineraryView
}
