import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { TripForm } from './trip-form'

/** A finished generation as it is kept. */
export interface TripRecord {
  id: string
  generationId: string
  /** The session that asked for it. */
  owner: string
  form: TripForm
  itinerary: Itinerary
}

export interface TripStore {
  /** Keeps a trip; harmless when repeated for the same generation. */
  record(trip: TripRecord): Promise<void>
}
