import { Itinerary } from '~/domain/itinerary/itinerary'
import type { Trip, TripStore } from '~/domain/trips/trip'

/** For tests: a store that has one trip for everybody, and what edits of it stored, the last one last, as it would be read again. */
export function storeWith(trip: Trip): { trips: TripStore; kept: Itinerary[] } {
  const kept: Itinerary[] = []
  const trips: Pick<TripStore, 'find' | 'update'> = {
    find: async () => trip,
    update: async (_user, _id, version, next) => {
      kept.push(Itinerary.parse(JSON.parse(JSON.stringify(next))))
      return { ok: true, value: { version: version + 1 } }
    },
  }
  return { trips: trips as TripStore, kept }
}
