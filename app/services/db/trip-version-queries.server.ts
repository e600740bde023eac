import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import { type TripVersion, versionsKept } from '~/domain/trips/trip'
import type { Database } from './database.server'
import { trips, tripVersions } from './schema.server'

/** The earlier states of trips. `current` says which trip, and whose. */
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
    async list(current: SQL | undefined): Promise<TripVersion[] | null> {
      const rows = await db
        .select({ version: tripVersions.version, replacedAt: tripVersions.replacedAt })
        .from(trips)
        .leftJoin(tripVersions, eq(tripVersions.tripId, trips.id))
        .where(current)
        .orderBy(desc(tripVersions.version))
      // A trip that was never changed is a row without a version.
      const kept = rows.flatMap(({ version, replacedAt }) =>
        version === null || replacedAt === null ? [] : { version, replacedAt },
      )
      return rows.length > 0 ? kept : null
    },
    async read(current: SQL | undefined, version: number): Promise<Itinerary | null> {
      const row = await db
        .select({ itinerary: tripVersions.itinerary })
        .from(tripVersions)
        .innerJoin(trips, eq(trips.id, tripVersions.tripId))
        .where(and(current, eq(tripVersions.version, version)))
        .get()
      return row ? readItinerary(row.itinerary) : null
    },
  }
}
