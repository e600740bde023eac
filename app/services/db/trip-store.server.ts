import type { TripStore } from '~/domain/trip/trip'
import type { Database } from './database.server'
import { trips } from './schema.server'

export function d1Trips(db: Database, now: () => number): TripStore {
  return {
    async record({ id, generationId, owner, form, itinerary }) {
      await db
        .insert(trips)
        .values({
          id,
          generationId,
          sessionId: owner,
          destination: itinerary.destination,
          startDate: itinerary.startDate,
          endDate: itinerary.endDate,
          budget: form.budget,
          interests: form.interests,
          itinerary: JSON.stringify(itinerary),
          version: 1,
          isSaved: false,
          createdAt: now(),
        })
        // A generation that is finished twice, after a restart, is still one trip.
        .onConflictDoNothing()
    },
  }
}
