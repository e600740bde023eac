import type { Itinerary } from '~/domain/itinerary/itinerary'

/** A trip as a calendar that subscribed to it gets it. */
export interface FedTrip {
  tripId: string
  generationId: string
  version: number
  itinerary: Itinerary
  /** The visitor whose plan pays for it. */
  owner: string
}

/** Secret addresses that calendars read a trip at. */
export interface FeedStore {
  /** The trip's code, made if there is none; null when the account has no such trip. */
  open(userId: string, tripId: string): Promise<string | null>
  /** The code there is, '' when there is none; null when the account has no such trip. */
  current(userId: string, tripId: string): Promise<string | null>
  /** Ends the feed; false when the account has no such trip. */
  close(userId: string, tripId: string): Promise<boolean>
  read(code: string): Promise<FedTrip | null>
}
