import type { Itinerary } from '~/domain/itinerary/itinerary'

/** A trip for a calendar that subscribes to it. */
export interface FedTrip {
  tripId: string
  generationId: string
  version: number
  itinerary: Itinerary
  /** The visitor whose plan includes the feed. */
  owner: string
}

/** Secret addresses for calendars that subscribe to a trip. */
export interface FeedStore {
  /** The trip's code, created if there is none; null when the account has no such trip. */
  open(userId: string, tripId: string): Promise<string | null>
  /** The trip's code, '' when there is none; null when the account has no such trip. */
  current(userId: string, tripId: string): Promise<string | null>
  /** Ends the feed; false when the account has no such trip. */
  close(userId: string, tripId: string): Promise<boolean>
  read(code: string): Promise<FedTrip | null>
}
