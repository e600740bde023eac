import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import type { FeedStore } from '~/domain/trips/export/calendar-feed'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { visitorsOf } from './same-person.server'
import { trips } from './schema.server'

export function d1Feeds(db: Database): FeedStore {
  const mine = (userId: string, id: string) =>
    and(inArray(trips.visitorId, visitorsOf(db, userId)), eq(trips.id, id), isNull(trips.deletedAt))

  return {
    async open(userId, tripId) {
      const [row] = await db
        .update(trips)
        .set({ feedCode: sql`coalesce(${trips.feedCode}, ${randomToken(160)})` })
        .where(mine(userId, tripId))
        .returning({ code: trips.feedCode })
      return row?.code ?? null
    },
    async current(userId, tripId) {
      const row = await db.select({ code: trips.feedCode }).from(trips).where(mine(userId, tripId)).get()
      return row ? (row.code ?? '') : null
    },
    async close(userId, tripId) {
      const changed = await db
        .update(trips)
        .set({ feedCode: null })
        .where(mine(userId, tripId))
        .returning({ id: trips.id })
      return changed.length > 0
    },
    async read(code) {
      const row = await db
        .select({
          tripId: trips.id,
          generationId: trips.generationId,
          version: trips.version,
          itinerary: trips.itinerary,
          owner: trips.visitorId,
        })
        .from(trips)
        .where(and(eq(trips.feedCode, code), isNull(trips.deletedAt)))
        .get()
      return row ? { ...row, itinerary: readItinerary(row.itinerary) } : null
    },
  }
}
