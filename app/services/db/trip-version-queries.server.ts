import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import { type TripVersion, versionsKept } from '~/domain/trips/trip'
import type { Database } from './database.server'
import { trips, tripVersions } from './schema.server'

/** The earlier states of trips. Whose a trip is has been asked before. */
export function tripVersionQueries(db: Database, now: () => number) {
  return {
    /** To run in one transaction with the edit: keeps the state that `current` finds. */
    keep: (current: SQL | undefined) =>
      db.insert(tripVersions).select(
        db
          .select({
            tripId: trips.id,
            version: trips.version,
            itinerary: trips.itinerary,
            replacedAt: sql<number>`${now()}`.as('replaced_at'),
          })
          .from(trips)
          .where(current),
      ),
    /** To run after it: only the last ones stay. */
    forgetOld: (tripId: string) =>
      db
        .delete(tripVersions)
        .where(
          and(
            eq(tripVersions.tripId, tripId),
            sql`${tripVersions.version} < (SELECT version FROM trips WHERE id = ${tripId}) - ${versionsKept}`,
          ),
        ),
    list: (tripId: string): Promise<TripVersion[]> =>
      db
        .select({ version: tripVersions.version, replacedAt: tripVersions.replacedAt })
        .from(tripVersions)
        .where(eq(tripVersions.tripId, tripId))
        .orderBy(desc(tripVersions.version)),
    async read(tripId: string, version: number): Promise<Itinerary | null> {
      const row = await db
        .select({ itinerary: tripVersions.itinerary })
        .from(tripVersions)
        .where(and(eq(tripVersions.tripId, tripId), eq(tripVersions.version, version)))
        .get()
      return row ? readItinerary(row.itinerary) : null
    },
  }
}
